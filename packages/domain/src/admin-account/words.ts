import { TRY_AGAIN_SENTENCE } from '../base/words.ts';
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
  disabledAlready: 'This account is already disabled.',
  enabledAlready: 'This account is already enabled.',
  disabled: 'Account disabled and logged out on all devices.',
  enabled: 'Account enabled. Everything works as before.',
  sessionsEnded: 'Account logged out on all devices.',
  failed: TRY_AGAIN_SENTENCE,
} as const;
