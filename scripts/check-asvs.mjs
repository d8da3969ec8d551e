// Part of npm run check: docs/asvs.md answers each requirement of ASVS levels 1 and 2 exactly once and in order, "met" names code, a
// quoted title is one of that test, and the counts add up. check-paths.mjs checks that the paths exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project.mjs';
import { projectFiles } from './project-file.mjs';

const DOCUMENT = 'docs/asvs.md';
const ANSWERS = ['met', 'not met', 'not applicable'];
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/;
const COUNT = /^\| V(\d+) .*?\| (\d+) \| (\d+) \| (\d+) \|$/;

const { levels } = JSON.parse(readFileSync(join(project, 'scripts/asvs-5.0.0.json'), 'utf8'));
const expected = Object.entries(levels)
  .flatMap(([level, ids]) => ids.map((id) => ({ id, level })))
  .toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
const lines = readFileSync(join(project, DOCUMENT), 'utf8').split('\n');
const rows = lines.flatMap((line, at) => {
  const [, id, level, what, answer, where] = ROW.exec(line) ?? [];
  return id === undefined ? [] : [{ at: at + 1, id, level, what, answer, where }];
});
const files = projectFiles();

const problems = [...problemsOfIds(), ...rows.flatMap(problemsOfRow), ...problemsOfCounts()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${rows.length} requirements of ASVS are answered.`);

function problemsOfIds() {
  const answered = rows.map(({ id, level }) => `${id} of level ${level}`);
  const wanted = expected.map(({ id, level }) => `${id} of level ${level}`);
  const missing = wanted.filter((one) => !answered.includes(one));
  const wrong = answered.filter((one, at) => !wanted.includes(one) || answered.indexOf(one) !== at);
  const isOrdered = answered.join() === wanted.join();
  return [
    ...missing.map((one) => `${DOCUMENT} does not answer ${one}.`),
    ...wrong.map((one) => `${DOCUMENT} answers ${one}, which the standard does not have, or again.`),
    ...(isOrdered || missing.length + wrong.length > 0 ? [] : [`${DOCUMENT} is not in the order of ids.`]),
  ];
}

function problemsOfRow({ at, id, answer, where }) {
  const say = (problem) => `${DOCUMENT}:${at} ${id} ${problem}.`;
  if (!ANSWERS.includes(answer)) return [say(`answers "${answer}"`)];
  const problems =
    /`[^`]*[\w-]\.\w+`|`[^`]+\/`/.test(where) || answer !== 'met' ? [] : [say('is met by no file')];
  const titles = [...where.matchAll(/`([^`]+\.test\.tsx?)` “([^”]+)”/g)];
  return [
    ...problems,
    ...titles.flatMap(([, path, title]) => (hasTitle(path, title) ? [] : [say(`${path} has no “${title}”`)])),
  ];
}

function hasTitle(path, title) {
  return files
    .filter((file) => file === path || file.endsWith(`/${path}`))
    .some((file) => readFileSync(join(project, file), 'utf8').includes(title));
}

/** The table of counts: met, not met and not applicable of each chapter. */
function problemsOfCounts() {
  const stated = new Map(
    lines.flatMap((line) => {
      const [, chapter, ...counts] = COUNT.exec(line) ?? [];
      return chapter === undefined ? [] : [[chapter, counts.join()]];
    }),
  );
  const chapters = [...new Set(expected.map(({ id }) => id.split('.', 1)[0]))];
  return chapters.flatMap((chapter) => {
    const own = rows.filter(({ id }) => id.startsWith(`${chapter}.`));
    const counts = ANSWERS.map((answer) => own.filter((row) => row.answer === answer).length).join();
    return stated.get(chapter) === counts ? [] : [`${DOCUMENT} has to state V${chapter}: ${counts}.`];
  });
}
