import { ROUTES } from '@talaash/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { largePath } from '@talaash/domain/file/path';
import { readPictureFile } from '../features/file/queries.ts';
import { requireAccess } from '../call/access.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import { sendStored } from './send-file.ts';

const FILE = /^([a-z0-9]{10,100})(-lg)?\.webp$/;

/** The picture at a URL never changes, but every fetch checks access. */
export function mountPicture(app: FastifyInstance, deps: Deps): void {
  const { path } = ROUTES.picture;
  app.get<{ Params: { file: string } }>(path, async (request, reply) => {
    const viewer = await readViewer(deps, request.headers.cookie);
    requireAccess(ROUTES.picture, viewer);
    const [name, id, large] = FILE.exec(request.params.file) ?? [];
    if (viewer === null || id === undefined) throw refusal('NOT_FOUND');
    // Documents require a recent log-in of the admin. Pictures do not, or the lists would lose them after a few minutes.
    const file = await readPictureFile(deps.db, id, viewer);
    if (!file) throw refusal('NOT_FOUND');
    const etag = `"${name}"`;
    reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('vary', 'Cookie')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return sendStored(deps, reply, {
      path: large ? largePath(file.path) : file.path,
      contentType: file.contentType,
      goneSentence: undefined,
    });
  });
}
