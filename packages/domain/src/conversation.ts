/** Limits, sentences and display rules of threads and messages. Zod-free. */
export const MESSAGE_LENGTH_MAX = 10_000;
export const THREADS_LIMIT = 50;
export const MESSAGES_LIMIT = 100;

/** A mail tells of new messages that have not been seen for so long, and no sooner than so long after the last such mail. */
export const NEW_MESSAGES_MAIL_AFTER_MINUTES = 5;
export const NEW_MESSAGES_MAIL_EVERY_MINUTES = 15;

export const CONVERSATION_MESSAGES = {
  loadFailed: 'Failed to load conversations',
  sendFailed: 'Failed to send message',
  sent: 'Message sent successfully',
  acceptFailed: 'Failed to accept invitation',
  declineFailed: 'Failed to decline invitation',
  noneFound: 'No conversations found',
  none: 'No conversations yet',
  select: 'Select a conversation',
  selectHint: 'Choose a thread from the left to start messaging',
  loadingThreads: 'Loading conversations...',
  loadingMessages: 'Loading messages...',
  empty: 'No messages yet. Start the conversation!',
} as const;

export type SystemMessageEvent = 'InvitationSent' | 'InvitationAccepted' | 'InvitationRejected';

/** The stored text of a system message. */
export const SYSTEM_MESSAGE_TEXTS: Record<SystemMessageEvent, string> = {
  InvitationSent: 'job invitation sent',
  InvitationAccepted: 'job invitation accepted',
  InvitationRejected: 'job invitation rejected',
};

function systemMessageEvent(message: {
  markdown: string;
  event?: SystemMessageEvent | undefined;
}): SystemMessageEvent | undefined {
  if (message.event) return message.event;
  if (message.markdown.includes('job invitation sent')) return 'InvitationSent';
  if (message.markdown.includes('accepted')) return 'InvitationAccepted';
  if (message.markdown.includes('rejected') || message.markdown.includes('declined'))
    return 'InvitationRejected';
  return undefined;
}

/** How a company reads a system message: by its event, by its text as a fallback, else the raw text. */
export function systemMessageSentence(
  message: { markdown: string; event?: SystemMessageEvent | undefined },
  names: { jobTitle: string; talentName: string },
): string {
  const event = systemMessageEvent(message);
  if (event === undefined) return message.markdown;
  const sentences: Record<SystemMessageEvent, string> = {
    InvitationSent: `Job invitation sent for ${names.jobTitle}`,
    InvitationAccepted: `Job invitation accepted by ${names.talentName}`,
    InvitationRejected: `Job invitation rejected by ${names.talentName}`,
  };
  return sentences[event];
}

/** The talent's list hides the system messages about the invitation: its card tells the same. */
export const isHiddenFromTalent = (message: {
  sender: string;
  markdown: string;
  event?: SystemMessageEvent | undefined;
}): boolean => message.sender === 'System' && systemMessageEvent(message) !== undefined;
