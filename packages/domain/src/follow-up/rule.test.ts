import { expect, test } from 'vitest';
import { FOLLOW_UP_STOPS } from './choice.ts';
import { type FollowUpFacts, followUpRefusal } from './rule.ts';
import { FOLLOW_UP_SENTENCES, FOLLOW_UP_STOP_SENTENCES } from './words.ts';

const fine: FollowUpFacts = { state: undefined, stop: null, sendMs: 10, endsMs: 20 };

test('a follow-up can be prepared, changed, and prepared again after it was stopped', () => {
  for (const state of [undefined, 'waiting', 'stopped'] as const)
    expect(followUpRefusal({ ...fine, state })).toBeUndefined();
  expect(followUpRefusal({ ...fine, endsMs: null })).toBeUndefined();
});

test('there is one for each invitation', () => {
  expect(followUpRefusal({ ...fine, state: 'sent' })).toEqual({
    code: 'CONFLICT',
    message: FOLLOW_UP_SENTENCES.alreadySent,
  });
});

test('what stops one refuses one, in its own words', () => {
  for (const stop of FOLLOW_UP_STOPS)
    expect(followUpRefusal({ ...fine, stop })).toEqual({
      code: stop === 'noPremium' ? 'PREMIUM_REQUIRED' : 'CONFLICT',
      message: FOLLOW_UP_STOP_SENTENCES[stop],
    });
  expect(new Set(Object.values(FOLLOW_UP_STOP_SENTENCES)).size).toBe(FOLLOW_UP_STOPS.length);
});

test('the invitation ends before', () => {
  expect(followUpRefusal({ ...fine, sendMs: 20 })?.message).toBe(FOLLOW_UP_SENTENCES.tooLate);
});
