import { UNREADABLE_SENTENCES } from '@talaash/domain/base/words';
import {
  ROLES_AND_RESPONSIBILITIES_LENGTH_MAX,
  WORK_EXPERIENCES_MAX,
} from '@talaash/domain/talent-profile/limit';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { talentProfileDraft } from '../../test/draft.ts';
import type { Person } from '../../test/person.ts';
import { admittedViewer } from '../call/admission.ts';
import { createLimits } from '../call/limit.ts';

const { client, deps, person, request, talent } = await testApp();

const post = async (path: string, body: string, as?: Person) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await request(path, { method: 'POST', headers, body, ...(as ? { as } : {}) });
  return { status: answer.status, body: await answer.json() };
};

const bothPaths = (rpc: string, plain: string) => [`/api/rpc/${rpc}`, `/api/v1/${plain}`];

const tooLarge = JSON.stringify(['x'.repeat(1024 * 1024)]);

/** As a client writes it that escapes everything but ASCII. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replace(/[^\0-~]/g, (letter) => `\\u0${letter.charCodeAt(0).toString(16)}`);

describe('a body', () => {
  test.each(bothPaths('talentProfile/list', 'get-talent-profiles'))(
    'that is too large for its call is refused by %s with a sentence',
    async (path) => {
      expect(await post(path, tooLarge)).toMatchObject({
        status: 413,
        body: { code: 'VALIDATION_FAILED', message: UNREADABLE_SENTENCES[413] },
      });
    },
  );

  test('that is too large reaches our own client as a refusal like any other', async () => {
    await expect(client().talentProfile.list({ talentIds: ['x'.repeat(1024 * 1024)] })).rejects.toMatchObject(
      {
        code: 'VALIDATION_FAILED',
        message: UNREADABLE_SENTENCES[413],
      },
    );
  });

  test.each(bothPaths('talentProfile/update', 'update-talent-profile'))(
    'is not read by %s for somebody who may not make the call',
    async (path) => {
      for (const body of [tooLarge, '{']) {
        expect(await post(path, body)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
        expect(await post(path, body, await person())).toMatchObject({
          status: 403,
          body: { code: 'FORBIDDEN' },
        });
      }
    },
  );

  test('of a long profile is not too large', async () => {
    const someone = await talent();
    const [experience] = talentProfileDraft().workExperiences;
    if (!experience) throw new Error('The draft has no work experience.');
    const workExperiences = Array.from({ length: WORK_EXPERIENCES_MAX }, (_, at) => ({
      ...experience,
      id: `w${at}`,
      rolesAndResponsibilities: 'ह'.repeat(ROLES_AND_RESPONSIBILITIES_LENGTH_MAX),
    }));
    const body = escaped({ talentProfile: talentProfileDraft({ workExperiences }) });
    expect(body.length).toBeGreaterThan(140_000);
    expect(await post('/api/v1/update-talent-profile', body, someone)).toMatchObject({ status: 200 });
  });
});

describe('a call is counted', () => {
  test('before its body is read, once for both paths', async () => {
    const someone = await person();
    const paths = bothPaths('account/changeEmail', 'change-email');
    for (let count = 0; count < 5; count += 1) {
      for (const path of paths) expect(await post(path, '{', someone)).toMatchObject({ status: 400 });
    }
    for (const path of paths) {
      expect(await post(path, '{', someone)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: expect.any(Number) } },
      });
    }
    await expect(client(someone).account.changeEmail({ newEmail: 'a@b.test' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await post(paths[1] ?? '', '{', await person())).toMatchObject({ status: 400 });
  });

  test('once, and by other spellings of its path, too', async () => {
    const someone = await person();
    for (const path of ['/api/v1/change-email/', '/api/rpc/account/changeEmail/']) {
      for (let count = 0; count < 5; count += 1) {
        expect(await post(path, '{}', someone)).toMatchObject({ status: 422 });
      }
    }
    expect(await post('/api/v1/change-email', '{}', someone)).toMatchObject({ status: 429 });
  });
});

test('a caller whose body was long in coming is looked up again', async () => {
  const viewer = await talent();
  const addHeader = () => undefined;
  const context = { deps, limits: createLimits(), ip: '::1', bearer: undefined, proof: undefined, addHeader };
  const call = { name: 'viewer.get', access: 'signedIn' } as const;
  const admission = { call: call.name, viewer: viewer as never, at: Date.now() };
  await expect(admittedViewer({ ...context, cookie: undefined, admission }, call)).resolves.toBe(viewer);
  for (const stale of [
    { ...admission, at: 0 },
    { ...admission, call: 'thread.get' },
  ]) {
    await expect(
      admittedViewer({ ...context, cookie: undefined, admission: stale }, call),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(
      admittedViewer({ ...context, cookie: viewer.cookie, admission: stale }, call),
    ).resolves.toMatchObject({ uid: viewer.uid });
  }
});

test.each([
  ['GET', '/api/v1/no-such-call'],
  ['POST', '/api/rpc/no/such'],
  ['GET', '/api/rpc/viewer/get'],
  ['PUT', '/api/v1/get-talent-profiles'],
  ['DELETE', '/api/nothing'],
])('%s %s is not found, in the form of every failure', async (method, path) => {
  const answer = await request(path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', message: expect.any(String) });
});
