import type { UserType } from '../user-profile/choice.ts';
import type { NoticeKind } from './choice.ts';

type Words = { label: string; help: string };

/** What each switch is called, and which mails it ends. Only companies have alerts. */
const NOTICE_KIND_WORDS: {
  talent: Record<Exclude<NoticeKind, 'searchAlerts'>, Words>;
  company: Record<NoticeKind, Words>;
} = {
  talent: {
    jobInvitations: { label: 'Job invitations', help: 'A company invites you. At once, one mail for each.' },
    messages: {
      label: 'Messages',
      help: 'How many wait, counted; never sooner than 15 minutes and not when you have read them.',
    },
    profileReviews: {
      label: 'Profile reviews',
      help: 'The result of a review of your profile, and its reasons.',
    },
  },
  company: {
    jobInvitations: {
      label: 'Job invitations',
      help: 'A talent accepts or declines your invitation. At once, one mail for each.',
    },
    messages: {
      label: 'Messages',
      help: 'How many wait, counted; never sooner than 15 minutes and not when you have read them.',
    },
    profileReviews: {
      label: 'Profile reviews',
      help: 'The result of a review of your company profile, and its reasons.',
    },
    searchAlerts: {
      label: 'Search alerts',
      help: 'New people of the saved searches that you have an alert for, in one mail.',
    },
  },
};

/** The kinds of mail that a side gets, with their words. */
export const noticesOf = (userType: UserType): [kind: NoticeKind, words: Words][] =>
  Object.entries(NOTICE_KIND_WORDS[userType]) as [NoticeKind, Words][];

export const PREFERENCE_SENTENCES = {
  all: 'Mail me at all',
  allHelp: 'Off stops all of the above and keeps how they are set.',
  account: 'Mails about your account itself, such as links and warnings, always come.',
  failed: 'This was not saved. Please try again.',
} as const;
