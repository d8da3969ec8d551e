// Part of npm run check: every decision has a number, a title, a date, a status, its sections and a line in the index.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './project.mjs';

const folder = join(project, 'docs/decisions');
const INDEX = 'README.md';

const HEAD =
  /^# (?<number>\d{3}): (?<title>\S.*)\n\nDate: (?<date>\d{4}-\d{2}-\d{2})\. Status: (?<status>accepted|superseded by \d{3})\.\n\n/;

const files = readdirSync(folder)
  .filter((name) => name !== INDEX)
  .toSorted();
const lines = new Set(read(INDEX).split('\n'));
const problems = files.flatMap((file, index) =>
  problemsOf(file, index).map((problem) => `${file}: ${problem}`),
);
for (const line of lines) {
  const [, file] = /^\| \d{3} \| \[.*\]\((.*)\) \|/.exec(line) ?? [];
  if (file && !files.includes(file)) problems.push(`${INDEX}: ${file} is not there`);
}

for (const problem of problems) console.error(`docs/decisions/${problem}.`);
console.log(
  problems.length === 0 ? `${files.length} decisions are in order.` : 'See docs/decisions/README.md.',
);
process.exitCode = problems.length === 0 ? 0 : 1;

function problemsOf(file, index) {
  const expected = String(index + 1).padStart(3, '0');
  if (!/^\d{3}-[a-z0-9-]+\.md$/.test(file)) return ['the name is not NNN-short-title.md'];
  if (!file.startsWith(expected)) return [`the next number is ${expected}`];
  const text = read(file);
  const head = HEAD.exec(text)?.groups;
  if (!head) return ['it does not begin with "# NNN: Title" and "Date: YYYY-MM-DD. Status: accepted."'];
  const { number, title, date, status } = head;
  const sections = new Set(text.match(/^## .*$/gm));
  const line = `| ${number} | [${title}](${file}) | ${date} | ${status} |`;
  return [
    ...(number === expected ? [] : [`the title has the number ${number}`]),
    ...(isDate(date) ? [] : [`${date} is not a date`]),
    ...['## Context', '## Decision']
      .filter((name) => !sections.has(name))
      .map((name) => `"${name}" is missing`),
    ...(sections.has('## Why') || sections.has('## Consequences')
      ? []
      : ['"## Why" or "## Consequences" is missing']),
    ...(lines.has(line) ? [] : [`the index does not have the line ${line}`]),
  ];
}

function isDate(date) {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function read(file) {
  return readFileSync(join(folder, file), 'utf8');
}
