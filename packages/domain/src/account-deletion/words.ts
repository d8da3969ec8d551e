import type { UserType } from '../user-profile/choice.ts';
import { DELETION_GRACE_DAYS } from './limit.ts';

/** Typed to delete an account at once. */
export const DELETION_WORD = 'erase';

/** What stands in a conversation for the side that is gone. */
export const DELETED_ACCOUNT_NAME = 'Deleted account';
export const DELETED_MESSAGE_TEXT = 'This message was deleted with its account.';
export const DELETED_JOB_POST_TITLE = 'Deleted job post';

export const DELETION_SENTENCES = {
  wordMissing: `Please type "${DELETION_WORD}" to erase the account now.`,
  mailed: 'We have sent you a link. Open it to confirm.',
  scheduled: `Your account will be erased in ${DELETION_GRACE_DAYS} days. Until then you can keep it.`,
  deleted: 'Your account is erased. Goodbye, and all the best.',
  kept: 'Your account stays. Everything is as it was.',
  failed: 'Your account could not be erased. Please try again.',
  keepFailed: 'This did not work. Please try again.',
} as const;

/** What happens in the week before a deletion, by the side of the account. */
export const DELETION_WEEK_SENTENCES: Record<UserType | 'neither', string> = {
  talent: `You can keep it for ${DELETION_GRACE_DAYS} days. You are out of search at once.`,
  company: `You can keep it for ${DELETION_GRACE_DAYS} days. Until then your company goes on as before.`,
  neither: `You can keep it for ${DELETION_GRACE_DAYS} days.`,
};

/** What a deletion removes for good, by the side of the account. */
export const DELETION_REMOVES: Record<UserType | 'neither', readonly string[]> = {
  talent: [
    'Your account, devices and mobile number',
    'Profile, picture and resume',
    'Your entry in search and on every list of a company',
    'Exports, and mails still waiting',
  ],
  company: [
    'Your account, devices and mobile number',
    'Company profile, logo and job posts',
    'Your lists and your subscription',
    'Exports, and mails still waiting',
  ],
  neither: ['Your account, devices and mobile number', 'Exports, and mails still waiting'],
};

/** What stays after a deletion, and why. */
export const DELETION_KEEPS: Record<UserType | 'neither', (conversations: string) => readonly string[]> = {
  talent: (conversations) => [
    `${conversations}, for the companies: your name and your words are replaced, their own words stay`,
    'That an account was erased, and when, as proof that we did it',
  ],
  company: (conversations) => [
    `${conversations}, for the talent: your name, job titles and words are replaced, their own words stay`,
    'That an account was erased, and when, as proof that we did it',
  ],
  neither: () => ['That an account was erased, and when, as proof that we did it'],
};
