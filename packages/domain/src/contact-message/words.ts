import type { ContactMessageState } from './choice.ts';

export const CONTACT_MESSAGE_SENTENCES = {
  sendFailed: 'Failed to send your message. Please try again.',
  listFailed: 'Failed to load contact messages',
  none: 'No contact messages',
  answerFailed: 'Failed to mark the message as answered. Please try again.',
} as const;

export const CONTACT_MESSAGE_STATE_LABELS: Record<ContactMessageState, string> = {
  open: 'Open',
  answered: 'Answered',
};

/** The sentence for the sender. */
export const contactReceivedSentence = (referenceId: string, email: string) =>
  `Thank you for your message. Your reference is ${referenceId}. We will reply to ${email}.`;

/** The sentence for a second admin. @param name of the first; undefined if that account is deleted */
export const answeredAlreadySentence = (name: string | undefined) =>
  name === undefined
    ? 'This message has already been answered.'
    : `${name} has already marked this message as answered.`;
