import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVITATIONS_A_DAY, SLOWED_INVITATIONS_A_DAY } from './limit.ts';
import { invitationsADay, isSlowed } from './rule.ts';
import { allowanceHelp, allowanceSentence, allowanceUsedSentence } from './words.ts';

test.each([
  [0, 0, 25],
  [19, 19, 25],
  [20, 5, 25],
  [20, 6, 50],
  [49, 49, 50],
  [50, 24, 50],
  [50, 25, 100],
  [100, 100, 100],
  [99, 0, 25],
  [100, 12, 5],
  [100, 13, 25],
  [100, 30, 50],
])('of %d invitations, %d were answered: %d a day', (counted, answered, aDay) => {
  expect(invitationsADay({ counted, answered })).toBe(aDay);
  expect(isSlowed({ counted, answered })).toBe(aDay === SLOWED_INVITATIONS_A_DAY);
});

test('one more answer never lowers the allowance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 99 }), (counted, answered) => {
      fc.pre(answered < counted);
      expect(invitationsADay({ counted, answered: answered + 1 })).toBeGreaterThanOrEqual(
        invitationsADay({ counted, answered }),
      );
    }),
  );
});

const allowance = {
  counted: 0,
  answered: 0,
  aDay: 25,
  sentToday: 0,
  nextDayIsoDateTimeUtc: '2026-01-02T00:00:00.000Z',
};

test('the sentences say what is left, how it grows, and what to do', () => {
  expect(allowanceSentence({ aDay: 25, sentToday: 3 })).toBe('22 of 25 invitations left today.');
  expect(allowanceSentence({ aDay: 5, sentToday: 9 })).toBe('0 of 5 invitations left today.');
  expect(allowanceHelp(allowance)).toBe(
    'You can send 50 a day when 30 % of at least 20 invitations were answered. So far: 0 of 0.',
  );
  expect(allowanceHelp({ ...allowance, counted: 100, answered: 12 })).toContain('Only 12 of your last 100');
  expect(allowanceHelp({ ...allowance, counted: 100, answered: 100 })).toBeUndefined();
  expect(allowanceUsedSentence(25)).toContain('You have sent 25 invitations today');
  expect(INVITATIONS_A_DAY.map(({ aDay }) => aDay)).toEqual([25, 50, 100]);
});
