export const TALENT_REVIEW_SENTENCES = {
  humanReviewRequested: 'Human review requested. We will look at your profile and let you know.',
  humanReviewFailed: 'Failed to request human review. Please try again.',
} as const;

export const TALENT_SAVE_FAILED_SENTENCE = 'Failed to save profile. Please try again.';

export const TALENT_SAVE_OUTCOMES = {
  needsChanges:
    'Profile saved, but it needs changes before companies can find it. The feedback says what to change.',
  submitted: 'Profile saved and submitted for review.',
  queued: 'Profile saved. It is being reviewed, and you do not have to wait.',
  approved: 'Profile saved and approved, searchable by companies.',
  saved: 'Profile saved successfully!',
} as const;
