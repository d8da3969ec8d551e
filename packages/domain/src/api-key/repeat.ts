import type { RepeatCode } from '../base/problem.ts';
import { IDEMPOTENCY_KEY_LENGTH_MAX } from './limit.ts';

/** Whether the value of the header Idempotency-Key can name a call. */
export const isIdempotencyKey = (value: string): boolean =>
  new RegExp(`^[ -~]{1,${IDEMPOTENCY_KEY_LENGTH_MAX}}$`).test(value);

export const REPEAT_SENTENCES: Readonly<Record<RepeatCode, string>> = {
  IDEMPOTENCY_KEY_INVALID: `The header Idempotency-Key takes 1 to ${IDEMPOTENCY_KEY_LENGTH_MAX} characters of printable ASCII.`,
  IDEMPOTENCY_KEY_IN_USE: 'A call with this Idempotency-Key is not done yet. Send it again in a moment.',
  IDEMPOTENCY_KEY_REUSED:
    'This Idempotency-Key was sent with another call or body before. Use a new key for each call, and the same one only to repeat it.',
};

/**
 * The first call with the key neither ended nor answered for longer than any call takes: its server may have died. Whether it had
 * its effect is not known, so it is not made again.
 */
export const REPEAT_LOST_SENTENCE =
  'The first call with this Idempotency-Key never finished. Check whether it had its effect, then use a new key.';
