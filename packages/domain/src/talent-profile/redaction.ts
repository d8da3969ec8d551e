import type { InvitationStatus } from '../invitation/choice.ts';
import { REDACTION_SENTENCES } from './words.ts';

export type RedactionFacts = {
  isThreadEnded?: boolean | undefined;
  /** Undefined if the talent can be invited. */
  invitationStatus?: InvitationStatus | undefined;
};

/**
 * Why an approved company sees of a talent what guests see. It sees the others whole: what is left are those who ended the
 * conversation, and those who are anonymous until they accept.
 */
export const redactionSentence = ({ isThreadEnded = false, invitationStatus }: RedactionFacts): string => {
  if (isThreadEnded) return REDACTION_SENTENCES.ended;
  return REDACTION_SENTENCES[invitationStatus === 'Pending' ? 'invited' : 'anonymous'];
};
