// npm run lexicon: sorts the files of packages/lexicon/words and makes the typed tables of packages/lexicon/src/generated from
// them. With --check it changes nothing, and fails if a file is unsorted, has a word twice, or its table is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../packages/lexicon/src/entry.ts';
import { singularOf } from '../packages/lexicon/src/inflection.ts';
import { project } from './project.mjs';

const isCheck = process.argv.includes('--check');
const words = join(project, 'packages/lexicon/words');
const tables = join(project, 'packages/lexicon/src/generated');
const faults = [];

for (const file of readdirSync(words)) {
  const kind = file.replace(/\.txt$/, '');
  const path = `packages/lexicon/words/${file}`;
  const text = readFileSync(join(words, file), 'utf8');
  const { head, entries } = blocksOf(text);
  const sorted = [...head, '', ...entries.flat(), ''].join('\n');
  faults.push(...faultsOf(path, head.join('\n'), entries));
  keep(path, text, sorted, 'is not sorted');
  keep(
    `packages/lexicon/src/generated/${kind}.ts`,
    readOr(join(tables, `${kind}.ts`)),
    tableOf(kind, head, entries),
    'is stale',
  );
}
const kinds = new Set(readdirSync(words).map((file) => file.replace('.txt', '.ts')));
for (const file of readdirSync(tables))
  if (!kinds.has(file)) faults.push(`packages/lexicon/src/generated/${file}: no file of words has this name`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function readOr(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function keep(path, before, after, fault) {
  if (before === after) return;
  if (isCheck) faults.push(`${path} ${fault}: run npm run lexicon`);
  else writeFileSync(join(project, path), after);
}

/** The head of a file, and its entries with their names, sorted. */
function blocksOf(text) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const head = lines.slice(0, lines.indexOf(''));
  const entries = [];
  for (const line of lines.slice(head.length)) {
    if (line === '') continue;
    if (line.startsWith(' ')) entries.at(-1)?.push(`  ${line.trim()}`);
    else entries.push([line]);
  }
  for (const entry of entries) entry.splice(1, entry.length, ...entry.slice(1).sort(byWord));
  return { head, entries: entries.sort(([a], [b]) => byWord(a, b)) };
}

function byWord(a, b) {
  const [one, other] = [a, b].map((line) => wordIn(line));
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The word of a line as words are compared: in small letters. */
function wordIn(line) {
  return (entriesOf(line.trim())[0]?.word ?? '').toLowerCase();
}

function faultsOf(path, head, entries) {
  const found = [];
  const marks = new Set(head.match(/^# \[[a-z-]+\]/gm)?.map((mark) => mark.slice(3, -1)));
  const known = new Map();
  const isShared = head.includes('A name may stand below several words.');
  for (const lines of entries) {
    const below = new Map();
    for (const [at, line] of lines.entries()) {
      const [{ word, marks: own }] = entriesOf(line.trim());
      for (const mark of own)
        if (!marks.has(mark)) found.push(`${path}: ${word} has the unknown mark [${mark}]`);
      const place = isShared && at > 0 ? below : known;
      const key = word.toLowerCase();
      if (place.has(key)) found.push(`${path}: ${word} stands twice`);
      place.set(key, true);
    }
  }
  if (path.endsWith('/inflection.txt')) return found;
  for (const word of known.keys())
    if (singularOf(word) !== word && known.has(singularOf(word)))
      found.push(`${path}: ${word} is the plural of another entry, which is read without it`);
  return found;
}

/** The module of a kind. */
function tableOf(kind, head, entries) {
  const marks = head.flatMap((line) => /^# \[([a-z-]+)\]/.exec(line)?.[1] ?? []);
  const type = marks.length === 0 ? 'never' : marks.map((mark) => `'${mark}'`).join(' | ');
  const name = kind.replaceAll('-', '_').toUpperCase();
  const lines = entries.flat().map((line) => line.replace(/ +# .*$/, ''));
  return [
    `// Made of words/${kind}.txt by npm run lexicon: change it there.`,
    "import { entriesOf } from '../entry.ts';",
    '',
    `/** ${head[0].slice(2)} */`,
    `export const ${name} = entriesOf<${type}>(`,
    `  ${JSON.stringify(lines.join('\n'))},`,
    ');',
    '',
  ].join('\n');
}
