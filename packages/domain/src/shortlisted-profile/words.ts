export const SHORTLISTED_PROFILE_SENTENCES = {
  added: 'Talent shortlisted.',
  removed: 'Talent delisted.',
  none: 'No profiles shortlisted yet',
  noneHint: 'Whom you shortlist in the search waits here until you invite.',
} as const;
