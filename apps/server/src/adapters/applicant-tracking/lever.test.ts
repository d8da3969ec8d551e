import { afterAll, beforeEach, expect, test } from 'vitest';
import { leverServer } from '../../../test/lever-server.ts';
import { createLever } from './lever.ts';

const server = await leverServer();
afterAll(() => server.close());
beforeEach(() => {
  for (const list of [server.opportunities, server.notes, server.requests]) list.length = 0;
  server.disturbWith(() => undefined);
});

const lever = (secret = 'key') => createLever({ secret, userId: 'user-17' }, server.api);

const MEERA = {
  name: 'Meera Krishnan',
  email: 'meera@people.test',
  jobTitle: 'Frontend Engineer',
  employer: 'Orchid Health',
  profileUrl: 'https://talaash.test/company/search?profile=meera',
  links: ['https://www.linkedin.com/in/meera'],
};

test('wrong credentials, a failure, a silent server and nonsense are told apart', async () => {
  await expect(lever('wrong').check()).rejects.toMatchObject({ kind: 'unauthorized' });
  for (const [answer, kind] of [
    [{ status: 429, body: {} }, 'rateLimited'],
    [{ status: 503, body: {} }, 'failed'],
    [{ status: 200, body: { postings: [] } }, 'nonsense'],
    ['reset', 'unreachable'],
  ] as const) {
    server.disturbWith(() => answer);
    await expect(lever().check(), kind).rejects.toMatchObject({ kind });
  }
  server.disturbWith(() => undefined);
  await expect(lever().check()).resolves.toBeUndefined();
});

test('jobs are the postings of all pages that are not closed', async () => {
  expect(await lever().listJobs()).toEqual([
    { externalJobId: 'posting-1', name: 'Engineer' },
    { externalJobId: 'posting-2', name: 'Designer' },
  ]);
});

test('a person has one opportunity, after 1,000 tries of which many lost their answer', async () => {
  let count = 0;
  server.disturbWith(({ method }) => {
    count += 1;
    if (method !== 'GET') return 'reset';
    return count % 3 === 0 ? { status: 503, body: {} } : undefined;
  });
  let done = 0;
  for (let tried = 0; tried < 1000; tried += 1)
    done += await lever()
      .push(MEERA, 'posting-1', {})
      .then(
        () => 1,
        () => 0,
      );
  expect(done).toBeGreaterThan(0);
  expect(server.opportunities).toMatchObject([
    {
      name: 'Meera Krishnan',
      headline: 'Frontend Engineer, Orchid Health',
      emails: ['meera@people.test'],
      links: [MEERA.profileUrl, MEERA.links[0]],
      origin: 'sourced',
      postings: ['posting-1'],
    },
  ]);
});

test('whom the company had before is not ours, and an unknown posting is refused', async () => {
  server.opportunities.push({
    id: 'old',
    contact: 'c',
    emails: [MEERA.email],
    links: [],
    postings: ['other'],
  });
  expect(await lever().push(MEERA, 'posting-1', {})).toEqual({
    candidateId: 'c',
    applicationId: 'opportunity-2',
    isOurs: false,
  });
  await expect(lever().push(MEERA, 'posting-9', {})).rejects.toMatchObject({ kind: 'refused' });
});

test('an opportunity has its stage, also once it is archived', async () => {
  const { applicationId } = await lever().push(MEERA, 'posting-1', {});
  const [opportunity] = server.opportunities;
  Object.assign(opportunity ?? {}, { stage: { id: 's', text: 'On-site' } });
  expect(await lever().readStage(applicationId)).toBe('On-site');
  Object.assign(opportunity ?? {}, { archived: { reason: 'r', archivedAt: 1 } });
  expect(await lever().readStage(applicationId)).toBe('On-site (archived)');
  expect(await lever().readStage('unknown')).toBeUndefined();
});

test('a withdrawal leaves a note at each opportunity: the API deletes nobody', async () => {
  const { candidateId, isOurs } = await lever().push(MEERA, 'posting-1', {});
  expect(await lever().withdraw({ candidateId, isOurs })).toBe('noted');
  expect(server.notes).toMatchObject([{ opportunity: 'opportunity-1', by: 'user-17' }]);
  expect(server.notes[0]?.value).toContain('withdrawn the consent');
});
