import { expect, test } from 'vitest';
import type { InvitationStatus } from '../invitation/choice.ts';
import { isConversationOver } from './rule.ts';

test.each<[InvitationStatus, string | undefined, boolean]>([
  ['Pending', undefined, false],
  ['Accepted', undefined, false],
  ['Rejected', undefined, true],
  ['Pending', '2026-11-22T09:00:00.000Z', true],
  ['Accepted', '2026-11-22T09:00:00.000Z', true],
])('a conversation whose invitation is %s and that ended at %s is over: %s', (status, endedAt, isOver) => {
  expect(isConversationOver({ jobPostInvitationStatus: status, endedIsoDateTimeUtc: endedAt })).toBe(isOver);
});
