// Records the SQL statements that the product sends to its database: node scripts/record-release.mjs [--planned] [test files]. It
// runs the tests of the server.
// Without --planned, it stores each of their statements in apps/server/src/db/release/. Run it for each release, after its last
// migration: the next release is tested against them. It also stores what programs rely on in the API (api-change.mjs).
// Always, it stores them in apps/server/src/db/planned-statements.txt, whose plans a test looks at. With test files, it adds theirs.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_RELEASE_FILE, apiReleaseText, recordedApi } from './api-change.mjs';
import { apiDescription } from './api-description.mjs';
import { install, mustRun, pinnedNode, project } from './project.mjs';

const PLANNED = '--planned';
const files = process.argv.slice(2).filter((given) => given !== PLANNED);
const isRelease = !process.argv.includes(PLANNED);

await install();
const folder = mkdtempSync(join(tmpdir(), 'talaash-statements-'));
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'];
await mustRun(pinnedNode, [...vitest, ...files], {
  env: { ...process.env, RECORD_STATEMENTS: folder },
});

/** Statements that differ only in the number of their values are one. */
const shapeOf = (text) =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(
      /\((?:\$|default)(?:, (?:\$|default))*\)(?:, \((?:\$|default)(?:, (?:\$|default))*\))*/g,
      '(…)',
    )
    .replaceAll(/\s+/g, ' ');

const database = join(project, 'apps/server/src/db');
const linesOf = (file) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

const shortest = new Map();
if (!isRelease && files.length > 0)
  for (const text of linesOf(join(database, 'planned-statements.txt'))) shortest.set(shapeOf(text), text);
for (const name of readdirSync(folder)) {
  for (const line of linesOf(join(folder, name))) {
    const text = JSON.parse(line);
    // The oracle of the search is a test's own.
    if (text.includes('sql_search')) continue;
    const known = shortest.get(shapeOf(text));
    if (known === undefined || known.length > text.length) shortest.set(shapeOf(text), text);
  }
}
rmSync(folder, { recursive: true });

const statements = [...shortest.values()]
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  .toSorted((one, other) => (one < other ? -1 : 1));
const store = (file) => writeFileSync(join(database, file), `${statements.join('\n')}\n`);

store('planned-statements.txt');
if (isRelease) {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const { entries } = JSON.parse(readFileSync(join(database, 'migrations/meta/_journal.json'), 'utf8'));
  const release = { version, lastMigration: entries.at(-1).tag, unused: [] };
  writeFileSync(join(database, 'release/release.json'), `${JSON.stringify(release, undefined, 2)}\n`);
  store('release/statements.txt');
  writeFileSync(join(project, API_RELEASE_FILE), apiReleaseText(recordedApi(apiDescription())));
}
console.log(`Recorded ${statements.length} statements.`);
