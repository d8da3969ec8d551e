import { createFilePool, FilesWait, type PoolOptions } from '../../base/file-process/pool.ts';
import { FileLost, NoFileProcess } from '../../base/file-process/process.ts';
import { HeadshotsBusy, type HeadshotRefusal, type MadeHeadshots } from './port.ts';
import type { Pictures } from './variation.ts';

/** A call to the process. Its answer is that of the function of this name. */
export type HeadshotCall =
  | ({ act: 'makeVariations' } & Pictures)
  | { act: 'toSend'; image: string }
  | { act: 'checked'; bytes: Uint8Array };

/** Opens the pictures of headshots, one after another. A picture that costs too much is answered as one that cannot be read. */
export type HeadshotProcess = {
  makeVariations(
    pictures: Pictures,
    signal: AbortSignal,
  ): Promise<MadeHeadshots | { refused: HeadshotRefusal['file'] }>;
  /** A picture for an image model, without its metadata, small. Undefined when it cannot be read. */
  toSend(image: string, signal: AbortSignal): Promise<Buffer | undefined>;
  /** What an image model made as a square WebP without metadata. Undefined when the bytes are no photo. */
  checked(bytes: Uint8Array, signal: AbortSignal): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

/** Five variations take about two. */
const SECONDS_MAX = 30;
const MEMORY_MB = 512;

/** One picture at a time leaves the other core to the requests. */
export function createHeadshotProcess(options: Pick<PoolOptions, 'log'>): HeadshotProcess {
  const pool = createFilePool<HeadshotCall, unknown>({
    script: new URL('./process.ts', import.meta.url),
    timeoutMs: SECONDS_MAX * 1000,
    memoryMb: MEMORY_MB,
    atATime: 1,
    ...options,
  });

  async function run<Answer>(call: HeadshotCall, signal: AbortSignal, lost: Answer): Promise<Answer> {
    try {
      return (await pool.run(call, signal)) as Answer;
    } catch (error) {
      if (error instanceof FileLost) return lost;
      if (error instanceof NoFileProcess) options.log.error({ err: error }, 'No headshot can be made.');
      throw error instanceof NoFileProcess || error instanceof FilesWait ? new HeadshotsBusy() : error;
    }
  }

  return {
    makeVariations: ({ image, mask }, signal) =>
      run<MadeHeadshots | { refused: HeadshotRefusal['file'] }>(
        { act: 'makeVariations', image, mask },
        signal,
        { refused: 'image' },
      ),
    toSend: (image, signal) => run<Buffer | undefined>({ act: 'toSend', image }, signal, undefined),
    checked: (bytes, signal) => run<Buffer | undefined>({ act: 'checked', bytes }, signal, undefined),
    close: pool.close,
  };
}
