import { parentPort } from 'node:worker_threads';
import { LocalTalentIndex } from './local-index.ts';
import type { FromThread, IndexCall } from './worker-index.ts';

/** The thread of the worker index: answers every call on an index of its own. */
const tell = (message: FromThread) => parentPort?.postMessage(message);

const index = new LocalTalentIndex();

parentPort?.on('message', ({ number, verb, argument }: IndexCall) => {
  const act = index[verb].bind(index) as (given: unknown) => Promise<unknown>;
  void act(argument).then(
    (result) => tell({ number, result }),
    (error: unknown) => tell({ number, failure: String((error as Error | undefined)?.stack ?? error) }),
  );
});
