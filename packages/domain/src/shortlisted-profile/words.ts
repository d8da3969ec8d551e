import { LIST_ADDITIONS_PER_HOUR_MAX, LIST_ENTRIES_MAX } from '../company-relation/limit.ts';

export const SHORTLISTED_PROFILE_SENTENCES = {
  added: 'Talent shortlisted.',
  removed: 'Talent delisted.',
  none: 'No profiles shortlisted yet',
  noneHint: 'People you shortlist in the search are listed here until you invite them.',
  full: `Your shortlist is full: it holds ${LIST_ENTRIES_MAX.toLocaleString('en')} people. Remove somebody to add another.`,
  tooMany: `You can shortlist ${LIST_ADDITIONS_PER_HOUR_MAX} people an hour. Please try again later.`,
} as const;
