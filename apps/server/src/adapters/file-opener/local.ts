import { IMAGE_LOAD_SENTENCE, PDF_UNREADABLE_SENTENCE } from '@talaash/domain/file/words';
import { createFilePool, FilesWait, type PoolOptions } from '../../base/file-process/pool.ts';
import { FileLost, NoFileProcess } from '../../base/file-process/process.ts';
import { type FileOpener, OpenerBusy, type PictureReading, type PictureRule } from './port.ts';

/** A call to the process. The result is that of the function with this name. */
export type OpeningCall =
  | { open: 'picture'; file: string; rule: PictureRule }
  | { open: 'smallVariant'; large: Buffer }
  | { open: 'pdf'; file: string };

/** One for each of two cores. */
const AT_A_TIME = 2;
const SECONDS_MAX = 10;
/** The largest accepted picture takes 460 MB if it is interlaced and has 16 bits per channel. */
const MEMORY_MB = 512;

/** Tests pass a faulty entry and other limits. */
type FileOpenerOptions = Pick<PoolOptions, 'log'> & Partial<PoolOptions>;

/** Opens uploads in child processes, which start with the first file and end when idle. */
export function createFileOpener(options: FileOpenerOptions): FileOpener {
  const pool = createFilePool<OpeningCall, unknown>({
    script: new URL('./process.ts', import.meta.url),
    timeoutMs: SECONDS_MAX * 1000,
    memoryMb: MEMORY_MB,
    atATime: AT_A_TIME,
    ...options,
  });

  const open = (call: OpeningCall): Promise<unknown> =>
    pool.run(call).catch((error: unknown) => {
      if (error instanceof NoFileProcess) options.log.error({ err: error }, 'No upload can be opened.');
      if (error instanceof NoFileProcess || error instanceof FilesWait) throw new OpenerBusy();
      throw error;
    });

  /** A file that kills its process counts as unreadable. */
  const unlessLost = (error: unknown, refusal: string): string => {
    if (error instanceof FileLost) return refusal;
    throw error;
  };

  return {
    readPicture: (file, rule) =>
      open({ open: 'picture', file, rule }).then(
        (reading) => reading as PictureReading,
        (error: unknown) => ({ refusal: unlessLost(error, IMAGE_LOAD_SENTENCE) }),
      ),
    smallVariant: (large) => open({ open: 'smallVariant', large }) as Promise<Buffer>,
    pdfRefusal: (file) =>
      open({ open: 'pdf', file }).then(
        (reason) => reason as string | undefined,
        (error: unknown) => unlessLost(error, PDF_UNREADABLE_SENTENCE),
      ),
    close: pool.close,
  };
}
