import { expect, test } from 'vitest';
import type { Pay } from '../job-terms/schema.ts';
import type { InvitationStatus } from './choice.ts';
import { canInviteAgain, invitationChangeRefusal, payRaiseRefusal } from './rule.ts';

const MINUTE = 60_000;
const pending = { status: 'Pending' as InvitationStatus, isEnded: false, sentAt: 0 };

test.each<[string, Partial<typeof pending>, number, string | undefined]>([
  ['just sent', {}, 0, undefined],
  ['in its last moment', {}, 5 * MINUTE, undefined],
  [
    'a moment later',
    {},
    5 * MINUTE + 1,
    'You can change an invitation for 5 minutes after you have sent it.',
  ],
  ['accepted', { status: 'Accepted' }, 0, 'This person has already accepted the invitation.'],
  ['declined', { status: 'Rejected' }, 0, 'This person has already declined the invitation.'],
  ['taken back', { status: 'TakenBack' }, 0, 'This invitation is no longer open.'],
  ['expired', { status: 'Expired' }, 0, 'This invitation is no longer open.'],
  ['ended', { isEnded: true }, 0, 'This invitation is no longer open.'],
])('an invitation that is %s can be changed unless: %j after %d ms, %s', (_what, given, now, refusal) => {
  expect(invitationChangeRefusal({ ...pending, ...given }, now)).toBe(refusal);
});

test.each<[Pay | undefined, boolean, Pay, string | undefined]>([
  [{ from: 16, to: 22 }, false, { from: 16, to: 24 }, undefined],
  [{ from: 16, to: 22 }, false, { from: 18, to: 22 }, undefined],
  [undefined, false, { from: 1, to: 2 }, undefined],
  [{ from: 16, to: 22 }, false, { from: 15, to: 30 }, 'You can raise the pay, but not lower it.'],
  [{ from: 16, to: 22 }, false, { from: 20, to: 21 }, 'You can raise the pay, but not lower it.'],
  [
    { from: 16, to: 22, inCurrency: { currency: 'USD', from: 19_000, to: 26_000 } },
    false,
    { from: 16, to: 24, inCurrency: { currency: 'USD', from: 18_000, to: 28_000 } },
    'You can raise the pay, but not lower it.',
  ],
  [{ from: 16, to: 22 }, false, { from: 16, to: 22 }, 'This is the pay that the invitation already states.'],
  [
    { from: 16, to: 22 },
    true,
    { from: 16, to: 30 },
    'You have already raised the pay of this invitation. It can be raised once.',
  ],
])('pay of %j (raised before: %s) raised to %j: %s', (pay, isRaised, raised, refusal) => {
  expect(payRaiseRefusal({ ...pending, pay, isRaised }, raised)).toBe(refusal);
});

const DAY = 24 * 60 * MINUTE;

test.each<[InvitationStatus | undefined, number | null, boolean]>([
  [undefined, null, true],
  ['TakenBack', null, true],
  ['Expired', null, true],
  ['Pending', null, false],
  ['Accepted', null, false],
  // Before the time was kept.
  ['Rejected', null, false],
  ['Rejected', 0, true],
  ['Rejected', 1, false],
])(
  '90 days on, after an invitation that is %s (declined at %s) another one is possible: %s',
  (status, declinedAt, can) => {
    expect(canInviteAgain(status, declinedAt, 90 * DAY)).toBe(can);
  },
);
