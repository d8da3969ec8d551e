import { IndexLost } from '@talaash/talent-index/port';

/** A person waits two seconds for an answer at most: all requests of one question, with what is sent again, end with this. The rest is for the database. */
export const QUESTION_MS = 1500;

/**
 * Asks something whose requests end when its time is over.
 *
 * @param ask gets the signal that its requests end with
 * @throws IndexLost when the time is over
 */
export async function withDeadline<Result>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { signal } = ending;
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as IndexLost));
  });
  const timer = setTimeout(
    () => ending.abort(new IndexLost(`The search cluster did not answer within ${ms} ms.`)),
    ms,
  );
  try {
    return await Promise.race([ask(signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a request of the client returns. */
type Request<Result> = PromiseLike<Result> & { abort: () => void };

/** Ends a request with a signal. */
export async function untilAborted<Result>(
  signal: AbortSignal | undefined,
  send: () => Request<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const request = send();
  // Nothing is returned: an event throws the rejection of what its listener returns.
  const abort = () => {
    request.abort();
  };
  signal?.addEventListener('abort', abort);
  try {
    return await request;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
