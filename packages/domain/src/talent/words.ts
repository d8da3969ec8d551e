/** The titles above what the reviews ask for. */
export const FEEDBACK_TITLES = {
  inSearch: 'Companies find your profile. A review asks for these changes.',
  approved: 'Your profile is approved. A review asks for these changes.',
  notApproved: 'Your profile needs changes before companies can find it',
} as const;

export const APPROVED_SENTENCES = {
  inSearch: 'Companies can find you.',
  notInSearch: 'Companies find you once you are open to work.',
} as const;

/** What a talent is told after a save. */
export const TALENT_SAVE_OUTCOMES = {
  needsChanges:
    'Profile saved, but it needs changes before companies can find it. The feedback says what to change.',
  approvedWithFeedback: 'Profile saved. It stays approved, and the feedback asks for changes.',
  submitted: 'Profile saved and submitted for review.',
  queued: 'Profile saved. It is being reviewed, and you do not have to wait.',
  inSearch: 'Profile saved and approved, searchable by companies.',
  notInSearch: 'Profile saved and approved. Companies find it once you are open to work.',
  saved: 'Profile saved successfully!',
} as const;
