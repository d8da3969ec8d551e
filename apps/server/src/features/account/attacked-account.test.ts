import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { rateLimits, sessions, users } from '../../db/schema/account.ts';
import { workJobs } from '../../job-handlers.ts';
import { endSessions } from './end-session.ts';
import { type DelayedTry, takeTries } from './try-delay.ts';

/** It stands still, however long a hash takes. */
const clock = { startMs: Date.now(), passedMs: 0 };
const now = () => clock.startMs + clock.passedMs;
const { mailer, mailTo, linkTo, unread } = openPostbox();
const { deps, request } = await testApp({ instead: { mailer, now }, env: { TRUST_PROXY: '1' } });
await workJobs(deps);

/** The calls of somebody with this IP address. */
const callsFrom = (ip: string) =>
  signInCalls((path, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', ip);
    return request(path, { ...init, headers });
  });

const AWAY_IP = '203.0.113.9';
const home = callsFrom('198.51.100.7');
const away = callsFrom(AWAY_IP);

let attackers = 0;
const newAttackerIp = () => {
  attackers += 1;
  return `192.0.2.${attackers}`;
};

beforeEach(async () => {
  clock.passedMs = 0;
  await deps.db.delete(rateLimits);
});

async function verifiedOwner() {
  const form = signUpForm();
  const { cookie, body } = await home.signUp(form);
  await mailTo(form.email);
  await deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, form.email));
  return { ...form, cookie, uid: body.user?.id ?? '' };
}

/** Wrong passwords, without the time that it takes to hash them. */
async function guesses(count: number, ...one: DelayedTry) {
  for (let guess = 0; guess < count; guess += 1) await takeTries({ db: deps.db, now }, one);
}

const onlyDevice = (cookie: string) =>
  cookie.split('; ').find((one) => one.startsWith('talaash.device=')) ?? '';

const retryAfterSeconds = (answer: { body: { data?: Record<string, unknown> } }) =>
  Number(answer.body.data?.['retryAfterSeconds']);

describe('somebody who guesses passwords', () => {
  test('is slowed down, and hears in the body and in the header for how long', async () => {
    const { email } = await verifiedOwner();
    const ip = newAttackerIp();
    const attacker = callsFrom(ip);
    await guesses(6, 'signIn', email, ip);
    const tries = await Promise.all(Array.from({ length: 10 }, () => attacker.signIn(email, 'a guess')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(4);
    const refused = await request('/api/auth/sign-in/email', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'a guess' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: ACCOUNT_SENTENCES.tooManyTries,
      data: { retryAfterSeconds: Number(refused.headers.get('retry-after')) },
    });
    expect(refused.headers.get('retry-after')).toBe('15');
    clock.passedMs = 15_000;
    expect(await attacker.signIn(email, 'a guess')).toMatchObject({ status: 401 });
    expect(retryAfterSeconds(await attacker.signIn(email, 'a guess'))).toBe(30);
  });

  test('finds no difference between an account and an unknown email', async () => {
    const { email } = await verifiedOwner();
    const ip = newAttackerIp();
    const seen = async (target: string) => {
      await guesses(8, 'signIn', target, ip);
      const answers = [];
      for (let one = 0; one < 4; one += 1) answers.push(await callsFrom(ip).signIn(target, 'a guess'));
      return answers;
    };
    expect(await seen(email)).toEqual(await seen(signUpForm().email));
  });

  test('at many accounts is slowed down too', async () => {
    const ip = newAttackerIp();
    await guesses(199, 'signInFromNetwork', ip);
    const guess = () => callsFrom(ip).signIn(signUpForm().email, 'a guess');
    expect(await guess()).toMatchObject({ status: 401 });
    expect(await guess()).toMatchObject({ status: 429, body: { data: { retryAfterSeconds: 1 } } });
  });
});

describe('meanwhile the owner', () => {
  test('signs in at once on a device that signed in before, from any network', async () => {
    const { email, cookie } = await verifiedOwner();
    await guesses(100, 'signInToAccount', email);
    await guesses(600, 'signInReserveToAccount', email);
    await guesses(10, 'signIn', email, AWAY_IP);
    expect(await away.signIn(email)).toMatchObject({ status: 429 });
    expect(await away.post('sign-in/email', { email, password: PASSWORD }, onlyDevice(cookie))).toMatchObject(
      { status: 200 },
    );
  });

  test('has a limit on such a device too', async () => {
    const { email, cookie } = await verifiedOwner();
    const [, , deviceId = ''] = onlyDevice(cookie).split('.');
    await guesses(8, 'signInFromDevice', deviceId);
    const guess = () => away.post('sign-in/email', { email, password: 'a guess' }, onlyDevice(cookie));
    const answers = await Promise.all(Array.from({ length: 5 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
    expect(await away.signIn(email)).toMatchObject({ status: 200 });
  });

  test('signs in at once on a new device in another network, however many tries came from elsewhere', async () => {
    const { email } = await verifiedOwner();
    await guesses(100, 'signInToAccount', email);
    expect(await away.signIn(email)).toMatchObject({ status: 200 });
  });

  test('waits two minutes at most when thousands of networks guess', async () => {
    const { email } = await verifiedOwner();
    await guesses(100, 'signInToAccount', email);
    await guesses(600, 'signInReserveToAccount', email);
    const refused = await away.signIn(email);
    expect(refused).toMatchObject({ status: 429 });
    expect(retryAfterSeconds(refused)).toBeLessThanOrEqual(120);
    clock.passedMs = retryAfterSeconds(refused) * 1000;
    expect(await away.signIn(email)).toMatchObject({ status: 200 });
  });

  test('signs in at once after choosing a new password by mail', async () => {
    const { email } = await verifiedOwner();
    await guesses(10, 'signIn', email, AWAY_IP);
    expect(await away.signIn(email)).toMatchObject({ status: 429 });
    await away.post('request-password-reset', { email });
    const token = (await linkTo(email)).searchParams.get('oobCode');
    const reset = await away.post('reset-password', { token, newPassword: 'quite another one' });
    expect(reset.setCookies).toEqual([expect.stringMatching(/^talaash\.device=/)]);
    const signedIn = await away.post('sign-in/email', { email, password: 'quite another one' }, reset.cookie);
    expect(signedIn).toMatchObject({ status: 200 });
  });

  test('gets one mail that says what to do', async () => {
    const { email } = await verifiedOwner();
    const guessFromNew = async () => {
      const ip = newAttackerIp();
      await guesses(8, 'signIn', email, ip);
      await Promise.all(Array.from({ length: 4 }, () => callsFrom(ip).signIn(email, 'a guess')));
    };
    await guessFromNew();
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Someone is trying to log in to your Talaash account');
    expect(mail.text).toContain('/auth/forgot-password');
    await guessFromNew();
    clock.passedMs = 24 * 60 * 60 * 1000;
    await guessFromNew();
    await mailTo(email);
    expect(unread(email)).toBe(0);
  });

  test('gets none while nobody has verified the address', async () => {
    const form = signUpForm();
    await home.signUp(form);
    await mailTo(form.email);
    const other = await verifiedOwner();
    const ip = newAttackerIp();
    for (const { email } of [form, other]) {
      await guesses(9, 'signIn', email, ip);
      await callsFrom(ip).signIn(email, 'a guess');
    }
    // Jobs of a kind run one after the other.
    await mailTo(other.email);
    expect(unread(form.email)).toBe(0);
  });
});

test('a session that began with the old password while it was changed is ended', async () => {
  const { email, uid } = await verifiedOwner();
  const started = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<void>();
  const change = deps.events.transaction(async (tx) => {
    await endSessions(tx, uid);
    started.resolve();
    await checked.promise;
  });
  await started.promise;
  const signingIn = home.signIn(email);
  const ofUser = () => deps.db.select().from(sessions).where(eq(sessions.userId, uid));
  // The one of the sign-up, whose end is not committed yet, and the new one.
  await vi.waitFor(async () => expect(await ofUser()).toHaveLength(2), { timeout: 60_000 });
  checked.resolve();
  await change;
  expect(await signingIn).toMatchObject({ status: 401, setCookies: [] });
  expect(await ofUser()).toEqual([]);
});
