import { LIST_ADDITIONS_PER_HOUR_MAX, LIST_ENTRIES_MAX } from '../company-relation/limit.ts';

export const SHORTLISTED_PROFILE_SENTENCES = {
  added: 'Talent shortlisted.',
  removed: 'Talent delisted.',
  none: 'No profiles shortlisted yet',
  noneHint: 'People you shortlist in search appear here until you invite them.',
  full: `Your shortlist has ${LIST_ENTRIES_MAX.toLocaleString('en')} people, which is the limit. Remove someone to add another person.`,
  tooMany: `You can shortlist ${LIST_ADDITIONS_PER_HOUR_MAX} people an hour. Please try again later.`,
  exportNeedsJobPost: 'Choose a job post to export its shortlist.',
  nobodyToExport: 'You cannot see anyone on this shortlist at the moment, so there is nothing to export.',
  exported: 'Shortlist exported.',
  /** Before the date. */
  by: (name: string) => `Shortlisted by ${name}`,
  exportFailed: 'Failed to export the shortlist. Please try again.',
} as const;

/** The name of the file with a shortlist. It may be in any language. @param isoDate the day of the export */
export const shortlistFilename = (jobPostTitle: string, isoDate: string): string =>
  `Shortlist ${jobPostTitle.replace(/[\\/:*?"<>|%\s\p{Cc}\p{Cf}]+/gu, ' ').trim()} ${isoDate}.csv`;
