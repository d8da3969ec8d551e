import type { UserType } from './choice.ts';

export const USER_TYPE_LABELS: Record<UserType, string> = {
  talent: "I'm looking for work",
  company: "I'm hiring",
};

export const USER_TYPE_REFUSALS: Record<UserType, { notThisType: string; idMissing: string }> = {
  talent: { notThisType: 'User is not a talent user', idMissing: 'Talent ID not found in user profile' },
  company: { notThisType: 'User is not a company user', idMissing: 'Company ID not found in user profile' },
};

export const USER_TYPE_NEEDED_SENTENCE = 'Please say what brings you here';
