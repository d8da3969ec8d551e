import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src');

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/**
 * Gives each CSS class a short name, and inlines it where a component uses the class. A page has hundreds of them, in its HTML,
 * styles and scripts. The names are numbered over all stylesheets, so that browser and server use the same.
 *
 * A build fails on a class that no stylesheet defines.
 */
export function styleNames(): { plugin: Plugin; nameOf: (name: string, file: string) => string } {
  const names = new Map<string, ReadonlyMap<string, string>>();
  let count = 0;
  for (const path of globSync('**/*.module.css', { cwd: source }).toSorted()) {
    const file = join(source, path);
    const classes = classesOf(readFileSync(file, 'utf8'));
    names.set(file, new Map(classes.map((name) => [name, `_${(count++).toString(36)}`])));
  }
  const nameOf = (name: string, file: string) => {
    const found = names.get(normalize(file.replace(/\?.*/, '')))?.get(name);
    if (found === undefined) throw new Error(`${file} has no class ${name}.`);
    return found;
  };
  const plugin: Plugin = {
    name: 'talaash-style-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?(\?.*)?$/, code: '.module.css' },
      handler: (code, id) => ({
        code: withNames(code, (name, file) => nameOf(name, join(dirname(id), file))),
        map: null,
      }),
    },
  };
  return { plugin, nameOf };
}

/** The class names are already inlined: of the module only its styles remain. */
export const stylesAlone = (): Plugin => ({
  name: 'talaash-styles-alone',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
  },
});

/** @returns all possible class names, including the extensions of files that the stylesheet references; and its animations */
const classesOf = (style: string): string[] => [
  ...new Set([...style.matchAll(/(?:\.|@keyframes )(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)),
];

/** @returns the module with its class names inlined, on the same lines */
export function withNames(code: string, nameOf: (name: string, file: string) => string): string {
  const files = new Map([...code.matchAll(IMPORT)].map(([, local = '', file = '']) => [local, file]));
  const uses = new RegExp(`\\b(${[...files.keys()].join('|')})\\['([^']+)'\\]`, 'g');
  return code
    .replaceAll(uses, (_all, local: string, name: string) => `'${nameOf(name, files.get(local) ?? '')}'`)
    .replaceAll(IMPORT, (_all, _local, file: string) => `import '${file}';`);
}
