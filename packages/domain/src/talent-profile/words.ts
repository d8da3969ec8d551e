import { nounOf } from '../base/count.ts';
import type { OpenToWorkStatus } from './choice.ts';
import { AGE_IN_YEARS, SKILLS_MAX } from './limit.ts';

export const OPEN_TO_WORK_STATUS_LABELS: Record<OpenToWorkStatus, string> = {
  ActivelySeeking: 'Actively Seeking',
  OpenToOpportunities: 'Open to Opportunities',
  NotSeeking: 'Not Open to Work',
};

/** The message for a date outside working age. */
export const BIRTH_DATE_SENTENCE = `Please check the year. You must be between ${AGE_IN_YEARS.min} and ${AGE_IN_YEARS.max} years old.`;

export const MAX_SKILLS_SENTENCE = `Maximum ${SKILLS_MAX} skills allowed`;

/** Why an approved company does not see the whole profile. */
export const REDACTION_SENTENCES = {
  ended: 'This person has ended the conversation with you, so you see what guests see.',
  invited: 'This person is anonymous until they accept your invitation. Until then you see what guests see.',
  anonymous: 'This person is anonymous until they accept an invitation. Until then you see what guests see.',
} as const;

/** The companies that have an open conversation with a talent: how many, and the names of the latest. */
export type OpenThreads = { total: number; companyNames: readonly string[] };

/** Tells a talent who is not open to work who can still see what. */
export function hiddenProfileSentence({ total, companyNames }: OpenThreads): string {
  const lists =
    'Companies that have shortlisted or hidden you keep the name and job title they saw, but see nothing that you write from now on.';
  if (total === 0) return `Companies cannot find you, and no one can open your profile. ${lists}`;
  const others = total - companyNames.length;
  const named = [
    ...companyNames,
    ...(others > 0 ? [`${others} more ${nounOf(others, 'company', 'companies')}`] : []),
  ];
  const who = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(named);
  return `Companies cannot find you. ${who} can still see your profile, picture, email and resume until you end your ${nounOf(total, 'conversation')}. ${lists}`;
}

/** The titles above a review's reasons. */
export const FEEDBACK_TITLES = {
  inSearch: 'Companies can find your profile. A review asks for changes.',
  approved: 'Your profile is approved. A review asks for changes.',
  notApproved: 'Your profile needs changes before companies can find it',
} as const;

export const APPROVED_SENTENCES = {
  inSearch: 'Companies can find you.',
  notInSearch: 'Companies can find you once you are open to work.',
} as const;

/** What a talent is told after a save. */
export const TALENT_SAVE_OUTCOMES = {
  needsChanges:
    'Profile saved, but it needs changes before companies can find it. The feedback says what to change.',
  approvedWithFeedback: 'Profile saved. It stays approved. The feedback says what to improve.',
  submitted: 'Profile saved and submitted for review.',
  queued: 'Profile saved. We are reviewing it now. You do not need to wait.',
  inSearch: 'Profile saved and approved, searchable by companies.',
  notInSearch: 'Profile saved and approved. Companies can find it once you are open to work.',
  saved: 'Profile saved successfully!',
} as const;

export const VISIBILITY_REFUSAL_SENTENCE = 'You can show or hide your profile once it is approved.';

export const VISIBILITY_SENTENCES = {
  show: 'Show your profile in search?',
  showBody: 'Companies can find you again, and your status becomes “Actively Seeking”.',
  shown: 'Your profile is now in search.',
  hidden: 'Your profile is hidden from search.',
  removed: 'Your profile has been removed from search.',
  failed: 'Failed to change your visibility. Please try again.',
  removeFailed: 'Failed to remove your profile from search. Please try again.',
  stillIndexed: 'You are hidden, but search still counts you.',
  stillIndexedBody:
    'Companies cannot open your profile, but their searches count its skills until you remove it.',
} as const;

/** A talent's choice, in the editor and on the profile. */
export const ONLY_WITH_PAY_WORDS = {
  choice: 'Take only invitations that state pay',
  help: 'Companies see this before they invite you, and cannot invite you for a job without pay.',
  shown: 'Only invitations that state pay',
} as const;
