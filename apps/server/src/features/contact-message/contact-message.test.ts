import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { newRecordId } from '../../base/record-id.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { events } from '../../db/schema/event.ts';
import { prune } from '../retention/actions.ts';

let clock = 0;
const { admin, client, company, deps, person, request } = await testApp({
  instead: { now: () => Date.now() + clock },
  env: { TRUST_PROXY: '1' },
});
const { db } = deps;
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  clock = 0;
  await db.delete(rateLimits);
  await db.delete(contactMessages);
});

const form = (given: Partial<{ name: string; email: string; subject: string; message: string }> = {}) => ({
  name: 'Meera Krishnan',
  email: 'meera@people.test',
  subject: 'A company asked me for a deposit',
  message: 'They invited me, and then asked me to pay for a laptop first.',
  ...given,
});

const { contactMessage } = client();
const rows = () => db.select().from(contactMessages);

test.each([
  [{ message: 'x'.repeat(9) }, 'message'],
  [{ message: 'x'.repeat(2001) }, 'message'],
  [{ message: ' \u200B\n' }, 'message'],
  [{ subject: ' ' }, 'subject'],
  [{ subject: 'x'.repeat(151) }, 'subject'],
  [{ email: 'meera@' }, 'email'],
  [{ name: '' }, 'name'],
  [{ name: 'Buy at https://spam.example' }, 'name'],
])('%j is refused at %s', async (given, field) => {
  await expect(contactMessage.submit(form(given))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    data: { [field]: expect.any(String) },
  });
  expect(await rows()).toEqual([]);
});

test('a guest writes, and the message is stored as typed with a reference to name', async () => {
  const message = `<script>alert(1)</script> & **bold** ${'x'.repeat(1961)}`;
  const { success, referenceId } = await contactMessage.submit(
    form({ message, email: 'Meera@People.test ' }),
  );
  expect(success).toBe(true);
  expect(referenceId).toMatch(/^TL-[2-9A-HJ-NP-Z]{5}$/);
  expect(await rows()).toMatchObject([
    { referenceId, uid: null, email: 'meera@people.test', message, state: 'open' },
  ]);
  const [stored] = await rows();
  const sent = await db.select().from(events).where(eq(events.kind, 'contactMessage.sent'));
  // The event names the message and holds nothing of it.
  expect(sent.map(({ payload }) => payload)).toContainEqual({ contactMessageId: stored?.contactMessageId });
});

test('a message that is sent again is stored once, and its id does not bind another person', async () => {
  const clientMessageId = newRecordId();
  const answers = await Promise.all(
    [1, 2, 3].map(() => contactMessage.submit({ ...form(), clientMessageId })),
  );
  expect(new Set(answers.map(({ referenceId }) => referenceId)).size).toBe(1);
  const other = await contactMessage.submit({ ...form({ email: 'other@people.test' }), clientMessageId });
  expect(other.referenceId).not.toBe(answers[0]?.referenceId);
  expect(await rows()).toHaveLength(2);
});

test('an address writes five times an hour, and a network twenty times', async () => {
  const tooMany = { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: expect.any(Number) } };
  for (let sent = 0; sent < 5; sent += 1) await contactMessage.submit(form());
  await expect(contactMessage.submit(form())).rejects.toMatchObject(tooMany);
  const submit = (email: string, address: string) =>
    request('/api/v1/submit-contact-us-form', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(form({ email })),
    });
  for (let sent = 0; sent < 20; sent += 1)
    expect((await submit(`somebody-${sent}@people.test`, '2001:db8::1')).status).toBe(200);
  expect((await submit('one-more@people.test', '2001:db8::2')).status).toBe(429);
  expect((await submit('one-more@people.test', '2001:db8:0:1::2')).status).toBe(200);
  clock = 61 * 60 * 1000;
  await contactMessage.submit(form());
});

test('only admins read the messages and mark them as answered', async () => {
  await contactMessage.submit(form());
  const [{ contactMessageId } = { contactMessageId: '' }] = await rows();
  for (const [who, code] of [
    [undefined, 'UNAUTHORIZED'],
    [await company(), 'FORBIDDEN'],
  ] as const) {
    await expect(client(who).contactMessage.page({})).rejects.toMatchObject({ code });
    await expect(client(who).contactMessage.markAnswered({ contactMessageId })).rejects.toMatchObject({
      code,
    });
  }
  expect(await rows()).toMatchObject([{ state: 'open' }]);
});

test('admins read them in pages: what is open from the oldest on, all from the newest on', async () => {
  const operator = client(await admin());
  const stored = Array.from({ length: 23 }, (_, index) => ({
    ...form({ subject: `Message ${index}` }),
    contactMessageId: newRecordId(),
    referenceId: `TL-${index}`,
    createdIsoDateTimeUtc: new Date(Date.now() - index * DAY_MS).toISOString(),
  }));
  await db.insert(contactMessages).values(stored);
  const first = await operator.contactMessage.page({});
  expect(first.list.map(({ subject }) => subject)).toEqual(stored.slice(0, 20).map(({ subject }) => subject));
  const second = await operator.contactMessage.page({ cursor: first.cursor });
  expect(second.list.map(({ subject }) => subject)).toEqual(['Message 20', 'Message 21', 'Message 22']);
  expect(second.cursor).toBeNull();
  const [oldest] = (await operator.contactMessage.page({ state: 'open', limit: 1 })).list;
  expect(oldest).toMatchObject({ subject: 'Message 22', state: 'open', isFromAccount: false });
  expect((await operator.contactMessage.page({ state: 'answered' })).list).toEqual([]);
  await expect(operator.contactMessage.page({ limit: 21 })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('a message is marked as answered once, in the audit trail, and the slower admin is told by whom', async () => {
  const [one, other] = [await admin(), await admin()];
  const someone = await person();
  await client(someone).contactMessage.submit(form({ email: someone.email }));
  const [{ contactMessageId } = { contactMessageId: '' }] = await rows();
  const outcomes = await Promise.allSettled(
    [one, other].map((as) => client(as).contactMessage.markAnswered({ contactMessageId })),
  );
  const done = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(done).toMatchObject([
    { value: { contactMessage: { state: 'answered', answeredBy: 'Admin', isFromAccount: true } } },
  ]);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'CONFLICT', message: 'Admin has already marked this message as answered.' },
  });
  const trail = await db.select().from(adminActions).where(eq(adminActions.act, 'contactMessage.answered'));
  expect(trail).toMatchObject([{ uid: someone.uid, after: { state: 'answered' } }]);
  await expect(client(one).contactMessage.markAnswered({ contactMessageId: 'none' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('messages are kept for a year', async () => {
  const at = (days: number) => ({
    ...form({ subject: `${days} days` }),
    contactMessageId: newRecordId(),
    referenceId: `TL-${days}`,
    createdIsoDateTimeUtc: new Date(Date.now() - days * DAY_MS).toISOString(),
  });
  await db.insert(contactMessages).values([at(364.9), at(365.1)]);
  await prune(deps);
  expect((await rows()).map(({ subject }) => subject)).toEqual(['364.9 days']);
});
