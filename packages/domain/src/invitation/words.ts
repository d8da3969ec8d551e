import { indianDay } from '../base/week.ts';
import { INVITATION_DAYS, INVITATIONS_OF_TALENT_A_DAY_MAX } from './limit.ts';
import type { DeclineReason, InvitationStatus } from './choice.ts';

export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  Pending: 'Invitation pending',
  Accepted: 'Invitation Accepted',
  Rejected: 'Invitation Declined',
  TakenBack: 'Invitation taken back',
  Expired: 'Invitation ended without an answer',
};

/** Replaces the status if the invitation was answered, taken back or ended elsewhere in the meantime. */
export const INVITATION_GONE_LABEL = 'Invitation no longer open';

export const DECLINE_REASON_LABELS: Record<DeclineReason, string> = {
  Pay: 'Pay',
  Work: 'The work itself',
  Experience: 'The experience required',
  HoursOrPlace: 'Working hours or location',
  Time: 'Not a good time',
  OtherJob: 'Took another job',
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

/** In the invitation of a job post that was deleted. Nobody is prompted to write in a conversation that is over. */
export const jobPostGoneSentence = (isOver: boolean): string =>
  isOver
    ? 'The company has deleted the job post.'
    : 'The company has deleted the job post. You can still write in this conversation.';

/** @param until in milliseconds */
export const restSentence = (until: number): string =>
  `This person declined your invitation. You can invite them again from ${indianDay(until)}.`;

/**
 * The refusal of a company's text to a talent who has not answered yet.
 *
 * @param changes what has to change, one clause each
 */
export function firstMessageSentence(changes: readonly string[]): string {
  const sentences = changes.map((change) => `${change.charAt(0).toUpperCase()}${change.slice(1)}`);
  return `Please change your text. ${sentences.join(' ')} You can exchange contact details once the invitation is accepted.`;
}

/** The question before a talent declines. */
export const DECLINE_SENTENCES = {
  title: 'Why are you declining?',
  body: 'We will tell the company your reason. You cannot accept the invitation later.',
} as const;

export const INVITATION_SENTENCES = {
  sent: 'Invitation sent successfully! You can continue the conversation in Messages.',
  failed: 'Failed to send invitation. Please try again.',
  accepted: 'Invitation accepted. We have told the company, and you can now message them.',
  declined: 'Invitation declined. We have told the company.',
  declineUndone: 'The invitation waits for your answer again.',
  undoTooLate: 'The company has been told already. You can still write to us if it was a mistake.',
  undoFailed: 'The invitation is still declined. Please try again.',
  acceptFailed: 'Failed to accept invitation',
  declineFailed: 'Failed to decline invitation',
  payRequired: 'This person takes only invitations that state pay. State the pay in your job post first.',
  expired: `This invitation ended after ${INVITATION_DAYS} days.`,
  tooOften: `You have invited this person ${INVITATIONS_OF_TALENT_A_DAY_MAX} times within a day. Please try again tomorrow.`,
  takenBack: 'Invitation taken back.',
  edited: 'Invitation changed.',
  payRaised: 'Pay raised. We have told the talent.',
  changeFailed: 'Failed to change the invitation. Please try again.',
  changedMeanwhile: 'The company has changed this invitation. Read it again before you answer.',
} as const;
