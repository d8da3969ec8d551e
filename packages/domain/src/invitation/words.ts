import type { InvitationStatus } from './choice.ts';

export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  Pending: 'Invitation pending',
  Accepted: 'Invitation Accepted',
  Rejected: 'Invitation Declined',
};

export const INVITATION_SENTENCES = {
  sent: 'Invitation sent successfully! You can continue the conversation in Messages.',
  failed: 'Failed to send invitation. Please try again.',
  accepted: 'Invitation accepted. The company has been told, and you can write to it.',
  declined: 'Invitation declined. The company has been told.',
  acceptFailed: 'Failed to accept invitation',
  declineFailed: 'Failed to decline invitation',
} as const;
