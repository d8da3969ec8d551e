import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import { readViewer } from '../call/viewer.ts';
import { completeCodeAccount } from '../features/verified-fact/code-account.ts';

/** Where the code host sends the browser back to. In any case it continues to the profile page, which shows the result. */
export function mountCodeAccount(app: FastifyInstance, deps: Deps): void {
  const { path } = ROUTES.codeAccountReturn;
  app.get(path, async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.cookie);
    requireAccess(ROUTES.codeAccountReturn, viewer);
    const query = request.url.split(/\?(.*)/s)[1] ?? '';
    const result = await completeCodeAccount(deps, viewer, query);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(`/talent/profile?codeAccount=${result}`);
  });
}
