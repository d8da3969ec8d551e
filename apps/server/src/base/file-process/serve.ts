import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FileBounds, FromProcess, ToProcess } from './message.ts';
import { MEGABYTE } from './message.ts';
import type { WatchOptions } from './watch.ts';

/** A low priority: searches and calls go first. */
const PRIORITY = 5;

/**
 * Makes this process a file process (pool.ts): it answers one file after another by `read`, and ends with the server that started
 * it. A file that exceeds the limits ends it.
 */
export function serveFiles<Call, Reply>(read: (call: Call) => Promise<Reply>): void {
  const turn = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const bounds = JSON.parse(process.argv[2] ?? '') as FileBounds;
  const watch = new Worker(new URL('./watch.ts', import.meta.url), {
    name: 'watch',
    workerData: { ...bounds, turn } satisfies WatchOptions,
  });
  watch.unref();
  setPriority(0, PRIORITY);
  dieFirst();
  const post = (message: FromProcess<Reply>) => process.send?.(message);
  const answerOf = async (call: Call) => ({
    reply: await read(call),
    residentMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
  });
  const pass = () => {
    Atomics.add(turn, 0, 1);
    Atomics.notify(turn, 0);
  };
  process.on('message', async ({ call }: ToProcess<Call>) => {
    pass();
    const answer = await answerOf(call).catch((error: unknown) => ({
      failure: stackOf(error),
      isHeavy: isOutOfMemory(error),
    }));
    pass();
    post(answer);
  });
  process.on('disconnect', () => process.exit());
  // A terminal and a service manager signal the whole process group. The server finishes its requests, and then ends this
  // process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  watch.once('online', () => post('ready'));
}

/** If the machine runs out of memory, Linux kills this process and not the server. */
function dieFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some systems do not allow it.
  }
}

/** Where it failed, without the message, which may quote the file. */
const stackOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}\n${(error.stack ?? '').replace(/^[\s\S]*?(?=\n\s+at )/, '')}`
    : 'unknown';

/** A single buffer that exceeds the remaining memory. */
const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_MEMORY_ALLOCATION_FAILED' ||
  (error instanceof RangeError && error.message.includes('allocation failed'));
