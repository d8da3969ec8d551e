import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { identityCalls, identityServer } from '../../../test/identity-server.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { testApp } from '../../../test/app.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { accounts, rateLimits, sessions, users, verifications } from '../../db/schema/account.ts';
import { workJobs } from '../../job-handlers.ts';
import { newActionCode } from './action-code.ts';

const provider = await identityServer();
afterAll(() => provider.stop());
const { mailer, mailTo } = openPostbox();
const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
const { deps, request, url, client } = await testApp({ instead: { mailer, log }, env: provider.env });
await workJobs(deps);
const { db } = deps;
const { begin, visit, comeBack, signInAt } = identityCalls(request);
const { post, signIn, signUp, viewerOf } = signInCalls(request);

let people = 0;
/** Somebody with a verified email at the provider. */
function person(given: Record<string, unknown> = {}) {
  people += 1;
  const email = `meera.${people}@people.test`;
  return { sub: `subject-${people}`, name: 'Meera Iyer', email, email_verified: true, ...given };
}

beforeEach(async () => {
  await db.delete(rateLimits);
  provider.is(person());
});

/** The owner of an account with a password and a verified email. */
async function signedUp() {
  const form = signUpForm();
  const { body } = await signUp(form);
  await mailTo(form.email);
  const uid = body.user?.id ?? '';
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, uid));
  return { uid, email: form.email };
}

const accountOf = async (email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
};
const waysOf = (uid: string) => db.select().from(accounts).where(eq(accounts.userId, uid));

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

  // Before the first visit that succeeds: after that the provider need not be asked again where it is.
  test('a provider that does not answer: a sentence for the person, a line with the request for the operator', async () => {
    provider.server.service.once('beforeWellKnownOpenIdConfiguration', (answer: object) =>
      Object.assign(answer, { statusCode: 503 }),
    );
    const answer = await begin({ provider: 'oidc' });
    expect(answer).toMatchObject({
      status: 503,
      body: {
        message: 'The login with Office did not work. Please try again, or use your email and password.',
      },
      setCookies: [],
    });
    expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
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
    expect(results.map(({ result }) => result).toSorted()).toEqual(['expired', 'signedIn']);
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

describe('a new account', () => {
  test('has a verified email, the name, no password, and goes on to the mobile number', async () => {
    const meera = person({ email: 'MEERA.NEW@people.test' });
    provider.is(meera);
    const { result, cookie } = await signInAt();
    expect(result).toBe('signedIn');
    expect(await viewerOf(cookie)).toMatchObject({
      account: {
        email: 'meera.new@people.test',
        name: 'Meera Iyer',
        isEmailVerified: true,
        hasPassword: false,
      },
      userProfile: null,
    });
    const account = await accountOf('meera.new@people.test');
    const [way] = await waysOf(account?.id ?? '');
    expect(way).toMatchObject({
      providerId: 'google',
      accountId: meera.sub,
      accessToken: null,
      refreshToken: null,
      idToken: null,
    });
  });

  test('the same person comes back to it, although the email there has changed', async () => {
    const meera = person();
    provider.is(meera);
    const first = await viewerOf((await signInAt()).cookie);
    provider.is({ ...meera, email: `new.${meera.email}`, email_verified: false });
    const again = await viewerOf((await signInAt()).cookie);
    expect(again.account?.uid).toBe(first.account?.uid);
    expect(again.account?.email).toBe(meera.email);
  });

  test('two first visits at once make one account', async () => {
    const meera = person();
    provider.is(meera);
    const visits = await Promise.all([begin(), begin()]);
    const backs = await Promise.all(visits.map(({ url: there }) => visit(there)));
    const ends = await Promise.all(backs.map((back, index) => comeBack(back, visits[index]?.cookies ?? '')));
    expect(ends.map(({ result }) => result)).toEqual(['signedIn', 'signedIn']);
    expect(await db.select().from(users).where(eq(users.email, meera.email))).toHaveLength(1);
  });

  test.each([
    ['no name', undefined, 'asha rao'],
    ['an address as a name', 'https://evil.test', 'asha rao'],
    ['a name that is too long', 'x'.repeat(300), 'asha rao'],
  ])('with %s it gets one from the email', async (_what, name, expected) => {
    provider.is(person({ name, email: `asha.rao${people}@people.test` }));
    const { account } = (await viewerOf((await signInAt()).cookie)) as { account: { name: string } | null };
    expect(account?.name).toBe(expected);
  });

  test('one subject of the two providers is two people', async () => {
    const meera = person();
    provider.is(meera);
    await signInAt({ provider: 'google' });
    provider.is({ ...meera, email: `other.${meera.email}` });
    const { cookie } = await signInAt({ provider: 'oidc' });
    expect((await viewerOf(cookie)).account?.email).toBe(`other.${meera.email}`);
  });

  test('an email that is only at the address for facts about the person is read there', async () => {
    const { email, ...meera } = person();
    provider.is(meera);
    provider.server.service.once('beforeUserinfo', (answer: object) =>
      Object.assign(answer, { body: { sub: meera.sub, email, email_verified: true, name: 'Meera Iyer' } }),
    );
    expect((await viewerOf((await signInAt()).cookie)).account?.email).toBe(email);
  });

  test('facts about another person are not taken', async () => {
    const { email, ...meera } = person();
    provider.is(meera);
    provider.server.service.once('beforeUserinfo', (answer: object) =>
      Object.assign(answer, { body: { sub: 'another', email, email_verified: true } }),
    );
    expect((await signInAt()).result).toBe('failed');
  });
});

describe('an account with a password', () => {
  test('with a verified email it is linked, keeps its password, and hears of the new device', async () => {
    const owner = await signedUp();
    await db.delete(sessions).where(eq(sessions.userId, owner.uid));
    provider.is(person({ email: owner.email }));
    const { cookie } = await signInAt();
    expect(await viewerOf(cookie)).toMatchObject({ account: { uid: owner.uid, hasPassword: true } });
    expect((await waysOf(owner.uid)).map(({ providerId }) => providerId).toSorted()).toEqual([
      'credential',
      'google',
    ]);
    expect((await mailTo(owner.email)).subject).toBe('A new device logged in to your Talaash account');
  });

  test('after the email is verified, what was refused is linked', async () => {
    const form = signUpForm();
    await signUp(form);
    provider.is(person({ email: form.email }));
    expect((await signInAt()).result).toBe('notLinked');
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, form.email));
    expect((await signInAt()).result).toBe('signedIn');
    expect((await signIn(form.email, PASSWORD)).status).toBe(200);
  });

  test('the second factor is still asked for', async () => {
    const owner = await signedUp();
    provider.is(person({ email: owner.email }));
    await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, owner.uid));
    await db.delete(sessions).where(eq(sessions.userId, owner.uid));
    const { result, cookie } = await signInAt();
    expect(result).toBe('codeNeeded');
    expect(cookie).toContain('two_factor');
    expect(await viewerOf(cookie)).toMatchObject({ account: null });
    expect(await db.select().from(sessions).where(eq(sessions.userId, owner.uid))).toEqual([]);
  });
});

test('no log line names a person', () => {
  expect(logged.length).toBeGreaterThan(5);
  expect(logged.join()).not.toMatch(/people\.test|Meera|subject-/);
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

describe('the ways to log in', () => {
  test('are named to their owner alone, and the last one stays', async () => {
    const { cookie } = await signInAt({ provider: 'oidc' });
    const { account } = await viewerOf(cookie);
    const mine = client({ uid: '', sessionId: '', email: '', name: '', cookie });
    const { identities } = await mine.account.listIdentities();
    expect(identities).toEqual([
      { identityId: expect.any(String), name: 'Office', linkedIsoDateTimeUtc: expect.any(String) },
    ]);
    const [identity] = identities;
    const identityId = identity?.identityId ?? '';

    const stranger = await signedUp();
    const others = await signIn(stranger.email);
    const theirs = client({ uid: '', sessionId: '', email: '', name: '', cookie: others.cookie });
    await expect(theirs.account.removeIdentity({ identityId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(mine.account.removeIdentity({ identityId })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This is your only way to log in. Set a password first.',
    });
    expect(await waysOf(account?.uid ?? '')).toHaveLength(1);
  });

  test('of two identities one can be removed, and of two removals at once one', async () => {
    const meera = person();
    provider.is(meera);
    await signInAt({ provider: 'oidc' });
    const { cookie } = await signInAt({ provider: 'google' });
    const mine = client({ uid: '', sessionId: '', email: '', name: '', cookie });
    const { identities } = await mine.account.listIdentities();
    expect(identities.map(({ name }) => name)).toEqual(['Office', 'Google']);
    const removed = await Promise.allSettled(
      identities.map(({ identityId }) => mine.account.removeIdentity({ identityId })),
    );
    expect(removed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await mine.account.listIdentities()).identities).toHaveLength(1);
  });

  test('the way by an email that was taken back is closed', async () => {
    const owner = await signedUp();
    const thief = `thief.${owner.email}`;
    await db.update(users).set({ email: thief }).where(eq(users.id, owner.uid));
    provider.is(person({ email: thief }));
    expect((await signInAt()).result).toBe('signedIn');
    const code = await newActionCode(db, 'recoverEmail', { uid: owner.uid, email: owner.email }, deps.now());
    await client().account.applyActionCode({ mode: 'recoverEmail', oobCode: code });
    const again = await viewerOf((await signInAt()).cookie);
    expect(again.account?.uid).not.toBe(owner.uid);
  });
});
