/** Why a company sees of people what guests see. */
export const UNAPPROVED_COMPANY_SENTENCE =
  'You see names, pictures and contact details once your company profile is approved.';

/** What a company is told about its own records. */
export const COMPANY_PROFILE_SENTENCES = {
  saved: 'Company profile saved successfully!',
  needsImprovements: 'Company profile needs improvements. Please check the feedback above for details.',
  queued: 'Company profile saved. We are reviewing it now. You do not need to wait.',
  saveFailed: 'Failed to save company profile. Please try again.',
  manualReviewRequested:
    'Manual review requested successfully! We will look at your profile and let you know.',
  manualReviewFailed: 'Failed to request manual review. Please try again.',
} as const;

/** What a company is told of its manual review. */
export const MANUAL_REVIEW_SENTENCES = {
  pending: 'A person will review your company profile and let you know.',
  /** Below the comments of a review that failed. */
  next: 'Make the changes and save. Your profile is then reviewed again, and you can request another manual review.',
  passed: 'A person has reviewed your company profile and approved it.',
} as const;

/** Whether a company hires for others. */
export const AGENCY_WORDS = {
  label: 'We are a recruitment agency',
  help: 'You hire for other companies. Talents can choose not to be found by agencies.',
  mark: 'Recruitment agency',
} as const;
