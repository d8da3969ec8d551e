import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { PERSON_NAME_SENTENCE } from '@talaash/domain/base/words';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { signInApp } from '../../../test/sign-in-app.ts';

const { client, deps, mailTo, post, request, signIn, signUp, url, viewerOf } = await signInApp();

/** A server with the password hashes that are the default. */
const usual = await testApp({ env: { WEAK_PASSWORD_HASHES: 'off' } }).then((app) => ({
  ...signInCalls(app.request),
  pool: app.deps.database.pool,
}));

describe('signing up', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['too long a name', { name: 'a'.repeat(102) }, 'name', 'Must be no more than 101 characters long'],
    ['a link as a name', { name: 'Win at evil.test/now' }, 'name', PERSON_NAME_SENTENCE],
    ['a name in two lines', { name: 'Asha\nRao' }, 'name', PERSON_NAME_SENTENCE],
    ['a broken email', { email: 'asha@' }, 'email', 'Must be a valid email address'],
    ['a short password', { password: '12345' }, 'password', ACCOUNT_SENTENCES.passwordTooShort],
    ['a common password', { password: 'Password123' }, 'password', ACCOUNT_SENTENCES.passwordCommon],
  ])('with %s is refused', async (_case, wrong, field, message) => {
    const answer = await signUp(signUpForm(wrong));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { [field]: message } },
    });
    expect(answer.setCookies).toEqual([]);
  });

  test('cannot make an admin, or a verified account', async () => {
    const { status, cookie } = await signUp({
      ...signUpForm(),
      ...{ id: 'mine', isAdmin: true, role: 'admin', isDisabled: false, emailVerified: true },
    });
    expect(status).toBe(200);
    const { account } = await viewerOf(cookie);
    expect(account).toMatchObject({ isAdmin: false, isEmailVerified: false });
    expect(account?.uid).not.toBe('mine');
  });

  test('with a taken email, in any letter case, is refused with that reason', async () => {
    const form = signUpForm();
    await signUp(form);
    const answer = await signUp({ ...form, email: form.email.toUpperCase() });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: ACCOUNT_SENTENCES.emailTaken },
    });
  });

  test('ten times at once creates one account', async () => {
    const form = signUpForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(form)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(9).fill(409),
    ]);
  });

  test('signs in, unverified, and mails the link', async () => {
    const form = signUpForm({ name: "आशा O'Neil" });
    const { status, body, setCookies, cookie } = await signUp({
      ...form,
      callbackURL: '/company/search?q=react',
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { token: expect.any(String), user: { name: form.name, email: form.email, emailVerified: false } },
    });
    expect(setCookies).toEqual([
      expect.stringMatching(/^talaash\.session_token=\S+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^talaash\.device=/),
    ]);
    expect(await viewerOf(cookie)).toMatchObject({
      account: { email: form.email, name: "आशा O'Neil", isEmailVerified: false, isAdmin: false },
    });
    const mail = await mailTo(form.email);
    for (const content of [mail.subject, mail.html, mail.text]) expect(content).not.toMatch(/आशा|Neil/);
    expect(mail.text).toContain(`${url}/auth/action?mode=verifyEmail&oobCode=`);
    expect(mail.text).toContain(`continueUrl=${encodeURIComponent(`${url}/company/search?q=react`)}`);
  });

  test('never redirects to another site', async () => {
    const form = signUpForm();
    await signUp({ ...form, callbackURL: 'https://evil.test/login' });
    expect((await mailTo(form.email)).text).not.toContain('evil.test');
  });

  test('stores no readable password', async () => {
    const form = signUpForm();
    expect((await usual.signUp(form)).status).toBe(200);
    expect((await usual.signIn(form.email, `${form.password}x`)).status).toBe(401);
    expect((await usual.signIn(form.email, form.password)).status).toBe(200);
    const { rows } = await usual.pool.query(
      'select a.password from accounts a join users u on u.id = a.user_id where u.email = $1',
      [form.email],
    );
    expect(rows[0].password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});

describe('signing in', () => {
  test('has the same answer for a wrong password and an unknown email', async () => {
    const form = signUpForm();
    await signUp(form);
    const wrong = await signIn(form.email, 'not the password');
    const unknown = await signIn('nobody@people.test');
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: ACCOUNT_SENTENCES.invalidCredentials },
      setCookies: [],
    });
  });

  test('to a disabled account says so, but only with the right password', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.email, form.email));
    expect(await signIn(form.email, 'not the password')).toMatchObject({ status: 401 });
    expect(await signIn(form.email)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: ACCOUNT_SENTENCES.disabled },
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

  test('resets the failed tries when it succeeds', async () => {
    const form = signUpForm();
    await signUp(form);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await signIn(form.email, 'not the password');
      expect(await signIn(form.email)).toMatchObject({ status: 200 });
    }
  });

  test('answers the user, and a token that is invalid without the signature in the cookie', async () => {
    const form = signUpForm();
    await signUp(form);
    const { body, cookie } = await signIn(form.email.toUpperCase());
    expect(body).toMatchObject({ redirect: false, token: expect.any(String), user: { email: form.email } });
    expect(await viewerOf(cookie)).toMatchObject({ account: { email: form.email } });
    expect(await viewerOf(`talaash.session_token=${body.token}`)).toMatchObject({ account: null });
  });

  test('with too short a password has the same answer as with a wrong one', async () => {
    const form = signUpForm();
    await signUp(form);
    expect(await signIn(form.email, 'abc')).toMatchObject({
      status: 401,
      body: { message: ACCOUNT_SENTENCES.invalidCredentials },
    });
  });

  test.each([
    ['/talent/dashboard', { redirect: true, url: '/talent/dashboard' }],
    ['https://evil.test/', { redirect: false }],
  ])('redirects to %s only when it is on our origin', async (callbackURL, led) => {
    const form = signUpForm();
    await signUp(form);
    const { body } = await post('sign-in/email', { email: form.email, password: PASSWORD, callbackURL });
    expect(body).toMatchObject(led);
    expect(JSON.stringify(body)).not.toContain('evil.test');
  });

  test('without being remembered lasts as long as the browser is open', async () => {
    const form = signUpForm();
    await signUp(form);
    const { setCookies } = await post('sign-in/email', {
      email: form.email,
      password: PASSWORD,
      rememberMe: false,
    });
    expect(setCookies.find((one) => one.includes('.session_token='))).not.toContain('Max-Age');
  });
});

describe('behind https', async () => {
  const secure = await testApp({ env: { BASE_URL: 'https://talaash.example' } });
  const calls = signInCalls((path, init) => {
    const headers = new Headers(init.headers);
    headers.set('origin', 'https://talaash.example');
    return secure.request(path, { ...init, headers });
  });

  test('the cookie is limited to https, and works', async () => {
    const form = signUpForm();
    const { setCookies, cookie } = await calls.signUp(form);
    expect(setCookies).toEqual([
      expect.stringMatching(
        /^__Host-talaash\.session_token=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Host-talaash\.device=/),
    ]);
    const answer = await secure.request('/api/v1/viewer', { headers: { cookie } });
    expect(await answer.json()).toMatchObject({ account: { email: form.email } });
  });

  test('requests from other origins are refused', async () => {
    const answer = await secure.request('/api/auth/sign-out', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(403);
  });
});

describe('signing out', () => {
  test('ends the session, on this device only, and records the event', async () => {
    const form = signUpForm();
    const here = await signUp(form);
    const there = await signIn(form.email);
    const { account } = await viewerOf(here.cookie);
    const answer = await post('sign-out', {}, here.cookie);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.setCookies.join()).toContain('talaash.session_token=; Max-Age=0');
    expect(await viewerOf(here.cookie)).toMatchObject({ account: null });
    expect(await viewerOf(there.cookie)).not.toMatchObject({ account: null });
    const ended = await deps.db.select().from(events).where(eq(events.kind, 'session.ended'));
    expect(ended.filter(({ actorUid }) => actorUid === account?.uid)).toHaveLength(1);
  });

  test('without a session succeeds too', async () => {
    expect(await post('sign-out', {})).toMatchObject({ status: 200, body: { success: true } });
  });

  test.each([{}, { 'content-type': 'application/json' }])(
    'needs no body, with headers %o',
    async (headers) => {
      const answer = await request('/api/auth/sign-out', { method: 'POST', headers });
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    },
  );
});

test('what is not a form is refused, and other addresses below /api/auth do not exist', async () => {
  const send = (path: string, body: string, type = 'application/json') =>
    request(`/api/auth/${path}`, { method: 'POST', body, headers: { 'content-type': type } });
  expect((await send('sign-in/email', '{"email":')).status).toBe(400);
  expect((await send('sign-in/email', '[]')).status).toBe(422);
  expect((await send('sign-in/email', `{"email":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
  expect((await send('sign-in/email', 'email=a', 'application/x-www-form-urlencoded')).status).toBe(415);
  for (const path of ['delete-user', 'sign-in/anonymous', 'update-session', 'verify-password']) {
    expect((await send(path, '{}')).status).toBe(404);
  }
  expect((await client().viewer.get()).account).toBeNull();
});
