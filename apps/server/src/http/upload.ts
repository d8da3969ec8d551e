import multipart from '@fastify/multipart';
import { ROUTES } from '@talaash/contract/route';
import { UPLOAD_KINDS, type UploadKind, UPLOADS_UNDERWAY_MAX } from '@talaash/domain/file/limit';
import { UPLOADS_BUSY_SENTENCE, UPLOADS_UNDERWAY_SENTENCE } from '@talaash/domain/file/words';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { storeUpload } from '../features/file/actions.ts';
import type { FileOwner } from '../features/file/queries.ts';
import { requireRoom } from '../features/file/room.ts';
import { prepareUploads, withTemporaryFile } from '../base/temporary-file.ts';
import { countUnderway } from '../features/file/underway.ts';
import { requireAccess } from '../call/access.ts';
import type { Limits } from '../call/limit.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer, type Viewer } from '../call/viewer.ts';
import { announcedBytes, bodyLimitOf, receiveOneFile, requireForm } from './receive-file.ts';

const uploadLimit = { max: 60, seconds: 600 };

/** How many uploads one node takes at a time, across all accounts. */
const uploadsOfNodeMax = 40;

const kinds = Object.keys(UPLOAD_KINDS) as UploadKind[];

const isKind = (kind: string): kind is UploadKind => Object.hasOwn(UPLOAD_KINDS, kind);

/** Uploads of one file each, into a temporary file that is removed whether it is stored, refused or cut off. */
export async function mountUpload(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  const { path } = ROUTES.upload;
  const uploads = countUnderway({
    ofAccount: { max: UPLOADS_UNDERWAY_MAX, sentence: UPLOADS_UNDERWAY_SENTENCE },
    ofNode: { max: uploadsOfNodeMax, sentence: UPLOADS_BUSY_SENTENCE },
  });
  await prepareUploads(deps.config);
  await app.register(async (scope) => {
    await scope.register(multipart);
    const bodyLimit = bodyLimitOf(...kinds);
    scope.post<{ Params: { kind: string } }>(path, { bodyLimit }, async (request, reply) => {
      const viewer = await readViewer(deps, request.headers.cookie);
      requireAccess(ROUTES.upload, viewer);
      const { kind } = request.params;
      if (!isKind(kind)) throw refusal('NOT_FOUND');
      const { owner, uid } = ownerFor(kind, viewer);
      await limits.count('file.upload', uploadLimit, uid);
      const stored = await uploads.run(uid, async () => {
        requireForm(request, kind);
        await requireRoom(deps, { owner, kind, bytes: announcedBytes(request) });
        return withTemporaryFile(deps.config, async (file) => {
          const received = await receiveOneFile(request, kind, file);
          return storeUpload(deps, { kind, owner, uid, file, ...received });
        });
      });
      return reply.status(201).send(stored);
    });
  });
}

/** Pictures and resumes belong to talents, logos to companies. */
function ownerFor(kind: UploadKind, viewer: Viewer): { owner: FileOwner; uid: string } {
  const side = kind === 'companyLogo' ? 'company' : 'talent';
  const { uid, talentId, companyId } = viewer ?? {};
  if (uid && side === 'company' && companyId) return { owner: { companyId }, uid };
  if (uid && side === 'talent' && talentId) return { owner: { talentId }, uid };
  throw refusal('FORBIDDEN', USER_TYPE_REFUSALS[side].notThisType);
}
