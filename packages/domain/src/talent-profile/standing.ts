import { type FeedbackState, feedbackState, isApproved, type Reviews } from '../review/rule.ts';
import type { OpenToWorkStatus } from './choice.ts';
import { APPROVED_SENTENCES, type TALENT_SAVE_OUTCOMES } from './words.ts';

/** How a talent stands: what the reviews say, and whether companies find the profile. Every sentence about it follows from this. */
export type TalentStanding = {
  feedback: FeedbackState;
  isApproved: boolean;
  /** Approved, and open to work. */
  isInSearch: boolean;
};

/** @param profile null when there is none yet */
export function talentStanding(
  reviews: Reviews | null | undefined,
  profile: { openToWorkStatus: OpenToWorkStatus } | null,
): TalentStanding {
  const isReviewPassed = profile !== null && isApproved(reviews ?? {});
  return {
    feedback: feedbackState(reviews ?? undefined, profile !== null),
    isApproved: isReviewPassed,
    isInSearch: isReviewPassed && profile.openToWorkStatus !== 'NotSeeking',
  };
}

/** Whether a review asks for changes. One that passed counts, whatever the other asks for. */
export const isFeedbackGiven = ({ feedback }: TalentStanding): boolean =>
  feedback === 'human_feedback' || feedback === 'ai_feedback';

/** The sentence for a talent who is approved. */
export const approvedSentence = ({ isInSearch }: TalentStanding): string =>
  APPROVED_SENTENCES[isInSearch ? 'inSearch' : 'notInSearch'];

/**
 * The outcome of a save that the talent is shown. What a review asks for is told, also to who is approved by the other one.
 *
 * @param reviews those that the standing was made of
 */
export function saveOutcome(standing: TalentStanding, reviews: Reviews): keyof typeof TALENT_SAVE_OUTCOMES {
  const { feedback, isApproved: isPassed, isInSearch } = standing;
  if (feedback === 'human_review_pending') return 'submitted';
  if (isFeedbackGiven(standing)) return isPassed ? 'approvedWithFeedback' : 'needsChanges';
  if (reviews.humanReviewResponse?.reviewStatus === 'pass') return isInSearch ? 'inSearch' : 'notInSearch';
  return feedback === 'review_queued' ? 'queued' : 'saved';
}
