// npm run check: types, lint, format, boundaries, dead code, the description of the API, CSS classes, words, migrations, decisions,
// answers to ASVS, paths in documents, licences, secrets and known vulnerabilities. The parts run side by side. All of them run, even when one fails; the output of each is
// printed when it ends. `-- --changed` looks only at what differs from the branch main, and names what it leaves out.
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { install, pinnedNode, project, run } from './project.mjs';
import { changedFiles } from './project-file.mjs';

const tool = (path) => join(project, 'node_modules', path);
const script = (name) => join(project, 'scripts', name);

const cruiser = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
const products = ['packages', 'apps/server/src', 'apps/web/src'];
const tools = ['e2e', 'bench', 'attack', 'scripts', 'vitest.config.ts'];

// One checker for each of two projects at a time: several checkers of one project repeat each other's work.
const types = [tool('typescript/bin/tsc'), '-b', '--checkers', '1', '--builders', '2'];
const lint = [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'];
const format = [tool('@biomejs/biome/bin/biome'), 'format'];
const api = [script('check-api.mjs')];

const CODE = /\.(ts|tsx|mts|mjs|js)$/;
const IN_BOUNDS = /^(packages|apps|e2e|bench|attack|scripts)\/.*\.(ts|tsx|mts|mjs|js)$/;

/** Begins with `base`, and names the files that match. */
const files = (pattern, base) => (changed) => {
  const found = changed.filter((path) => pattern.test(path));
  return found.length > 0 ? [...base, ...found] : undefined;
};

/** The whole part, if a file matches. */
const when = (pattern, command) => (changed) =>
  changed.some((path) => pattern.test(path)) ? command : undefined;

const always = (command) => () => command;

/**
 * The parts, those that take longest first. `ofChanged` is the command for changed files: undefined when none of them
 * concerns it. Without it a part is left out, because it has to see everything and takes too long.
 *
 * @type {{ name: string, command: string[], ofChanged?: (changed: string[]) => string[] | undefined }[]}
 */
const PARTS = [
  { name: 'types', command: types, ofChanged: always(types) },
  {
    name: 'lint',
    command: lint,
    ofChanged: files(CODE, [...lint, '--no-error-on-unmatched-pattern']),
  },
  {
    name: 'boundaries',
    command: [cruiser, '--config=.dependency-cruiser.mjs', 'packages', 'apps', ...tools],
    ofChanged: files(IN_BOUNDS, [cruiser, '--config=.dependency-cruiser.changed.mjs']),
  },
  { name: 'dead code', command: [tool('knip/bin/knip.js')] },
  {
    name: 'lexicon',
    command: [script('lexicon.mjs'), '--check'],
    ofChanged: when(/^packages\/lexicon\//, [script('lexicon.mjs'), '--check']),
  },
  {
    name: 'registry',
    command: [script('registry.mjs'), '--check'],
    ofChanged: when(/procedures\.ts$|routeTree\.gen\.ts$|\/(?:index|router|route)\.ts$/, [
      script('registry.mjs'),
      '--check',
    ]),
  },
  {
    name: 'API description',
    command: api,
    ofChanged: when(
      /^packages\/(client|contract|domain)\/|^apps\/server\/src\/(http|call)\/|check-api|api-(change|description|release)|client-source/,
      api,
    ),
  },
  { name: 'folder cycles', command: [cruiser, '--config=.dependency-cruiser.folders.mjs', ...products] },
  {
    name: 'format',
    command: [...format, '.'],
    ofChanged: files(/./, [...format, '--no-errors-on-unmatched', '--files-ignore-unknown=true']),
  },
  ...[
    ['secrets', 'check-secrets.mjs', files(/./, [script('check-secrets.mjs')])],
    ['vulnerabilities', 'check-vulnerabilities.mjs', /^package-lock\.json$/],
    ['migrations', 'check-migrations.mjs', /^apps\/server\/(src\/db\/|drizzle\.config)/],
    ['classes', 'check-classes.mjs', /^apps\/web\/src\//],
    // Any file may be the one that a document names.
    ['paths', 'check-paths.mjs', /./],
    ['ASVS', 'check-asvs.mjs', /^docs\/asvs\.md$|asvs-|\.test\.tsx?$/],
    ['decisions', 'check-decisions.mjs', /^docs\/decisions\//],
    ['licences', 'check-licenses.mjs', /^(package-lock\.json|NOTICE)$|\/package\.json$/],
  ].map(([name, file, ofChanged]) => ({
    name,
    command: [script(file)],
    ofChanged: ofChanged instanceof RegExp ? when(ofChanged, [script(file)]) : ofChanged,
  })),
];

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });
await install();
const startedMs = performance.now();
const parts = values.changed ? partsOfChanged() : PARTS;
const failed = await runAll(parts);
const seconds = secondsSince(startedMs);
console.log(
  failed.length === 0 ? `All checks pass (${seconds}).` : `Not clean: ${failed.join(', ')} (${seconds}).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** The parts with the commands for what changed. Says what is left out. */
function partsOfChanged() {
  const { files: changed, since } = changedFiles();
  const found = PARTS.map(({ name, ofChanged }) => ({ name, command: ofChanged?.(changed) }));
  const nameAll = (some) => some.map(({ name }) => name).join(', ') || 'none';
  const isTooSlow = PARTS.filter(({ ofChanged }) => ofChanged === undefined);
  const isUntouched = found.filter(({ name, command }) => !command && !nameAll(isTooSlow).includes(name));
  console.log(`${changed.length} files differ from main (${since.slice(0, 8)}).`);
  console.log(`Left out, since no changed file concerns them: ${nameAll(isUntouched)}.`);
  console.log(
    `Left out, since they look at all files: ${nameAll(isTooSlow)}, and modules without importers.`,
  );
  console.log('`npm run check` has everything.');
  return found.filter(({ command }) => command);
}

/** Runs two parts at a time. @returns {Promise<string[]>} the names of those that fail */
async function runAll(parts) {
  const failed = [];
  const waiting = [...parts];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      if ((await runPart(part)) !== 0) failed.push(part.name);
  };
  await Promise.all([work(), work()]);
  return parts.map(({ name }) => name).filter((name) => failed.includes(name));
}

async function runPart({ name, command }) {
  const chunks = [];
  const output = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  const beganMs = performance.now();
  const code = await run(pinnedNode, command, { output });
  const verdict = code === 0 ? 'passes' : 'FAILS';
  process.stdout.write(
    `── ${name} ${verdict} (${secondsSince(beganMs)})\n${Buffer.concat(chunks).toString()}`,
  );
  return code;
}

function secondsSince(beganMs) {
  return `${((performance.now() - beganMs) / 1000).toFixed(1)} s`;
}
