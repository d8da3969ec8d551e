import type { AiReviewResponse, HumanReviewResponse, ReviewResponse } from '@talaash/domain/review/schema';
import { humanReviewAfterReview } from '@talaash/domain/review/rule';

type StoredReviews = { humanReviewResponse: HumanReviewResponse | null };

/**
 * The reviews of a talent or company whose profile now has this verdict. Without one the review is queued, and the
 * verdict on the former text goes: nobody has looked at the new one.
 */
export const reviewsAfter = (
  stored: StoredReviews,
  verdict: AiReviewResponse | undefined,
  nowIsoDateTimeUtc: string,
) => ({
  aiReviewResponse: verdict ?? null,
  humanReviewResponse: humanReviewAfterReview(stored.humanReviewResponse, verdict),
  reviewQueuedAt: verdict ? null : nowIsoDateTimeUtc,
});

/** What a save answers about its review. */
export const toReviewResponse = (verdict: AiReviewResponse | undefined): ReviewResponse =>
  verdict
    ? { reviewStatus: verdict.reviewStatus, failureReasons: verdict.failureReasons }
    : { reviewStatus: 'pending', failureReasons: [] };
