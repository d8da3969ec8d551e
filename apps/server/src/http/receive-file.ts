import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ORPCError } from '@orpc/server';
import { UPLOAD_KINDS, type UploadKind } from '@talaash/domain/file/limit';
import {
  MULTIPLE_FILES_SENTENCE,
  NO_FILE_SENTENCE,
  sizeSentence,
  UPLOAD_INTERRUPTED_SENTENCE,
} from '@talaash/domain/file/words';
import type { FastifyRequest } from 'fastify';
import { fileRefusal } from '../features/file/actions.ts';

/** How many bytes the form may add to its files. */
const formBytesMax = 64 * 1024;

/** The longest request that carries a file of these kinds. */
export const bodyLimitOf = (...kinds: readonly UploadKind[]): number =>
  bodyLimitFor(Math.max(...kinds.map((kind) => UPLOAD_KINDS[kind].maxBytes)));

/** The longest request for this many bytes of files. */
export const bodyLimitFor = (bytes: number): number => bytes + formBytesMax;

/** The declared length of the request, if any. */
const bytesOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0);

/** The total length of the files, as far as the request declares it. */
export const announcedBytes = (request: FastifyRequest): number =>
  Math.max(0, bytesOf(request) - formBytesMax);

/** Writes a file of up to `maxBytes` to `path` and refuses a longer one. Without `field`, the file may be in any field. */
export type WantedFile = { field?: string; path: string; maxBytes: number; sizeSentence: string };

export type ReceivedFile = { filename: string; bytes: number };

/** Refuses what cannot become a file of this kind, before it is read. */
export const requireForm = (request: FastifyRequest, kind: UploadKind): void =>
  requireFormUpTo(request, UPLOAD_KINDS[kind].maxBytes, sizeSentence(kind));

/** Refuses a form that is longer than its files may be, before it is read. */
export function requireFormUpTo(request: FastifyRequest, maxBytes: number, sentence: string): void {
  if (bytesOf(request) > bodyLimitFor(maxBytes)) throw fileRefusal(sentence);
  if (!request.isMultipart()) throw fileRefusal(NO_FILE_SENTENCE);
}

/** Writes the one file of the form to `file`. Throws the refusal of a form with no file, several files or a truncated one. */
export async function receiveOneFile(
  request: FastifyRequest,
  kind: UploadKind,
  file: string,
): Promise<ReceivedFile> {
  const { maxBytes } = UPLOAD_KINDS[kind];
  const wanted = { path: file, maxBytes, sizeSentence: sizeSentence(kind) };
  const [received] = (await receiveFiles(request, [wanted])).values();
  if (!received) throw fileRefusal(NO_FILE_SENTENCE);
  return received;
}

/**
 * Writes the files of the form to the paths that `wanted` maps their fields to. Throws the refusal of a form with other files,
 * two for one field, one that is too long, or a truncated one.
 */
export async function receiveFiles(
  request: FastifyRequest,
  wanted: readonly WantedFile[],
): Promise<Map<string, ReceivedFile>> {
  const received = new Map<string, ReceivedFile>();
  const longest = wanted.reduce((one, other) => (other.maxBytes > one.maxBytes ? other : one));
  try {
    const limits = {
      files: wanted.length,
      fields: 5,
      fieldSize: 1024,
      fileSize: longest.maxBytes,
      headerPairs: 50,
    };
    for await (const part of request.files({ limits })) {
      const file = wanted.find(({ field }) => field === undefined || field === part.fieldname);
      if (!file || received.has(part.fieldname)) throw fileRefusal(MULTIPLE_FILES_SENTENCE);
      const written = createWriteStream(file.path, { flags: 'wx', mode: 0o600 });
      await pipeline(part.file, written);
      const { bytesWritten } = written;
      if (part.file.truncated || bytesWritten > file.maxBytes) throw fileRefusal(file.sizeSentence);
      received.set(part.fieldname, { filename: part.filename ?? '', bytes: bytesWritten });
    }
  } catch (error) {
    throw receivingError(error, longest.sizeSentence);
  }
  return received;
}

/** A disk that cannot be written is the server's failure. All other errors of the form are the caller's. */
function receivingError(error: unknown, tooLarge: string): unknown {
  const { syscall = '', code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof ORPCError || ['open', 'write', 'close'].includes(syscall)) return error;
  return fileRefusal(formErrorSentences(tooLarge)[code] ?? UPLOAD_INTERRUPTED_SENTENCE);
}

/** The form reader's own errors by code. All others mean that the form was interrupted or is not a form. */
const formErrorSentences = (tooLarge: string): Record<string, string> => ({
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: MULTIPLE_FILES_SENTENCE,
});
