import { expect, test } from 'vitest';
import type { Entry } from './kind/kind.ts';
import { KINDS } from './registry.ts';

const uiFiles = import.meta.glob<string>(['../../../ui/*/*.{ts,tsx}', '!**/*.test.*', '!**/*.d.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const exampleFiles = import.meta.glob<string>('./example/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const entries = KINDS.flatMap((kind) => kind.entries);

/** The files of ui/ by name without extension: "press/button". */
const source = new Map(
  Object.entries(uiFiles).map(([path, text]) => [
    path.replace('../../../ui/', '').replace(/\.tsx?$/, ''),
    { path, text },
  ]),
);

/** The exports of ui/, as "press/button Button". */
const exported = [...source].flatMap(([file, { path, text }]) =>
  [...text.matchAll(/^export (?:default )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => ({
    name: `${file} ${name}`,
    isComponent: path.endsWith('.tsx') && /^[A-Z]/.test(name),
  })),
);

const namesOf = (parts: Entry['parts'] = {}) =>
  Object.entries(parts).flatMap(([file, names]) => names.map((name) => `${file} ${name}`));
const shown = entries.flatMap(({ parts, inner }) => [...namesOf(parts), ...namesOf(inner)]);

test('every component of ui/ is in one entry, and no entry names a missing one', () => {
  const components = exported.filter(({ isComponent }) => isComponent).map(({ name }) => name);
  expect(components.length).toBeGreaterThan(90);
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
  expect(shown.filter((name) => !exported.some((one) => one.name === name))).toEqual([]);
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});

test('every entry has an example, and every example an entry', () => {
  const files = Object.keys(exampleFiles).map((path) => path.replace('./example/', '').replace('.tsx', ''));
  expect(files.sort()).toEqual(entries.map(({ id }) => id).sort());
});

test.each(entries)('the example of $name uses it', ({ id, parts }) => {
  const text = exampleFiles[`./example/${id}.tsx`] ?? '';
  const imports = [...text.matchAll(/import \{([^}]*)\} from '[./]*\/ui\/([\w/-]+)\.tsx?'/g)].flatMap(
    ([, names = '', file]) => names.split(',').map((name) => `${file} ${name.trim()}`),
  );
  expect(imports).toEqual(expect.arrayContaining(namesOf(parts)));
  for (const name of Object.values(parts).flat())
    expect(text).toMatch(new RegExp(`(<|[^\\w{,] ?)${name}[\\s(./<>]`));
  expect(text).toMatch(/^export (const|function) /m);
});

test.each(entries.filter(({ inner }) => inner))('$name uses its internal parts', ({ parts, inner }) => {
  // A component that is mounted once around every page belongs to the entry it serves.
  const reached = new Set([...Object.keys(parts), 'shell/ui-root']);
  for (const file of reached)
    for (const imported of importsOf(file)) if (source.has(imported)) reached.add(imported);
  expect([...reached]).toEqual(expect.arrayContaining(Object.keys(inner ?? {})));
});

const importsOf = (file: string) =>
  [...(source.get(file)?.text.matchAll(/'(\.{1,2}\/[\w./-]+)\.tsx?'/g) ?? [])].map(([, path = '']) =>
    new URL(path, `ui:///${file}`).pathname.slice(1),
  );
