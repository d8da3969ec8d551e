import { type FeedbackState, feedbackState, isApproved, type Reviews } from '../review/rule.ts';
import type { OpenToWorkStatus } from './choice.ts';
import { APPROVED_SENTENCES, type TALENT_SAVE_OUTCOMES } from './words.ts';

/**
 * The status of a talent: what the reviews say, and whether companies find the profile. Every sentence about it derives from
 * this.
 */
export type TalentStatus = {
  feedback: FeedbackState;
  isApproved: boolean;
  /** Approved, and open to work. */
  isInSearch: boolean;
};

/** @param profile null if there is none yet */
export function talentStatus(
  reviews: Reviews | null | undefined,
  profile: { openToWorkStatus: OpenToWorkStatus } | null,
): TalentStatus {
  const isReviewPassed = profile !== null && isApproved(reviews ?? {});
  return {
    feedback: feedbackState(reviews ?? undefined, profile !== null),
    isApproved: isReviewPassed,
    isInSearch: isReviewPassed && profile.openToWorkStatus !== 'NotSeeking',
  };
}

/** Whether a review asks for changes. If one has passed, it counts, whatever the other asks for. */
export const isFeedbackGiven = ({ feedback }: TalentStatus): boolean =>
  feedback === 'human_feedback' || feedback === 'ai_feedback';

/** The sentence for a talent who is approved. */
export const approvedSentence = ({ isInSearch }: TalentStatus): string =>
  APPROVED_SENTENCES[isInSearch ? 'inSearch' : 'notInSearch'];

/**
 * The outcome of a save for the talent. It includes what a review asks for, even if the other one has approved the profile.
 *
 * @param reviews the reviews behind the status
 */
export function saveOutcome(status: TalentStatus, reviews: Reviews): keyof typeof TALENT_SAVE_OUTCOMES {
  const { feedback, isApproved: isPassed, isInSearch } = status;
  if (feedback === 'human_review_pending') return 'submitted';
  if (isFeedbackGiven(status)) return isPassed ? 'approvedWithFeedback' : 'needsChanges';
  if (reviews.humanReviewResponse?.reviewStatus === 'pass') return isInSearch ? 'inSearch' : 'notInSearch';
  return feedback === 'review_queued' ? 'queued' : 'saved';
}
