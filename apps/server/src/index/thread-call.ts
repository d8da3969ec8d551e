import { parentPort } from 'node:worker_threads';
import { NotFollowing } from '@talaash/talent-index/engine/following-index';
import type { IndexCall, WorkerMessage } from './worker-message.ts';

/** Sends a message to the server's main thread. */
export const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

type Method = (argument: unknown) => Promise<unknown>;

/** Runs a call of the main thread on this thread's index, and sends the result. */
export function runCall(index: object, { callId, method, argument }: IndexCall): void {
  const act = (index as Record<IndexCall['method'], Method>)[method].bind(index);
  void act(argument).then(
    (result) => post({ callId, result }),
    (error: unknown) =>
      post(
        error instanceof NotFollowing
          ? { callId, isForOther: true }
          : { callId, failure: String((error as Error | undefined)?.stack ?? error) },
      ),
  );
}
