// Who may import whom, as data: one row a folder. `npm run check` fails on an import that no row allows, on a folder
// without a row, and on a cycle between files or folders.
const server = 'apps/server/src/';
const web = 'apps/web/src/';
const index = 'packages/talent-index/src/';

const domain = '^packages/domain/src/';
const contract = '^packages/contract/src/';
const talentIndex = `^${index}`;
const ports = `^${server}adapters/[^/]+/port\\.ts$`;
const at = (...folders) => folders.map((folder) => `^${server}${folder}/`);
const inWeb = (...folders) => folders.map((folder) => `^${web}${folder}/`);

/**
 * [files, what they may import of ours besides their own folder, why]. The first row that matches a file is its row.
 * @type {[string, string[], string][]}
 */
export const ROWS = [
  ['^packages/domain/src/', [], 'The domain stands alone.'],
  ['^packages/contract/src/', [domain], 'The contract depends on the domain only.'],
  [
    `^${index}words/`,
    [domain, `^${index}port\\.ts$`],
    'How words are read knows nothing of how they are kept.',
  ],
  [`^${index}segments/`, [domain, `^${index}port\\.ts$`, `^${index}words/`], 'How talent are kept.'],
  [
    `^${index}answers/`,
    [domain, `^${index}port\\.ts$`, `^${index}(words|segments)/`],
    'How a question is answered.',
  ],
  [
    `^${index}snapshots/`,
    [domain, `^${index}segments/`],
    'How segments are written to a file and read back.',
  ],
  [`^${index}engine/`, [domain, talentIndex], 'What holds the parts of the search engine together.'],
  [`^${index}[^/]+$`, [domain], 'The port of the search engine: its words alone.'],

  [`^${server}base/`, [domain], 'What everything stands on: configuration, secrets, log, ids.'],
  [`^${server}db/`, [domain, ...at('base')], 'Tables, migrations and the database itself.'],
  [`^${server}events/`, [domain, ...at('base', 'db')], 'The events table and its followers.'],
  [`^${server}jobs/`, [domain, ...at('base', 'db')], 'The queue. What a job does stands in a feature.'],
  [`^${server}mail/`, [domain], 'How a mail looks.'],
  [
    `^${server}adapters/talent-index/`,
    [domain, talentIndex, ...at('base')],
    'The search server reads texts with the words of our own engine, so that both find nearly the same.',
  ],
  [
    `^${server}adapters/payments/`,
    [domain, contract, ...at('base', 'db')],
    'The local twin keeps tables of its own.',
  ],
  [`^${server}adapters/([^/]+)/`, [domain, ...at('base')], 'An adapter knows its vendor and its port.'],
  [
    `^${server}call/`,
    [domain, contract, ports, `^${index}port\\.ts$`, ...at('base', 'db', 'events', 'jobs')],
    'What features stand on.',
  ],
  [
    `^${server}reviewed/`,
    [domain, ports, ...at('base', 'call', 'db', 'events', 'jobs')],
    'Saving with a review.',
  ],
  [
    `^${server}index/`,
    [domain, talentIndex, ...at('base', 'db', 'events')],
    'Feed, thread and keys of the search index.',
  ],
  [
    `^${server}features/([^/]+)/`,
    [
      domain,
      contract,
      ports,
      `^${index}(port\\.ts$|words/)`,
      `^${server}index/search-key\\.ts$`,
      `^${server}features/[^/]+/(queries|present)\\.ts$`,
      ...at('base', 'call', 'db', 'events', 'jobs', 'mail', 'reviewed'),
    ],
    'Of another feature, only its queries.ts and present.ts.',
  ],
  [
    `^${server}http/`,
    [domain, contract, ports, ...at('base', 'call', 'db', 'events', 'features', 'mail')],
    'The routes. Nobody below imports them.',
  ],
  [
    `^${server}seed/`,
    [domain, ports, `^${server}features/file/actions\\.ts$`, ...at('base', 'call', 'db', 'events')],
    'Demo people, for the local environment.',
  ],
  [`^${server}cli/`, [`^${server}wiring\\.ts$`, domain, ...at('base', 'db', 'seed')], 'Commands.'],
  [`^${server}wiring\\.ts$`, [`^${server}`, domain, contract, talentIndex], 'The only importer of adapters.'],
  [
    `^${server}[^/]+$`,
    [domain, contract, talentIndex, ports, `^${server}(?!adapters/)`],
    'The program itself.',
  ],

  [
    `^${web}ui/(base|theme)/`,
    [`^${web}ui/base/`],
    'The design system knows no noun. Its kinds stand in this order.',
  ],
  [`^${web}ui/float/`, inWeb('ui/base'), 'What lies above the page, and where.'],
  [
    `^${web}ui/key/`,
    inWeb('ui/base', 'ui/float'),
    'Keys and their caps. An open dialog rests the keys of the page.',
  ],
  [`^${web}ui/press/`, inWeb('ui/base', 'ui/key', 'ui/float'), 'Buttons and links.'],
  [`^${web}ui/show/`, inWeb('ui/(base|key|press)'), 'What shows something.'],
  [`^${web}ui/field/`, inWeb('ui/(base|key|float|press|show)'), 'What one types into.'],
  [
    `^${web}ui/overlay/`,
    inWeb('ui/(base|key|float|press|show|field)'),
    'Dialogs, menus, toasts, the palette.',
  ],
  [`^${web}ui/shell/`, inWeb('ui'), 'The frame of every page.'],
  [
    `^${web}lib/`,
    ['^packages/(domain|contract)/', ...inWeb('ui')],
    'The client, the session, forms and formats.',
  ],
  [
    `^${web}parts/`,
    ['^packages/(domain|contract)/', ...inWeb('ui', 'lib')],
    'Fields and facts that know the domain but no feature.',
  ],
  [
    `^${web}features/([^/]+)/`,
    ['^packages/(domain|contract)/', ...inWeb('ui', 'lib', 'parts')],
    'Never another feature: routes compose them.',
  ],
  [
    `^${web}routes/`,
    ['^packages/(domain|contract)/', ...inWeb('ui', 'lib', 'parts', 'features', 'routes')],
    'Pages.',
  ],
  [`^${web}[^/]+$`, ['^packages/(domain|contract)/', `^${web}`], 'The start of the web.'],
  ['^apps/web/(build|vite\\.config)', ['^apps/web/'], 'How the web is built.'],

  [
    '^packages/talent-index/test/',
    [domain, talentIndex, '^packages/talent-index/test/'],
    'The harness of its tests.',
  ],
  ['^packages/domain/test/', [domain], 'Records for the tests of all packages.'],
  ['^apps/server/(test/|drizzle)', ['^packages/', '^apps/server/'], 'The harness of the tests.'],
  ['^(e2e|bench)/', ['^(packages|apps/server|e2e|bench)/', '^scripts/'], 'Journeys and measurements.'],
  [
    '^(scripts/|[^/]+$)',
    ['^scripts/', '^apps/server/drizzle\\.config\\.ts$'],
    'What runs before anything is installed, and the checks.',
  ],
];

const TESTS = '\\.test\\.tsx?$';
const OURS = '^(packages|apps|e2e|bench|scripts)/';

/** Its own folder: the whole match of a row's path, its group where the row has one. */
const own = (path) =>
  path.includes('([^/]+)') ? [path.replace('([^/]+)', '$1')] : path.endsWith('/') ? [path] : [];

const rows = ROWS.map(([path, allowed, comment], place) => ({
  name: path.replaceAll('[^/]+', '*').replace(/\/\(\*\)|[\^$\\]/g, ''),
  comment,
  severity: 'error',
  from: { path, pathNot: [TESTS, ...ROWS.slice(0, place).map(([earlier]) => earlier)] },
  to: { path: OURS, pathNot: [...own(path), ...allowed, 'node_modules'] },
}));

export default {
  forbidden: [
    ...rows,
    {
      name: 'every-folder-has-a-row',
      comment: 'A new folder gets a row in .dependency-cruiser.mjs: say what it may import.',
      severity: 'error',
      from: { orphan: false, path: OURS, pathNot: [TESTS, ...ROWS.map(([path]) => path)] },
      to: {},
    },
    {
      name: 'zod-in-schemas-only',
      comment:
        'Limits, choices, rules and words of the domain are free of zod, so that the first page of the web carries no validation library.',
      severity: 'error',
      from: { path: domain, pathNot: ['/schema\\.ts$', TESTS] },
      to: {
        path: ['(^|/)node_modules/zod/', '^zod', '^packages/domain/src/[^/]+/schema\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-imports-zod-only',
      comment: 'The domain is pure: no I/O, no React.',
      severity: 'error',
      from: { path: domain, pathNot: TESTS },
      to: { path: '^(?!packages/domain/|node_modules/zod/)', pathNot: '^zod' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other in a circle cannot be understood one at a time.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Everything that is imported exists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that imports nothing is dead.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.m?ts$', `^${web}(routes/|ui/theme/theme-script)`] },
      to: {},
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Tests and their harness serve tests only.',
      severity: 'error',
      from: { pathNot: [TESTS, '^(apps/server|packages/talent-index)/test/', '^e2e/', '^bench/'] },
      to: { path: [TESTS, '^(apps/server|packages/talent-index)/test/', '^e2e/', '^bench/'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['routeTree\\.gen\\.ts$', '\\.css$', '/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
