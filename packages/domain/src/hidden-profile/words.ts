import { LIST_ADDITIONS_PER_HOUR_MAX, LIST_ENTRIES_MAX } from '../company-relation/limit.ts';

export const HIDDEN_PROFILE_SENTENCES = {
  added: 'Talent hidden.',
  removed: 'Talent unhidden.',
  none: 'No profiles hidden yet',
  noneHint: 'People you hide no longer appear in your searches. You can bring them back here.',
  full: `You have hidden ${LIST_ENTRIES_MAX.toLocaleString('en')} people, which is the limit. Unhide someone to hide another person.`,
  tooMany: `You can hide ${LIST_ADDITIONS_PER_HOUR_MAX} people an hour. Please try again later.`,
} as const;
