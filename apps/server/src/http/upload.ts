import multipart from '@fastify/multipart';
import { ROUTES } from '@talaash/contract/route';
import { UPLOAD_KINDS, type UploadKind } from '@talaash/domain/file/limit';
import {
  MULTIPLE_FILES_SENTENCE,
  NO_FILE_SENTENCE,
  sizeSentence,
  UPLOAD_INTERRUPTED_SENTENCE,
} from '@talaash/domain/file/words';
import { USER_TYPE_REFUSALS } from '@talaash/domain/user-profile/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { fileRefusal, storeUpload } from '../features/file/actions.ts';
import type { FileOwner } from '../features/file/queries.ts';
import { requireAccess } from '../call/access.ts';
import type { Limits } from '../call/limit.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer, type Viewer } from '../call/viewer.ts';

const uploadLimit = { max: 60, seconds: 600 };

/** How many bytes the form may add to those of the file. */
const formBytesMax = 64 * 1024;

const isKind = (kind: string): kind is UploadKind => Object.hasOwn(UPLOAD_KINDS, kind);

/** Uploads of one file each. A file stays in memory until it is complete, so an interrupted upload leaves nothing. */
export async function mountUpload(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  const { path, access } = ROUTES.upload;
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.post<{ Params: { kind: string } }>(path, async (request, reply) => {
      const viewer = await readViewer(deps, request.headers.cookie);
      requireAccess(access, viewer);
      const { kind } = request.params;
      if (!isKind(kind)) throw refusal('NOT_FOUND');
      const { owner, uid } = ownerFor(kind, viewer);
      await limits.count('file.upload', uploadLimit, uid);
      const { filename, content } = await readOneFile(request, kind);
      return reply.status(201).send(await storeUpload(deps, { kind, owner, uid, filename, content }));
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

async function readOneFile(
  request: FastifyRequest,
  kind: UploadKind,
): Promise<{ filename: string; content: Buffer }> {
  const { maxBytes } = UPLOAD_KINDS[kind];
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + formBytesMax) {
    throw fileRefusal(sizeSentence(kind));
  }
  if (!request.isMultipart()) throw fileRefusal(NO_FILE_SENTENCE);
  let read: { filename: string; content: Buffer } | undefined;
  try {
    const limits = { files: 1, fields: 5, fieldSize: 1024, fileSize: maxBytes, headerPairs: 50 };
    for await (const part of request.files({ limits })) {
      read = { filename: part.filename ?? '', content: await part.toBuffer() };
    }
  } catch (error) {
    throw fileRefusal(
      FORM_ERROR_SENTENCES[(error as { code?: string }).code ?? '']?.(kind) ?? UPLOAD_INTERRUPTED_SENTENCE,
    );
  }
  if (!read) throw fileRefusal(NO_FILE_SENTENCE);
  return read;
}

/** The form reader's own errors by code. All others mean that the form was interrupted or is not a form. */
const FORM_ERROR_SENTENCES: Record<string, (kind: UploadKind) => string> = {
  FST_REQ_FILE_TOO_LARGE: sizeSentence,
  FST_FILES_LIMIT: () => MULTIPLE_FILES_SENTENCE,
};
