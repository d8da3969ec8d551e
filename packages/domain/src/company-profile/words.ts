/** Messages about saving and reviewing the company profile. */
export const COMPANY_PROFILE_SENTENCES = {
  saved: 'Company profile saved successfully!',
  needsImprovements: 'Company profile needs improvements. Please check the feedback above for details.',
  queued: 'Company profile saved. We are reviewing it now; you do not have to wait here.',
  saveFailed: 'Failed to save company profile. Please try again.',
  manualReviewRequested:
    'Manual review requested successfully! We will look at your profile and let you know.',
  manualReviewFailed: 'Failed to request manual review. Please try again.',
} as const;
