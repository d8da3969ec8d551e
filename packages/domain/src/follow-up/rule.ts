import type { ErrorCode } from '../base/error-code.ts';
import type { FollowUpState, FollowUpStop } from './choice.ts';
import { FOLLOW_UP_SENTENCES, FOLLOW_UP_STOP_SENTENCES } from './words.ts';

export type FollowUpFacts = {
  /** The state of the follow-up of this invitation; undefined if there is none. */
  state: FollowUpState | undefined;
  /** Why none can be sent any more; null if one can. */
  stop: FollowUpStop | null;
  /** When it would go out, in milliseconds. */
  sendMs: number;
  /** When the invitation ends; null for those from before invitations ended. */
  endsMs: number | null;
};

/** Why a follow-up cannot be prepared or changed; undefined if it can. */
export function followUpRefusal({
  state,
  stop,
  sendMs,
  endsMs,
}: FollowUpFacts): { code: ErrorCode; message: string } | undefined {
  if (state === 'sent') return { code: 'CONFLICT', message: FOLLOW_UP_SENTENCES.alreadySent };
  if (stop === 'noPremium') return { code: 'PREMIUM_REQUIRED', message: FOLLOW_UP_STOP_SENTENCES.noPremium };
  if (stop !== null) return { code: 'CONFLICT', message: FOLLOW_UP_STOP_SENTENCES[stop] };
  return endsMs !== null && sendMs >= endsMs
    ? { code: 'BUSINESS_RULE_VIOLATION', message: FOLLOW_UP_SENTENCES.tooLate }
    : undefined;
}
