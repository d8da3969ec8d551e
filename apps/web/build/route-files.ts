import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { overBudget } from './route-budget.ts';

/** A chunk of the build, and what it loads. */
export interface Chunk {
  fileName: string;
  /** The module that is this chunk's entry, if any. */
  facadeModuleId: string | null;
  isEntry: boolean;
  isDynamicEntry: boolean;
  /** The statically imported chunks. */
  imports: readonly string[];
  /** The dynamically imported chunks. */
  dynamicImports: readonly string[];
  /** Its styles. */
  css: readonly string[];
}

/** The files that all pages load. */
export const SHARED = 'shared';

/**
 * The files that each page loads initially, beyond those of all pages: its own and those of its shell. The key is the pattern of
 * its address.
 */
export function routeFiles(chunks: readonly Chunk[]): Map<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const load = (name: string, loaded: Set<string>) => {
    const chunk = byName.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    for (const next of chunk.imports) load(next, loaded);
    for (const style of chunk.css) loaded.add(style);
  };
  const shared = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) load(fileName, shared);
  const pages = chunks.flatMap(({ fileName, isDynamicEntry, facadeModuleId }) => {
    const file = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(facadeModuleId ?? '')?.[1];
    return isDynamicEntry && file !== undefined ? [{ fileName, path: `/${file.replaceAll('.', '/')}` }] : [];
  });
  const early = new Set([...shared].flatMap((name) => byName.get(name)?.dynamicImports ?? []));
  const allRoutes = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/routeTree.gen.ts'));
  const found = new Map([[SHARED, [...shared]]]);
  for (const { path, fileName } of pages) {
    if (path.endsWith('/route')) continue;
    const loaded = new Set<string>();
    // The first script contains the routes of a few pages only.
    if (allRoutes && !early.has(fileName)) load(allRoutes.fileName, loaded);
    for (const other of pages) {
      const isShell = other.path.endsWith('/route') && path.startsWith(other.path.slice(0, -'route'.length));
      if (other.path === path || isShell) load(other.fileName, loaded);
    }
    const route = path.replace(/(?<=.)\/index$/, '').replace(/^\/index$/, '/');
    found.set(
      route,
      [...loaded].filter((name) => !shared.has(name)),
    );
  }
  return found;
}

/** Circular imports between chunks, if any: one of the chunks would run before its dependency. */
export function circleOf(chunks: readonly Pick<Chunk, 'fileName' | 'imports'>[]): string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of importsOf.get(name) ?? []) {
      const circle = follow(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = follow(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Fails the build if a page exceeds its budget or chunks import each other. Writes the files of each page to route-files.json:
 * the server preloads them, so that a browser does not wait for the first script.
 */
export function routeFilesPlugin(): Plugin {
  return {
    name: 'talaash-route-files',
    enforce: 'post',
    // The page is server-rendered, so its styles come before its scripts.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"'),
    },
    // Last: the bundler still writes the lists of preloaded files into the scripts.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const chunks = outputs.flatMap((output) =>
          output.type === 'chunk' ? [{ ...output, css: [...(output.viteMetadata?.importedCss ?? [])] }] : [],
        );
        const circle = circleOf(chunks);
        if (circle) this.error(`These scripts import each other: ${circle.join(', ')}`);
        const files = routeFiles(chunks);
        const contents = new Map(
          outputs.map((output) => [output.fileName, output.type === 'chunk' ? output.code : output.source]),
        );
        const sizes = new Map<string, number>();
        const bytesOf = (file: string) => {
          const bytes = sizes.get(file) ?? brotliCompressSync(contents.get(file) ?? '').length;
          sizes.set(file, bytes);
          return bytes;
        };
        const found = overBudget(files, bytesOf);
        if (found.length > 0) this.error(found.join('\n'));
        const source = JSON.stringify(Object.fromEntries([...files].filter(([route]) => route !== SHARED)));
        this.emitFile({ type: 'asset', fileName: 'route-files.json', source });
      },
    },
  };
}
