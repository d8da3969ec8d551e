import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../../test/sign-in.ts';
import { findKnownDevice } from './known-device.ts';

const { deps, request } = await testApp();
const { get, post, signIn, signUp } = signInCalls(request);

const known = (cookie: string, email: string) => findKnownDevice(deps, new Headers({ cookie }), email);

const deviceOf = (cookie: string) =>
  cookie.split('; ').find((one) => one.startsWith('talaash.device=')) ?? '';

async function owner() {
  const form = signUpForm();
  const { cookie } = await signUp(form);
  return { email: form.email, cookie, device: deviceOf(cookie) };
}

describe('a device', () => {
  test('is known after signing up or in, by a cookie that no script reads', async () => {
    const { email, device } = await owner();
    const { setCookies, cookie } = await signIn(email);
    expect(setCookies[1]).toMatch(
      /^talaash\.device=[\w.~-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    for (const one of [device, deviceOf(cookie)]) expect(await known(one, email)).toBeTruthy();
  });

  test('keeps its id, so that it cannot have its limit anew by signing in', async () => {
    const { email, device } = await owner();
    const again = await post('sign-in/email', { email, password: PASSWORD }, device);
    expect(await known(deviceOf(again.cookie), email)).toBe(await known(device, email));
  });

  test('is not known after signing in without being remembered', async () => {
    const { email } = await owner();
    const { setCookies } = await post('sign-in/email', { email, password: PASSWORD, rememberMe: false });
    expect(setCookies.filter((one) => one.includes('talaash.device'))).toEqual([]);
  });

  test('is known to each account of a family, and to nobody else', async () => {
    const [one, stranger] = [await owner(), await owner()];
    const other = await post('sign-up/email', signUpForm(), one.cookie);
    const shared = deviceOf(other.cookie);
    expect(await known(shared, one.email)).toBeTruthy();
    expect(await known(shared, other.body.user?.email ?? '')).toBeTruthy();
    expect(await known(shared, stranger.email)).toBeUndefined();
    expect(await known(shared, 'nobody@people.test')).toBeUndefined();
  });

  test('is not known by a changed cookie, or by several', async () => {
    const [one, other] = [await owner(), await owner()];
    const value = one.device.replace('talaash.device=', '');
    const [uid = '', deviceId = '', generation = '', signature = ''] = value.split('.');
    const [otherUid = ''] = other.device.replace('talaash.device=', '').split('.');
    const forged = [
      `${otherUid}.${deviceId}.${generation}.${signature}`,
      `${uid}.${deviceId}x.${generation}.${signature}`,
      `${uid}.${deviceId}.1.${signature}`,
      `${uid}.${deviceId}.${generation}.`,
      `${uid}.${deviceId}.${generation}`,
      signature,
      '',
      '.',
      '~'.repeat(5000),
    ];
    for (const text of forged) {
      for (const { email } of [one, other])
        expect(await known(`talaash.device=${text}`, email)).toBeUndefined();
    }
    expect(await known(`${one.device}; ${one.device}`, one.email)).toBeUndefined();
    expect(await known(`xtalaash.device=${value}`, one.email)).toBeUndefined();
    expect(await known(`a=b; ${one.device}`, one.email)).toBeTruthy();
  });

  test.each([
    [
      'the password is changed',
      'change-password',
      { currentPassword: PASSWORD, newPassword: 'another one' },
      true,
    ],
    [
      'the password is changed and sessions stay',
      'change-password',
      { currentPassword: PASSWORD, newPassword: 'another one', revokeOtherSessions: false },
      true,
    ],
    ['other sessions are ended', 'revoke-other-sessions', {}, true],
    ['all sessions are ended', 'revoke-sessions', {}, false],
  ])('is forgotten when %s', async (_case, path, form, isStillKnownHere) => {
    const here = await owner();
    const { email } = here;
    const there = await signIn(email);
    const done = await post(path, form, here.cookie);
    expect(done).toMatchObject({ status: 200 });
    for (const one of [here.device, deviceOf(there.cookie)]) expect(await known(one, email)).toBeUndefined();
    expect((await known(deviceOf(done.cookie), email)) !== undefined).toBe(isStillKnownHere);
  });

  test('stays known when the account signs out', async () => {
    const { email, cookie, device } = await owner();
    const { setCookies } = await post('sign-out', {}, cookie);
    expect(setCookies.filter((one) => one.includes('talaash.device'))).toEqual([]);
    expect(await known(device, email)).toBeTruthy();
  });
});

test('what is answered about an account says nothing about its devices', async () => {
  const { cookie } = await owner();
  expect(JSON.stringify((await get('get-session', cookie)).body)).not.toMatch(/device|generation/i);
});

describe('behind https', async () => {
  const secure = await testApp({ env: { BASE_URL: 'https://talaash.example' } });
  const calls = signInCalls((path, init) => {
    const headers = new Headers(init.headers);
    headers.set('origin', 'https://talaash.example');
    return secure.request(path, { ...init, headers });
  });

  test('the cookie is for this host alone, and another name is not accepted', async () => {
    const form = signUpForm();
    const { setCookies } = await calls.signUp(form);
    const cookie = setCookies.find((one) => one.includes('talaash.device=')) ?? '';
    expect(cookie).toMatch(/^__Host-talaash\.device=\S+; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const sent = cookie.split(';')[0] ?? '';
    const isKnown = (header: string) =>
      findKnownDevice(secure.deps, new Headers({ cookie: header }), form.email);
    expect(await isKnown(sent)).toBeTruthy();
    expect(await isKnown(sent.replace('__Host-', ''))).toBeUndefined();
    expect(await isKnown(sent.replace('__Host-', '__Secure-'))).toBeUndefined();
  });
});
