import { expect, test } from 'vitest';
import { endAllEffect, hasCopies, type Holding, isHolding, whoSawMeFigures } from './rule.ts';

const now = Date.parse('2026-11-25T06:00:00.000Z');
const copies = [{ copiedIsoDateTimeUtc: '2026-11-01T06:00:00.000Z' }];
const asked = { requestedIsoDateTimeUtc: '2026-11-02T06:00:00.000Z' };
const holder = (given: Partial<Holding>): Holding => ({
  sees: 'nothing',
  conversation: null,
  copies: [],
  erasure: null,
  ...given,
});

const holders = [
  holder({ sees: 'whole', conversation: { isEnded: false } }),
  holder({ conversation: { isEnded: false }, copies }),
  holder({ conversation: { isEnded: true }, copies, erasure: { ...asked, confirmedIsoDateTimeUtc: null } }),
  holder({ copies, erasure: { ...asked, confirmedIsoDateTimeUtc: '2026-11-03T06:00:00.000Z' } }),
  holder({ sees: 'guest', conversation: { isEnded: true } }),
];

test('who sees something or talks holds data, and who confirmed the erasure has no copy', () => {
  expect(holders.map(isHolding)).toEqual([true, true, false, false, true]);
  expect(holders.map((one) => hasCopies(one, now))).toEqual([false, true, true, false, false]);
});

test('the figures and the question before ending all count the same holders', () => {
  expect(whoSawMeFigures({ openedCount: 7, shortlistsCount: 2, holders }, now)).toEqual({
    opened: 7,
    shortlists: 2,
    holding: 3,
    copies: 2,
  });
  expect(endAllEffect(holders, now)).toEqual({ companies: 3, conversations: 2, copies: 2 });
});
