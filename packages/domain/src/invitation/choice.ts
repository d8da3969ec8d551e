export const INVITATION_STATUSES = ['Pending', 'Accepted', 'Rejected'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
