import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const web = resolve(import.meta.dirname, '../apps/web');

/**
 * The weight of each part of these scripts, heaviest first: a library or a folder of ours. The compressed size of a file is split
 * by how much each part adds to it.
 *
 * @param paths of built scripts, such as /assets/index-Ab12Cd34.js
 */
export async function weighScripts(paths: readonly string[]): Promise<{ name: string; kb: number }[]> {
  const weights = new Map<string, number>();
  for (const chunk of await chunksOf(paths)) {
    const parts = Object.entries(chunk.modules).map(
      ([id, { code }]) => [partOf(id), code?.length ?? 0] as const,
    );
    const all = parts.reduce((sum, [, length]) => sum + length, 0);
    const compressed = brotliCompressSync(chunk.code).length;
    for (const [name, length] of parts)
      weights.set(name, (weights.get(name) ?? 0) + (compressed * length) / Math.max(1, all));
  }
  return [...weights]
    .map(([name, bytes]) => ({ name, kb: Math.round(bytes / 102.4) / 10 }))
    .filter(({ kb }) => kb > 0)
    .toSorted((one, other) => other.kb - one.kb);
}

/** The web is built again, without writing it: only the build knows what stands in a file. */
async function chunksOf(paths: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    root: web,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return built.output.filter(
    (output): output is Rolldown.OutputChunk =>
      output.type === 'chunk' && paths.includes(join('/', output.fileName)),
  );
}

function partOf(id: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (library) return library;
  const own = /\/(packages\/[^/]+|apps\/web\/src\/[^/]+)/.exec(id)?.[1];
  return own ?? 'bundler';
}
