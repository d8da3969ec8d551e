import { nounOf } from '../base/count.ts';
import { HUMAN_REVIEW_AI_REVIEW_COUNT_MIN } from './limit.ts';

export const TALENT_REVIEW_SENTENCES = {
  humanReviewRequested: 'Human review requested. We will look at your profile and let you know.',
  humanReviewFailed: 'Failed to request human review. Please try again.',
} as const;

export const TALENT_SAVE_FAILED_SENTENCE = 'Failed to save profile. Please try again.';

/** Says when a person can look at a profile that the automated review refuses. */
export function humanReviewLaterSentence(aiReviewCount: number): string | undefined {
  const left = HUMAN_REVIEW_AI_REVIEW_COUNT_MIN - aiReviewCount;
  return left > 0 ? `A person can look after ${left} more automated ${nounOf(left, 'review')}.` : undefined;
}
