import { ROUTES } from '@talaash/contract/route';
import { SHORTLIST_EXPORT_LIMIT } from '@talaash/domain/shortlisted-profile/limit';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import type { Limits } from '../call/limit.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import { attachmentDisposition } from '../features/file/filename.ts';
import { exportShortlist } from '../features/shortlisted-profile/export.ts';

/**
 * Exports the shortlist of a job post as a file. By POST, because the export is recorded and counted, and a link must not cause
 * that.
 */
export function mountShortlistExport(app: FastifyInstance, deps: Deps, limits: Limits): void {
  const { path } = ROUTES.exportShortlist;
  app.post<{ Params: { jobPostId: string } }>(path, async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.cookie);
    requireAccess(ROUTES.exportShortlist, viewer);
    if (!viewer?.companyId) throw refusal('FORBIDDEN');
    const { companyId, hasPremiumAccess, uid } = viewer;
    await limits.count('shortlistedProfile.export', SHORTLIST_EXPORT_LIMIT, companyId);
    const { jobPostId } = request.params;
    const { filename, csv } = await exportShortlist(deps, {
      companyId,
      jobPostId,
      hasPremiumAccess,
      actorUid: uid,
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', attachmentDisposition(filename))
      .send(csv);
  });
}
