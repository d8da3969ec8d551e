import { EVERYBODY } from '@talaash/talent-index/everybody';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../test/log.ts';
import { IndexLost, type TalentDocument, type TalentQuestion } from '@talaash/talent-index/port';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { WorkerTalentIndex } from './worker-index.ts';

const PATIENTLY = { questionTimeoutMs: 40_000 };

const opened: WorkerTalentIndex[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talaash-index-'));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((index) => index.close()));
  await rm(folder, { recursive: true, force: true });
});

type Options = Partial<ConstructorParameters<typeof WorkerTalentIndex>[0]>;

function open(options: Options = {}) {
  const index = new WorkerTalentIndex({ folder, log: quietLog, onReturn: () => undefined, ...options });
  opened.push(index);
  return index;
}

/** An index whose replaced thread is filled again, as the feed does it. */
async function openFed(documents: TalentDocument[], options: Options = {}) {
  const fill = async () => {
    if ((await index.resume('this database')) === undefined)
      await index.apply({ upserts: documents, removals: [], cursor });
    await index.apply({ upserts: [], removals: [], ready: true });
  };
  const index = open({ onReturn: () => void fill().catch(() => undefined), ...PATIENTLY, ...options });
  await fill();
  return index;
}

const cursor = { xid: '7', id: 9 };

const asha: TalentDocument = {
  talentId: 'asha',
  updatedAtMs: 0,
  name: 'Asha Rao',
  jobTitle: 'React Developer',
  designation: '',
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
  facts: {
    noticePeriodInWeeks: 4,
    canWorkFromHome: true,
    isCurrentlyEmployed: true,
    openToWorkStatus: 'ActivelySeeking',
    englishFluency: 'Advanced',
    category: 'Software_Development',
    hasResume: false,
    places: ['Pune', 'Maharashtra'],
    employers: [],
    degrees: [],
    skillMonths: [0],
  },
  work: { titles: [], skills: [] },
};

const question: TalentQuestion = { ...EVERYBODY, text: 'react' };

const FAULTY = new URL('../../test/faulty-index.ts', import.meta.url);

test('a thread answers like an index in this thread', async () => {
  const index = open({ questionTimeoutMs: 100 });
  expect(await index.resume('this database')).toBeUndefined();
  expect((await index.status()).state).toBe('building');
  expect((await index.search(question)).isComplete).toBe(false);
  await index.apply({ upserts: [asha], removals: [], cursor, ready: true });
  expect(await index.status()).toEqual({ state: 'ready', talents: 1, cursor });
  expect(await index.has('asha')).toBe(true);
  const local = new LocalTalentIndex();
  await local.apply({ upserts: [asha], removals: [], ready: true });
  const answer = await index.search(question);
  expect(answer).toEqual(await local.search(question));
  await local.close();
  expect(answer).toMatchObject({
    hits: [
      {
        talentId: 'asha',
        match: { fields: ['jobTitle', 'skills'], words: ['react'], skills: ['React'], standings: [] },
      },
    ],
    total: 1,
    allWordsTotal: 1,
    isPartial: false,
    isComplete: true,
    facets: { skills: [{ value: 'React', count: 1 }] },
    ranges: { experienceInYears: { min: 3, max: 3 }, expectedSalaryInLpaInr: { min: 10, max: 10 } },
  });
});

test('questions that are pending when the thread dies, and those that come meanwhile, are answered by the next thread', async () => {
  const index = await openFed([asha]);
  const asked = Array.from({ length: 20 }, () => index.search(question));
  const ending = index.endThread();
  const later = Array.from({ length: 20 }, () => index.search(question));
  await ending;
  for (const { total, isComplete } of await Promise.all([...asked, ...later]))
    expect({ total, isComplete }).toEqual({ total: 1, isComplete: true });
});

test('questions are rejected when no thread is ready in time', async () => {
  const index = open({ questionTimeoutMs: 20 });
  await expect(index.search(question)).rejects.toBeInstanceOf(IndexLost);
});

test('changes are rejected after the thread died, until the feed has resumed', async () => {
  const restarted = Promise.withResolvers<void>();
  const index = open({ script: FAULTY, onReturn: restarted.resolve });
  await index.resume('this database');
  const applied = index.apply({ upserts: [], removals: ['asha'] });
  await Promise.all([expect(applied).rejects.toBeInstanceOf(IndexLost), index.endThread()]);
  await restarted.promise;
  const change = { upserts: [asha], removals: [] };
  await expect(index.apply(change)).rejects.toBeInstanceOf(IndexLost);
  await index.resume('this database');
  await index.apply(change);
});

test('a failing question does not affect others', async () => {
  const index = await openFed([], { script: FAULTY });
  const [before, failed, after] = await Promise.allSettled([
    index.search(question),
    index.search({ ...question, text: 'fail' }),
    index.search(question),
  ]);
  expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(failed).not.toMatchObject({ reason: expect.any(IndexLost) as IndexLost });
});

test('a hanging thread is replaced: the question that hung it is rejected, the others are answered', async () => {
  // On a busy machine a healthy thread may get no processor time for a while, and must not count as hanging.
  const index = await openFed([], { script: FAULTY, answerTimeoutMs: 2000, questionTimeoutMs: 20_000 });
  const hanging = index.search({ ...question, text: 'hang' });
  const behind = index.search(question);
  await expect(hanging).rejects.toBeInstanceOf(IndexLost);
  expect((await behind).total).toBe(0);
});

test('a closed index leaves a snapshot for the next start on the same database only', async () => {
  const before = await openFed([asha]);
  await before.close();
  const index = open();
  expect(await index.resume('this database')).toEqual(cursor);
  expect(await index.status()).toEqual({ state: 'building', talents: 1, cursor });
  await index.apply({ upserts: [], removals: [], ready: true });
  expect(await index.search(question)).toMatchObject({ total: 1, isComplete: true });
  await index.clear();
  expect(await index.status()).toEqual({ state: 'building', talents: 0, cursor: undefined });
  expect(await open().resume('another database')).toBeUndefined();
});

test('a closed index rejects questions', async () => {
  const index = await openFed([asha]);
  const closing = index.close();
  await expect(index.search(question)).rejects.toBeInstanceOf(IndexLost);
  await closing;
  await expect(index.search(question)).rejects.toBeInstanceOf(IndexLost);
});
