import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from './request.ts';
import { PAGE_HEADERS, SEGMENT_WORKER_POLICY } from './safety-header.ts';

/** For files below /assets: their names contain a hash of their content. */
const forever = 'public, max-age=31536000, immutable';

const SEGMENT_WORKER = /\/assets\/segment-worker-[\w-]+\.js(\.br|\.gz)?$/;

/** Files that are never a page or a worker. They need no headers that restrict a page, and no log line. */
const LEAN_FILE =
  /\/(assets\/(?!.*worker)[^/]+\.(js|css|woff2)|theme\.js|manifest\.webmanifest)(\.br|\.gz)?$/;

/** Serves the files of the built web that exist at the start. */
export async function mountBuiltFiles(app: FastifyInstance, builtWeb: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: builtWeb,
    // By our own route below: the library's routes read the folders for each file to compare spellings.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag says the same, and nobody requests a range.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(builtWeb, 'assets')) ? forever : 'no-cache');
      if (LEAN_FILE.test(path))
        for (const name of [...PAGE_HEADERS, REQUEST_ID_HEADER]) reply.removeHeader(name);
      if (SEGMENT_WORKER.test(path)) reply.header('content-security-policy', SEGMENT_WORKER_POLICY);
    },
  });
  const built = await filesBelow(builtWeb);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request.url);
      return built.has(path) ? reply.sendFile(path) : reply.callNotFound();
    },
  });
}

/** The paths of all files that were built, as in an address. */
async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`),
  );
}

/** The decoded path of an address, or the path unchanged if its encoding is broken. */
export function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
