// npm run lexicon: sorts the files of packages/lexicon/words and makes the typed tables of packages/lexicon/src/generated from
// them. With --check it changes nothing, and fails if a file is unsorted, has a word twice, or its table is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, INDENT } from '../packages/lexicon/src/entry.ts';
import { singularOf } from '../packages/lexicon/src/inflection.ts';
import { project } from './project.mjs';

const isCheck = process.argv.includes('--check');
const words = 'packages/lexicon/words';
const tables = 'packages/lexicon/src/generated';
const faults = [];

const kinds = readdirSync(join(project, words)).map((file) => file.replace(/\.txt$/, ''));
for (const kind of kinds) {
  const path = `${words}/${kind}.txt`;
  const text = readFileSync(join(project, path), 'utf8');
  const { head, entries } = treeOf(text);
  faults.push(...faultsOf(path, head, entries));
  keep(path, [...head, '', ...entries.flatMap(linesOf), ''].join('\n'), 'is not sorted');
  keep(`${tables}/${kind}.ts`, tableOf(kind, head, entries), 'is stale');
}
for (const file of readdirSync(join(project, tables)))
  if (!kinds.includes(file.replace(/\.ts$/, '')))
    faults.push(`${tables}/${file}: ${words} has no file of this name`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function keep(path, wanted, fault) {
  const file = join(project, path);
  const isThere = readdirSync(join(file, '..')).includes(path.split('/').at(-1));
  if (isThere && readFileSync(file, 'utf8') === wanted) return;
  if (isCheck) faults.push(`${path} ${fault}: run npm run lexicon`);
  else writeFileSync(file, wanted);
}

/** The head of a file, and its lines as a sorted tree. */
function treeOf(text) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const head = lines.slice(0, lines.indexOf(''));
  const entries = [];
  const open = [];
  for (const line of lines.slice(head.length)) {
    if (line === '') continue;
    const depth = Math.min(open.length, depthOf(line));
    const [{ word, marks }] = entriesOf(line.trim());
    const entry = { line: line.trim(), key: word.toLowerCase(), marks, depth, names: [] };
    (open[depth - 1]?.names ?? entries).push(entry);
    open.splice(depth, open.length, entry);
  }
  const isOrdered = head.some((line) =>
    line.endsWith('The last names are in the order in which they are shown.'),
  );
  sort(entries, isOrdered ? Math.max(...lines.map(depthOf)) : Infinity);
  return { head, entries };
}

function depthOf(line) {
  return Math.ceil(/^ */.exec(line)[0].length / INDENT);
}

/** Sorts the entries of each depth below `end`. */
function sort(entries, end) {
  if (end === 0) return;
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  for (const { names } of entries) sort(names, end - 1);
}

function linesOf({ line, depth, names }) {
  return [' '.repeat(INDENT * depth) + line, ...names.flatMap(linesOf)];
}

function faultsOf(path, head, entries) {
  const marks = new Set(head.flatMap((line) => /^# \[([a-z-]+)\]/.exec(line)?.[1] ?? []));
  const asWritten = new Set(
    head.flatMap((line) => /^# \[([a-z-]+)\].* only as written/.exec(line)?.[1] ?? []),
  );
  const isShared = head.some((line) => line.endsWith('A name may be below several words.'));
  const found = [];
  const known = new Set();
  const exact = new Set();
  const look = (some, places) => {
    for (const { key, marks: own, names } of some) {
      for (const mark of own)
        if (!marks.has(mark)) found.push(`${path}: ${key} has the unknown mark [${mark}]`);
      if (places.has(key)) found.push(`${path}: ${key} is listed twice`);
      places.add(key);
      if (own.some((mark) => asWritten.has(mark))) exact.add(key);
      look(names, isShared ? new Set() : places);
    }
  };
  look(entries, known);
  if (path.endsWith('/inflection.txt')) return found;
  const inflected = new Set([...known].filter((key) => !exact.has(key)));
  const plurals = [...inflected].filter((key) => singularOf(key) !== key && inflected.has(singularOf(key)));
  return [
    ...found,
    ...plurals.map((key) => `${path}: ${key} is the plural of another entry, which needs no entry`),
  ];
}

/** The module of a kind. */
function tableOf(kind, head, entries) {
  const marks = head.flatMap((line) => /^# \[([a-z-]+)\]/.exec(line)?.[1] ?? []);
  const type = marks.length === 0 ? 'never' : marks.map((mark) => `'${mark}'`).join(' | ');
  const name = kind.replaceAll('-', '_').toUpperCase();
  const lines = entries.flatMap(linesOf).map((line) => line.replace(/ +# .*$/, ''));
  return [
    `// Made of words/${kind}.txt by npm run lexicon: change it there.`,
    "import { entriesOf } from '../entry.ts';",
    `/** ${head[0].slice(2)} */`,
    `export const ${name} = entriesOf<${type}>(${JSON.stringify(lines.join('\n'))});`,
    '',
  ].join('\n');
}
