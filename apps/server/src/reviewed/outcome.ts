import { humanReviewAfterReview } from '@talaash/domain/review/rule';
import type { AiReviewResponse, HumanReviewResponse, ReviewResponse } from '@talaash/domain/review/schema';
import { nextVersion } from '../call/version.ts';
import type { Tx } from '../db/client.ts';
import { type NewEvent, record } from '../events/record.ts';

type StoredReviews = { humanReviewResponse: HumanReviewResponse | null; updatedIsoDateTimeUtc: string };

type StoreVerdict<Holder> = {
  verdict: AiReviewResponse | undefined;
  now: number;
  /** The event that records the verdict. */
  event: NewEvent;
  update: (reviews: ReturnType<typeof reviewsAfter>) => Promise<Holder[]>;
};

/** Stores the verdict with the talent or company of the profile. Without a verdict it marks the review as queued. */
export async function storeVerdict<Holder extends StoredReviews>(
  tx: Tx,
  holder: Holder,
  { verdict, now, event, update }: StoreVerdict<Holder>,
): Promise<Holder> {
  const [updated = holder] = await update(reviewsAfter(holder, verdict, nextVersion(now, holder)));
  if (verdict) await recordVerdict(tx, verdict, event);
  return updated;
}

/** Without a verdict the review is queued, and the old verdict is removed because it was about the old text. */
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

/** Records the status of a verdict, without its reasons: events outlive the record. */
export const recordVerdict = (tx: Tx, { reviewStatus }: AiReviewResponse, event: NewEvent): Promise<void> =>
  record(tx, { ...event, payload: { reviewer: 'ai', reviewStatus } });

/** The review in the response of a save. */
export const toReviewResponse = (verdict: AiReviewResponse | undefined): ReviewResponse =>
  verdict
    ? { reviewStatus: verdict.reviewStatus, failureReasons: verdict.failureReasons }
    : { reviewStatus: 'pending', failureReasons: [] };
