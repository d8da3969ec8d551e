import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import { readEvidencePicture } from '../features/admin-report/queries.ts';

/** Sends an admin the copy of a reported picture. */
export function mountEvidencePicture(app: FastifyInstance, deps: Deps): void {
  const { path } = ROUTES.evidencePicture;
  app.get<{ Params: { reportId: string } }>(path, async (request, reply) => {
    requireAccess(ROUTES.evidencePicture, await readViewer(deps, request.headers.cookie));
    const picture = await readEvidencePicture(deps.db, request.params.reportId);
    if (!picture) throw refusal('NOT_FOUND');
    return reply
      .type('image/webp')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(picture);
  });
}
