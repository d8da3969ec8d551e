/** What became of an invitation. */
export type InvitationEvent = 'InvitationSent' | 'InvitationAccepted' | 'InvitationRejected';

export type SystemMessageEvent = InvitationEvent | 'ThreadEnded';
