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

/** What whoever wrote is told. */
export const contactReceivedSentence = (referenceId: string, email: string) =>
  `Thank you for your message. Your reference is ${referenceId}. We will reply to ${email}.`;

/** What a second admin is told. @param name of the first; undefined when that account is gone */
export const answeredAlreadySentence = (name: string | undefined) =>
  name === undefined
    ? 'This message has already been answered.'
    : `${name} has already marked this message as answered.`;
