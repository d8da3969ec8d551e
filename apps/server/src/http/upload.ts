import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { ORPCError } from '@orpc/server';
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
import { requireRoom } from '../features/file/room.ts';
import { prepareUploads, withTemporaryFile } from '../base/temporary-file.ts';
import { countUploads } from '../features/file/underway.ts';
import { requireAccess } from '../call/access.ts';
import type { Limits } from '../call/limit.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer, type Viewer } from '../call/viewer.ts';

const uploadLimit = { max: 60, seconds: 600 };

/** How many bytes the form may add to those of the file. */
const formBytesMax = 64 * 1024;

const largestBytes = Math.max(...Object.values(UPLOAD_KINDS).map(({ maxBytes }) => maxBytes));

const isKind = (kind: string): kind is UploadKind => Object.hasOwn(UPLOAD_KINDS, kind);

/** Uploads of one file each. It arrives in a temporary file, which is removed whether it is stored, refused or cut off. */
export async function mountUpload(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  const { path, access } = ROUTES.upload;
  const uploads = countUploads();
  await prepareUploads(deps.config);
  await app.register(async (scope) => {
    await scope.register(multipart);
    const bodyLimit = largestBytes + formBytesMax;
    scope.post<{ Params: { kind: string } }>(path, { bodyLimit }, async (request, reply) => {
      const viewer = await readViewer(deps, request.headers.cookie);
      requireAccess(access, viewer);
      const { kind } = request.params;
      if (!isKind(kind)) throw refusal('NOT_FOUND');
      const { owner, uid } = ownerFor(kind, viewer);
      await limits.count('file.upload', uploadLimit, uid);
      const stored = await uploads.run(uid, async () => {
        requireForm(request, kind);
        await requireRoom(deps, owner, Math.max(0, bytesOf(request) - formBytesMax));
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

/** What the request says of its length; it may say nothing. */
const bytesOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0);

/** Refuses what cannot become a file of this kind, before it is read. */
function requireForm(request: FastifyRequest, kind: UploadKind): void {
  if (bytesOf(request) > UPLOAD_KINDS[kind].maxBytes + formBytesMax) throw fileRefusal(sizeSentence(kind));
  if (!request.isMultipart()) throw fileRefusal(NO_FILE_SENTENCE);
}

/** Writes the one file of the form to `file`. */
async function receiveOneFile(
  request: FastifyRequest,
  kind: UploadKind,
  file: string,
): Promise<{ filename: string; bytes: number }> {
  let received: { filename: string; bytes: number } | undefined;
  try {
    const fileSize = UPLOAD_KINDS[kind].maxBytes;
    const limits = { files: 1, fields: 5, fieldSize: 1024, fileSize, headerPairs: 50 };
    for await (const part of request.files({ limits })) {
      const written = createWriteStream(file, { flags: 'wx', mode: 0o600 });
      await pipeline(part.file, written);
      if (part.file.truncated) throw fileRefusal(sizeSentence(kind));
      received = { filename: part.filename ?? '', bytes: written.bytesWritten };
    }
  } catch (error) {
    throw receivingError(error, kind);
  }
  if (!received) throw fileRefusal(NO_FILE_SENTENCE);
  return received;
}

/** A disk that cannot be written is the server's failure. All other errors of the form are the caller's. */
function receivingError(error: unknown, kind: UploadKind): unknown {
  const { syscall = '' } = error as NodeJS.ErrnoException;
  if (error instanceof ORPCError || ['open', 'write', 'close'].includes(syscall)) return error;
  const sentenceFor = FORM_ERROR_SENTENCES[(error as { code?: string }).code ?? ''];
  return fileRefusal(sentenceFor?.(kind) ?? UPLOAD_INTERRUPTED_SENTENCE);
}

/** The form reader's own errors by code. All others mean that the form was interrupted or is not a form. */
const FORM_ERROR_SENTENCES: Record<string, (kind: UploadKind) => string> = {
  FST_REQ_FILE_TOO_LARGE: sizeSentence,
  FST_FILES_LIMIT: () => MULTIPLE_FILES_SENTENCE,
};
