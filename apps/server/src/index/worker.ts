import { parentPort, workerData } from 'node:worker_threads';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';
import { post, runCall } from './thread-call.ts';
import type { ThreadMessage, WorkerOptions } from './worker-message.ts';

/** The thread of the worker index: runs every call on its own index. */
const { folder } = workerData as WorkerOptions;

const keeper = new SnapshotKeeper(folder, {
  info: (sentence) => post({ level: 'info', sentence }),
  warn: (sentence) => post({ level: 'warn', sentence }),
});

const index = new LocalTalentIndex(undefined, keeper);

parentPort?.on('message', (message: ThreadMessage) => {
  if ('lead' in message) index.lead(message.lead);
  else runCall(index, message);
});
