export const HIDDEN_PROFILE_SENTENCES = {
  added: 'Talent hidden.',
  removed: 'Talent unhidden.',
  none: 'No profiles hidden yet',
  noneHint: 'People you hide no longer appear in your searches. You can bring them back here.',
} as const;
