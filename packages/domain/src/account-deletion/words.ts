import { TRY_AGAIN_SENTENCE } from '../base/words.ts';
import type { UserType } from '../user-profile/choice.ts';
import { DELETION_GRACE_DAYS } from './limit.ts';

/** Typed to delete an account at once. */
export const DELETION_WORD = 'erase';

/** The name of a deleted side in a conversation. */
export const DELETED_ACCOUNT_NAME = 'Deleted account';
export const DELETED_MESSAGE_TEXT = 'This message was deleted with its account.';
export const DELETED_JOB_POST_TITLE = 'Deleted job post';

export const DELETION_SENTENCES = {
  wordMissing: `Please type "${DELETION_WORD}" to erase your account now.`,
  mailed: 'We have emailed you a link. Open it to confirm.',
  scheduled: `Your account will be erased in ${DELETION_GRACE_DAYS} days. Until then you can keep it.`,
  deleted: 'Your account has been erased. Goodbye, and all the best.',
  kept: 'Your account will not be erased. Nothing has changed.',
  failed: 'Your account could not be erased. Please try again.',
  keepFailed: TRY_AGAIN_SENTENCE,
} as const;

/** What happens in the week before a deletion, by the side of the account. */
export const DELETION_WEEK_SENTENCES: Record<UserType | 'neither', string> = {
  talent: `You have ${DELETION_GRACE_DAYS} days to change your mind. Your profile leaves search immediately.`,
  company: `You have ${DELETION_GRACE_DAYS} days to change your mind. Until then your company works as before.`,
  neither: `You have ${DELETION_GRACE_DAYS} days to change your mind.`,
};

/** What a deletion removes for good, by the side of the account. */
export const DELETION_REMOVES: Record<UserType | 'neither', readonly string[]> = {
  talent: [
    'Your account, devices and mobile number',
    'Your profile, picture and resume',
    'Your place in search and on companies’ lists',
    'Your exports and unsent emails',
  ],
  company: [
    'Your account, devices and mobile number',
    'Your company profile, logo and job posts',
    'Your lists and your subscription',
    'Your exports and unsent emails',
  ],
  neither: ['Your account, devices and mobile number', 'Your exports and unsent emails'],
};

const DELETION_RECORD = 'A record that an account was erased and when, as proof';

/** What stays after a deletion, and why. */
export const DELETION_KEEPS: Record<UserType | 'neither', (conversations: string) => readonly string[]> = {
  talent: (conversations) => [
    `${conversations}, kept by the companies: their messages stay, your name and messages are replaced`,
    DELETION_RECORD,
  ],
  company: (conversations) => [
    `${conversations}, kept by the talent: their messages stay, your name, job titles and messages are replaced`,
    DELETION_RECORD,
  ],
  neither: () => [DELETION_RECORD],
};
