import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchEngine } from '@talaash/talent-index/engine/engine';
import type { TalentDocument } from '@talaash/talent-index/port';
import { randomDocument, randomQuestion } from '../../../../../packages/talent-index/test/random-search.ts';
import { hasJava, openSearchCluster } from '../../../test/opensearch-cluster.ts';
import { quietLog } from '../../../test/log.ts';
import { OpenSearchTalentIndex } from './opensearch.ts';

/** `npm run oracle -- --engine opensearch --questions 1000` asks more. */
const QUESTIONS = Number(process.env['ORACLE_QUESTIONS'] ?? 50);
const QUESTIONS_A_ROUND = 50;
const SHARDS = Number(process.env['ORACLE_SHARDS'] ?? 1);

let stop: () => Promise<void> = () => Promise.resolve();
let index: OpenSearchTalentIndex;

beforeAll(async () => {
  if (!hasJava) return;
  const cluster = await openSearchCluster();
  stop = cluster.stop;
  index = new OpenSearchTalentIndex({
    urls: cluster.urls,
    alias: `oracle${SHARDS}_${process.pid}`,
    shards: SHARDS,
    searchTimeoutMs: 30_000,
    log: quietLog,
    onReturn: () => undefined,
  });
});

afterAll(async () => {
  await index?.close();
  await stop();
});

const batch = fc.uniqueArray(randomDocument, {
  maxLength: 60,
  minLength: 20,
  selector: ({ talentId }) => talentId,
});
const round = fc.record({
  upserts: batch,
  removed: fc.nat({ max: 5 }),
  questions: fc.array(randomQuestion, { minLength: QUESTIONS_A_ROUND, maxLength: QUESTIONS_A_ROUND }),
});

test.runIf(hasJava)(
  'OpenSearch answers random questions like our own engine, between changes',
  async () => {
    let asked = 0;
    let found = 0;
    const documents = new Map<string, TalentDocument>();
    await index.clear();
    await fc.assert(
      fc.asyncProperty(round, async ({ upserts, removed, questions }) => {
        const removals = [...documents.keys()].slice(0, removed);
        for (const talentId of removals) documents.delete(talentId);
        for (const document of upserts) documents.set(document.talentId, document);
        const later = removals.filter((talentId) => !documents.has(talentId));
        await index.apply({ upserts, removals: later, cursor: { xid: '1', id: 1 }, ready: true });
        const engine = new SearchEngine();
        engine.apply({ upserts: [...documents.values()], removals: [] });
        for (const question of questions) {
          const expected = engine.search(question);
          expect(await index.search(question), JSON.stringify(question)).toEqual({
            ...expected,
            isComplete: true,
          });
          asked += 1;
          if (expected.total > 0) found += 1;
        }
      }),
      { numRuns: Math.ceil(QUESTIONS / QUESTIONS_A_ROUND), endOnFailure: true },
    );
    expect(asked).toBeGreaterThanOrEqual(QUESTIONS);
    expect(found).toBeGreaterThan(asked / 4);
  },
  3_600_000,
);
