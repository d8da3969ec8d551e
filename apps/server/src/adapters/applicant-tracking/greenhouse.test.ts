import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { greenhouseServer } from '../../../test/greenhouse-server.ts';
import { createGreenhouse } from './greenhouse.ts';

const server = await greenhouseServer();
afterAll(() => server.close());
beforeEach(() => {
  for (const list of [server.candidates, server.applications, server.notes, server.requests]) list.length = 0;
  server.disturbWith(() => undefined);
});

const RIGHT = { clientId: 'client', secret: 'secret', userId: '17' };
const greenhouse = (credentials = RIGHT) => createGreenhouse(credentials, server.addresses);

const MEERA = {
  name: 'Meera Devi Krishnan',
  email: 'meera@people.test',
  jobTitle: 'Frontend Engineer',
  employer: 'Orchid Health',
  profileUrl: 'https://talaash.test/company/search?profile=meera',
  links: ['https://www.linkedin.com/in/meera'],
};

test('wrong credentials, a missing permission, a failure, a silent server and nonsense are told apart', async () => {
  await expect(greenhouse({ ...RIGHT, secret: 'wrong' }).check()).rejects.toMatchObject({
    kind: 'unauthorized',
  });
  for (const [answer, kind] of [
    [{ status: 403, body: {} }, 'unauthorized'],
    [{ status: 429, body: {} }, 'rateLimited'],
    [{ status: 503, body: {} }, 'failed'],
    [{ status: 200, body: 'no JSON' }, 'nonsense'],
    [{ status: 200, body: { jobs: [] } }, 'nonsense'],
    [{ status: 302, headers: { location: 'https://elsewhere.test' } }, 'nonsense'],
    ['reset', 'unreachable'],
  ] as const) {
    server.disturbWith(({ path }) => (path.startsWith('/v3/') ? answer : undefined));
    await expect(greenhouse().check(), String(kind)).rejects.toMatchObject({ kind });
  }
  server.disturbWith(() => undefined);
  await expect(greenhouse().check()).resolves.toBeUndefined();
});

test('jobs are those that are not closed', async () => {
  expect(await greenhouse().listJobs()).toEqual([{ externalJobId: '11', name: 'Engineer' }]);
});

describe('a person', () => {
  test('is created once with an application, in whatever order the tries end', async () => {
    const first = await greenhouse().push(MEERA, '11', {});
    expect(server.candidates).toMatchObject([
      {
        first_name: 'Meera Devi',
        last_name: 'Krishnan',
        title: 'Frontend Engineer',
        company: 'Orchid Health',
        email_addresses: [{ value: 'meera@people.test', type: 'personal' }],
        website_addresses: [{ value: MEERA.profileUrl }, { value: MEERA.links[0] }],
      },
    ]);
    expect(first.isOurs).toBe(true);
    for (const known of [{}, first, { candidateId: first.candidateId, isOurs: true }])
      expect(await greenhouse().push(MEERA, '11', known)).toEqual(first);
    expect([server.candidates.length, server.applications.length]).toEqual([1, 1]);
  });

  test('with one name has both names that Greenhouse requires', async () => {
    await greenhouse().push({ ...MEERA, name: 'Meera' }, '11', {});
    expect(server.candidates).toMatchObject([{ first_name: 'Meera', last_name: '-' }]);
  });

  test('is there once after 1,000 tries of which most lost their answer', async () => {
    let count = 0;
    server.disturbWith(({ method, path }) => {
      if (path === '/token') return undefined;
      count += 1;
      if (method !== 'GET') return 'reset';
      return count % 3 === 0 ? { status: 503, body: {} } : undefined;
    });
    let done = 0;
    for (let tried = 0; tried < 1000; tried += 1)
      done += await greenhouse()
        .push(MEERA, '11', {})
        .then(
          () => 1,
          () => 0,
        );
    expect(done).toBeGreaterThan(0);
    expect([server.candidates.length, server.applications.length]).toEqual([1, 1]);
  });

  test('whom the company had before gets an application, and is not ours', async () => {
    server.candidates.push({
      id: 5,
      first_name: 'Meera',
      last_name: 'K',
      email_addresses: [{ value: MEERA.email }],
      website_addresses: [],
    });
    expect(await greenhouse().push(MEERA, '11', {})).toMatchObject({ candidateId: '5', isOurs: false });
    expect([server.candidates.length, server.applications.length]).toEqual([1, 1]);
  });

  test('is refused for a job that Greenhouse does not have', async () => {
    await expect(greenhouse().push(MEERA, '99', {})).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });
});

test('an application has the stage of its job, or its end', async () => {
  const { applicationId } = await greenhouse().push(MEERA, '11', {});
  const [application] = server.applications;
  const stage = () => greenhouse().readStage(applicationId);
  expect(await stage()).toBeUndefined();
  Object.assign(application ?? {}, { status: 'in_process', job_interview_stage_id: 7 });
  expect(await stage()).toBe('Stage 7');
  Object.assign(application ?? {}, { status: 'rejected' });
  expect(await stage()).toBe('Rejected');
  Object.assign(application ?? {}, { status: 'hired' });
  expect(await stage()).toBe('Hired');
  expect(await greenhouse().readStage('1')).toBeUndefined();
});

describe('a withdrawal', () => {
  test('deletes whom we created, also a second time', async () => {
    const tracked = await greenhouse().push(MEERA, '11', {});
    for (let repeated = 0; repeated < 2; repeated += 1)
      expect(await greenhouse().withdraw(tracked)).toBe('deleted');
    expect(server.candidates).toEqual([]);
  });

  test('leaves a note at somebody whom the company had before', async () => {
    expect(await greenhouse().withdraw({ candidateId: '5', isOurs: false })).toBe('noted');
    expect(server.notes).toMatchObject([{ candidate_id: 5, user_id: 17 }]);
    expect(server.notes[0]?.body).toContain('withdrawn the consent');
  });

  test('that fails is a failure', async () => {
    server.disturbWith(({ method }) => (method === 'DELETE' ? { status: 500, body: {} } : undefined));
    await expect(greenhouse().withdraw({ candidateId: '5', isOurs: true })).rejects.toMatchObject({
      kind: 'failed',
    });
  });
});

test('the secret is in no path and no error', async () => {
  const error: unknown = await greenhouse({ ...RIGHT, secret: 'a secret text' })
    .check()
    .catch((failure: unknown) => failure);
  expect(String(error)).not.toContain('a secret text');
  for (const { path } of server.requests) expect(path).not.toContain('secret');
});
