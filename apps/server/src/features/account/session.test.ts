import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { sessions, users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';

const { deps, request } = await testApp();
const { get, post, signIn, signUp, viewerOf } = signInCalls(request);

describe('the session', () => {
  test('is answered with its user; null for a guest and for a disabled account', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    const { status, body } = await get('get-session', cookie);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { session: { token: expect.any(String) }, user: { email: form.email } },
    });
    expect(await get('get-session')).toMatchObject({ status: 200, body: null });
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.email, form.email));
    expect(await get('get-session', cookie)).toMatchObject({ status: 200, body: null });
  });

  test('is renewed by reading it a day after its last renewal', async () => {
    const { cookie, body } = await signUp(signUpForm());
    expect((await get('get-session', cookie)).setCookies).toEqual([]);
    await deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 20 * 86_400_000) })
      .where(eq(sessions.userId, body.user?.id ?? ''));
    expect((await get('get-session', cookie)).setCookies).toEqual([
      expect.stringContaining('talaash.session_token='),
    ]);
  });

  test('ends 90 days after the log-in, however often it is used', async () => {
    const { cookie, body } = await signUp(signUpForm());
    const begunDaysAgo = (days: number) =>
      deps.db
        .update(sessions)
        .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(sessions.userId, body.user?.id ?? ''));
    await begunDaysAgo(90.1);
    expect(await get('get-session', cookie)).toMatchObject({ status: 200, body: null, setCookies: [] });
    expect(await viewerOf(cookie)).toMatchObject({ account: null });
    expect((await post('update-user', { name: 'Asha Menon' }, cookie)).status).toBe(401);
    await begunDaysAgo(89.9);
    expect((await get('get-session', cookie)).body).not.toBeNull();
  });

  test('lists all sessions of its owner, however old it is, and ends those that the owner names', async () => {
    const form = signUpForm();
    const here = await signUp(form);
    const [there, elsewhere] = [await signIn(form.email), await signIn(form.email)];
    const stranger = await signUp(signUpForm());
    const uid = here.body.user?.id ?? '';
    await deps.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 80 * 86_400_000) })
      .where(eq(sessions.userId, uid));
    const tokens = async () =>
      ((await get('list-sessions', here.cookie)).body as unknown as { token: string }[]).map(
        ({ token }) => token,
      );
    expect(new Set(await tokens())).toEqual(new Set([here, there, elsewhere].map(({ body }) => body.token)));
    expect(await get('list-sessions')).toMatchObject({ status: 401 });

    for (const { body } of [there, stranger]) {
      expect(await post('revoke-session', { token: body.token }, here.cookie)).toMatchObject({
        status: 200,
        body: { status: true },
      });
    }
    expect(await viewerOf(there.cookie)).toMatchObject({ account: null });
    expect(await viewerOf(stranger.cookie)).not.toMatchObject({ account: null });

    expect(await post('revoke-other-sessions', {}, here.cookie)).toMatchObject({ body: { status: true } });
    expect(await tokens()).toEqual([here.body.token]);
    expect(await post('revoke-sessions', {}, here.cookie)).toMatchObject({ body: { status: true } });
    expect(await viewerOf(here.cookie)).toMatchObject({ account: null });
    const ended = await deps.db.select().from(events).where(eq(events.kind, 'session.ended'));
    expect(ended.filter(({ actorUid }) => actorUid === uid)).toHaveLength(3);
  });
});

describe('a new log-in in the same browser', () => {
  const again = (email: string, cookie: string, password = PASSWORD) =>
    post('sign-in/email', { email, password }, cookie);

  test('that fails leaves the session', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    expect((await again(form.email, cookie, 'not-the-password')).status).toBe(401);
    expect((await get('get-session', cookie)).body).toMatchObject({ user: { email: form.email } });
  });

  test('ends the session that it replaces, also of another account, and no other', async () => {
    const [form, other] = [signUpForm(), signUpForm()];
    const [first, elsewhere] = [await signUp(form), await signIn(form.email)];
    await signUp(other);
    const second = await again(form.email, first.cookie);
    expect((await get('get-session', first.cookie)).body).toBeNull();
    expect(await viewerOf(first.cookie)).toMatchObject({ account: null });
    const third = await again(other.email, second.cookie);
    expect((await get('get-session', second.cookie)).body).toBeNull();
    for (const { cookie } of [third, elsewhere])
      expect((await get('get-session', cookie)).body).not.toBeNull();
  });
});

describe('the account', () => {
  test('can change its name, and nothing else', async () => {
    const form = signUpForm();
    const { cookie } = await signUp(form);
    const answer = await post(
      'update-user',
      { name: ' Asha Menon ', email: 'other@people.test', isAdmin: true, emailVerified: true },
      cookie,
    );
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect(await viewerOf(cookie)).toMatchObject({
      account: { name: 'Asha Menon', email: form.email, isAdmin: false, isEmailVerified: false },
    });
    expect(await post('update-user', { name: '' }, cookie)).toMatchObject({ status: 422 });
    expect(await post('update-user', { name: 'Somebody' })).toMatchObject({ status: 401 });
  });
});

describe('the session cookie', () => {
  test('with another signature, token or format is that of a guest', async () => {
    const { cookie } = await signUp(signUpForm());
    const [sessionCookie = ''] = cookie.split('; ');
    const [name = '', value = ''] = sessionCookie.split('=');
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

  test('is renewed a day after its last renewal, and not before', async () => {
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
