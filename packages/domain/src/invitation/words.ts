import type { DeclineReason, InvitationStatus } from './choice.ts';

export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  Pending: 'Invitation pending',
  Accepted: 'Invitation Accepted',
  Rejected: 'Invitation Declined',
};

/** In place of the status, where an invitation was answered or withdrawn elsewhere meanwhile. */
export const INVITATION_GONE_LABEL = 'Invitation no longer open';

export const DECLINE_REASON_LABELS: Record<DeclineReason, string> = {
  Pay: 'Pay',
  Work: 'The work itself',
  Experience: 'The experience asked for',
  HoursOrPlace: 'Working hours or place',
  Time: 'Not a good time',
  OtherJob: 'Another job taken',
  Company: 'The company',
  SomethingElse: 'Something else',
};

/** The same inside a sentence. */
export function declineReasonWords(reason: DeclineReason): string {
  const label = DECLINE_REASON_LABELS[reason];
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Beside the answer, for both sides. */
export const declineReasonSentence = (reason: DeclineReason): string =>
  `Reason: ${declineReasonWords(reason)}`;

/** What a talent is asked before it declines. */
export const DECLINE_SENTENCES = {
  title: 'Why do you decline?',
  body: 'The company is told. You cannot accept the invitation afterwards.',
} as const;

export const INVITATION_SENTENCES = {
  sent: 'Invitation sent successfully! You can continue the conversation in Messages.',
  failed: 'Failed to send invitation. Please try again.',
  accepted: 'Invitation accepted. The company has been told, and you can write to it.',
  declined: 'Invitation declined. The company has been told.',
  acceptFailed: 'Failed to accept invitation',
  declineFailed: 'Failed to decline invitation',
} as const;
