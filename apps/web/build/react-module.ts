import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutUnreached } from './react-part.ts';
import { UNREACHED, UNREACHED_OF_VERSION } from './react-unreached.ts';

const require = createRequire(import.meta.url);

const WITH_SELECTOR = [
  'use-sync-external-store',
  'use-sync-external-store-with-selector.production.js',
] as const;
const REACT = ['react', 'react.production.js'] as const;

/** What browsers get of React's packages, by the name that it is imported with. */
const FILES: Readonly<Record<string, readonly [library: string, file: string]>> = {
  react: REACT,
  'react/jsx-runtime': ['react', 'react-jsx-runtime.production.js'],
  'react-dom': ['react-dom', 'react-dom.production.js'],
  'react-dom/client': ['react-dom', 'react-dom-client.production.js'],
  scheduler: ['scheduler', 'scheduler.production.js'],
  // These bring a hook to React before 18 that it has had since.
  'use-sync-external-store/shim': REACT,
  'use-sync-external-store/shim/index.js': REACT,
  'use-sync-external-store/shim/with-selector': WITH_SELECTOR,
  'use-sync-external-store/shim/with-selector.js': WITH_SELECTOR,
};

/**
 * React comes as CommonJS, which brings all that it exports and has each use look up its name. As a module of its own kind it leaves out
 * what nobody imports, and its functions get short names. What nothing here asks React to do is taken out before
 * (react-unreached.ts).
 */
export function reactModules(): Plugin {
  const paths = new Map(
    Object.entries(FILES).map(([name, [library, file]]) => [
      name,
      join(dirname(require.resolve(`${library}/package.json`)), 'cjs', file),
    ]),
  );
  return {
    name: 'talaash-react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(react|react-dom|scheduler|use-sync-external-store)(\/|$)/ },
      handler: (name) => paths.get(name),
    },
    load: {
      filter: { id: /\/cjs\/[\w-]+\.production\.js$/ },
      handler: async (id) =>
        [...paths.values()].includes(id) ? asModule(reachedOf(id, await readFile(id, 'utf8'))) : undefined,
    },
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js(\?.*)?$/, code: DEFAULT_IMPORT },
      handler: (code) => ({ code: withoutDefault(code), map: null }),
    },
  };
}

function reachedOf(path: string, code: string): string {
  const unreached = UNREACHED[basename(path)];
  if (unreached === undefined) return code;
  const { version } = require('react-dom/package.json') as { version: string };
  if (version !== UNREACHED_OF_VERSION)
    throw new Error(
      `build/react-unreached.ts was written for React ${UNREACHED_OF_VERSION}, not ${version}. Read the program again for it; or empty UNREACHED there for now and raise the budget of what all pages share in build/route-budget.ts by 16 KB.`,
    );
  return withoutUnreached(code, unreached);
}

const DEFAULT_IMPORT = /\bimport (\w+)(?:, (\{[^}]*\}))? from ["'](react|react-dom)["'];?/g;

/** @returns the module with React's names in the place of one object of them all */
export const withoutDefault = (code: string): string =>
  code.replaceAll(
    DEFAULT_IMPORT,
    (_all, local: string, named: string | undefined, library: string) =>
      `import * as ${local} from '${library}';${named ? ` import ${named} from '${library}';` : ''}`,
  );

/** @returns a CommonJS program that exports and requires by plain statements, as a module */
export function asModule(code: string): string {
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name));
  const imports: string[] = [];
  const body = code
    // Under the same name, so that what is not looked up in it can be left out.
    .replaceAll(/(\w+) = require\("([^"]+)"\)/g, (_all, local: string, name: string) => {
      imports.push(`import * as ${local} from '${name}';`);
      return `required${imports.length}`;
    })
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1');
  const declared = [...names].map((name) => {
    const isOnce = body.match(new RegExp(`\\bexported_${name} =`, 'g'))?.length === 1;
    return { name, isOnce: isOnce && new RegExp(`^exported_${name} =`, 'm').test(body) };
  });
  const once = declared.filter(({ isOnce }) => isOnce).map(({ name }) => name);
  const later = declared.filter(({ isOnce }) => !isOnce).map(({ name }) => `exported_${name}`);
  return [
    ...imports,
    ...(later.length > 0 ? [`var ${later.join(', ')};`] : []),
    body.replaceAll(new RegExp(`^exported_(${once.join('|')}) =`, 'gm'), 'var exported_$1 ='),
    `export { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
