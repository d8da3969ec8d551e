import type { AiReviewResponse } from '@talaash/domain/review/schema';
import type { Log } from '../base/log.ts';

/** A save waits at most this long for its review. */
const timeoutMs = 5000;

/** The verdict; undefined when the reviewer fails or times out, so that the save does not fail with it. */
export async function askReviewer(
  log: Log,
  review: (signal: AbortSignal) => Promise<AiReviewResponse>,
): Promise<AiReviewResponse | undefined> {
  const timeout = Promise.withResolvers<never>();
  const left = new AbortController();
  const timer = setTimeout(
    () => timeout.reject(new Error(`The reviewer did not answer within ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    return await Promise.race([review(left.signal), timeout.promise]);
  } catch (error) {
    log.warn({ err: error }, 'The review failed or timed out. It is queued.');
    return undefined;
  } finally {
    clearTimeout(timer);
    left.abort();
  }
}
