import { ACCOUNT_MESSAGES } from '@talaash/domain/account-message';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { rateLimits, sessions, users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { workJobs } from '../../jobs/handler.ts';

// Hashing a password costs what it should, also on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const { mailer, mailTo } = openPostbox();
const { client, deps, request, url } = await testApp({
  instead: { mailer },
  env: { REFUSE_COMMON_PASSWORDS: 'on' },
});
await workJobs(deps);
const { post, signIn, signUp } = signInCalls(request);

const viewerOf = async (cookie: string) => {
  const answer = await request('/api/v1/viewer', { headers: { cookie } });
  return (await answer.json()) as {
    account: { uid: string; email: string; isEmailVerified: boolean } | null;
  };
};

beforeEach(() => deps.db.delete(rateLimits));

describe('signing up', () => {
  test.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'First name is required'],
    ['a broken email', { email: 'asha@' }, 'email', 'Must be a valid email address'],
    ['a short password', { password: '12345' }, 'password', ACCOUNT_MESSAGES.passwordTooShort],
    [
      'another confirmation',
      { confirmPassword: 'something else' },
      'confirmPassword',
      ACCOUNT_MESSAGES.passwordsDiffer,
    ],
    ['a common password', { password: 'Password123' }, 'password', ACCOUNT_MESSAGES.passwordCommon],
    ['terms not accepted', { acceptTerms: false }, 'acceptTerms', ACCOUNT_MESSAGES.termsNotAccepted],
  ])('with %s is refused', async (_case, wrong, field, message) => {
    const answer = await signUp(signUpForm(wrong));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { [field]: message } },
    });
    expect(answer.setCookies).toEqual([]);
  });

  test('cannot make an admin, or a verified account', async () => {
    const answer = await signUp({ ...signUpForm(), isAdmin: true, emailVerified: true });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  });

  test('with an email that is taken, in whatever case, is told so', async () => {
    const form = signUpForm();
    await signUp(form);
    const answer = await signUp({ ...form, email: form.email.toUpperCase() });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: ACCOUNT_MESSAGES.emailTaken },
    });
  });

  test('ten times at once makes one account', async () => {
    const form = signUpForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(form)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
  });

  test('signs in, unverified, and mails the link', async () => {
    const form = signUpForm({ firstName: 'आशा <b>', lastName: "O'Neil" });
    const { status, body, setCookies, cookie } = await signUp({
      ...form,
      continueUrl: '/company/search?q=react',
    });
    expect({ status, body }).toEqual({ status: 200, body: {} });
    expect(setCookies).toEqual([
      expect.stringMatching(/^talaash\.session_token=\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await viewerOf(cookie)).toMatchObject({
      account: { email: form.email, name: "आशा <b> O'Neil", isEmailVerified: false, isAdmin: false },
    });
    const mail = await mailTo(form.email);
    expect(mail.html).toContain('आशा &lt;b&gt; O&#39;Neil');
    expect(mail.text).toContain(`${url}/auth/action?mode=verifyEmail&oobCode=`);
    expect(mail.text).toContain(`continueUrl=${encodeURIComponent(`${url}/company/search?q=react`)}`);
  });

  test('never leads on to another site', async () => {
    const form = signUpForm();
    await signUp({ ...form, continueUrl: 'https://evil.test/login' });
    expect((await mailTo(form.email)).text).not.toContain('evil.test');
  });

  test('keeps no password that can be read', async () => {
    const form = signUpForm();
    await signUp(form);
    const { rows } = await deps.database.pool.query(
      'select a.password from accounts a join users u on u.id = a.user_id where u.email = $1',
      [form.email],
    );
    expect(rows[0].password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});

describe('signing in', () => {
  test('with a wrong password and with an unknown email are answered alike', async () => {
    const form = signUpForm();
    await signUp(form);
    const wrong = await signIn(form.email, 'not the password');
    const unknown = await signIn('nobody@people.test');
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: ACCOUNT_MESSAGES.invalidCredentials },
      setCookies: [],
    });
  });

  test('to a disabled account says so, and only to who has the password', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.email, form.email));
    expect(await signIn(form.email, 'not the password')).toMatchObject({ status: 401 });
    expect(await signIn(form.email)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: ACCOUNT_MESSAGES.disabled },
      setCookies: [],
    });
    expect(await viewerOf(cookie)).toMatchObject({ account: null });
  });

  test('from another site is refused', async () => {
    const answer = await request('/api/auth/sign-in/email', {
      method: 'POST',
      body: JSON.stringify({ email: 'a@people.test', password: PASSWORD }),
      headers: { 'content-type': 'application/json', origin: 'https://evil.test' },
    });
    expect(answer.status).toBe(403);
  });

  test('is tried ten times from one place, however many come at once', async () => {
    const form = signUpForm();
    await signUp(form);
    const tries = await Promise.all(Array.from({ length: 25 }, () => signIn(form.email, 'not the password')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await signIn(form.email);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: ACCOUNT_MESSAGES.tooManyTries },
    });
    expect(refused.body.data?.['retryAfterSeconds']).toBeGreaterThan(200);
  });

  test('that succeeds takes the failed tries back', async () => {
    const form = signUpForm();
    await signUp(form);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await signIn(form.email, 'not the password');
      expect(await signIn(form.email)).toMatchObject({ status: 200, body: {} });
    }
  });

  test('keeps the session in the cookie alone', async () => {
    const form = signUpForm();
    await signUp(form);
    const { body, cookie } = await signIn(form.email.toUpperCase());
    expect(body).toEqual({});
    expect(await viewerOf(cookie)).toMatchObject({ account: { email: form.email } });
  });
});

describe('the session cookie', () => {
  test('with another signature, token or shape is nobody', async () => {
    const { cookie } = await signUp(signUpForm());
    const [name = '', value = ''] = cookie.split('=');
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    const forged = [
      `${token}x.${signature}`,
      `${token}.${signature.slice(0, -4)}AAA=`,
      token,
      `${token}.`,
      '.',
      '%',
      `${token}.${signature}.${signature}`,
    ];
    for (const one of forged) {
      expect(await viewerOf(`${name}=${encodeURIComponent(one)}`)).toMatchObject({ account: null });
    }
    expect(await viewerOf(`${name}=%E0%A4%A`)).toMatchObject({ account: null });
    expect(await viewerOf(cookie)).not.toMatchObject({ account: null });
  });

  test('is renewed when it was in use for a day, and not before', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    const renewedBy = async () =>
      (await request('/api/v1/viewer', { headers: { cookie } })).headers.getSetCookie();
    expect(await renewedBy()).toEqual([]);
    const { account } = await viewerOf(cookie);
    const inTwentyDays = new Date(Date.now() + 20 * 86_400_000);
    await deps.db
      .update(sessions)
      .set({ expiresAt: inTwentyDays })
      .where(eq(sessions.userId, account?.uid ?? ''));
    expect(await renewedBy()).toEqual([expect.stringContaining('talaash.session_token=')]);
    const [session] = await deps.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, account?.uid ?? ''));
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });
});

describe('behind https', async () => {
  const secure = await testApp({ env: { BASE_URL: 'https://talaash.example' } });
  const calls = signInCalls((path, init) => {
    const headers = new Headers(init.headers);
    headers.set('origin', 'https://talaash.example');
    return secure.request(path, { ...init, headers });
  });

  test('the cookie is bound to it, and holds', async () => {
    const form = signUpForm();
    const { setCookies, cookie } = await calls.signUp(form);
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Secure-talaash\.session_token=\S+; .*HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const answer = await secure.request('/api/v1/viewer', { headers: { cookie } });
    expect(await answer.json()).toMatchObject({ account: { email: form.email } });
  });

  test('pages of other addresses are not our own', async () => {
    const answer = await secure.request('/api/auth/sign-out', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(403);
  });
});

describe('signing out', () => {
  test('ends the session, on this device only, and says so to those who follow', async () => {
    const form = signUpForm();
    const here = await signUp(form);
    const there = await signIn(form.email);
    const { account } = await viewerOf(here.cookie);
    const answer = await post('sign-out', {}, here.cookie);
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(answer.setCookies.join()).toContain('talaash.session_token=; Max-Age=0');
    expect(await viewerOf(here.cookie)).toMatchObject({ account: null });
    expect(await viewerOf(there.cookie)).not.toMatchObject({ account: null });
    const ended = await deps.db.select().from(events).where(eq(events.kind, 'session.ended'));
    expect(ended.filter(({ actorUid }) => actorUid === account?.uid)).toHaveLength(1);
  });

  test('without a session is as good', async () => {
    expect(await post('sign-out', {})).toMatchObject({ status: 200, body: {} });
  });
});

describe('changing the password', () => {
  const change = (currentPassword: string, password: string) => ({
    currentPassword,
    password,
    confirmPassword: password,
  });

  test('needs a session, the current password and a password that is not common', async () => {
    const { cookie } = await signUp(signUpForm());
    expect(await post('change-password', change(PASSWORD, 'a new one, quite long'))).toMatchObject({
      status: 401,
    });
    expect(
      await post('change-password', change('a wrong one', 'a new one, quite long'), cookie),
    ).toMatchObject({
      status: 422,
      body: { data: { currentPassword: ACCOUNT_MESSAGES.currentPasswordWrong } },
    });
    expect(await post('change-password', change(PASSWORD, 'qwerty'), cookie)).toMatchObject({
      status: 422,
      body: { data: { password: ACCOUNT_MESSAGES.passwordCommon } },
    });
  });

  test('ends the other sessions and keeps this browser signed in', async () => {
    const form = signUpForm();
    const here = await signUp(form);
    const there = await signIn(form.email);
    const changed = await post('change-password', change(PASSWORD, 'a new one, quite long'), here.cookie);
    expect(changed).toMatchObject({ status: 200, body: {} });
    expect(await viewerOf(changed.cookie)).toMatchObject({ account: { email: form.email } });
    expect(await viewerOf(there.cookie)).toMatchObject({ account: null });
    expect(await viewerOf(here.cookie)).toMatchObject({ account: null });
    expect(await signIn(form.email)).toMatchObject({ status: 401 });
    expect(await signIn(form.email, 'a new one, quite long')).toMatchObject({ status: 200 });
  });

  test('of an account without one is told apart', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    await deps.database.pool.query(
      'delete from accounts using users where users.id = accounts.user_id and users.email = $1',
      [form.email],
    );
    expect(await post('change-password', change(PASSWORD, 'a new one, quite long'), cookie)).toMatchObject({
      status: 409,
      body: { message: ACCOUNT_MESSAGES.withoutPassword },
    });
    expect(await viewerOf(cookie)).toMatchObject({ account: { hasPassword: false } });
  });
});

test('what is not a form is refused, and other addresses below /api/auth do not exist', async () => {
  const send = (path: string, body: string, type = 'application/json') =>
    request(`/api/auth/${path}`, { method: 'POST', body, headers: { 'content-type': type } });
  expect((await send('sign-in/email', '{"email":')).status).toBe(400);
  expect((await send('sign-in/email', '[]')).status).toBe(422);
  expect((await send('sign-in/email', `{"email":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
  expect((await send('sign-in/email', 'email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
  for (const path of [
    'verify-email?token=x',
    'update-user',
    'delete-user',
    'sign-in/social',
    'list-sessions',
  ]) {
    expect((await send(path, '{}')).status).toBe(404);
  }
  expect((await client().viewer.get()).account).toBeNull();
});
