export const ADMIN_TALENT_SENTENCES = {
  loadFailed: 'Failed to load talents. Please try again.',
  approved: 'Talent profile approved successfully!',
  rejected: 'Talent profile rejected successfully!',
  loading: 'Loading talents...',
  none: 'No Talents Found',
  noneYet: 'No talents have been registered yet.',
  feedbackHelp: 'Explain the issues with this talent profile (minimum 10 characters, supports Markdown)',
} as const;

/** The name of a talent without a profile. */
export const namelessTalent = (talentId: string): string => `Talent ${talentId.slice(-6)}`;
