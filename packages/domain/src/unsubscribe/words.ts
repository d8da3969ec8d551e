import type { UnsubscribeType } from './choice.ts';

export const UNSUBSCRIBE_SENTENCES = {
  invalidFormat: 'Invalid unsubscribe link format',
  missingToken: 'Missing unsubscribe token',
  networkError: 'Network error. Please try again later.',
  notOurs: 'This unsubscribe link was not made by Talaash, or a part of it was changed.',
  expired: 'This unsubscribe link has expired. Please use the link in a newer mail, or log in.',
  notOneClick: 'Mail programs end mails at this address. Please open the link in the mail instead.',
  nobody: 'No account has this address any more, so it gets no mails.',
  undoFailed: 'This was not saved. Please try again.',
  loading: 'Taking you off the list',
  loadingNote: 'a moment',
  nothingChanged: 'Nothing was changed.',
  openAgain: 'Open the link from the mail again, or log in.',
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
    link: 'No more mails about job invitations',
    done: 'You get no more mails about job invitations',
    undone: 'You get mails about job invitations again',
    note: 'Invitations and their answers still wait for you in Talaash.',
  },
  new_messages_count_notifications: {
    link: 'No more mails about messages',
    done: 'You get no more mails about messages',
    undone: 'You get mails about messages again',
    note: 'Messages still wait for you in Talaash.',
  },
  profile_review_notifications: {
    link: 'No more mails about reviews',
    done: 'You get no more mails about reviews',
    undone: 'You get mails about reviews again',
    note: 'The result of a review still stands on your pages in Talaash.',
  },
  search_alerts: {
    link: 'No more mails about saved searches',
    done: 'You get no more mails about saved searches',
    undone: 'You get mails about saved searches again',
    note: 'New people are still counted beside your saved searches in Talaash.',
  },
  all: {
    link: 'No more mails',
    done: 'You get no more mails',
    undone: 'You get mails again',
    note: 'Only mails about your account itself still come.',
  },
};
