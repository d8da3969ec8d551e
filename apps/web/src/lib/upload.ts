import type { FileRef } from '@talaash/domain/file/schema';
import type { UploadKind } from '@talaash/domain/file/limit';
import { uploadRefusal } from '@talaash/domain/file/rule';
import { uploadFailedSentence } from '@talaash/domain/file/words';
import { CallError, errorFromAnswer, unreachable } from './call-error.ts';

interface UploadOptions {
  /** Bytes sent of the whole request. */
  onProgress?: (progress: { sent: number; total: number }) => void;
  signal?: AbortSignal;
}

/**
 * Uploads one file and returns its stored file. The file belongs to no record until one that names it is saved. Throws as
 * `sendForm`.
 */
export const uploadFile = (kind: UploadKind, file: File, options?: UploadOptions): Promise<FileRef> =>
  sendFile<FileRef>(`/api/v1/files/${kind}`, kind, file, options);

/** Sends one file of a kind and returns the response. Throws as `sendForm`. */
export async function sendFile<Answer>(
  address: string,
  kind: UploadKind,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer> {
  const refusal = uploadRefusal(kind, { filename: file.name, bytes: file.size });
  if (refusal) throw new CallError('VALIDATION_FAILED', refusal, { file: refusal });

  const body = new FormData();
  body.append('file', file);
  return sendForm<Answer>(address, body, {
    ...(onProgress ? { onProgress } : {}),
    ...(signal ? { signal } : {}),
    failedSentence: uploadFailedSentence(file.name),
  });
}

/**
 * Sends a form with files and returns the response's JSON. Uses XMLHttpRequest, because fetch reports no upload progress. Throws
 * a `CallError`, or the abort reason of `signal`.
 */
export async function sendForm<Answer>(
  path: string,
  body: FormData,
  { onProgress, signal, failedSentence }: UploadOptions & { failedSentence: string },
): Promise<Answer> {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'json';

  return new Promise((resolve, reject) => {
    const abort = () => request.abort();
    signal?.throwIfAborted();
    signal?.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total });
    request.onload = () => {
      if (request.status === 200 || request.status === 201) resolve(request.response as Answer);
      else reject(errorFromAnswer(request.status, request.response));
    };
    request.onerror = () => reject(unreachable(new Error(failedSentence)));
    request.onabort = () => reject(signal?.reason ?? new DOMException('Upload cancelled', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(body);
  });
}
