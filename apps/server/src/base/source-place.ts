import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(?<file>file:\/\/[^\s()]+\.js):(?<line>\d+):(?<column>\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/**
 * The lines of a stack with the files of the source instead of those of the bundle (apps/server/build), as far as there is a map.
 * A map is read with the first error of its file: Node's own way would read all of them at each start.
 */
export const withSourcePlaces = (stack: string): string =>
  stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin
      ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
      : place;
  });

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(fileURLToPath(file)));
  return maps.get(file);
}

function readMap(path: string): SourceMap | undefined {
  const map = `${path}.map`;
  if (path.includes('node_modules') || !existsSync(map)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload);
}
