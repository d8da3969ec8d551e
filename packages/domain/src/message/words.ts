import type { SystemMessageEvent } from './choice.ts';

/** The stored text of a system message. */
export const SYSTEM_MESSAGE_TEXTS: Record<SystemMessageEvent, string> = {
  InvitationSent: 'job invitation sent',
  InvitationAccepted: 'job invitation accepted',
  InvitationRejected: 'job invitation rejected',
  InvitationTakenBack: 'job invitation taken back',
  InvitationExpired: 'job invitation ended',
  PayRaised: 'pay raised',
  ThreadEnded: 'conversation ended',
};

export const MESSAGE_SENTENCES = {
  sendFailed: 'Failed to send message',
  sent: 'Message sent successfully',
  loadingMessages: 'Loading messages...',
  empty: 'No messages yet. Start the conversation!',
  report: 'Report a message',
  reportKeys: 'Press Enter to report something here, then the arrow keys to choose it.',
} as const;
