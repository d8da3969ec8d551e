import { parentPort } from 'node:worker_threads';
import { LocalTalentIndex } from './local-index.ts';
import type { IndexCall, IndexReply } from './worker-index.ts';

/** The thread of the worker index: answers every call on an index of its own. */
const index = new LocalTalentIndex();

parentPort?.on('message', ({ number, verb, argument }: IndexCall) => {
  const act = index[verb].bind(index) as (given: unknown) => Promise<unknown>;
  void act(argument).then(
    (result) => reply({ number, result }),
    (error: unknown) => reply({ number, error }),
  );
});

const reply = (message: IndexReply) => parentPort?.postMessage(message);
