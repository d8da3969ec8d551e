export const HIDDEN_PROFILE_SENTENCES = {
  added: 'Talent hidden.',
  removed: 'Talent unhidden.',
  none: 'No profiles hidden yet',
} as const;
