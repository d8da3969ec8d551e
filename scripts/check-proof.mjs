// npm run check:proof: proves that each check can fail. It plants one mistake for each check in a copy of the project, runs
// npm run check there once, and expects a message about every mistake.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { install, pinnedNode, project } from './project.mjs';
import { projectFiles } from './project-file.mjs';
import { MISTAKES } from './proof/mistake.mjs';
import { rowMistakes } from './proof/row.mjs';

await install();
const files = projectFiles();
const mistakes = [...MISTAKES, ...rowMistakes(files)];
const copy = mkdtempSync(join(tmpdir(), 'talaash-check-'));
try {
  for (const path of files) copyFileSync(join(project, path), preparedPath(path));
  // Some parts ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  linkPackages('node_modules');
  linkPackages('apps/server/node_modules');
  for (const mistake of mistakes) plant(mistake);
  const run = spawnSync(pinnedNode, ['scripts/check.mjs'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  report(run);
} finally {
  rmSync(copy, { recursive: true });
}

function preparedPath(path) {
  const target = join(copy, path);
  mkdirSync(dirname(target), { recursive: true });
  return target;
}

/** Links the installed packages. Packages of the project are linked to their copies. */
function linkPackages(folder) {
  if (!existsSync(join(project, folder))) return;
  for (const name of readdirSync(join(project, folder))) {
    if (name === '@talaash') linkWorkspaces(join(folder, name));
    else symlinkSync(join(project, folder, name), preparedPath(join(folder, name)));
  }
}

function linkWorkspaces(folder) {
  for (const name of readdirSync(join(project, folder))) {
    const path = ['packages', 'apps', '.']
      .map((home) => join(home, name))
      .find((home) => existsSync(join(copy, home)));
    symlinkSync(join(copy, path), preparedPath(join(folder, name)));
  }
}

function plant({ files: created = {}, ends = {}, losses = {}, swaps = {} }) {
  const changes = [
    ...Object.entries(losses).map(([path, text]) => [path, text, '']),
    ...Object.entries(swaps).map(([path, [text, other]]) => [path, text, other]),
  ];
  for (const path of [...Object.keys(ends), ...changes.map(([path]) => path)])
    if (!files.includes(path)) throw new Error(`There is no ${path} to plant a mistake in.`);
  for (const [path, text] of Object.entries({ ...created, ...ends }))
    appendFileSync(preparedPath(path), text);
  for (const [path, text, other] of changes) {
    const whole = readFileSync(preparedPath(path), 'utf8');
    if (!whole.includes(text)) throw new Error(`There is no "${text}" in ${path} to change.`);
    writeFileSync(preparedPath(path), whole.replace(text, other));
  }
}

function report({ status, stdout, stderr }) {
  const output = stdout + stderr;
  const missed = mistakes.flatMap(({ mistake, expected }) =>
    expected
      .filter((message) => !isReported(output, message))
      .map((message) => `${mistake}: ${String(message)}`),
  );
  for (const miss of missed) console.error(`Not noticed: ${miss}`);
  const verdict = output.split('\n').findLast((line) => line.startsWith('Not clean: '));
  console.log(verdict ?? output);
  const count = mistakes.reduce((sum, { expected }) => sum + expected.length, 0);
  console.log(`${mistakes.length} kinds of mistakes, ${count - missed.length} of ${count} noticed.`);
  process.exitCode = status === 0 || missed.length > 0 ? 1 : 0;
}

function isReported(output, message) {
  return typeof message === 'string' ? output.includes(message) : message.test(output);
}
