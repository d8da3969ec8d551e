import { MULTIPLE_FILES_SENTENCE } from '@talaash/domain/file/words';
import type { ResumeAnswer } from '@talaash/domain/resume/schema';
import { RESUME_FAILED_SENTENCE } from '@talaash/domain/resume/words';
import { useEffect, useRef, useState } from 'react';
import { CallError, sentenceOf, unreachable } from '../../../lib/call-error.ts';
import { sendFile } from '../../../lib/upload.ts';
import { announce } from '../../../ui/base/announce.tsx';
import type { Finding } from './finding.ts';

export type Reading =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; sent: number; total: number }
  | { kind: 'reading'; file: File }
  /** `file` is absent if several were chosen. */
  | { kind: 'failed'; file: File | undefined; reason: string };

/** One resume at a time: `read(files)` uploads it and passes the values found to `onFound`. */
export function useReading(onFound: (finding: Finding, file: File) => void) {
  const [reading, setReading] = useState<Reading>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  // Leaving the page aborts the reading, without a message on the next page.
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, abort: AbortController) {
    let sentAt = Date.now();
    const answer = await sendFile<ResumeAnswer>('/api/v1/parse-resume-for-talent-profile', 'resume', file, {
      signal: abort.signal,
      onProgress({ sent, total }) {
        sentAt = Date.now();
        setReading(sent < total ? { kind: 'sending', file, sent, total } : { kind: 'reading', file });
      },
    });
    if (!answer.success) throw new CallError('VALIDATION_FAILED', answer.error);
    return { answer, readMs: Date.now() - sentAt };
  }

  async function readOne(file: File) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setReading({ kind: 'sending', file, sent: 0, total: file.size });
    try {
      const { answer, readMs } = await send(file, abort);
      if (abort.signal.aborted) return;
      setReading({ kind: 'idle' });
      onFound(
        {
          answer,
          readMs,
          name: file.name,
          bytes: file.size,
          choices: {},
          skillsLeft: [],
          keepsFile: undefined,
        },
        file,
      );
    } catch (error) {
      if (!abort.signal.aborted) fail(sentenceOf(error, unreachable().message), file);
    }
  }

  function fail(reason: string, file?: File) {
    setReading({ kind: 'failed', reason, file });
    announce(`${RESUME_FAILED_SENTENCE} ${reason}`, 'assertive');
  }

  return {
    reading,
    read([file, second]: Iterable<File>) {
      if (second) fail(MULTIPLE_FILES_SENTENCE);
      else if (file) void readOne(file);
    },
    cancel() {
      running.current?.abort();
      setReading({ kind: 'idle' });
      announce('Cancelled. Nothing has changed.');
    },
  };
}
