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

/** How many bytes the form may add to those of the file. */
const formBytesMax = 64 * 1024;

/** The longest request that carries a file of these kinds. */
export const bodyLimitOf = (...kinds: readonly UploadKind[]): number =>
  Math.max(...kinds.map((kind) => UPLOAD_KINDS[kind].maxBytes)) + formBytesMax;

/** What the request says of its length; it may say nothing. */
const bytesOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0);

/** How long the file will be, as far as the request says it. */
export const announcedBytes = (request: FastifyRequest): number =>
  Math.max(0, bytesOf(request) - formBytesMax);

/** Refuses what cannot become a file of this kind, before it is read. */
export function requireForm(request: FastifyRequest, kind: UploadKind): void {
  if (bytesOf(request) > bodyLimitOf(kind)) throw fileRefusal(sizeSentence(kind));
  if (!request.isMultipart()) throw fileRefusal(NO_FILE_SENTENCE);
}

/** Writes the one file of the form to `file`. Throws the refusal of a form that holds none, several or a part of one. */
export async function receiveOneFile(
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
