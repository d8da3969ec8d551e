import { humanReviewAfterReview } from '@talaash/domain/review/rule';
import type { AiReviewResponse, HumanReviewResponse, ReviewResponse } from '@talaash/domain/review/schema';
import { nextVersion } from '../call/version.ts';
import type { Tx } from '../db/client.ts';
import { type NewEvent, record } from '../events/record.ts';

type StoredReviews = { humanReviewResponse: HumanReviewResponse | null; updatedIsoDateTimeUtc: string };

type PutVerdict<Holder> = {
  verdict: AiReviewResponse | undefined;
  now: number;
  /** What tells of the verdict. */
  event: NewEvent;
  update: (reviews: ReturnType<typeof reviewsAfter>) => Promise<Holder[]>;
};

/** Puts a verdict on the talent or company whose profile was reviewed, or that one is waited for. */
export async function putVerdict<Holder extends StoredReviews>(
  tx: Tx,
  holder: Holder,
  { verdict, now, event, update }: PutVerdict<Holder>,
): Promise<Holder> {
  const [after = holder] = await update(reviewsAfter(holder, verdict, nextVersion(now, holder)));
  if (verdict) await recordVerdict(tx, verdict, event);
  return after;
}

/** Without a verdict the review is queued, and the one on the former text goes: nobody has looked at the new one. */
const reviewsAfter = (
  stored: StoredReviews,
  verdict: AiReviewResponse | undefined,
  updatedIsoDateTimeUtc: string,
) => ({
  aiReviewResponse: verdict ?? null,
  humanReviewResponse: humanReviewAfterReview(stored.humanReviewResponse, verdict),
  reviewQueuedAt: verdict ? null : updatedIsoDateTimeUtc,
  updatedIsoDateTimeUtc,
});

/** Tells of a verdict, never of its reasons: events outlive the record. */
export const recordVerdict = (tx: Tx, { reviewStatus }: AiReviewResponse, event: NewEvent): Promise<void> =>
  record(tx, { ...event, payload: { reviewStatus } });

/** What a save answers about its review. */
export const toReviewResponse = (verdict: AiReviewResponse | undefined): ReviewResponse =>
  verdict
    ? { reviewStatus: verdict.reviewStatus, failureReasons: verdict.failureReasons }
    : { reviewStatus: 'pending', failureReasons: [] };
