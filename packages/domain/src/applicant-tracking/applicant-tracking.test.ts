import { expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { canSend, isLasting, trackingRefusal } from './rule.ts';
import { TrackingConnectionDraft } from './schema.ts';
import { TRACKING_REFUSALS } from './words.ts';

const may = {
  hasPremiumAccess: true,
  isApproved: true,
  isConnected: true,
  hasJob: true,
  isShown: true,
  isAllowed: true,
};

test('somebody who agreed, or was not asked yet, may be sent', () => {
  expect(trackingRefusal(may)).toBeUndefined();
  expect(trackingRefusal({ ...may, isAllowed: null })).toBeUndefined();
});

test.each([
  [{ hasPremiumAccess: false }, 'Exporting people needs a premium subscription.'],
  [{ isApproved: false }, 'once your company profile is approved'],
  [{ isConnected: false, hasJob: false }, TRACKING_REFUSALS.notConnected],
  [{ hasJob: false }, TRACKING_REFUSALS.noJob],
  [{ isShown: false, isAllowed: false }, TRACKING_REFUSALS.notShown],
  [{ isAllowed: false }, TRACKING_REFUSALS.declined],
])('%j is refused', (changed, sentence) => {
  expect(trackingRefusal({ ...may, ...changed })?.message).toContain(sentence);
});

test('only what is not under way can be sent, and only passing failures are tried again', () => {
  expect([undefined, 'declined', 'failed', 'withdrawn'].map((state) => canSend(state as undefined))).toEqual(
    Array(4).fill(true),
  );
  for (const state of ['asking', 'queued', 'sent', 'withdrawing'] as const)
    expect(canSend(state)).toBe(false);
  expect(isLasting('unauthorized')).toBe(true);
  expect(isLasting('rateLimited')).toBe(false);
});

test.each([
  [{ vendor: 'Greenhouse', clientId: 'a', secret: 'b', userId: '17' }, undefined],
  [{ vendor: 'Greenhouse', clientId: 'a', secret: 'b', userId: 'me' }, { userId: 'Must be a number' }],
  [
    { vendor: 'Greenhouse', secret: 'b', clientId: ' ' },
    { clientId: 'Client ID is required', userId: 'User ID is required' },
  ],
  [{ vendor: 'StandIn', secret: 'x' }, undefined],
])('%j is validated', (draft, errors) => {
  const found = validate(TrackingConnectionDraft, draft);
  expect(found.ok ? undefined : found.errors).toEqual(errors);
});
