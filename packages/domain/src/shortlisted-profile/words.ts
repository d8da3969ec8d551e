export const SHORTLISTED_PROFILE_SENTENCES = {
  added: 'Talent shortlisted.',
  removed: 'Talent delisted.',
  none: 'No profiles shortlisted yet',
  noneHint: 'People you shortlist in the search are listed here until you invite them.',
} as const;
