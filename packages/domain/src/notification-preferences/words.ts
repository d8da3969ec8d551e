import { NOT_SAVED_SENTENCE } from '../base/words.ts';
import type { UserType } from '../user-profile/choice.ts';
import type { NoticeKind } from './choice.ts';

type Words = { label: string; help: string };

const MESSAGES_HELP =
  'How many unread messages you have. We wait at least 15 minutes in case you read them first.';

/** What each switch is called, and which mails it ends. Only companies have alerts. */
const NOTICE_KIND_WORDS: {
  talent: Record<Exclude<NoticeKind, 'searchAlerts'>, Words>;
  company: Record<NoticeKind, Words>;
} = {
  talent: {
    jobInvitations: {
      label: 'Job invitations',
      help: 'When a company invites you. One email for each invitation, sent immediately.',
    },
    messages: {
      label: 'Messages',
      help: MESSAGES_HELP,
    },
    profileReviews: {
      label: 'Profile reviews',
      help: 'The result of each review of your profile, with the reasons.',
    },
  },
  company: {
    jobInvitations: {
      label: 'Job invitations',
      help: 'When a talent accepts or declines your invitation. One email for each answer, sent immediately.',
    },
    messages: {
      label: 'Messages',
      help: `${MESSAGES_HELP} Also when a colleague mentions you in a note, and when your reminder is due.`,
    },
    profileReviews: {
      label: 'Profile reviews',
      help: 'The result of each review of your company profile, with the reasons, and whether your job posts are still open.',
    },
    searchAlerts: {
      label: 'Search alerts',
      help: 'New people in the saved searches that have an alert, all in one email.',
    },
  },
};

/** The kinds of mail that a side gets, with their words. */
export const noticesOf = (userType: UserType): [kind: NoticeKind, words: Words][] =>
  Object.entries(NOTICE_KIND_WORDS[userType]) as [NoticeKind, Words][];

export const PREFERENCE_SENTENCES = {
  all: 'All emails',
  allHelp: 'Turn this off to stop all of the above. Your choices are kept.',
  account: 'You cannot turn off emails about your account itself, such as links and security warnings.',
  failed: NOT_SAVED_SENTENCE,
} as const;
