import { EVERYBODY } from '@talaash/talent-index/everybody';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import type { TalentDocument } from '@talaash/talent-index/port';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomDocument, randomQuestion } from '../../../../packages/talent-index/test/random-search.ts';
import { quietLog } from '../../test/log.ts';
import { SecondThread } from './second-thread.ts';
import { WorkerTalentIndex } from './worker-index.ts';

const PATIENTLY = { interval: 5, timeout: 60_000 };
const CURSOR = { xid: '7', id: 9 };

let folder: string;
let index: WorkerTalentIndex;

/** Fills the index as the feed does, at the start and on each new thread. */
async function fill(documents: TalentDocument[]): Promise<void> {
  if ((await index.resume('this database')) === undefined)
    await index.apply({ upserts: documents, removals: [], cursor: CURSOR });
  await index.apply({ upserts: [], removals: [], ready: true });
}

const untilSecondAnswers = () => vi.waitFor(() => expect(index.second?.waiting).toBe(0), PATIENTLY);

const [document] = fc.sample(randomDocument, { numRuns: 1, seed: 1 }) as [TalentDocument];
const asha: TalentDocument = { ...document, talentId: 'asha', about: 'Quilts.' };
const question = { ...EVERYBODY, text: 'quilts ' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talaash-second-'));
  index = new WorkerTalentIndex({
    folder,
    log: quietLog,
    threads: 2,
    onReturn: () => void fill([asha]).catch(() => undefined),
    questionTimeoutMs: 20_000,
  });
});

afterEach(async () => {
  await index.close();
  await rm(folder, { recursive: true, force: true });
});

test('a change is in the answers of both threads once it is applied', async () => {
  await fill([]);
  await untilSecondAnswers();
  for (let round = 0; round < 200; round += 1) {
    const isThere = round % 2 === 0;
    await index.apply(
      isThere ? { upserts: [asha], removals: [] } : { upserts: [], removals: [asha.talentId] },
    );
    // The two are asked one thread each, because none of them is answered yet.
    const answers = await Promise.all([index.search(question), index.search(question)]);
    expect(answers.map(({ total }) => total)).toEqual(isThere ? [1, 1] : [0, 0]);
  }
});

test('an emptied index is empty in both threads', async () => {
  await fill([asha]);
  await untilSecondAnswers();
  await index.clear();
  const answers = await Promise.all([index.search(question), index.search(question)]);
  expect(answers.map(({ total, isComplete }) => ({ total, isComplete }))).toEqual(
    Array.from({ length: 2 }, () => ({ total: 0, isComplete: false })),
  );
});

test('when either thread ends, pending and later questions are answered', async () => {
  await fill([asha]);
  for (const end of [() => index.second?.end(), () => index.endThread()]) {
    await untilSecondAnswers();
    const asked = Array.from({ length: 10 }, () => index.search(question));
    const ending = end();
    const later = Array.from({ length: 10 }, () => index.search(question));
    await ending;
    for (const { total } of await Promise.all([...asked, ...later])) expect(total).toBe(1);
    if (index.second === undefined) await index.endThread();
  }
  await untilSecondAnswers();
});

test('a thread that follows an index answers like it between changes and packings', async () => {
  const leader = new LocalTalentIndex({ appendedMin: 60, tombstoneShare: 0.5, mergeRatio: 4 });
  const second = new SecondThread({ log: quietLog, answerTimeoutMs: 60_000, onExit: () => undefined });
  leader.lead(second.port);
  try {
    await leader.apply({ upserts: [], removals: [], ready: true });
    await vi.waitFor(() => expect(second.waiting).toBe(0), PATIENTLY);
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomDocument, { minLength: 40, maxLength: 80 }),
        fc.array(randomQuestion, { minLength: 10, maxLength: 10 }),
        async (upserts, questions) => {
          await leader.apply({ upserts, removals: upserts.slice(0, 3).map(({ talentId }) => talentId) });
          const [own, others] = [await leader.tally(questions), await second.ask('tally', questions)];
          expect(JSON.stringify(others)).toBe(JSON.stringify({ result: own }));
          for (const asked of questions)
            expect(JSON.stringify(await second.ask('search', asked))).toBe(
              JSON.stringify({ result: await leader.search(asked) }),
            );
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  } finally {
    await second.end();
    await leader.close();
  }
});
