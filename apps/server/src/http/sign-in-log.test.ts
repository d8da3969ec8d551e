import { expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../test/api-key.ts';
import { testApp } from '../../test/app.ts';
import { PASSWORD, signInCalls, signUpForm } from '../../test/sign-in.ts';
import { openLog } from '../base/log.ts';

type Line = Record<string, unknown> & { msg: string };

const lines: Line[] = [];
const log = openLog({
  level: 'info',
  destination: { write: (line) => void lines.push(JSON.parse(line) as Line) },
});
const { company, deps, request } = await testApp({ log });
const { post, signIn, signUp } = signInCalls(request);

/** The lines that an act writes. */
async function linesOf(act: () => Promise<unknown>): Promise<Line[]> {
  const before = lines.length;
  await act();
  return lines.slice(before);
}
const steps = (all: Line[]) => all.filter(({ step }) => step !== undefined);

test('a refused call is a line with its route, its code and the account of its caller', async () => {
  const { body, cookie } = await signUp(signUpForm());
  const [refused] = await linesOf(() =>
    request('/api/rpc/adminAccount/list', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ json: {} }),
    }),
  );
  expect(refused).toMatchObject({
    msg: 'A request was refused.',
    route: '/api/rpc/adminAccount/list',
    code: 'FORBIDDEN',
    status: 403,
    uid: body.user?.id,
    requestId: expect.any(String),
    time: expect.any(Number),
  });
});

test('a refused call of a program names its key', async () => {
  const owner = await company();
  const { apiKeyId, secret } = await storeApiKey(deps, owner, { scopes: ['search'] });
  const [refused] = await linesOf(() =>
    request('/api/v1/get-talent-profiles', {
      method: 'POST',
      headers: { ...bearer(secret), 'content-type': 'application/json' },
      body: '{"talentIds":[]}',
    }),
  );
  expect(refused).toMatchObject({ code: 'FORBIDDEN', apiKeyId, uid: owner.uid });
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('a request from another site is a line too', async () => {
  const [refused] = await linesOf(() =>
    request('/api/rpc/viewer/get', { method: 'POST', headers: { origin: 'https://evil.test' } }),
  );
  expect(refused).toMatchObject({ msg: 'A request was refused.', code: 'FORBIDDEN' });
});

test('wrong and right passwords are lines about one account, without the address', async () => {
  const form = signUpForm();
  await signUp(form);
  const [wrong] = steps(await linesOf(() => signIn(form.email, 'not-the-password')));
  const [right] = steps(await linesOf(() => signIn(form.email, PASSWORD)));
  const [other] = steps(await linesOf(() => signIn(signUpForm().email, PASSWORD)));
  expect(wrong).toMatchObject({ step: 'signIn', result: 'refused', code: 'UNAUTHORIZED' });
  expect(right).toMatchObject({ step: 'signIn', result: 'done', uid: expect.any(String) });
  expect([wrong?.['account'], wrong?.['network']]).toEqual([right?.['account'], right?.['network']]);
  expect(other?.['account']).not.toBe(right?.['account']);
  expect(JSON.stringify(lines)).not.toContain(form.email);
});

test('logging out and a wrong current password are lines with the account', async () => {
  const { body, cookie } = await signUp(signUpForm());
  const uid = body.user?.id;
  const wrong = { currentPassword: 'not-the-password', newPassword: 'a-new-passphrase' };
  expect(steps(await linesOf(() => post('change-password', wrong, cookie)))).toEqual([
    expect.objectContaining({ step: 'changePassword', result: 'refused', code: 'VALIDATION_FAILED', uid }),
  ]);
  expect(steps(await linesOf(() => post('sign-out', {}, cookie)))).toEqual([
    expect.objectContaining({ step: 'signOut', result: 'done', uid }),
  ]);
});
