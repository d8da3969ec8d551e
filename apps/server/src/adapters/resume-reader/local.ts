import { RESUME_SECONDS_MAX } from '@talaash/domain/resume/limit';
import { RESUME_READING_SENTENCES } from '@talaash/domain/resume/words';
import type { Reading } from '@talaash/resume-reader/read';
import { createFilePool, FilesWait, type PoolOptions } from '../../base/file-process/pool.ts';
import { FileLost, NoFileProcess } from '../../base/file-process/process.ts';
import { ReaderBusy, type ResumeReader } from './port.ts';

/** A call to the process: the path of the file. */
export type ReadingCall = { file: string };

/** The queue's limit: the last of more would wait for minutes. */
const WAITING_MAX = 20;
const MEMORY_MB = 512;

/** Tests pass a faulty entry and other limits. */
type LocalReaderOptions = Pick<PoolOptions, 'log'> & Partial<Omit<PoolOptions, 'atATime'>>;

/** Also returns the visible text, if people see all of it. */
export type LocalResumeReader = ResumeReader & {
  readText(file: string, signal: AbortSignal): Promise<Reading>;
};

/**
 * Parses resumes in a child process, one at a time and in order. It starts with the first resume and ends when idle. A process
 * that crashes, hangs or takes too much memory is replaced, and its file gets a sentence as the answer.
 */
export function createLocalResumeReader(options: LocalReaderOptions): LocalResumeReader {
  const pool = createFilePool<ReadingCall, Reading>({
    script: new URL('./process.ts', import.meta.url),
    timeoutMs: RESUME_SECONDS_MAX * 1000,
    memoryMb: MEMORY_MB,
    waitingMax: WAITING_MAX,
    ...options,
    atATime: 1,
  });

  const readText = (file: string, signal: AbortSignal): Promise<Reading> =>
    pool.run({ file }, signal).catch((error: unknown) => {
      if (error instanceof FilesWait) throw new ReaderBusy();
      if (error instanceof FileLost) return unread(error.loss);
      if (!(error instanceof NoFileProcess)) throw error;
      options.log.error({ err: error }, 'The resume reader cannot be started.');
      return unread('crashed');
    });

  return {
    readText,
    read: (file, signal) => readText(file, signal).then(({ answer }) => answer),
    close: pool.close,
  };
}

const unread = (reason: FileLost['loss']): Reading => ({
  answer: { success: false, error: RESUME_READING_SENTENCES[reason] },
});
