// One mistake for each rule that npm run check enforces, with the expected messages.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const lock = createHash('sha256')
  .update(readFileSync(new URL('../../package-lock.json', import.meta.url)))
  .digest('hex');

const line = (count) => Array.from({ length: count }, (_, index) => `note(${index});\n`).join('');
const notes = 'const note = (count: number) => process.stdout.write(String(count));\n';

/**
 * `files` are new files; `ends` are texts to append to existing files, `losses` are texts to take away from them, and `swaps` are
 * texts of them with others in their place.
 * `expected` are the messages of the check.
 */
export const MISTAKES = [
  {
    mistake: 'a type that does not fit',
    files: { 'packages/domain/src/planted/type.ts': "export const plantedType: number = 'one';\n" },
    expected: [/^packages\/domain\/src\/planted\/type\.ts.*TS2322/m],
  },
  {
    mistake: 'a fault of format',
    files: { 'packages/domain/src/planted/format.ts': 'export const plantedFormat = "one"\n' },
    expected: [/packages\/domain\/src\/planted\/format\.ts format/],
  },
  {
    mistake: 'a promise that nobody waits for',
    files: { 'packages/domain/src/planted/promise.ts': 'Promise.resolve();\n' },
    expected: [/no-floating-promises[^]*?planted\/promise\.ts/],
  },
  {
    mistake: 'a file of 301 lines',
    files: { 'packages/domain/src/planted/long-file.ts': notes + line(300) },
    expected: [/max-lines\)[^]*?planted\/long-file\.ts/],
  },
  {
    mistake: 'a test of 301 lines',
    files: { 'packages/domain/src/planted/long-file.test.ts': notes + line(300) },
    expected: [/max-lines\)[^]*?planted\/long-file\.test\.ts/],
  },
  {
    mistake: 'a function of 81 lines',
    files: {
      'packages/domain/src/planted/long-function.ts': `${notes}export function planted() {\n${line(79).replaceAll(/^/gm, '  ').trimEnd()}\n}\n`,
    },
    expected: [/max-lines-per-function\)[^]*?planted\/long-function\.ts/],
  },
  {
    mistake: 'a function with sixteen ways through it',
    files: {
      'packages/domain/src/planted/complex.ts': `export const planted = (given: number) =>\n${Array.from({ length: 15 }, (_, at) => `  given === ${at} ? ${at + 1} :\n`).join('')}  0;\n`,
    },
    expected: [/eslint\(complexity\)[^]*?planted\/complex\.ts/],
  },
  {
    mistake: 'a global of browsers in the server',
    files: { 'apps/server/src/base/planted-page.ts': 'export const planted = () => document.title;\n' },
    expected: [/eslint\(no-restricted-globals\)[^]*?base\/planted-page\.ts/],
  },
  {
    mistake: 'a folder without a row',
    files: {
      'apps/server/src/planted-folder/leaf.ts': 'export const plantedLeaf = 1;\n',
      'apps/server/src/planted.ts': "import './planted-folder/leaf.ts';\n",
    },
    expected: ['every-folder-has-a-row: apps/server/src/planted-folder/leaf.ts'],
  },
  {
    mistake: 'zod outside schema.ts',
    files: {
      'packages/domain/src/planted/limit.ts':
        "import { z } from 'zod';\n\nexport const plantedLimit = z.string();\n",
    },
    expected: [/zod-in-schemas-only: packages\/domain\/src\/planted\/limit\.ts → .*node_modules\/zod\//],
  },
  {
    mistake: 'zod outside schema.ts by way of a schema',
    files: {
      'packages/domain/src/planted/schema.ts':
        "import { z } from 'zod';\n\nexport const Planted = z.string();\n",
      'packages/domain/src/planted/rule.ts':
        "import { Planted } from './schema.ts';\n\nexport const plantedRule = Planted;\n",
    },
    expected: [
      'zod-in-schemas-only: packages/domain/src/planted/rule.ts → packages/domain/src/planted/schema.ts',
    ],
  },
  {
    mistake: 'a file system in the domain',
    files: { 'packages/domain/src/planted/disk.ts': "import 'node:fs';\n" },
    expected: ['domain-imports-zod-only: packages/domain/src/planted/disk.ts → fs'],
  },
  {
    mistake: 'a cycle between files',
    files: {
      'packages/domain/src/planted/hen.ts': "import './egg.ts';\n",
      'packages/domain/src/planted/egg.ts': "import './hen.ts';\n",
    },
    expected: [/no-cycles: packages\/domain\/src\/planted\/(hen|egg)\.ts/],
  },
  {
    mistake: 'a cycle between folders',
    files: {
      'apps/server/src/features/planted-one/queries.ts': "import '../planted-other/present.ts';\n",
      'apps/server/src/features/planted-one/present.ts': 'export const plantedOne = 1;\n',
      'apps/server/src/features/planted-other/queries.ts': "import '../planted-one/present.ts';\n",
      'apps/server/src/features/planted-other/present.ts': 'export const plantedOther = 1;\n',
    },
    expected: [/no-folder-cycles: apps\/server\/src\/features\/planted-(one|other)\b/],
  },
  {
    mistake: 'an import of a file that is not there',
    files: { 'packages/domain/src/planted/lost.ts': "import './nowhere.ts';\n" },
    expected: ['no-unresolved: packages/domain/src/planted/lost.ts → ./nowhere.ts'],
  },
  {
    mistake: 'a module that nothing imports',
    files: { 'apps/server/src/base/planted-orphan.ts': 'export const plantedOrphan = 1;\n' },
    expected: ['no-orphans: apps/server/src/base/planted-orphan.ts'],
  },
  {
    mistake: 'a test that is imported',
    files: {
      'packages/domain/src/planted/rule.test.ts': 'export const plantedTest = 1;\n',
      'packages/domain/src/planted/imports-test.ts': "import './rule.test.ts';\n",
    },
    expected: ['tests-are-not-imported: packages/domain/src/planted/imports-test.ts'],
  },
  ...['domain', 'contract', 'lexicon', 'question', 'talent-index'].map((name) => ({
    mistake: `an export of the package ${name} that nothing uses`,
    files: { [`packages/${name}/src/planted-export.ts`]: 'export const plantedExport = 1;\n' },
    expected: [new RegExp(`^plantedExport +packages/${name}/src/planted-export\\.ts`, 'm')],
  })),
  ...['apps/server/src/base/log.ts', 'apps/web/src/routes/index.tsx'].map((path) => ({
    mistake: `an export of ${path} that nothing uses`,
    ends: { [path]: '\nexport const plantedExport = 1;\n' },
    expected: [new RegExp(`^plantedExport +${path}`, 'm')],
  })),
  {
    mistake: 'a file of the server that nothing reaches',
    files: {
      'apps/server/src/base/planted-island.ts': "import './planted-islet.ts';\n",
      'apps/server/src/base/planted-islet.ts': 'export const plantedIslet = 1;\n',
    },
    expected: [/^apps\/server\/src\/base\/planted-island\.ts/m],
  },
  {
    mistake: 'a class that does not exist, one that nothing uses, and one that is not written out',
    files: {
      'apps/web/src/lib/planted.module.css': '.unread {\n  color: red;\n}\n',
      'apps/web/src/lib/planted-class.ts':
        "import css from './planted.module.css';\n\nexport const plantedClass = (name: string) => [css['absent'], css[name]];\n",
    },
    expected: [
      'apps/web/src/lib/planted-class.ts:3 No class absent in apps/web/src/lib/planted.module.css.',
      'apps/web/src/lib/planted-class.ts:3 Write out the class',
      'apps/web/src/lib/planted.module.css Nothing uses the class unread.',
    ],
  },
  {
    mistake: 'a table without its migration',
    files: {
      'apps/server/src/db/schema/planted.ts':
        "import { pgTable, text } from 'drizzle-orm/pg-core';\n\nexport const planted = pgTable('planted', { plantedId: text() });\n",
    },
    expected: ['are not those of the migrations. Run: npm run db:generate'],
  },
  {
    mistake: 'a second snapshot of the migrations',
    files: { 'apps/server/src/db/migrations/meta/0000_snapshot.json': '{}\n' },
    expected: [
      'Only the snapshot of the newest migration is kept. Delete: apps/server/src/db/migrations/meta/0000',
    ],
  },
  {
    mistake: 'a licence that is not allowed',
    losses: { 'scripts/check-licenses.mjs': "  'MIT-0',\n" },
    expected: ['nodemailer has the licence MIT-0, which scripts/check-licenses.mjs does not allow.'],
  },
  {
    mistake: 'a library with its own terms that NOTICE does not name',
    losses: { NOTICE: '\nmediabunny\n' },
    expected: ['mediabunny (MPL-2.0) is missing in NOTICE.'],
  },
  {
    mistake: 'words that stand twice or unsorted, and a table that was not made again',
    ends: { 'packages/lexicon/words/role.txt': 'engineers\naccountant\nplanted [planted]\n' },
    expected: [
      'packages/lexicon/words/role.txt: accountant is listed twice',
      'packages/lexicon/words/role.txt: engineers is the plural of another entry',
      'packages/lexicon/words/role.txt: planted has the unknown mark [planted]',
      'packages/lexicon/words/role.txt is not sorted',
      'packages/lexicon/src/generated/role.ts is stale',
    ],
  },
  {
    mistake: 'a secret in a file, and an allowed one that is gone',
    // In two pieces, so that it is no secret here.
    files: { 'deploy/planted.env.example': `TOKEN=ghp_${'0123456789'.repeat(3)}ABCDEF\n` },
    losses: { 'apps/server/src/main.test.ts': 'someone:hidden@' },
    expected: [
      /planted\.env\.example\n.*GITHUB_TOKEN/,
      /apps\/server\/src\/main\.test\.ts has no postgres:.* any more: stop allowing it\./,
    ],
  },
  {
    mistake: 'a known vulnerability of a package that is shipped, beside one of a tool',
    files: {
      [`.cache/audit/${lock}.json`]: JSON.stringify({
        vulnerabilities: Object.fromEntries(
          ['zod', 'oxlint'].map((name) => [
            name,
            { name, severity: 'high', nodes: [`node_modules/${name}`], via: [{ title: 'planted' }] },
          ]),
        ),
      }),
    },
    // No line about the tool follows.
    expected: [/^zod has a known vulnerability of high severity \(planted\): update it\.\n── /m],
  },
  {
    mistake: 'a path, a link and a heading in a document that are not there',
    files: {
      'docs/planted.md':
        'See `apps/server/src/planted-nowhere.ts`, `packages/<noun>/planted-nowhere.ts`,\n[this](planted-nowhere.md) and [that](STYLE.md#planted).\n',
    },
    expected: [
      'docs/planted.md:1 There is no apps/server/src/planted-nowhere.ts.',
      'docs/planted.md:1 There is no packages/<noun>/planted-nowhere.ts.',
      'docs/planted.md:2 The link to planted-nowhere.md leads nowhere.',
      'docs/planted.md:2 docs/STYLE.md has no heading #planted.',
    ],
  },
  {
    mistake: 'a call that may leave out its access, and a form that takes any field',
    swaps: {
      'packages/contract/src/call.ts': ['}: CallMeta & {', '}: Partial<CallMeta> & {'],
      'apps/web/src/lib/value-path.ts': ['(keyof Values & string) |', 'string |'],
    },
    expected: [
      /^packages\/contract\/src\/call\.test\.ts.*TS2578: Unused '@ts-expect-error'/m,
      /^apps\/web\/src\/lib\/form\.test\.ts.*TS2578: Unused '@ts-expect-error'/m,
    ],
  },
];
