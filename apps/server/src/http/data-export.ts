import { ROUTES } from '@talaash/contract/route';
import { DATA_EXPORT_SENTENCES } from '@talaash/domain/data-export/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  archivePath,
  type DataExportRow,
  readArchive,
  readLinkedArchive,
} from '../features/data-export/queries.ts';
import { attachmentDisposition } from '../features/file/filename.ts';
import type { Deps } from '../call/deps.ts';
import { requireAccess } from '../call/access.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import { sendDownload } from './send-file.ts';

/** The archive of an export until it expires: for its owner's session, or by the mailed link of somebody who cannot log in. */
export function mountDataExport(app: FastifyInstance, deps: Deps): void {
  const send = (reply: FastifyReply, found: DataExportRow) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    return sendDownload(deps, reply, {
      path: archivePath(found),
      contentType: 'application/zip',
      disposition: attachmentDisposition(found.filename),
      goneSentence: DATA_EXPORT_SENTENCES.gone,
    });
  };
  const { dataExport, mailedDataExport } = ROUTES;
  app.get<{ Params: { dataExportId: string } }>(dataExport.path, async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.cookie);
    requireAccess(dataExport, viewer);
    const { dataExportId } = request.params;
    const found =
      viewer && (await readArchive(deps.db, { dataExportId, uid: viewer.uid, nowMs: deps.now() }));
    if (!found) throw refusal('NOT_FOUND', DATA_EXPORT_SENTENCES.gone);
    return send(reply, found);
  });
  app.get<{ Params: { token: string } }>(mailedDataExport.path, async (request, reply) =>
    send(reply, await readLinkedArchive(deps, request.params.token)),
  );
}
