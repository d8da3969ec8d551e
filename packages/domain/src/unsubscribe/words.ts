import { NOT_SAVED_SENTENCE } from '../base/words.ts';
import type { UnsubscribeType } from './choice.ts';

export const UNSUBSCRIBE_SENTENCES = {
  invalidFormat: 'Invalid unsubscribe link format',
  missingToken: 'Missing unsubscribe token',
  networkError: 'Network error. Please try again later.',
  notOurs: 'This unsubscribe link is invalid. Part of it may be missing or changed.',
  expired: 'This unsubscribe link has expired. Please use the link in a newer email, or log in.',
  notOneClick: 'This address is for mail programs. Please open the link in the email instead.',
  nobody: 'No account uses this address any more, so we send it no emails.',
  undoFailed: NOT_SAVED_SENTENCE,
  loading: 'Unsubscribing you',
  loadingNote: 'one moment',
  nothingChanged: 'Nothing has changed.',
  openAgain: 'Open the link in the email again, or log in.',
} as const;

/** What a page says when the server's answer has no sentence. */
export const httpErrorSentence = (status: number): string => `HTTP error ${status}. Please try again later.`;

type Words = {
  /** The link in a mail. */
  link: string;
  /** The page when it is done. */
  done: string;
  undone: string;
  note: string;
};

export const UNSUBSCRIBE_WORDS: Record<UnsubscribeType, Words> = {
  job_invitations: {
    link: 'Unsubscribe from job invitations',
    done: 'You will get no more emails about job invitations',
    undone: 'You will get emails about job invitations again',
    note: 'You still find invitations and their answers in Talaash.',
  },
  new_messages_count_notifications: {
    link: 'Unsubscribe from messages',
    done: 'You will get no more emails about messages',
    undone: 'You will get emails about messages again',
    note: 'You still find your messages in Talaash.',
  },
  profile_review_notifications: {
    link: 'Unsubscribe from reviews',
    done: 'You will get no more emails about reviews',
    undone: 'You will get emails about reviews again',
    note: 'You still find review results in Talaash.',
  },
  search_alerts: {
    link: 'Unsubscribe from saved searches',
    done: 'You will get no more emails about saved searches',
    undone: 'You will get emails about saved searches again',
    note: 'Your saved searches in Talaash still show how many people are new.',
  },
  all: {
    link: 'Unsubscribe from all emails',
    done: 'You will get no more emails',
    undone: 'You will get emails again',
    note: 'We still send emails about your account itself.',
  },
};
