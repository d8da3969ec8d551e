import { expect, test } from 'vitest';
import { erasureDue, erasureRefusal, erasureState } from './rule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-25T06:00:00.000Z');
const ago = (days: number) => new Date(now - days * DAY_MS).toISOString();
const copied = (days: number) => [{ copiedIsoDateTimeUtc: ago(days) }];
const request = (requested: number, confirmed?: number) => ({
  requestedIsoDateTimeUtc: ago(requested),
  confirmedIsoDateTimeUtc: confirmed === undefined ? null : ago(confirmed),
});

test.each([
  ['without a request', null, copied(9), undefined, undefined],
  ['without copies', null, [], undefined, /copied nothing/],
  ['asked', request(5), copied(9), 'asked', /asked this company already/],
  ['on the last day', request(30), copied(40), 'asked', /asked this company already/],
  ['past the last day', request(30.01), copied(40), 'overdue', /asked this company already/],
  ['confirmed', request(20, 10), copied(40), 'erased', /has erased/],
  ['confirmed late', request(50, 10), copied(60), 'erased', /has erased/],
  ['copied again since', request(20, 10), [...copied(40), ...copied(2)], undefined, undefined],
] as const)('%s', (_, erasure, copies, state, refused) => {
  expect(erasureState({ erasure, copies }, now)).toBe(state);
  const refusal = erasureRefusal({ erasure, copies }, now);
  if (refused) expect(refusal).toMatch(refused);
  else expect(refusal).toBeUndefined();
});

test('a company has thirty days', () => {
  expect(erasureDue(request(0))).toBe(ago(-30));
});
