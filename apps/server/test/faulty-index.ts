import { parentPort } from 'node:worker_threads';
import type { TalentChange } from '@talaash/talent-index/port';
import type { FromThread, IndexCall } from '../src/index/worker-index.ts';

/** Faults of the index thread, by the text of the search. A change with removals is never answered. */
const FAULTS: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  fail: () => {
    throw new Error('This question has no answer.');
  },
};

const send = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', ({ number, verb, argument }: IndexCall) => {
  try {
    if (verb === 'apply' && (argument as TalentChange).removals.length > 0) return;
    if (verb === 'search') FAULTS[(argument as { text: string }).text]?.();
    send({ number, result: verb === 'search' ? { total: 0 } : undefined });
  } catch (error) {
    send({ number, failure: String(error) });
  }
});
