import { afterAll, beforeEach, expect, test } from 'vitest';
import { ashbyServer } from '../../../test/ashby-server.ts';
import { createAshby } from './ashby.ts';

const server = await ashbyServer();
afterAll(() => server.close());
beforeEach(() => {
  for (const list of [server.candidates, server.applications, server.notes, server.requests]) list.length = 0;
  server.disturbWith(() => undefined);
});

const ashby = (secret = 'key') => createAshby({ secret }, server.api);

const MEERA = {
  name: 'Meera Krishnan',
  email: 'meera@people.test',
  jobTitle: 'Frontend Engineer',
  employer: undefined,
  profileUrl: 'https://talaash.test/company/search?profile=meera',
  links: ['https://www.linkedin.com/in/meera', 'https://github.com/meera'],
};

test('wrong credentials, a failure, a silent server and nonsense are told apart', async () => {
  await expect(ashby('wrong').check()).rejects.toMatchObject({ kind: 'unauthorized' });
  for (const [answer, kind] of [
    [{ status: 429, body: {} }, 'rateLimited'],
    [{ status: 503, body: {} }, 'failed'],
    [{ status: 200, body: { results: [] } }, 'nonsense'],
    ['reset', 'unreachable'],
  ] as const) {
    server.disturbWith(() => answer);
    await expect(ashby().check(), kind).rejects.toMatchObject({ kind });
  }
  server.disturbWith(() => undefined);
  await expect(ashby().check()).resolves.toBeUndefined();
});

test('jobs are the open ones of all pages', async () => {
  expect(await ashby().listJobs()).toEqual([
    { externalJobId: 'job-1', name: 'Engineer' },
    { externalJobId: 'job-2', name: 'Designer' },
  ]);
});

test('a person is there once with one application, after 1,000 tries of which many lost their answer', async () => {
  let count = 0;
  server.disturbWith(({ path }) => {
    count += 1;
    if (path.endsWith('.create')) return 'reset';
    return count % 4 === 0 ? { status: 503, body: {} } : undefined;
  });
  let done = 0;
  for (let tried = 0; tried < 1000; tried += 1)
    done += await ashby()
      .push(MEERA, 'job-1', {})
      .then(
        () => 1,
        () => 0,
      );
  expect(done).toBeGreaterThan(0);
  expect([server.candidates.length, server.applications.length]).toEqual([1, 1]);
  expect(server.candidates[0]?.socialLinks.map(({ url }) => url)).toEqual([MEERA.profileUrl, MEERA.links[0]]);
});

test('whom the company had before is not ours, and an unknown job is refused', async () => {
  server.candidates.push({ id: 'old', email: MEERA.email, applicationIds: [], socialLinks: [] });
  expect(await ashby().push(MEERA, 'job-1', {})).toEqual({
    candidateId: 'old',
    applicationId: 'application-1',
    isOurs: false,
  });
  await expect(ashby().push(MEERA, 'job-9', {})).rejects.toMatchObject({
    kind: 'refused',
    code: 'job_not_found',
  });
});

test('an application has its stage, or its end', async () => {
  const { applicationId } = await ashby().push(MEERA, 'job-1', {});
  const [application] = server.applications;
  Object.assign(application ?? {}, { status: 'Active', currentInterviewStage: { title: 'Onsite' } });
  expect(await ashby().readStage(applicationId)).toBe('Onsite');
  Object.assign(application ?? {}, { status: 'Archived' });
  expect(await ashby().readStage(applicationId)).toBe('Rejected');
});

test('a withdrawal leaves a note', async () => {
  const { candidateId, isOurs } = await ashby().push(MEERA, 'job-1', {});
  expect(await ashby().withdraw({ candidateId, isOurs })).toBe('noted');
  expect(server.notes).toMatchObject([{ candidateId }]);
  expect(server.notes[0]?.note).toContain('withdrawn the consent');
});
