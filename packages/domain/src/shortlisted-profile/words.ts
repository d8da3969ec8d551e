export const SHORTLISTED_PROFILE_SENTENCES = {
  added: 'Talent shortlisted.',
  removed: 'Talent delisted.',
  none: 'No profiles shortlisted yet',
} as const;
