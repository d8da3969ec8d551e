import type { AdminAccountFilter } from './choice.ts';

export const ADMIN_ACCOUNT_FILTER_LABELS: Record<AdminAccountFilter, string> = {
  all: 'All',
  talent: 'Talents',
  company: 'Companies',
  admin: 'Admins',
  disabled: 'Disabled',
  unverified: 'Unverified',
};

export const ADMIN_ACCOUNT_SENTENCES = {
  own: 'You cannot disable your own account.',
  disabledAlready: 'This account is disabled already.',
  enabledAlready: 'This account is enabled already.',
  disabled: 'The account is disabled and signed out everywhere.',
  enabled: 'The account is enabled. Everything is as it was.',
  sessionsEnded: 'The account is signed out everywhere.',
  failed: 'This did not work. Please try again.',
} as const;
