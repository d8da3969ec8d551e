export const HIDDEN_PROFILE_SENTENCES = {
  added: 'Talent hidden.',
  removed: 'Talent unhidden.',
  none: 'No profiles hidden yet',
  noneHint: 'Whom you hide no longer appears in your searches; here you bring them back.',
} as const;
