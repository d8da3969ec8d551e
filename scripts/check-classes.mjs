// Part of npm run check: every class that the web uses from a CSS module exists, and every class of a module is used.
// The compiler checks neither, and the tools for CSS modules need the JavaScript API of an older compiler.
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { parseSync, Visitor } from 'oxc-parser';

const root = resolve(import.meta.dirname, '..');
const web = join(root, 'apps/web/src');

const problems = [];
const readsByModule = new Map();
for (const path of globSync('**/*.{ts,tsx}', { cwd: web })) collectReads(join(web, path));
const modules = new Map(
  globSync('**/*.module.css', { cwd: web }).map((path) => [join(web, path), undefined]),
);
for (const path of modules.keys()) modules.set(path, classesIn(path));
compare();

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `Every class of ${modules.size} CSS modules exists and is used.`
    : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Collects each `css['name']` of a file. Any other use of a CSS module is an error, because it cannot be checked. */
function collectReads(path) {
  const source = readFileSync(path, 'utf8');
  if (!source.includes('.module.css')) return;
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${relative(root, path)}: ${errors[0].message}`);
  const position = ({ start }) => `${relative(root, path)}:${source.slice(0, start).split('\n').length}`;

  const moduleOf = new Map();
  const known = new Set();
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      if (!value.endsWith('.module.css')) return;
      for (const { local } of specifiers) {
        moduleOf.set(local.name, resolve(path, '..', value));
        known.add(local);
      }
    },
  }).visit(program);
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const module = object.type === 'Identifier' ? moduleOf.get(object.name) : undefined;
      if (!module || !computed || typeof property.value !== 'string') return;
      known.add(object);
      const reads = readsByModule.get(module) ?? readsByModule.set(module, []).get(module);
      reads.push({ name: property.value, at: position(object) });
    },
  }).visit(program);
  new Visitor({
    Identifier(node) {
      if (!moduleOf.has(node.name) || known.has(node)) return;
      problems.push(
        `${position(node)} Write out the class: ${node.name}['name']. Nothing else can be checked.`,
      );
    },
  }).visit(program);
}

function classesIn(path) {
  const names = new Set();
  const collect = (part) => {
    if (typeof part !== 'object' || part === null) return;
    if (part.type === 'class') names.add(part.name);
    for (const inner of Object.values(part)) collect(inner);
  };
  transform({ filename: path, code: readFileSync(path), visitor: { Selector: collect } });
  return names;
}

function compare() {
  for (const [path, reads] of readsByModule)
    for (const { name, at } of reads)
      if (!modules.get(path)?.has(name)) problems.push(`${at} No class ${name} in ${relative(root, path)}.`);
  for (const [path, names] of modules) {
    const read = new Set(readsByModule.get(path)?.map(({ name }) => name));
    for (const name of names)
      if (!read.has(name)) problems.push(`${relative(root, path)} Nothing uses the class ${name}.`);
  }
}
