import { parentPort, workerData } from 'node:worker_threads';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';
import type { FromThread, IndexCall, ThreadStart } from './worker-index.ts';

/** The thread of the worker index: answers every call on an index of its own. */
const { folder } = workerData as ThreadStart;

const tell = (message: FromThread) => parentPort?.postMessage(message);

const keeper = new SnapshotKeeper(folder, {
  info: (sentence) => tell({ level: 'info', sentence }),
  warn: (sentence) => tell({ level: 'warn', sentence }),
});

const index = new LocalTalentIndex(undefined, keeper);

parentPort?.on('message', ({ number, verb, argument }: IndexCall) => {
  const act = index[verb].bind(index) as (given: unknown) => Promise<unknown>;
  void act(argument).then(
    (result) => tell({ number, result }),
    (error: unknown) => tell({ number, failure: String((error as Error | undefined)?.stack ?? error) }),
  );
});
