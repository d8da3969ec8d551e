export type SystemMessageEvent = 'InvitationSent' | 'InvitationAccepted' | 'InvitationRejected';
