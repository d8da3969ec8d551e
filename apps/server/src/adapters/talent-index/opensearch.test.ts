import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SearchEngine } from '@talaash/talent-index/engine/engine';
import type { TalentDocument } from '@talaash/talent-index/port';
import { randomDocument, randomQuestion } from '../../../../../packages/talent-index/test/random-search.ts';
import { testApp } from '../../../test/app.ts';
import { quietLog } from '../../../test/log.ts';
import { marketOf } from '../../../test/market.ts';
import { openSearchCluster } from '../../../test/opensearch-cluster.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { OpenSearchTalentIndex } from './opensearch.ts';

/** `npm run oracle -- --engine opensearch --questions 1000` asks more, and other ones each time. */
const ASKED = process.env['ORACLE_QUESTIONS'];
const QUESTIONS = Number(ASKED ?? 50);
const QUESTIONS_A_ROUND = 50;
const SHARDS = Number(process.env['ORACLE_SHARDS'] ?? 1);
/** The tests always ask the same questions. */
const SEED = 20_261_125;

const cluster = await openSearchCluster();
let index: OpenSearchTalentIndex;
let app: Awaited<ReturnType<typeof testApp>>;
let market: ReturnType<typeof marketOf>;
const people: TalentPerson[] = [];

beforeAll(async () => {
  if (!cluster) return;
  index = new OpenSearchTalentIndex({
    urls: cluster.urls,
    alias: `oracle${SHARDS}_${process.pid}`,
    shards: SHARDS,
    questionMs: 60_000,
    log: quietLog,
    onReturn: () => undefined,
  });
  app = await testApp({
    env: { OPENSEARCH_URL: cluster.urls.join(','), OPENSEARCH_INDEX: `product_${process.pid}` },
  });
  market = marketOf(app.deps, app);
  for (const name of ['Meera Krishnan', 'Asha Secretname']) people.push(await market.foundTalent({ name }));
  await totalBecomes(2);
});

afterAll(async () => {
  await index?.close();
  await cluster?.stop();
});

const guestSearch = async (query = '') => {
  const { guestSearchApiKey: apiKey } = await app.client().publicConfiguration.get({});
  return app.client().talentSearch.search({ apiKey, query });
};

/** The index follows a change shortly after its commit. */
const totalBecomes = (total: number, query = '') =>
  vi.waitFor(async () => expect((await guestSearch(query)).total).toBe(total), {
    interval: 20,
    timeout: 60_000,
  });

test.runIf(cluster)('a change of a profile is found, and who leaves search is not', async () => {
  const late = await market.foundTalent({ name: 'Late Comer', jobTitle: 'Quartz Polisher' });
  await totalBecomes(1, 'quartz');
  await market.changeTalent(late, { openToWorkStatus: 'NotSeeking' });
  await totalBecomes(0, 'quartz');
  expect(await guestSearch()).toMatchObject({ total: 2, isComplete: true });
});

test.runIf(cluster)('a guest and a company find through OpenSearch only what they may see', async () => {
  expect(await guestSearch('secretname')).toMatchObject({ hits: [], total: 0 });
  const hiring = await market.hiringCompany();
  const { apiKey } = await app.client(hiring).talentSearch.createCompanyApiKey({});
  const search = (query: string) => app.client().talentSearch.search({ apiKey, query });
  const [hit] = (await search('secretname')).hits;
  expect(hit?.talentProfile).toMatchObject({ name: 'Asha Secretname' });
  expect(hit?.match.fields).toEqual(['name']);
  const { companyId } = hiring;
  await app.client(hiring).hiddenProfile.put({ companyId, talentId: people[1]?.talentId ?? '' });
  expect((await search('secretname')).total).toBe(0);
  expect(await search('frontend engineer')).toMatchObject({ total: 1, isComplete: true });
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

test.runIf(cluster)(
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
      {
        numRuns: Math.ceil(QUESTIONS / QUESTIONS_A_ROUND),
        endOnFailure: true,
        ...(ASKED ? {} : { seed: SEED }),
      },
    );
    expect(asked).toBeGreaterThanOrEqual(QUESTIONS);
    expect(found).toBeGreaterThan(asked / 4);
  },
  3_600_000,
);
