import { nounOf } from '../base/count.ts';
import type { UserType } from '../user-profile/choice.ts';
import { HUMAN_REVIEW_AI_REVIEW_COUNT_MIN } from './limit.ts';
import type { AdminReviewStatus } from './rule.ts';

export const TALENT_REVIEW_SENTENCES = {
  humanReviewRequested: 'Human review requested. We will look at your profile and let you know.',
  humanReviewFailed: 'Failed to request human review. Please try again.',
} as const;

export const TALENT_SAVE_FAILED_SENTENCE = 'Failed to save profile. Please try again.';

/** Says when a person can look at a profile that the automated review refuses. */
export function humanReviewLaterSentence(aiReviewCount: number): string | undefined {
  const left = HUMAN_REVIEW_AI_REVIEW_COUNT_MIN - aiReviewCount;
  return left > 0
    ? `A person can review it after ${left} more automated ${nounOf(left, 'review')}.`
    : undefined;
}

export const ADMIN_REVIEW_STATUS_LABELS: Record<AdminReviewStatus, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  pending: 'Pending Review',
  aiApproved: 'AI Approved',
  aiRejected: 'AI Rejected',
  none: 'No Review',
};

const PROFILE_NAMES: Record<UserType, string> = { talent: 'profile', company: 'company profile' };

/** What notifications and mails tell of a review. One that asks for changes does not undo that another one passed, so it says no more. */
export const reviewNews = (
  side: UserType,
  { reviewer, reviewStatus }: { reviewer: 'ai' | 'human'; reviewStatus: 'pass' | 'fail' },
): string => {
  const [who, profile] = [reviewer === 'human' ? 'A person' : 'The automated review', PROFILE_NAMES[side]];
  return reviewStatus === 'pass'
    ? `${who} approved your ${profile}`
    : `${who} asks for changes to your ${profile}`;
};

/** What somebody can do whose profile has passed a review. */
export const REVIEW_PASSED_SENTENCES: Record<UserType, string> = {
  talent: 'Companies can find you while you are open to work.',
  company: 'You can now see full profiles and invite talent for your job posts.',
};

/** Who decided an automated review, where a language model is set up. */
export const JUDGED_BY_WORDS = {
  model: { pass: 'decided by the model', fail: 'decided by the model' },
  rules: { pass: 'decided by rules because the model did not answer', fail: 'decided by rules' },
} as const;

export const HUMAN_REVIEW_SENTENCES = {
  submitting: 'Submitting review...',
  failed: 'Failed to submit review. Please try again.',
  aiNote: 'This feedback is from the AI review system. Please use your judgment to make the final decision.',
  feedbackMissing: 'Form data is required',
  edited: 'Someone has edited this profile since you opened it. Please read the newer version, then decide.',
} as const;

/** Why a review cannot be answered that is not pending. @param reviewerName of the admin who answered it, if known */
export const notPendingSentence = (
  answer: { reviewStatus: 'pass' | 'fail'; reviewerName?: string | undefined } | undefined,
): string =>
  answer
    ? `${answer.reviewerName ?? 'Another admin'} has already ${answer.reviewStatus === 'pass' ? 'approved' : 'rejected'} this profile.`
    : 'No human review is pending for this profile.';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long somebody waits: "40 min", "26 h", and "4 days" from the third day on. */
export function waitingText(sinceMs: number, nowMs: number): string {
  const age = Math.max(0, nowMs - sinceMs);
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  return age < 72 * HOUR ? `${Math.floor(age / HOUR)} h` : `${Math.floor(age / (24 * HOUR))} days`;
}

/** Says that a person was reviewed before; undefined for the first time. */
export const timesReviewedSentence = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? 'reviewed once before' : `reviewed ${count} times before`;
