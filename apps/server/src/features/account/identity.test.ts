import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identityServer } from '../../../test/identity-server.ts';
import { identityApp } from '../../../test/identity-app.ts';
import { signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { users, verifications } from '../../db/schema/account.ts';

const {
  deps,
  request,
  url,
  client,
  begin,
  visit,
  comeBack,
  signInAt,
  provider,
  person,
  signedUp,
  accountOf,
  waysOf,
  logged,
  waitHours,
} = await identityApp();
const { db } = deps;
const { post, signUp } = signInCalls(request);

const namesPerson = (lines: readonly string[]) => /people\.test|Meera|subject-/.test(lines.join());

afterEach(() => {
  if (namesPerson(logged)) throw new Error(`A log line names a person: ${logged.join()}`);
});

describe('refused, and nothing is stored', () => {
  let before = 0;
  const countUsers = async () => (await db.select({ id: users.id }).from(users)).length;
  beforeEach(async () => {
    before = await countUsers();
  });

  const expectRefused = async (
    { result, cookie }: { result: string | null; cookie: string },
    expected: string,
  ) => {
    expect(result).toBe(expected);
    expect(cookie).not.toContain('session_token');
    expect(await countUsers()).toBe(before);
  };

  test.each([
    ['a provider that does not exist', { provider: 'facebook' }, 422],
    ['an attempt that is no name', { provider: 'google', attempt: 'a b' }, 422],
    ['no provider', {}, 422],
  ])('%s', async (_what, body, status) => {
    expect(await post('sign-in/social', body)).toMatchObject({ status });
  });

  test('a return to a provider that does not exist', async () => {
    expect((await request('/api/auth/callback/facebook?state=x&code=y', {})).status).toBe(422);
  });

  test('a provider that does not answer: a sentence for the person, a line with the request for the operator', async () => {
    // Where the provider is, the server asks again after an hour.
    waitHours(2);
    const linesBefore = logged.length;
    provider.server.service.once('beforeWellKnownOpenIdConfiguration', (answer: object) =>
      Object.assign(answer, { statusCode: 503 }),
    );
    const answer = await begin({ provider: 'oidc' });
    expect(answer).toMatchObject({
      status: 503,
      body: {
        message: 'Logging in with Office did not work. Please try again, or use your email and password.',
      },
      setCookies: [],
    });
    expect(logged.slice(linesBefore).map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: 'A login at an identity provider failed.',
        provider: 'oidc',
        requestId: expect.any(String),
        err: expect.objectContaining({ kind: 'failed', status: 503 }),
      }),
    ]);
  });

  test('a person who refuses there', async () => {
    provider.changesRedirects((address) => {
      address.searchParams.delete('code');
      address.searchParams.set('error', 'access_denied');
    });
    await expectRefused(await signInAt(), 'cancelled');
  });

  test('a provider that sends the person back with another error', async () => {
    provider.changesRedirects((address) => {
      address.searchParams.delete('code');
      address.searchParams.set('error', 'server_error');
    });
    await expectRefused(await signInAt(), 'failed');
  });

  test.each([
    ['another issuer', { iss: 'https://elsewhere.test' }],
    ['another audience', { aud: 'another-client' }],
    ['several audiences, of which none is in charge', { aud: ['talaash', 'another-client'] }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['a token that has expired', { exp: 1_000_000_000 }],
    ['no subject', { sub: undefined }],
  ])('%s', async (_what, wrong) => {
    provider.changesTokens(({ payload }) => Object.assign(payload, wrong));
    await expectRefused(await signInAt(), 'failed');
  });

  test('a signature by another key', async () => {
    const other = await identityServer();
    const forged = await other.server.issuer.buildToken();
    await other.stop();
    provider.server.service.once('beforeResponse', (answer: { body: Record<string, unknown> }) => {
      const [head, body] = String(answer.body['id_token']).split('.');
      answer.body['id_token'] = [head, body, forged.split('.')[2]].join('.');
    });
    await expectRefused(await signInAt(), 'failed');
  });

  test('an answer without a token about the person', async () => {
    provider.server.service.once('beforeResponse', (answer: { body: Record<string, unknown> }) => {
      delete answer.body['id_token'];
    });
    await expectRefused(await signInAt(), 'failed');
  });

  test.each([
    ['a refusal', { error: 'invalid_grant' }, 400],
    ['a failure', { error: 'server_error' }, 500],
    ['nonsense', { hello: 'there' }, 200],
  ])('%s for a token', async (_what, body, statusCode) => {
    provider.server.service.once('beforeResponse', (answer: object) =>
      Object.assign(answer, { body, statusCode }),
    );
    await expectRefused(await signInAt(), 'failed');
  });

  test('an issuer in the address that is not the provider', async () => {
    provider.changesRedirects((address) => address.searchParams.set('iss', 'https://elsewhere.test'));
    await expectRefused(await signInAt(), 'failed');
  });

  test.each([
    ['is unverified', false],
    ['is not said to be verified', undefined],
    ['is said to be verified by a text', 'true'],
  ])('an email that %s', async (_what, email_verified) => {
    provider.is(person({ email_verified }));
    await expectRefused(await signInAt(), 'emailUnverified');
  });

  test('an email whose lower case is that of somebody else: the Kelvin sign is no k', async () => {
    const { uid, email } = await signedUp();
    await db
      .update(users)
      .set({ email: `k${email}` })
      .where(eq(users.id, uid));
    before = await countUsers();
    provider.is(person({ email: `\u212A${email}` }));
    await expectRefused(await signInAt(), 'emailUnverified');
  });

  test.each(['no-email', 7])('the email %s', async (email) => {
    provider.is(person({ email }));
    await expectRefused(await signInAt(), 'emailUnverified');
  });

  test('an unverified email that an account has: the answer is the same', async () => {
    const owner = await signedUp();
    before = await countUsers();
    provider.is(person({ email: owner.email, email_verified: false }));
    await expectRefused(await signInAt(), 'emailUnverified');
  });

  test('an account with the same email that nobody has verified', async () => {
    const form = signUpForm();
    await signUp(form);
    before = await countUsers();
    provider.is(person({ email: form.email }));
    await expectRefused(await signInAt(), 'notLinked');
    const account = await accountOf(form.email);
    expect(await waysOf(account?.id ?? '')).toHaveLength(1);
    expect(account?.emailVerified).toBe(false);
  });

  test('a disabled account, linked or not', async () => {
    const owner = await signedUp();
    before = await countUsers();
    provider.is(person({ email: owner.email }));
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, owner.uid));
    await expectRefused(await signInAt(), 'disabled');
    expect(await waysOf(owner.uid)).toHaveLength(1);
    await db.update(users).set({ isDisabled: false }).where(eq(users.id, owner.uid));
    expect((await signInAt()).result).toBe('signedIn');
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, owner.uid));
    await expectRefused(await signInAt(), 'disabled');
  });
});

describe('only the browser that began can come back, once', () => {
  test('a second return with the same address', async () => {
    const { url: there, cookies } = await begin();
    const back = await visit(there);
    expect((await comeBack(back, cookies)).result).toBe('signedIn');
    expect((await comeBack(back, cookies)).result).toBe('expired');
  });

  test('two returns at once: one of them signs in', async () => {
    const { url: there, cookies } = await begin();
    const back = await visit(there);
    const results = await Promise.all([comeBack(back, cookies), comeBack(back, cookies)]);
    expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['expired', 'signedIn']));
  });

  test('another browser: without the cookie, and with its own', async () => {
    const mine = await begin();
    const other = await begin();
    expect((await comeBack(await visit(mine.url), '')).result).toBe('expired');
    const again = await begin();
    expect((await comeBack(await visit(again.url), other.cookies)).result).toBe('expired');
  });

  test('a state that we did not make, and none', async () => {
    const { cookies } = await begin();
    for (const query of ['?code=x&state=made-up', '?code=x', '', '?state=a&state=b&code=c']) {
      expect((await comeBack(`${url}/api/auth/callback/google${query}`, cookies)).result).toBe('expired');
    }
  });

  test('a return as from the other provider', async () => {
    const { url: there, cookies } = await begin();
    const back = (await visit(there)).replace('/google', '/oidc');
    expect((await comeBack(back, cookies)).result).toBe('expired');
  });

  test('after ten minutes', async () => {
    const { url: there, cookies } = await begin();
    await db.update(verifications).set({ expiresAt: new Date(deps.now() - 1) });
    expect((await comeBack(await visit(there), cookies)).result).toBe('expired');
  });

  test('two visits at once, as in two tabs, both end well', async () => {
    const first = await begin();
    const second = await begin({ cookie: first.cookies });
    expect((await comeBack(await visit(second.url), second.cookies)).result).toBe('signedIn');
    expect((await comeBack(await visit(first.url), first.cookies)).result).toBe('signedIn');
  });

  test.each([
    'https://evil.test/x',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'http://localhost.evil.test',
  ])('afterwards nothing leads to %s', async (callbackURL) => {
    const { location } = await signInAt({ body: { callbackURL } });
    const page = new URL(location, url);
    expect(page.origin).toBe(url);
    expect(page.pathname).toBe('/auth/return');
    expect(page.searchParams.get('redirect')).toBeNull();
  });

  test('a path of ours is kept, and the page that waits is named', async () => {
    const { location } = await signInAt({ body: { callbackURL: '/company/search?q=a', attempt: 'tab-1' } });
    expect(location).toBe(
      '/auth/return?provider=google&result=signedIn&attempt=tab-1&redirect=%2Fcompany%2Fsearch%3Fq%3Da',
    );
  });
});

describe('what the provider is asked', () => {
  test('account selection, PKCE, state and nonce, at our registered address', async () => {
    const { url: there, setCookies, body } = await begin({ provider: 'oidc' });
    const { origin, searchParams } = new URL(there);
    expect(origin).toBe(provider.issuer);
    expect(body).toMatchObject({ redirect: true });
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'talaash',
      response_type: 'code',
      redirect_uri: `${url}/api/auth/callback/oidc`,
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(setCookies).toEqual([
      expect.stringMatching(/^talaash\.identity=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('neither state nor the key of the browser is stored', async () => {
    const { url: there, cookie } = await begin();
    const rows = JSON.stringify(await db.select().from(verifications));
    const state = new URL(there).searchParams.get('state') ?? '';
    expect(rows).not.toContain(`identity:google:${state}`);
    expect(rows).not.toContain(cookie.split('=')[1]);
  });
});

test('each login that fails is a log line, and none names a person', async () => {
  const before = logged.length;
  provider.changesTokens(({ payload }) => Object.assign(payload, { nonce: 'another' }));
  await signInAt();
  provider.is(person());
  provider.changesTokens(({ payload }) => Object.assign(payload, { email: 7 }));
  await signInAt();
  provider.changesRedirects((address) => {
    address.searchParams.delete('code');
    address.searchParams.set('error', 'server_error');
  });
  await signInAt();
  expect(logged.length - before).toBeGreaterThanOrEqual(2);
  expect(namesPerson(logged)).toBe(false);
});

test('what browsers may know', async () => {
  expect(await client().publicConfiguration.get()).toMatchObject({
    isGoogleSignInConfigured: true,
    identityProviders: [
      { id: 'google', name: 'Google' },
      { id: 'oidc', name: 'Office' },
    ],
  });
});
