import { ONE_TIME_CODE_SENTENCES, resendSentence } from '@talaash/domain/mobile-verification/words';
import { expect, test } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { waitOf } from './wait.ts';

const tooMany = (sentence: string, data?: unknown) => new CallError('TOO_MANY_REQUESTS', sentence, data);

test.each([
  ['a code a moment ago', tooMany(resendSentence(27), { retryAfterSeconds: 27 }), 27_500],
  ['a code a second ago', tooMany(resendSentence(1), { retryAfterSeconds: 1 }), 1500],
  ['the daily limit', tooMany(ONE_TIME_CODE_SENTENCES.dailyLimit, { retryAfterSeconds: 80_000 }), undefined],
  ['a refusal without a time', tooMany('Too many requests.'), undefined],
  ['another refusal', new CallError('CONFLICT', ONE_TIME_CODE_SENTENCES.void), undefined],
  ['a failure', new Error('No answer.'), undefined],
])('after %s, the wait ends at its time', (_what, error, until) => {
  expect(waitOf(error, 500)).toBe(until);
});
