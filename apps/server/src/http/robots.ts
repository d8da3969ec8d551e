import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';

/** Tells search engines what they may read: the pages of production, and nothing of any other installation. */
export function mountRobots(app: FastifyInstance, { environment }: Pick<Config, 'environment'>): void {
  const text = `User-agent: *\nDisallow: ${environment === 'production' ? '/api/' : '/'}\n`;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(text));
}
