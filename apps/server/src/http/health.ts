import type { FastifyInstance } from 'fastify';
import type { Deps } from '../call/deps.ts';

/** Answers 200 when the node serves and reaches its database, otherwise a failure. */
export function mountHealth(app: FastifyInstance, deps: Pick<Deps, 'database'>): void {
  app.get('/api/health', async () => {
    await deps.database.pool.query('select 1');
    return { status: 'ok' };
  });
}
