// Who may import whom. `npm run check` fails on an import that no row of scripts/import-row.mjs allows, on a folder without
// a row, and on a cycle between files or folders.
import { domain, ROWS, web } from './scripts/import-row.mjs';

const TESTS = '\\.test\\.tsx?$';
const OURS = '^(packages|apps|e2e|bench|attack|scripts)/';

/** The own folder of a row: the match of its path, with the name of the folder when the path has a group. */
const own = (path) => (path.endsWith('/') ? [path.replace(/\([^()]+\)\/$/, '$1/')] : []);

const rows = ROWS.map(([path, allowed, comment], rowIndex) => ({
  name: path.replaceAll('[^/]+', '*').replace(/\/\(\*\)|[\^$\\]/g, ''),
  comment,
  severity: 'error',
  from: { path, pathNot: [TESTS, ...ROWS.slice(0, rowIndex).map(([earlier]) => earlier)] },
  to: { path: OURS, pathNot: [...own(path), ...allowed, 'node_modules'] },
}));

export default {
  forbidden: [
    ...rows,
    {
      name: 'every-folder-has-a-row',
      comment: 'Add a row for this folder to scripts/import-row.mjs, with its allowed imports.',
      severity: 'error',
      from: { orphan: false, path: OURS, pathNot: [TESTS, 'node_modules', ...ROWS.map(([path]) => path)] },
      to: {},
    },
    {
      name: 'zod-in-schemas-only',
      comment:
        'Only schema.ts may import zod, so that the first page of the web loads no validation library.',
      severity: 'error',
      from: { path: domain, pathNot: ['/schema\\.ts$', TESTS] },
      to: {
        path: ['(^|/)node_modules/zod/', '^zod', '^packages/domain/src/[^/]+/schema\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-imports-zod-only',
      comment: 'The domain is pure: no I/O, no React. Of the lexicon it knows the names of places.',
      severity: 'error',
      from: { path: domain, pathNot: TESTS },
      to: {
        path: '^(?!packages/domain/|packages/lexicon/src/place-name\\.ts$|node_modules/zod/)',
        pathNot: '^zod',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Modules in a cycle cannot be understood one at a time.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The imported file does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    },
    {
      name: 'no-orphans',
      comment: 'A module without imports and importers is dead code.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.m?ts$',
          `^${web}(routes/|offline/|ui/theme/(theme|early)-script|lib/bot-check/solve-worker)`,
        ],
      },
      to: {},
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Tests and test kits are for tests only.',
      severity: 'error',
      from: {
        pathNot: [
          TESTS,
          '^(apps/server|packages/(question|talent-index|resume-reader))/test/',
          '^(e2e|bench|attack)/',
        ],
      },
      to: {
        path: [
          TESTS,
          '^(apps/server|packages/(question|talent-index|resume-reader))/test/',
          '^(e2e|bench|attack)/',
        ],
      },
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
