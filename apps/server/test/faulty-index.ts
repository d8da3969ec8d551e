import { parentPort } from 'node:worker_threads';
import type { TalentChange } from '@talaash/talent-index/port';
import type { WorkerMessage, IndexCall } from '../src/index/worker-message.ts';

/** A thread of the search index with faults, by the text of a question. A change with removals gets no answer. */
const FAULTS: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  fail: () => {
    throw new Error('This question has no answer.');
  },
};

const post = (message: WorkerMessage) => parentPort?.postMessage(message);

parentPort?.on('message', ({ callId, method, argument }: IndexCall) => {
  try {
    if (method === 'apply' && (argument as TalentChange).removals.length > 0) return;
    if (method === 'search') FAULTS[(argument as { text: string }).text]?.();
    post({ callId, result: method === 'search' ? { total: 0 } : undefined });
  } catch (error) {
    post({ callId, failure: String(error) });
  }
});
