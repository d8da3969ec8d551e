import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance } from 'fastify';
import { requireAccess } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import { readWhoSawMe, toWhoSawMeCsv } from '../features/data-holder/who-saw-me-file.ts';
import { attachmentDisposition } from '../features/file/filename.ts';

/** "Who saw me" as a file, for the talent's own session. */
export function mountWhoSawMe(app: FastifyInstance, deps: Deps): void {
  const { path } = ROUTES.whoSawMe;
  app.get<{ Params: { format: string } }>(path, async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.cookie);
    requireAccess(ROUTES.whoSawMe, viewer);
    if (!viewer?.talentId) throw refusal('FORBIDDEN');
    const { format } = request.params;
    if (format !== 'csv' && format !== 'json') throw refusal('NOT_FOUND');
    const found = await readWhoSawMe(deps, viewer.talentId);
    const filename = `Who saw me ${found.madeIsoDateTimeUtc.slice(0, 10)}.${format}`;
    return reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', attachmentDisposition(filename))
      .send(format === 'csv' ? toWhoSawMeCsv(found) : JSON.stringify(found, undefined, 2));
  });
}
