import { SHIELD_ENTRIES_MAX } from './limit.ts';

export const PRIVACY_SHIELD_SENTENCES = {
  noName: 'Type the name of a company.',
  full: `Your shield has ${SHIELD_ENTRIES_MAX} entries, which is the limit. Remove one to add another.`,
  covered: (domain: string) => `You already hide from everything under ${domain}.`,
  unknownCompany: 'We don’t know this company.',
  hidden: (label: string) => `You are hidden from ${label}.`,
  shown: (label: string) => `You are no longer hidden from ${label}.`,
  anonymous: 'Companies now see what guests see, until you accept their invitation.',
  named: 'Companies in search now see your whole profile.',
  agencies: 'Recruitment agencies',
  none: 'You are hidden from nobody. Add a company or a mail domain.',
  conversationStays: 'Your conversation stays.',
  conversationWouldStay:
    'Your conversation stays if you hide, without your profile, files and email address.',
  saveFailed: 'Your shield was not changed. Please try again.',
} as const;
