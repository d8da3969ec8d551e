import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { webFolder } from '../config.ts';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * Serves the built web. Files below /assets carry a hash in their name and never change; every other address that is no
 * file is a page of the one document. Brotli copies made by the build are sent where they are accepted.
 */
export async function mountWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: webFolder,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes('/assets/');
      response.setHeader(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  app.get('/', (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (isPage) return reply.sendFile('index.html');
    return reply.status(404).send({ code: 'NOT_FOUND', message: 'This cannot be found.' });
  });
}
