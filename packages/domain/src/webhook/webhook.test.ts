import { describe, expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { EVENT_RECEIVERS } from '../event/choice.ts';
import { kindsOfTopic, WEBHOOK_KINDS, WEBHOOK_TOPICS } from './choice.ts';
import { WEBHOOK_ENDPOINTS_MAX, WEBHOOK_PAUSES_SECONDS, WEBHOOK_REPLAY_DAYS } from './limit.ts';
import {
  isAccepted,
  isGone,
  webhookAddressRefusal,
  webhookBody,
  webhookEndpointRefusal,
  webhookPauseMs,
  webhookReplayRefusal,
} from './rule.ts';
import { WebhookEndpointDraft } from './schema.ts';
import { WEBHOOK_REFUSALS } from './words.ts';

test('every kind that is offered is one that the company receives, under one topic', () => {
  for (const kind of WEBHOOK_KINDS) expect(EVENT_RECEIVERS[kind] as readonly string[]).toContain('company');
  expect(WEBHOOK_TOPICS.flatMap(kindsOfTopic)).toEqual(WEBHOOK_KINDS);
  expect(WEBHOOK_KINDS).toContain('invitation.accepted');
  // What only members may know, and what only pages need.
  for (const kind of ['talentNote.written', 'talentRecord.changed', 'notification.changed'])
    expect(WEBHOOK_KINDS).not.toContain(kind);
});

describe('an address', () => {
  const HTTPS = { protocol: 'https:', username: '', password: '', port: '', hash: '' };
  test.each([
    [{}, undefined],
    [{ port: '8443' }, undefined],
    [{ protocol: 'http:' }, WEBHOOK_REFUSALS.protocol],
    [{ protocol: 'ftp:' }, WEBHOOK_REFUSALS.protocol],
    [{ port: '25' }, WEBHOOK_REFUSALS.port],
    [{ port: '80' }, WEBHOOK_REFUSALS.port],
    [{ username: 'name' }, WEBHOOK_REFUSALS.address],
    [{ password: 'word' }, WEBHOOK_REFUSALS.address],
    [{ hash: '#part' }, WEBHOOK_REFUSALS.address],
  ])('with %j: %s', (part, refused) =>
    expect(webhookAddressRefusal({ ...HTTPS, ...part }, false)).toBe(refused),
  );

  test('may speak http, at any port, in a local installation alone', () => {
    expect(webhookAddressRefusal({ ...HTTPS, protocol: 'http:', port: '4000' }, true)).toBeUndefined();
    expect(webhookAddressRefusal({ ...HTTPS, protocol: 'file:' }, true)).toBe(WEBHOOK_REFUSALS.protocol);
  });

  test('is refused if it is none, and without a kind', () => {
    expect(validate(WebhookEndpointDraft, { address: 'ats', kinds: [] })).toMatchObject({
      ok: false,
      errors: { address: WEBHOOK_REFUSALS.address, kinds: WEBHOOK_REFUSALS.noKind },
    });
  });
});

test('a company has so many endpoints and no more', () => {
  expect(webhookEndpointRefusal(WEBHOOK_ENDPOINTS_MAX - 1)).toBeUndefined();
  expect(webhookEndpointRefusal(WEBHOOK_ENDPOINTS_MAX)).toBe(WEBHOOK_REFUSALS.full);
});

test('the pauses grow over three days, and differ by a tenth', () => {
  const pauses = WEBHOOK_PAUSES_SECONDS.map((_, at) => webhookPauseMs(at + 1, 0.5) ?? 0);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
  expect([webhookPauseMs(1, 0), webhookPauseMs(1, 1)]).toEqual([4500, 5500]);
  expect(webhookPauseMs(WEBHOOK_PAUSES_SECONDS.length + 1, 0.5)).toBeUndefined();
});

test('an endpoint accepts with a status of 200 to 299 alone, and has gone with 410', () => {
  expect([200, 204, 299].map(isAccepted)).toEqual([true, true, true]);
  expect([null, 199, 301, 302, 400, 410, 500].some(isAccepted)).toBe(false);
  expect([410, 404, null].map(isGone)).toEqual([true, false, false]);
});

test('events can be sent again that are not too old', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  const day = 86_400_000;
  expect(webhookReplayRefusal(now - day, now)).toBeUndefined();
  expect(webhookReplayRefusal(now + 1, now)).toBe(WEBHOOK_REFUSALS.sinceInFuture);
  expect(webhookReplayRefusal(now - (WEBHOOK_REPLAY_DAYS + 1) * day, now)).toBe(WEBHOOK_REFUSALS.sinceTooOld);
});

test('a body has the kind, the time and the ids that there are', () => {
  const ids = { companyId: 'c', talentId: 't', threadId: null, jobPostId: null };
  expect(JSON.parse(webhookBody('shortlistedProfile.put', '2026-11-30T12:00:00.000Z', ids))).toEqual({
    type: 'shortlistedProfile.put',
    timestamp: '2026-11-30T12:00:00.000Z',
    data: { companyId: 'c', talentId: 't' },
  });
});
