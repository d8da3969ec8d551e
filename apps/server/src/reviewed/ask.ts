import type { AiReviewResponse } from '@talaash/domain/review/schema';
import type { Log } from '../base/log.ts';

/** A save waits no longer than this for its review. */
const patienceMs = 5000;

/** The review, or undefined when the reviewer fails or takes too long: the save then stands without it. */
export async function askReviewer(
  log: Log,
  review: () => Promise<AiReviewResponse>,
): Promise<AiReviewResponse | undefined> {
  const tooLate = Promise.withResolvers<never>();
  const clock = setTimeout(
    () => tooLate.reject(new Error(`The reviewer did not answer within ${patienceMs} ms.`)),
    patienceMs,
  );
  try {
    return await Promise.race([review(), tooLate.promise]);
  } catch (error) {
    log.warn({ err: error }, 'A review could not be given with its save; it is queued.');
    return undefined;
  } finally {
    clearTimeout(clock);
  }
}
