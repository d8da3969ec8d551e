import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireAccess } from '../call/access.ts';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import type { files } from '../db/schema/file.ts';
import { inlineDisposition } from '../features/file/filename.ts';
import { largePath } from '@talaash/domain/file/path';
import { readEvidenceFile } from '../features/admin-report/queries.ts';
import { readMessageFile } from '../features/message/attachment.ts';
import { partyOf } from '../features/thread/queries.ts';
import { sendDownload, sendStored } from './send-file.ts';

const FILE = /^([a-z0-9]{10,100})(-lg)?\.(webp|pdf)$/;

type Named = { id: string; isLarge: boolean };

/** The files of messages: for the two sides of the thread, and for admins those of reported messages. */
export function mountMessageFile(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(ROUTES.messageFile.path, async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.cookie);
    requireAccess(ROUTES.messageFile, viewer);
    const named = nameOf(request.params.file);
    if (viewer === null) throw refusal('NOT_FOUND');
    const file = await readMessageFile(deps.db, partyOf(viewer), named.id);
    if (!file) throw refusal('NOT_FOUND');
    // Each fetch asks again, so a message that was hidden meanwhile hides its files.
    const etag = `"${request.params.file}"`;
    reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return sendFile(deps, reply, file, named);
  });
  app.get<{ Params: { reportId: string; file: string } }>(
    ROUTES.evidenceFile.path,
    async (request, reply) => {
      requireAccess(ROUTES.evidenceFile, await readViewer(deps, request.headers.cookie));
      const named = nameOf(request.params.file);
      const file = await readEvidenceFile(deps.db, { reportId: request.params.reportId, fileId: named.id });
      if (!file) throw refusal('NOT_FOUND');
      reply.header('cache-control', 'private, no-store');
      return sendFile(deps, reply, file, named);
    },
  );
}

function nameOf(file: string): Named {
  const [, id, large] = FILE.exec(file) ?? [];
  if (id === undefined) throw refusal('NOT_FOUND');
  return { id, isLarge: large !== undefined };
}

function sendFile(
  deps: Deps,
  reply: FastifyReply,
  { path, contentType, filename }: typeof files.$inferSelect,
  { isLarge }: Named,
): Promise<FastifyReply> {
  if (contentType !== 'application/pdf')
    return sendStored(deps, reply, {
      path: isLarge ? largePath(path) : path,
      contentType,
      goneSentence: undefined,
    });
  // No sandbox: Safari's PDF viewer stays blank in one.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return sendDownload(deps, reply, {
    path,
    contentType,
    disposition: inlineDisposition(filename),
    goneSentence: undefined,
  });
}
