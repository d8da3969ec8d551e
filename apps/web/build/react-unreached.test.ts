import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutUnreached } from './react-part.ts';
import { UNREACHED } from './react-unreached.ts';

const require = createRequire(import.meta.url);
const source = join(import.meta.dirname, '../src');

const read = (library: string, file: string) =>
  readFileSync(join(dirname(require.resolve(`${library}/package.json`)), 'cjs', file), 'utf8');

test.each([
  ['react', 'react.production.js'],
  ['react-dom', 'react-dom.production.js'],
  ['react-dom', 'react-dom-client.production.js'],
])('of %s, %s names nothing that it does not have', (library, file) => {
  const code = read(library, file);
  const before = freeNames(code);
  const after = freeNames(withoutUnreached(code, UNREACHED[file] ?? {}));
  expect([...after].filter((name) => !before.has(name))).toEqual([]);
});

test('no page shows or reads what React is built without', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const using = files.filter((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const isOfDocument = /<(title|meta|link|style|script|html|head|body)[\s>]/.test(text);
    const hasFormAction = /<(form|button|input)\b[^>]*\b(action|formAction)=\{(?!['"`])/.test(text);
    return isOfDocument || hasFormAction || /<Fragment\b[^>]*\bref=|componentStack/.test(text);
  });
  expect(using).toEqual([]);
});

interface Node {
  type: string;
  [field: string]: unknown;
}

/** The names that a program uses and declares nowhere around. */
function freeNames(code: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: Node, scopes: readonly Set<string>[], parent?: Node, field?: string) => {
    const inner = isFunction(node) || node.type === 'Program' ? [...scopes, declaredIn(node)] : scopes;
    if (
      node.type === 'Identifier' &&
      !isKey(node, parent, field) &&
      !inner.some((names) => names.has(nameOf(node)))
    )
      found.add(nameOf(node));
    for (const [name, value] of Object.entries(node))
      for (const part of [value].flat()) if (isNode(part)) visit(part, inner, node, name);
  };
  visit(parseSync('react.js', code, { sourceType: 'script' }).program as unknown as Node, []);
  return found;
}

function isKey(_node: Node, parent: Node | undefined, field: string | undefined): boolean {
  if (field === 'label') return true;
  const isProperty = parent?.type === 'MemberExpression' && field === 'property';
  return (isProperty || (parent?.type === 'Property' && field === 'key')) && parent?.['computed'] !== true;
}

function declaredIn(around: Node): Set<string> {
  const names = new Set(['arguments', nameOf(around['id'])]);
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
      names.add(nameOf(node['id']));
    if (node.type === 'CatchClause') names.add(nameOf(node['param']));
    if (!isFunction(node)) for (const part of partsOf(node)) visit(part);
  };
  for (const part of partsOf(around)) {
    names.add(nameOf(part));
    visit(part);
  }
  return names;
}

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: Node): boolean => /Function/.test(type);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';
