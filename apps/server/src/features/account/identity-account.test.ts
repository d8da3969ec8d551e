import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { identityApp } from '../../../test/identity-app.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { sessions, users } from '../../db/schema/account.ts';
import { newActionCode } from './action-code.ts';

const {
  deps,
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
  mailTo,
  request,
} = await identityApp();
const { db } = deps;
const { signIn, signUp, viewerOf } = signInCalls(request);

describe('a new account', () => {
  test('has a verified email, the name, no password, and goes on to the mobile number', async () => {
    const meera = person();
    provider.is({ ...meera, email: meera.email.toUpperCase() });
    const { result, cookie } = await signInAt();
    expect(result).toBe('signedIn');
    expect(await viewerOf(cookie)).toMatchObject({
      account: {
        email: meera.email,
        name: 'Meera Iyer',
        isEmailVerified: true,
        hasPassword: false,
      },
      userProfile: null,
    });
    const account = await accountOf(meera.email);
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
    provider.is(person({ name, email: `asha.rao${name?.length ?? 0}@people.test` }));
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
