import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { codeOf, withCodeBefore } from '../../../test/authenticator.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { rateLimits, users } from '../../db/schema/account.ts';
import { readAdminCommand, runAdminCommand } from '../../cli/admin-command.ts';
import { workJobs } from '../../job-handlers.ts';

const mails: Mail[] = [];
const { client, deps, request } = await testApp({
  instead: { mailer: { send: async (mail) => void mails.push(mail) } },
});
const soon = { interval: 20, timeout: 60_000 };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeAll(() => workJobs(deps));

const from = (userAgent: string) =>
  signInCalls((path, init) =>
    request(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'user-agent': userAgent },
    }),
  );

async function verifiedPerson() {
  const form = signUpForm();
  const { cookie } = await from(FIREFOX).signUp(form);
  await deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, form.email));
  await deps.db.delete(rateLimits);
  return { email: form.email, cookie };
}

/** The cookie that makes a browser known. The session's own would end that session with the log-in. */
const deviceOf = (cookie: string) =>
  cookie.split('; ').find((one) => one.startsWith('talaash.device=')) ?? '';

const told = (email: string) =>
  mails
    .filter(({ to, subject }) => to === email && !subject.startsWith('Verify'))
    .map(({ subject }) => subject);

const NEW_DEVICE = 'A new device logged in to your Talaash account';

test('a login from a device that is not known is mailed with the device, one from a known device is not', async () => {
  const { email, cookie } = await verifiedPerson();
  // The device where the account was made, and a browser that looks the same as a session that is open.
  await from(SAFARI).post('sign-in/email', { email, password: PASSWORD }, deviceOf(cookie));
  await from(FIREFOX).signIn(email);
  const other = await from(SAFARI).signIn(email, 'not the password');
  expect(other.status).toBe(401);
  await from('curl/8').signIn(email);
  await vi.waitFor(() => expect(told(email)).toEqual([NEW_DEVICE]), soon);
  const second = await verifiedPerson();
  await from(SAFARI).signIn(second.email);
  await vi.waitFor(() => expect(told(second.email)).toEqual([NEW_DEVICE]), soon);
  const mail = mails.find(({ to, subject }) => to === second.email && subject === NEW_DEVICE);
  expect(mail?.text).toContain('Device: Safari on iOS');
  expect(mail?.text).toContain('/auth/forgot-password');
  expect(mail?.text).toContain('You cannot turn off emails about the account itself.');
  expect(mail?.unsubscribeUrl).toBeUndefined();
  expect(told(email)).toEqual([NEW_DEVICE]);
});

test('a login that needs a code is mailed in the same way, once the code is entered', async () => {
  const { email, cookie: firstCookie } = await verifiedPerson();
  const [owner] = await deps.db
    .update(users)
    .set({ isAdmin: true })
    .where(eq(users.email, email))
    .returning();
  const own = client({ uid: owner?.id ?? '', sessionId: '', name: '', email, cookie: firstCookie }).account;
  const { key, recoveryCodes } = await own.beginSecondFactor({ currentPassword: PASSWORD });
  await withCodeBefore(key, (code) => own.confirmSecondFactor({ code }));
  const logIn = async (device: string, body: object, known = '') => {
    const { post } = from(device);
    const { cookie } = await post('sign-in/email', { email, password: PASSWORD }, known);
    const path = 'code' in body ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code';
    const entered = await post(path, { code: Object.values(body)[0] }, [cookie, known].join('; '));
    expect(entered.status).toBe(200);
    return entered.cookie;
  };
  await from('curl/7').signIn(email);
  const toldOfDevices = () => told(email).filter((subject) => subject === NEW_DEVICE);
  const known = await logIn(SAFARI, { code: codeOf(key) });
  await vi.waitFor(() => expect(toldOfDevices()).toEqual([NEW_DEVICE]), soon);
  await logIn('curl/8', { code: codeOf(key, 1) }, deviceOf(known));
  await logIn(FIREFOX.replaceAll('140', '141'), { recoveryCode: recoveryCodes[0] });
  await vi.waitFor(() => expect(toldOfDevices()).toEqual([NEW_DEVICE, NEW_DEVICE]), soon);
  const texts = mails.filter(({ to, subject }) => to === email && subject === NEW_DEVICE);
  expect(texts.map(({ text }) => /Device: (.*)/.exec(text)?.[1])).toEqual([
    'Safari on iOS',
    'Firefox on Linux',
  ]);
});

test('a changed password is mailed', async () => {
  const { email, cookie } = await verifiedPerson();
  const wrong = { currentPassword: 'not the password', newPassword: 'another-horse-43' };
  expect((await from(FIREFOX).post('change-password', wrong, cookie)).status).toBe(422);
  const right = { ...wrong, currentPassword: PASSWORD };
  expect((await from(FIREFOX).post('change-password', right, cookie)).status).toBe(200);
  await vi.waitFor(() => expect(told(email)).toEqual(['Your Talaash password was changed']), soon);
});

test('the right of an admin and a second factor that is set, ended or reset are mailed, once each', async () => {
  const { email, cookie: firstCookie } = await verifiedPerson();
  const operate = (verb: string) => runAdminCommand(deps, readAdminCommand([verb, email]));
  await operate('grant-admin');
  await operate('grant-admin');
  const GRANTED = 'You are now an admin of Talaash';
  await vi.waitFor(() => expect(told(email)).toEqual([GRANTED]), soon);

  const [owner] = await deps.db.select().from(users).where(eq(users.email, email));
  const uid = owner?.id ?? '';
  const signedIn = (cookie: string) => client({ uid, sessionId: '', name: '', email, cookie }).account;
  const turnOn = async (cookie: string) => {
    const { key } = await signedIn(cookie).beginSecondFactor({ currentPassword: PASSWORD });
    // The session goes on, although its cookie is another one.
    await withCodeBefore(key, (code) => signedIn(cookie).confirmSecondFactor({ code }));
    await deps.db.delete(rateLimits);
    const { post } = from(FIREFOX);
    const challenge = await post('sign-in/email', { email, password: PASSWORD });
    const entered = await post('two-factor/verify-totp', { code: codeOf(key) }, challenge.cookie);
    expect(entered.status).toBe(200);
    return entered.cookie;
  };
  const SET = 'The second factor is on for your Talaash account';
  const ENDED = 'The second factor was turned off for your Talaash account';
  const RESET = 'The second factor was reset for your Talaash account';
  const toldOfFactors = () => told(email).filter((subject) => subject !== NEW_DEVICE && subject !== GRANTED);
  const first = await turnOn(firstCookie);
  await vi.waitFor(() => expect(toldOfFactors()).toEqual([SET]), soon);
  await signedIn(first).endSecondFactor({ currentPassword: PASSWORD });
  await vi.waitFor(() => expect(toldOfFactors()).toEqual([SET, ENDED]), soon);
  const { cookie: again } = await from(FIREFOX).signIn(email);
  await turnOn(again);
  await vi.waitFor(() => expect(toldOfFactors()).toEqual([SET, ENDED, SET]), soon);
  await operate('reset-second-factor');
  await operate('reset-second-factor');
  await vi.waitFor(() => expect(toldOfFactors()).toEqual([SET, ENDED, SET, RESET]), soon);
  for (const { to, text, unsubscribeUrl } of mails) {
    if (to !== email) continue;
    expect(text).toContain('You cannot turn off emails about the account itself.');
    expect(unsubscribeUrl).toBeUndefined();
  }
});

test('an address that nobody has verified gets none of these mails', async () => {
  const form = signUpForm();
  const { cookie } = await from(FIREFOX).signUp(form);
  await from(SAFARI).signIn(form.email);
  const change = { currentPassword: PASSWORD, newPassword: 'another-horse-43' };
  expect((await from(FIREFOX).post('change-password', change, cookie)).status).toBe(200);
  await vi.waitFor(async () => {
    const { rows } = await deps.database.pool.query(
      "select state, count(*)::int from pgboss.job where name = 'account.mail' group by state",
    );
    expect(rows.map(({ state }) => state)).toEqual(['completed']);
  }, soon);
  expect(told(form.email)).toEqual([]);
});
