import { expect, test } from 'vitest';
import { testApp } from './app.ts';

const { admin, client, company, person, request, talent } = await testApp();

test('the server recognizes every kind of caller', async () => {
  const [someone, oneTalent, oneCompany] = [
    await person(),
    await talent(),
    await company({ hasPremiumAccess: true }),
  ];
  expect(await client().viewer.get()).toMatchObject({ account: null, userProfile: null });
  expect(await client(someone).viewer.get()).toMatchObject({
    account: { uid: someone.uid },
    userProfile: null,
  });
  expect(await client(oneTalent).viewer.get()).toMatchObject({
    userProfile: { talentId: oneTalent.talentId },
  });
  expect(await client(oneCompany).viewer.get()).toMatchObject({
    userProfile: { companyId: oneCompany.companyId },
    hasPremiumAccess: true,
  });
  expect(await client(await admin()).viewer.get()).toMatchObject({ account: { isAdmin: true } });
});

test('a plain request can be signed in', async () => {
  const someone = await person();
  const answer = await request('/api/v1/viewer', { as: someone });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ account: { email: someone.email } });
});

test('a link cannot make an RPC call', async () => {
  const someone = await person();
  const data = encodeURIComponent(JSON.stringify({ json: { newEmail: 'elsewhere@example.com' } }));
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
    const answer = await request(`/api/rpc/account/changeEmail?data=${data}`, { as: someone, method });
    expect(answer.status, method).toBe(404);
  }
});

test.each([
  [
    'that is too long',
    { 'content-type': 'application/json' },
    JSON.stringify(['x'.repeat(1024 * 1024)]),
    413,
  ],
  ['that is not JSON', { 'content-type': 'application/json' }, '{"talentIds":', 400],
  ['that sets __proto__', { 'content-type': 'application/json' }, '{"__proto__":{}}', 400],
  ['of another type', { 'content-type': 'text/plain' }, '{"talentIds":["x"]}', 415],
  ['that is empty', { 'content-type': 'application/json' }, '', 422],
])('a call with a body %s is refused with a message', async (_, headers, body, status) => {
  for (const path of ['/api/v1/get-talent-profiles', '/api/rpc/talentProfile/list']) {
    const answer = await request(path, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/"code":"VALIDATION_FAILED".*"message":"Validation failed: /);
  }
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['talentProfile.list', (id) => client().talentProfile.list({ talentIds: [id] })],
  ['invitation.send', async (id) => client(await company()).invitation.send({ talentId: id, jobPostId: id })],
  ['jobPost.get', async (id) => client(await company()).jobPost.get({ jobPostId: id })],
  ['invitation.accept', async (id) => client(await talent()).invitation.accept({ threadId: id })],
  ['thread.get', async (id) => client(await talent()).thread.get({ threadId: id })],
])('%s refuses an id that the database cannot store', async (_, call) => {
  await expect(call('a\u0000b')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a malformed URL is refused like a call', async () => {
  const answer = await request('/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    code: 'VALIDATION_FAILED',
    message: 'Validation failed: the request cannot be read.',
  });
});
