import { createFilePool, FilesWait, type PoolOptions } from '../../base/file-process/pool.ts';
import { FileLost, NoFileProcess } from '../../base/file-process/process.ts';
import { HeadshotsBusy, type HeadshotRefusal, type MadeHeadshots } from './port.ts';
import type { Pictures } from './variation.ts';

/** A call to the process. The result is that of the function with this name. */
export type HeadshotCall =
  | ({ act: 'makeVariations' } & Pictures)
  | { act: 'toSend'; image: string }
  | { act: 'checked'; bytes: Uint8Array };

/** Opens the pictures of headshots, one after another. A picture that takes too much time or memory counts as unreadable. */
export type HeadshotProcess = {
  makeVariations(
    pictures: Pictures,
    signal: AbortSignal,
  ): Promise<MadeHeadshots | { refused: HeadshotRefusal['file'] }>;
  /** A small copy of a picture for an image model, without metadata. Undefined if it is unreadable. */
  toSend(image: string, signal: AbortSignal): Promise<Buffer | undefined>;
  /** An image model's result as a square WebP without metadata. Undefined if the bytes are not a photo. */
  checked(bytes: Uint8Array, signal: AbortSignal): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

/** Seconds. Five variations take about two. */
const SECONDS_MAX = 30;
const MEMORY_MB = 512;

/** One picture at a time leaves the other core for requests. */
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
