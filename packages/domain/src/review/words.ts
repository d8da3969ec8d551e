export const TALENT_REVIEW_SENTENCES = {
  humanReviewRequested: 'Human review requested. We will look at your profile and let you know.',
  humanReviewFailed: 'Failed to request human review. Please try again.',
} as const;

export const TALENT_SAVE_FAILED_SENTENCE = 'Failed to save profile. Please try again.';
