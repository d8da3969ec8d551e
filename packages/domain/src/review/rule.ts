import { HUMAN_REVIEW_AI_REVIEW_COUNT_MIN, HUMAN_REVIEW_LATE_HOURS } from './limit.ts';

/** A record's automated and human review, and whether it waits for one. */
export type Reviews = {
  aiReviewResponse?: { reviewStatus: 'pass' | 'fail'; failureReasons: string[] } | undefined;
  humanReviewResponse?: { reviewStatus: 'pass' | 'fail' | 'pending'; commentsMarkdown: string } | undefined;
  isReviewQueued?: boolean | undefined;
};

/** A profile counts as approved if either review passes. */
export const isApproved = (reviews: Reviews): boolean =>
  reviews.aiReviewResponse?.reviewStatus === 'pass' || reviews.humanReviewResponse?.reviewStatus === 'pass';

/**
 * The human review after a changed text was reviewed. `pending` and `pass` stay. `fail` described the old text, so it is dropped
 * once the new text passes.
 */
export const humanReviewAfterReview = <Human extends { reviewStatus: 'pass' | 'fail' | 'pending' }>(
  human: Human | null,
  verdict: { reviewStatus: 'pass' | 'fail' } | undefined,
): Human | null => (human?.reviewStatus === 'fail' && verdict?.reviewStatus === 'pass' ? null : human);

export type FeedbackState =
  | 'none'
  | 'incomplete_profile'
  | 'human_review_pending'
  | 'human_feedback'
  | 'ai_feedback'
  | 'review_queued';

/**
 * The feedback for a talent or company. The first that applies: incomplete profile, human review pending, human fail, review
 * queued, AI fail.
 */
export function feedbackState(reviews: Reviews | undefined, hasProfile: boolean): FeedbackState {
  if (!hasProfile) return 'incomplete_profile';
  if (reviews?.humanReviewResponse?.reviewStatus === 'pending') return 'human_review_pending';
  if (reviews?.humanReviewResponse?.reviewStatus === 'fail') return 'human_feedback';
  if (reviews?.isReviewQueued) return 'review_queued';
  if (reviews?.aiReviewResponse?.reviewStatus === 'fail') return 'ai_feedback';
  return 'none';
}

/** Why a talent may not request a human review now; undefined if it may. */
export function talentHumanReviewRefusal(talent: Reviews & { aiReviewCount: number }): string | undefined {
  if (talent.humanReviewResponse?.reviewStatus === 'pending') return 'A human review is already in progress.';
  if (isApproved(talent)) return 'Your profile is already approved.';
  if (talent.aiReviewCount < HUMAN_REVIEW_AI_REVIEW_COUNT_MIN) {
    return `You can request a human review after ${HUMAN_REVIEW_AI_REVIEW_COUNT_MIN} automated reviews. You have had ${talent.aiReviewCount} so far.`;
  }
  return undefined;
}

/** Why a company may not request a manual review now; undefined if it may. */
export function companyHumanReviewRefusal(company: Reviews): string | undefined {
  if (company.humanReviewResponse?.reviewStatus === 'pending')
    return 'A manual review is already in progress.';
  if (isApproved(company)) return 'Your profile is already approved.';
  if (company.aiReviewResponse?.reviewStatus !== 'fail')
    return 'You can request a manual review after a failed automated review.';
  return undefined;
}

/** The review status in the admins' lists. The first that applies; a human review takes precedence over the automated one. */
export type AdminReviewStatus = 'approved' | 'rejected' | 'pending' | 'aiApproved' | 'aiRejected' | 'none';

export function adminReviewStatus({ aiReviewResponse, humanReviewResponse }: Reviews): AdminReviewStatus {
  if (humanReviewResponse?.reviewStatus === 'pass') return 'approved';
  if (humanReviewResponse?.reviewStatus === 'fail') return 'rejected';
  if (humanReviewResponse?.reviewStatus === 'pending') return 'pending';
  if (aiReviewResponse?.reviewStatus === 'pass') return 'aiApproved';
  return aiReviewResponse?.reviewStatus === 'fail' ? 'aiRejected' : 'none';
}

/** Whether an admin sees the details of both reviews. Two passes have none. */
export const isFeedbackShown = ({ aiReviewResponse, humanReviewResponse }: Reviews): boolean =>
  aiReviewResponse?.reviewStatus !== 'pass' || humanReviewResponse?.reviewStatus !== 'pass';

/** Whether an admin may answer the human review. */
export const isHumanReviewPending = ({
  humanReviewResponse,
}: Pick<Reviews, 'humanReviewResponse'>): boolean => humanReviewResponse?.reviewStatus === 'pending';

export const isHumanReviewLate = (waitingSinceMs: number, nowMs: number): boolean =>
  nowMs - waitingSinceMs > HUMAN_REVIEW_LATE_HOURS * 60 * 60 * 1000;
