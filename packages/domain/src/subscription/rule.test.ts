import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SubscriptionChange, SubscriptionState } from './choice.ts';
import {
  cancelRefusal,
  daysLeft,
  grantsPremium,
  resumeRefusal,
  subscriptionChanges,
  type SubscriptionFacts,
  subscriptionStatus,
} from './rule.ts';
import { SUBSCRIPTION_SENTENCES } from './words.ts';

const now = Date.UTC(2026, 10, 22, 9);
const days = (count: number) => new Date(now + count * 86_400_000).toISOString();

const paid = (given: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  paidUntilIsoDateTimeUtc: days(11),
  isCancelledAtPeriodEnd: false,
  pastDueSinceIsoDateTimeUtc: null,
  endedIsoDateTimeUtc: null,
  ...given,
});
const cancelled = (until: number) =>
  paid({ isCancelledAtPeriodEnd: true, paidUntilIsoDateTimeUtc: days(until) });
const pastDue = (since: number) =>
  paid({ pastDueSinceIsoDateTimeUtc: days(since), paidUntilIsoDateTimeUtc: days(since) });

test.each<[string, SubscriptionFacts | undefined, SubscriptionState, number | null, boolean]>([
  ['never paid', undefined, 'free', null, false],
  ['paid', paid(), 'active', 11, true],
  ['a renewal that is late', paid({ paidUntilIsoDateTimeUtc: days(-6.9) }), 'active', -6.9, true],
  ['a renewal that never came', paid({ paidUntilIsoDateTimeUtc: days(-7) }), 'lapsed', 0, false],
  ['cancelled', cancelled(0.01), 'cancelled', 0.01, true],
  ['cancelled and over', cancelled(0), 'lapsed', 0, false],
  ['just failed', pastDue(0), 'pastDue', 7, true],
  ['failed long ago', pastDue(-6.99), 'pastDue', 0.01, true],
  ['grace is over', pastDue(-7), 'lapsed', 0, false],
  ['ended by the provider', paid({ endedIsoDateTimeUtc: days(-2) }), 'lapsed', -2, false],
  ['ended while past due', { ...pastDue(-3), endedIsoDateTimeUtc: days(-1) }, 'lapsed', -1, false],
])('%s', (_, facts, state, until, premium) => {
  const status = subscriptionStatus(facts, now);
  expect(status.state).toBe(state);
  if (until === null) expect(status.untilIsoDateTimeUtc).toBeNull();
  else expect(Date.parse(status.untilIsoDateTimeUtc ?? '') - now).toBeCloseTo(until * 86_400_000, -1);
  expect(grantsPremium(status)).toBe(premium);
});

test('premium that is over does not come back by waiting', () => {
  const time = fc.integer({ min: -60, max: 60 }).map(days);
  const facts = fc.record({
    paidUntilIsoDateTimeUtc: time,
    isCancelledAtPeriodEnd: fc.boolean(),
    pastDueSinceIsoDateTimeUtc: fc.option(time),
    endedIsoDateTimeUtc: fc.option(time),
  });
  const returns = fc.property(facts, fc.nat(1000), (given, hours) => {
    const isPremiumAt = (ms: number) => grantsPremium(subscriptionStatus(given, ms));
    return isPremiumAt(now) || !isPremiumAt(now + hours * 3_600_000);
  });
  expect(() => fc.assert(returns)).not.toThrow();
});

test.each([
  [7, 7],
  [6.99, 7],
  [1, 1],
  [0.01, 1],
  [0, 0],
  [-1, 0],
])('%d days ahead are %d days left', (until, left) => expect(daysLeft(days(until), now)).toBe(left));

test.each<[string, SubscriptionFacts | undefined, boolean, SubscriptionFacts, SubscriptionChange[]]>([
  ['a first payment', undefined, false, paid(), ['started']],
  ['the same again', paid(), true, paid(), []],
  ['a subscription of before, seen for the first time', undefined, true, paid(), []],
  ['a renewal', paid({ paidUntilIsoDateTimeUtc: days(0) }), true, paid(), ['renewed']],
  ['a renewal that fails', paid(), true, pastDue(-1), ['paymentFailed']],
  ['the same failure', pastDue(-1), true, pastDue(-1), []],
  ['a mended payment', pastDue(-1), true, paid(), ['renewed']],
  ['cancelling', paid(), true, cancelled(11), ['cancelled']],
  ['resuming', cancelled(11), true, paid(), ['resumed']],
  [
    'renewed and cancelled',
    paid({ paidUntilIsoDateTimeUtc: days(0) }),
    true,
    cancelled(30),
    ['renewed', 'cancelled'],
  ],
  ['the end of what was cancelled', cancelled(3), true, cancelled(0), ['ended']],
  ['the end of grace', pastDue(-6), true, pastDue(-7), ['ended']],
  ['an end that is known', cancelled(0), false, cancelled(0), []],
  ['coming back', paid({ endedIsoDateTimeUtc: days(-9) }), false, paid(), ['started']],
])('%s', (_, facts, hadPremium, after, changes) => {
  expect(subscriptionChanges({ facts, hadPremium }, after, now)).toEqual(changes);
});

const at = (state: SubscriptionState) => ({ state, untilIsoDateTimeUtc: null });
const { cancelledAlready, ended, notCancelled, nothingToManage } = SUBSCRIPTION_SENTENCES;

test.each<[SubscriptionState, string | undefined, string | undefined]>([
  ['free', nothingToManage, ended],
  ['active', undefined, notCancelled],
  ['cancelled', cancelledAlready, undefined],
  ['pastDue', undefined, notCancelled],
  ['lapsed', nothingToManage, ended],
])('%s: cancelling and resuming', (state, cancelling, resuming) => {
  expect(cancelRefusal(at(state))).toBe(cancelling);
  expect(resumeRefusal(at(state))).toBe(resuming);
});
