import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../call/refusal.ts';
import { SEGMENT_WORKER_POLICY } from './safety-header.ts';

const builtWeb = join(import.meta.dirname, '../../../web/dist');

/** For files below /assets: their names contain a hash of their content. */
const forever = 'public, max-age=31536000, immutable';

const SEGMENT_WORKER = /\/assets\/segment-worker-[\w-]+\.js(\.br|\.gz)?$/;

/** Serves the built web: its files, and the page for every other path, which the router in the browser reads. */
export async function mountWeb(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(builtWeb, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: builtWeb,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(builtWeb, 'assets')) ? forever : 'no-cache');
        if (SEGMENT_WORKER.test(path)) reply.header('content-security-policy', SEGMENT_WORKER_POLICY);
      },
    });
    // Without this route, / would be the folder itself, which is refused.
    app.get('/', (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)\//.test(request.url);
    if (!isPage) throw refusal('NOT_FOUND');
    if (isBuilt) return reply.sendFile('index.html');
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The web is not built: `npm start` builds it, `npm run dev` serves it while you write it.');
  });
}
