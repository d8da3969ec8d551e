import { afterEach, expect, test, vi } from 'vitest';
import { quietLog } from '../../test/log.ts';
import { IndexLost, type TalentDocument, type TalentQuestion } from './port.ts';
import { WorkerTalentIndex } from './worker-index.ts';

// Starting a thread takes long on a machine that is busy otherwise.
vi.setConfig({ testTimeout: 30_000 });

const opened: WorkerTalentIndex[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((index) => index.close()));
});

function open(onRestart = () => undefined as void) {
  const index = new WorkerTalentIndex({ log: quietLog, onRestart });
  opened.push(index);
  return index;
}

const asha: TalentDocument = {
  talentId: 'asha',
  updatedAtMs: 0,
  name: 'Asha Rao',
  jobTitle: 'React Developer',
  skills: ['React'],
  locality: 'Pune, Maharashtra',
  jobCategory: 'Software Development',
  about: 'Builds pages.',
  certifications: [],
  workExperiences: [],
  personalProjects: [],
  educationList: [],
  experienceInYears: 3,
  expectedSalaryInLpaInr: 10,
};

const question: TalentQuestion = {
  text: 'react',
  skills: [],
  experienceInYears: {},
  expectedSalaryInLpaInr: {},
  page: 0,
  hiddenTalentIds: [],
  redacted: false,
};

test('answers from its thread as an index in this one does', async () => {
  const index = open();
  expect((await index.status()).state).toBe('building');
  await index.apply({ upserts: [asha], removals: [], mark: { xid: '7', id: 9 }, ready: true });
  expect(await index.status()).toEqual({ state: 'ready', talents: 1, mark: { xid: '7', id: 9 } });
  expect(await index.has('asha')).toBe(true);
  expect(await index.search(question)).toEqual({
    hits: [
      { talentId: 'asha', match: { fields: ['jobTitle', 'skills'], words: ['react'], skills: ['React'] } },
    ],
    total: 1,
    allWordsTotal: 1,
    isPartial: false,
    facets: { skills: [{ value: 'React', count: 1 }] },
    ranges: { experienceInYears: { min: 3, max: 3 }, expectedSalaryInLpaInr: { min: 10, max: 10 } },
  });
});

test('a thread that dies is replaced, its calls are told, and later ones are answered', async () => {
  const restarted = Promise.withResolvers<void>();
  const index = open(restarted.resolve);
  await index.apply({ upserts: [asha], removals: [], ready: true });
  const lost = index.search(question);
  const ending = index.endThread();
  await expect(lost).rejects.toBeInstanceOf(IndexLost);
  await ending;
  const waiting = index.status();
  await restarted.promise;
  expect(await waiting).toMatchObject({ state: 'building', talents: 0 });
  await index.apply({ upserts: [asha], removals: [], ready: true });
  expect((await index.search(question)).total).toBe(1);
});

test('a closed index rejects', async () => {
  const index = open();
  const [lost] = await Promise.allSettled([index.search(question), index.close()]);
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(IndexLost) as IndexLost });
  await expect(index.search(question)).rejects.toBeInstanceOf(IndexLost);
});
