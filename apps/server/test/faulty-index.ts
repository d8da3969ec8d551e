import { parentPort } from 'node:worker_threads';
import type { TalentChange } from '@talaash/talent-index/port';
import type { FromThread, IndexCall } from '../src/index/worker-index.ts';

/** What a thread of the search index may do wrong, by the text of a question; a change that removes is not answered. */
const FAULTS: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  fail: () => {
    throw new Error('This question has no answer.');
  },
};

const tell = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', ({ number, verb, argument }: IndexCall) => {
  try {
    if (verb === 'apply' && (argument as TalentChange).removals.length > 0) return;
    if (verb === 'search') FAULTS[(argument as { text: string }).text]?.();
    tell({ number, result: verb === 'search' ? { total: 0 } : undefined });
  } catch (error) {
    tell({ number, failure: String(error) });
  }
});
