import type { FileRef } from '@talaash/domain/file/schema';
import type { UploadKind } from '@talaash/domain/file/limit';
import { uploadRefusal } from '@talaash/domain/file/rule';
import { uploadedSentence, uploadFailedSentence } from '@talaash/domain/file/words';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../ui/overlay/toast.ts';
import { sentenceOf } from './call-error.ts';
import { uploadFile } from './upload.ts';

interface Underway {
  name: string;
  /** Bytes. */
  sent: number;
  total: number;
  secondsLeft: number | undefined;
}

/** Earlier than this, the time left cannot be estimated. */
const guessAfterMs = 1000;

/**
 * One upload at a time: `take(file)` checks and sends it, `underway` is the progress, `error` the reason of a failure. `onStored`
 * receives the stored file; the record that names it must still be saved.
 */
export function useUpload(kind: UploadKind, onStored: (stored: FileRef, file: File) => void) {
  const [underway, setUnderway] = useState<Underway>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);

  // Leaving the page aborts the upload.
  useEffect(() => () => running.current?.abort(), []);

  async function take(file: File) {
    running.current?.abort();
    const refusal = uploadRefusal(kind, { filename: file.name, bytes: file.size });
    setError(refusal);
    if (refusal) return;

    const abort = new AbortController();
    running.current = abort;
    const startedAt = Date.now();
    setUnderway({ name: file.name, sent: 0, total: file.size, secondsLeft: undefined });
    try {
      const stored = await uploadFile(kind, file, {
        signal: abort.signal,
        onProgress: ({ sent, total }) =>
          setUnderway({
            name: file.name,
            sent,
            total,
            secondsLeft: guessSecondsLeft(sent, total, startedAt),
          }),
      });
      if (abort.signal.aborted) return;
      onStored(stored, file);
      toast.success(uploadedSentence(file.name));
    } catch (failure) {
      if (!abort.signal.aborted) setError(sentenceOf(failure, uploadFailedSentence(file.name)));
    } finally {
      if (running.current === abort) {
        running.current = undefined;
        setUnderway(undefined);
      }
    }
  }

  return {
    take: (file: File) => void take(file),
    cancel: () => running.current?.abort(),
    underway,
    error,
    clearError: () => setError(undefined),
  };
}

function guessSecondsLeft(sent: number, total: number, startedAt: number): number | undefined {
  const elapsed = Date.now() - startedAt;
  if (elapsed < guessAfterMs || sent === 0) return undefined;
  return Math.ceil(((total - sent) * elapsed) / sent / 1000);
}
