import { approvedSentence, isFeedbackGiven, type TalentStatus } from './status.ts';
import { FEEDBACK_TITLES } from './words.ts';

/** The words for the review status of a talent's profile, on every page. */
export type TalentReviewWords = {
  tone: 'ok' | 'warm' | 'bad' | 'none';
  /** In a word or two: "Being reviewed". */
  label: string;
  /** A headline, without a full stop: "Your profile is being reviewed". */
  headline: string;
  /** What follows from it. */
  text: string;
};

export function talentReviewWords(status: TalentStatus): TalentReviewWords {
  const { feedback, isApproved, isInSearch } = status;
  if (isFeedbackGiven(status)) return feedbackWords(status);
  // A talent whose review is queued may be approved already.
  const meanwhile = isApproved ? approvedSentence(status) : 'Companies can find you once it is approved.';
  if (feedback === 'incomplete_profile')
    return {
      tone: 'none',
      label: 'No profile yet',
      headline: 'Create Your Talent Profile',
      text: 'Companies can find you once your profile is complete and approved.',
    };
  if (feedback === 'human_review_pending')
    return {
      tone: 'warm',
      label: 'Human review pending',
      headline: 'Your profile is waiting for a human review',
      text: `A person will review your profile and let you know. ${meanwhile}`,
    };
  if (feedback === 'review_queued')
    return {
      tone: 'none',
      label: 'Being reviewed',
      headline: 'Your profile is being reviewed',
      text: `The result appears here when it is ready. ${meanwhile}`,
    };
  if (!isApproved)
    return {
      tone: 'none',
      label: 'Not reviewed yet',
      headline: 'Your profile has not been reviewed yet',
      text: 'We review your profile when you save it.',
    };
  return {
    tone: 'ok',
    label: 'Approved',
    headline: isInSearch ? 'Your profile is ready' : 'Your profile is approved but hidden',
    text: approvedSentence(status),
  };
}

/** A review that asks for changes does not undo the other one's pass. */
function feedbackWords({ feedback, isApproved, isInSearch }: TalentStatus): TalentReviewWords {
  if (isApproved)
    return {
      tone: 'ok',
      label: 'Approved, with feedback',
      headline: isInSearch ? FEEDBACK_TITLES.inSearch : FEEDBACK_TITLES.approved,
      text: 'Your profile stays approved even if you do not make these changes.',
    };
  return {
    tone: feedback === 'human_feedback' ? 'bad' : 'warm',
    label: 'Needs changes',
    headline: FEEDBACK_TITLES.notApproved,
    text: 'Companies can find you once you have made the changes in the feedback.',
  };
}
