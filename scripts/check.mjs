// npm run check: types, lint, format, boundaries, dead code, CSS classes, words, migrations, decisions and licences. All checks
// run, even when one fails.
import { join } from 'node:path';
import { install, pinnedNode, project, run } from './project.mjs';

const tool = (path) => join(project, 'node_modules', path);

const cruiser = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
const products = ['packages', 'apps/server/src', 'apps/web/src'];
const tools = ['e2e', 'bench', 'attack', 'scripts', 'vitest.config.ts'];

const checks = [
  ['types', tool('typescript/bin/tsc'), '-b'],
  ['lint', tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  ['format', tool('@biomejs/biome/bin/biome'), 'format', '.'],
  ['boundaries', cruiser, '--config=.dependency-cruiser.mjs', 'packages', 'apps', ...tools],
  ['folder cycles', cruiser, '--config=.dependency-cruiser.folders.mjs', ...products],
  ['dead code', tool('knip/bin/knip.js')],
  ['classes', join(project, 'scripts/check-classes.mjs')],
  ['lexicon', join(project, 'scripts/lexicon.mjs'), '--check'],
  ['migrations', join(project, 'scripts/check-migrations.mjs')],
  ['decisions', join(project, 'scripts/check-decisions.mjs')],
  ['licences', join(project, 'scripts/check-licenses.mjs')],
];

await install();
const failed = [];
for (const [name, ...command] of checks) if ((await run(pinnedNode, command)) !== 0) failed.push(name);
console.log(failed.length === 0 ? 'All checks pass.' : `Not clean: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
