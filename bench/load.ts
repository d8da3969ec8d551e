import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Load, LoadResult } from './load-worker.ts';

/** Sends requests from a separate thread. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: load });
  const [result] = (await once(worker, 'message')) as [LoadResult];
  await worker.terminate();
  return result;
}
