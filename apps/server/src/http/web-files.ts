import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const ROUTE_FILES = (id: string) => [`${id}.tsx`, `${id}/index.tsx`, `${id}/route.tsx`, `${id}index.tsx`];

/** The files of each route of the built web, by its manifest. */
export class WebFiles {
  readonly #chunks: Record<string, Chunk>;

  constructor(builtWeb: string) {
    const manifest = join(builtWeb, '.vite/manifest.json');
    this.#chunks = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  }

  /** Tags that load what some routes need beyond the page itself: styles at once, scripts beside those of the page. */
  tagsOf(routeIds: readonly string[]): string {
    const known = this.#reached(['index.html']);
    const files = this.#reached(routeIds.flatMap((id) => this.#chunkOf(id)));
    for (const name of known) files.delete(name);
    const chunks = [...files].map((name) => this.#chunks[name] as Chunk);
    const styles = chunks.flatMap(({ css = [] }) =>
      css.map((file) => `<link rel="stylesheet" href="/${file}">`),
    );
    const scripts = chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}">`);
    return [...styles, ...scripts].join('');
  }

  #chunkOf(routeId: string): string[] {
    const name = ROUTE_FILES(routeId)
      .map((file) => `src/routes${file}?tsr-split=component`)
      .find((one) => one in this.#chunks);
    return name === undefined ? [] : [name];
  }

  /** Chunks and what they import, in the order in which they are needed. */
  #reached(names: readonly string[]): Set<string> {
    const reached = new Set<string>();
    const visit = (name: string) => {
      if (reached.has(name) || !(name in this.#chunks)) return;
      for (const other of this.#chunks[name]?.imports ?? []) visit(other);
      reached.add(name);
    };
    for (const name of names) visit(name);
    return reached;
  }
}
