import { attachmentKindOf, attachmentRefusal } from '@talaash/domain/attachment/rule';
import type { Attachment } from '@talaash/domain/attachment/schema';
import { ATTACHMENT_SENTENCES } from '@talaash/domain/attachment/words';
import { uploadFailedSentence } from '@talaash/domain/file/words';
import { isCallError, isPassing, sentenceOf } from '../../lib/call-error.ts';
import { sendFile } from '../../lib/upload.ts';
import { type ChosenFile, chosenFiles, type TakenFile } from './attachment-store.ts';

const running = new Map<string, AbortController>();
let lastUpload: Promise<void> = Promise.resolve();

const factsOf = ({ key, threadId, name, bytes, sent, total }: ChosenFile) => ({
  key,
  threadId,
  name,
  bytes,
  sent,
  total,
});

const fail = (key: string, error: string, file: File | undefined) =>
  chosenFiles.change(key, (one) => ({ ...factsOf(one), state: 'failed', error, file }));

/** Checks files by name and size, and uploads them for the next message of a thread. */
export function uploadFiles(threadId: string, taken: readonly TakenFile[]): void {
  for (const { key, file, isTooMany } of taken) {
    const refusal = isTooMany
      ? ATTACHMENT_SENTENCES.tooMany
      : attachmentRefusal({ filename: file.name, bytes: file.size });
    if (refusal === undefined) queue(key, threadId, file);
    else fail(key, refusal, undefined);
  }
}

export function retryFile({ key, threadId, ...one }: ChosenFile): void {
  if (one.state === 'failed' && one.file) queue(key, threadId, one.file);
}

/** Whether the same file may be taken at another time: the network or the server failed. A file that was refused is refused again. */
const canSucceed = (failure: unknown) =>
  isPassing(failure) || isCallError(failure, 'INTERNAL', 'TOO_MANY_REQUESTS');

/** Cancels the upload of a file, or takes the file away. */
export function removeFile(key: string): void {
  running.get(key)?.abort();
  running.delete(key);
  chosenFiles.remove(key);
}

/** One upload after the other: an account may have only few in progress. */
function queue(key: string, threadId: string, file: File): void {
  const abort = new AbortController();
  running.set(key, abort);
  chosenFiles.change(key, (one) => ({ ...factsOf(one), sent: 0, state: 'waiting' }));
  lastUpload = lastUpload.then(() => upload(key, threadId, file, abort.signal));
}

async function upload(key: string, threadId: string, file: File, signal: AbortSignal): Promise<void> {
  const kind = attachmentKindOf(file.name);
  if (signal.aborted || kind === undefined) return;
  chosenFiles.change(key, (one) => ({ ...factsOf(one), state: 'uploading' }));
  try {
    const path = `/api/v1/threads/${encodeURIComponent(threadId)}/files/${kind}`;
    const attachment = await sendFile<Attachment>(path, kind, file, {
      signal,
      onProgress: ({ sent, total }) => chosenFiles.change(key, (one) => ({ ...one, sent, total })),
    });
    chosenFiles.change(key, (one) => ({ ...factsOf(one), state: 'done', attachment }));
  } catch (failure) {
    if (!signal.aborted)
      fail(key, sentenceOf(failure, uploadFailedSentence(file.name)), canSucceed(failure) ? file : undefined);
  } finally {
    running.delete(key);
  }
}
