import { createHmac } from 'node:crypto';
import { ROUTES } from '@talaash/contract/route';
import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import { UNSUBSCRIBE_TYPES, type UnsubscribeType } from '@talaash/domain/unsubscribe/choice';
import { UNSUBSCRIBE_PREFERENCES } from '@talaash/domain/unsubscribe/rule';
import { UNSUBSCRIBE_SENTENCES } from '@talaash/domain/unsubscribe/words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { users } from '../../db/schema/account.ts';
import { signUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { mailInvitation } from '../notice/invitation-mail.ts';

const mails: Mail[] = [];
const clock = { passedMs: 0 };
const app = await testApp({
  instead: {
    mailer: { send: async (mail) => void mails.push(mail) },
    now: () => Date.now() + clock.passedMs,
  },
});
const { client, deps, request, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { path } = ROUTES.unsubscribe;
const dayMs = 24 * 60 * 60 * 1000;

const tokenOf = (email: string, type: UnsubscribeType = 'job_invitations', nowMs = Date.now()) =>
  signUnsubscribeToken({ email, type }, deps.secrets.unsubscribe, nowMs);

async function post(body: unknown, init: { path?: string; headers?: Record<string, string> } = {}) {
  const answer = await request(init.path ?? path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...init.headers },
  });
  return { status: answer.status, body: await answer.json() };
}

const preferencesOf = async (as: Parameters<typeof client>[0]) =>
  (await client(as).notificationPreferences.get()).notificationPreferences;

const refused = (error: string, status = 400) => ({ status, body: { success: false, error } });

test('without a token, or with one that is cut off, it is refused', async () => {
  const { email } = await foundTalent();
  for (const body of [{}, { token: '' }, { token: 7 }, [], 'null'])
    expect(await post(body)).toEqual(refused(UNSUBSCRIBE_SENTENCES.missingToken));
  const token = tokenOf(email);
  for (const cut of [
    token.slice(0, -1),
    token.slice(1),
    token.split('.')[0],
    `${token}.x`,
    'x',
    '.',
    `${token} `,
  ])
    expect((await post({ token: cut })).status, cut).toBe(400);
  expect(await post({ token: token.slice(0, 60) })).toEqual(refused(UNSUBSCRIBE_SENTENCES.invalidFormat));
});

test('a token that is forged, of another secret, or about something else is refused and changes nothing', async () => {
  const someone = await foundTalent();
  const token = tokenOf(someone.email);
  const [body = '', signature = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
  const signed = (changed: object, secret: string) => {
    const text = Buffer.from(JSON.stringify(changed)).toString('base64url');
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const others = Buffer.from(JSON.stringify({ ...payload, type: 'all' })).toString('base64url');
  for (const forged of [`${others}.${signature}`, signed(payload, deps.secrets.file), signed(payload, 'a')])
    expect(await post({ token: forged })).toEqual(refused(UNSUBSCRIBE_SENTENCES.notOurs));
  for (const foreign of [{ ...payload, type: 'premium' }, { ...payload, uid: 'x' }, { email: payload.email }])
    expect(await post({ token: signed(foreign, deps.secrets.unsubscribe) })).toEqual(
      refused(UNSUBSCRIBE_SENTENCES.invalidFormat),
    );
  expect(await preferencesOf(someone)).toEqual(DEFAULT_PREFERENCES);
});

test('a token works for a year', async () => {
  const { email } = await foundTalent();
  const old = tokenOf(email, 'all', Date.now() - 365 * dayMs + 60_000);
  expect((await post({ token: old })).status).toBe(200);
  const expired = tokenOf(email, 'all', Date.now() - 365 * dayMs - 1000);
  expect(await post({ token: expired })).toEqual(refused(UNSUBSCRIBE_SENTENCES.expired, 410));
  await expect(client().notificationPreferences.getByLink({ token: expired })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: UNSUBSCRIBE_SENTENCES.expired,
  });
});

test.each(UNSUBSCRIBE_TYPES)(
  'a token of the type %s ends these mails alone, as often as it is used',
  async (type) => {
    const someone = await foundTalent();
    const token = tokenOf(someone.email, type);
    const done = { status: 200, body: { success: true, unsubscribedFrom: type, email: someone.email } };
    const answers = await Promise.all([post({ token }), post({ token }), post({ token })]);
    expect([...answers, await post({ token })]).toEqual([done, done, done, done]);
    expect(await preferencesOf(someone)).toEqual({
      ...DEFAULT_PREFERENCES,
      [UNSUBSCRIBE_PREFERENCES[type]]: true,
    });
  },
);

test('a GET ends nothing', async () => {
  const someone = await foundTalent();
  const token = tokenOf(someone.email);
  for (const address of [path, '/info/unsubscribe', '/unsubscribe']) {
    await request(`${address}?token=${token}`);
    await request(`${address}?token=${token}`, { method: 'HEAD' });
  }
  expect(await preferencesOf(someone)).toEqual(DEFAULT_PREFERENCES);
});

const multipart =
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['a form of parts', 'multipart/form-data; boundary=x', multipart],
])(
  'the one click of a mail program, %s from any site and without a session, ends these mails',
  async (_name, type, body) => {
    const [hiring, someone] = [await hiringCompany(), await foundTalent()];
    const { thread } = await client(hiring).invitation.send({
      talentId: someone.talentId,
      jobPostId: hiring.jobPostId,
    });
    const queuedMail = { event: 'InvitationSent', threadId: thread.key.threadId } as const;
    mails.length = 0;
    await mailInvitation(deps, queuedMail);
    const { unsubscribeUrl = '', text = '', html = '' } = mails[0] ?? {};
    expect(unsubscribeUrl).toMatch(`${url}${path}?token=`);
    const page = unsubscribeUrl.replace(path, '/info/unsubscribe');
    expect(text).toContain(`Unsubscribe from job invitations: ${page}`);
    expect(html).toContain(`href="${page}"`);

    const headers = { 'content-type': type, origin: 'https://mail.example' };
    expect(await post(body, { path: unsubscribeUrl.slice(url.length), headers })).toMatchObject({
      status: 200,
    });
    expect(await preferencesOf(someone)).toMatchObject({ unsubscribedFromJobInvitations: true });
    // A mail that was queued before is not sent either.
    await mailInvitation(deps, queuedMail);
    expect(mails).toHaveLength(1);
  },
);

test('a form that is not the one click is refused, and other sites can post nothing else', async () => {
  const someone = await foundTalent();
  const token = tokenOf(someone.email);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  for (const form of ['', 'a=b', 'List-Unsubscribe=Two-Click', `token=${token}`])
    expect(await post(form, { path: `${path}?token=${token}`, headers })).toEqual(
      refused(UNSUBSCRIBE_SENTENCES.notOneClick),
    );
  for (const other of [
    '/api/auth/sign-out',
    '/api/rpc/notificationPreferences/update',
    '/api/v1/update-notification-preferences-by-link',
    `${path}/../auth/sign-out`,
    `/api/auth/sign-out?x=${path}`,
    '/api/unsubscribe_email_cf/x',
  ])
    expect((await post({}, { path: other, headers: { origin: 'https://mail.example' } })).status).toBe(403);
  expect(await preferencesOf(someone)).toEqual(DEFAULT_PREFERENCES);
});

test('who holds the link sees and changes the preferences of its address, and no other', async () => {
  const [someone, other] = [await foundTalent(), await foundTalent()];
  const token = tokenOf(someone.email);
  await post({ token });
  const guest = client().notificationPreferences;
  const unsubscribed = { ...DEFAULT_PREFERENCES, unsubscribedFromJobInvitations: true };
  const answer = await guest.getByLink({ token });
  expect(answer).toEqual({
    type: 'job_invitations',
    maskedEmail: expect.stringMatching(/^.•••.@people\.test$/),
    userType: 'talent',
    notificationPreferences: unsubscribed,
  });
  expect(JSON.stringify(answer)).not.toContain(someone.email);
  await guest.updateByLink({ token, notificationPreferences: DEFAULT_PREFERENCES });
  expect(await preferencesOf(someone)).toEqual(DEFAULT_PREFERENCES);
  expect(await preferencesOf(other)).toEqual(DEFAULT_PREFERENCES);
  await expect(guest.getByLink({ token: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('an address without an account gets no mails, so ending them succeeds and stores nothing', async () => {
  const someone = await foundTalent();
  const token = tokenOf(someone.email);
  await deps.db
    .update(users)
    .set({ email: `new-${someone.email}` })
    .where(eq(users.id, someone.uid));
  expect(await post({ token })).toMatchObject({ status: 200, body: { success: true } });
  expect(await preferencesOf(someone)).toEqual(DEFAULT_PREFERENCES);
  await expect(client().notificationPreferences.getByLink({ token })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: UNSUBSCRIBE_SENTENCES.nobody,
  });
});
