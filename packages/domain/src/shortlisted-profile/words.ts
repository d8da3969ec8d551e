import { LIST_ADDITIONS_PER_HOUR_MAX, LIST_ENTRIES_MAX } from '../company-relation/limit.ts';

export const SHORTLISTED_PROFILE_SENTENCES = {
  added: 'Talent shortlisted.',
  removed: 'Talent delisted.',
  none: 'No profiles shortlisted yet',
  noneHint: 'People you shortlist in search appear here until you invite them.',
  full: `Your shortlist has ${LIST_ENTRIES_MAX.toLocaleString('en')} people, which is the limit. Remove someone to add another person.`,
  tooMany: `You can shortlist ${LIST_ADDITIONS_PER_HOUR_MAX} people an hour. Please try again later.`,
  /** Before the date. */
  by: (name: string) => `Shortlisted by ${name}`,
} as const;
