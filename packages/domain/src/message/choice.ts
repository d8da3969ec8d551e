/** What became of an invitation. */
export const INVITATION_EVENTS = [
  'InvitationSent',
  'InvitationAccepted',
  'InvitationRejected',
  'InvitationTakenBack',
  'InvitationExpired',
  'PayRaised',
] as const;
export type InvitationEvent = (typeof INVITATION_EVENTS)[number];

export const SYSTEM_MESSAGE_EVENTS = [...INVITATION_EVENTS, 'ThreadEnded'] as const;
export type SystemMessageEvent = (typeof SYSTEM_MESSAGE_EVENTS)[number];
