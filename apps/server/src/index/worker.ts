import { parentPort, workerData } from 'node:worker_threads';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';
import type { WorkerMessage, IndexCall, WorkerOptions } from './worker-index.ts';

/** The thread of the worker index: runs every call on its own index. */
const { folder } = workerData as WorkerOptions;

const post = (message: WorkerMessage) => parentPort?.postMessage(message);

const keeper = new SnapshotKeeper(folder, {
  info: (sentence) => post({ level: 'info', sentence }),
  warn: (sentence) => post({ level: 'warn', sentence }),
});

const index = new LocalTalentIndex(undefined, keeper);

parentPort?.on('message', ({ callId, method, argument }: IndexCall) => {
  const act = index[method].bind(index) as (given: unknown) => Promise<unknown>;
  void act(argument).then(
    (result) => post({ callId, result }),
    (error: unknown) => post({ callId, failure: String((error as Error | undefined)?.stack ?? error) }),
  );
});
