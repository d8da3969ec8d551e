import { INVITATION_DAYS } from '../invitation/limit.ts';
import type { ThreadSide } from './choice.ts';

export const THREAD_SENTENCES = {
  loadFailed: 'Failed to load conversations',
  noneFound: 'No conversations found',
  none: 'No conversations yet',
  select: 'Select a conversation',
  selectHint: 'Choose a thread from the left to start messaging',
  ended: 'Conversation ended',
  loadingThreads: 'Loading conversations...',
} as const;

/** The sentence for each side of a thread that the talent has ended. */
export const THREAD_ENDED_SENTENCES: Record<ThreadSide, string> = {
  company:
    'This person has ended the conversation. You can still read it, but you no longer see their profile.',
  talent: 'You have ended this conversation. The company can still read it, but no longer sees your profile.',
};

/** The sentence for either side of a thread whose other account was deleted. */
export const THREAD_DELETED_SENTENCE =
  'This account was deleted. You can still read what you wrote, but no one can write here any more.';

/** The warning before a talent ends a thread. */
export const END_THREAD_SENTENCES = {
  title: (companyName: string) => `End the conversation with ${companyName}?`,
  body: 'They can still read these messages, but no longer see your profile, picture, email or resume. Neither of you can write again, and they cannot invite you again. You cannot undo this.',
  ended: 'You have ended the conversation.',
  failed: 'Failed to end the conversation. Please try again.',
} as const;

/** The sentence for each side of a thread whose invitation ended without an answer. A new invitation opens it again. */
export const INVITATION_OVER_SENTENCES: Record<'TakenBack' | 'Expired', Record<ThreadSide, string>> = {
  TakenBack: {
    company: 'You took this invitation back. You can invite this person again.',
    talent: 'The company took this invitation back. You can still read the conversation.',
  },
  Expired: {
    company: `This invitation ended after ${INVITATION_DAYS} days without an answer. You can invite this person again.`,
    talent: `This invitation ended after ${INVITATION_DAYS} days without an answer. You can still read the conversation.`,
  },
};
