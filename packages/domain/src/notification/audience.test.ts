import { expect, test } from 'vitest';
import { COMPANY_ROLES } from '../company-member/choice.ts';
import { eventsOfRole, isNotifiedOf } from './audience.ts';

test.each([
  ['owner', true, true],
  ['recruiter', true, false],
  ['viewer', true, false],
  ['billing', false, true],
] as const)('%s is notified of messages: %s, of the subscription: %s', (role, messages, subscription) => {
  expect(isNotifiedOf(role, 'message_received')).toBe(messages);
  expect(isNotifiedOf(role, 'subscription_changed')).toBe(subscription);
});

test('a role reads the entries of which it is notified, and no role reads none', () => {
  for (const role of COMPANY_ROLES) {
    expect(eventsOfRole(role)).not.toEqual([]);
    for (const event of eventsOfRole(role)) expect(isNotifiedOf(role, event)).toBe(true);
  }
});
