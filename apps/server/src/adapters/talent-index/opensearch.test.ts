import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { SearchEngine } from '@talaash/talent-index/engine/engine';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import type { Completion, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { randomDocument, randomQuestion } from '../../../../../packages/talent-index/test/random-search.ts';
import { testApp } from '../../../test/app.ts';
import type { Database } from '../../db/client.ts';
import { quietLog } from '../../../test/log.ts';
import { marketOf } from '../../../test/market.ts';
import { openSearchCluster, type Way, wayTo } from '../../../test/opensearch-cluster.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { OpenSearchTalentIndex } from './opensearch.ts';

/** `npm run oracle -- --engine opensearch --questions 1000` asks more, and other ones each time. */
const ASKED = process.env['ORACLE_QUESTIONS'];
const QUESTIONS = Number(ASKED ?? 250);
const QUESTIONS_A_ROUND = 50;
const TYPED_A_ROUND = 10;
/** OpenSearch ranks so many at once; pages behind them are walked to. */
const RANKED = 10_000;
const SHARDS = Number(process.env['ORACLE_SHARDS'] ?? 1);
/** The tests always ask the same questions. */
const SEED = 20_261_125;

const PATIENTLY = { interval: 20, timeout: 60_000 };
/** A caller does not wait for the one before. */
const ASKED_AT_ONCE = 4;

const cluster = await openSearchCluster({ isBrief: ASKED === undefined });
let way: Way;
let index: OpenSearchTalentIndex;
let app: Awaited<ReturnType<typeof testApp>>;
let market: ReturnType<typeof marketOf>;
const people: TalentPerson[] = [];

const openIndex = (alias: string, shards = SHARDS): OpenSearchTalentIndex =>
  new OpenSearchTalentIndex({
    urls: cluster?.urls ?? [],
    alias,
    shards,
    questionMs: 60_000,
    log: quietLog,
    onReturn: () => undefined,
  });

const PRODUCT_INDEX = `product_${process.pid}`;
const appAt = (urls: readonly string[], database?: Database) =>
  testApp({
    env: { OPENSEARCH_URL: urls.join(','), OPENSEARCH_INDEX: PRODUCT_INDEX },
    ...(database && { database }),
  });

beforeAll(async () => {
  if (!cluster) return;
  index = openIndex(`oracle${SHARDS}_${process.pid}`);
  way = await wayTo(cluster.urls[0] ?? '');
  app = await appAt([way.url]);
  market = marketOf(app.deps, app);
  for (const name of ['Meera Krishnan', 'Asha Secretname']) people.push(await market.foundTalent({ name }));
  await totalBecomes(2);
});

afterAll(async () => {
  await index?.close();
  await way?.close();
  await cluster?.stop();
});

const guestSearch = async (query = '', { client }: Pick<typeof app, 'client'> = app) => {
  const { guestSearchApiKey: apiKey } = await client().publicConfiguration.get({});
  return client().talentSearch.search({ apiKey, query });
};

/** The index follows a change shortly after its commit. */
const totalBecomes = (total: number, query = '', server: Pick<typeof app, 'client'> = app) =>
  vi.waitFor(async () => expect((await guestSearch(query, server)).total).toBe(total), PATIENTLY);

const guestAnswer = (query = '') => vi.waitFor(() => guestSearch(query), PATIENTLY);

test.runIf(cluster)('a change of a profile is found, and who leaves search is not', async () => {
  const late = await market.foundTalent({ name: 'Late Comer', jobTitle: 'Quartz Polisher' });
  await totalBecomes(1, 'quartz');
  await market.changeTalent(late, { openToWorkStatus: 'NotSeeking' });
  await totalBecomes(0, 'quartz');
  expect(await guestAnswer()).toMatchObject({ total: 2, isComplete: true });
});

test.runIf(cluster)('a guest and a company find through OpenSearch only what they may see', async () => {
  expect(await guestAnswer('secretname')).toMatchObject({ hits: [], total: 0 });
  const hiring = await market.hiringCompany();
  const { apiKey } = await app.client(hiring).talentSearch.createCompanyApiKey({});
  // A busy machine may not answer in time: search says so, and the caller asks again.
  const search = (query: string) =>
    vi.waitFor(() => app.client().talentSearch.search({ apiKey, query }), PATIENTLY);
  const [hit] = (await search('secretname')).hits;
  expect(hit?.talentProfile).toMatchObject({ name: 'Asha Secretname' });
  expect(hit?.match.fields).toEqual(['name']);
  const { companyId } = hiring;
  await app.client(hiring).hiddenProfile.put({ companyId, talentId: people[1]?.talentId ?? '' });
  expect((await search('secretname')).total).toBe(0);
  expect(await search('frontend engineer')).toMatchObject({ total: 1, isComplete: true });
});

/** The names of the product's indices of people: a load makes another one. */
async function productIndices(): Promise<string[]> {
  const answer = await fetch(`${cluster?.urls[0]}/_alias/${PRODUCT_INDEX}_v*`);
  return Object.keys((await answer.json()) as Record<string, unknown>);
}

test.runIf(cluster)(
  'search says so while the cluster is away, and another server and this one go on at the cursor',
  async () => {
    const before = await productIndices();
    way.cut();
    const away = { code: 'SERVICE_UNAVAILABLE', message: SEARCH_SENTENCES.away };
    await expect(guestSearch()).rejects.toMatchObject(away);
    await market.foundTalent({ name: 'Outage Comer', jobTitle: 'Garnet Cutter' });
    await expect(guestSearch('garnet')).rejects.toMatchObject(away);
    const another = await appAt(cluster?.urls ?? [], app.deps.database);
    await totalBecomes(1, 'garnet', another);
    way.mend();
    await totalBecomes(1, 'garnet');
    expect(await guestAnswer()).toMatchObject({ total: 3, isComplete: true });
    expect(await productIndices()).toEqual(before);
  },
);

test.runIf(cluster && ASKED)('pages of a large result are in order to the last', async () => {
  const large = openIndex(`large_${process.pid}`);
  const [{ facts, work, ...anybody } = expect.fail()] = fc.sample(randomDocument, { seed: SEED, numRuns: 1 });
  const documents = Array.from(
    { length: RANKED + 2 * SEARCH_PAGE_SIZE + 1 },
    (_, at): TalentDocument => ({
      ...anybody,
      talentId: `person-${at}`,
      updatedAtMs: (at % 7) * 1000,
      jobTitle: 'Welder',
      about: '',
      skills: [],
      workExperiences: [],
      facts: { ...facts, skillMonths: [] },
      work: { ...work, skills: [], titles: [] },
    }),
  );
  const engine = new SearchEngine();
  engine.apply({ upserts: documents, removals: [] });
  await large.clear();
  await large.apply({ upserts: documents, removals: [], cursor: { xid: '1', id: 1 }, ready: true });
  const last = Math.floor(documents.length / SEARCH_PAGE_SIZE);
  for (const page of [0, last - 2, last - 1, last, last + 1]) {
    const question: TalentQuestion = { ...EVERYBODY, text: 'welder', page };
    const [expected, found] = [engine.search(question), await large.search(question)];
    expect(found.hits.map(({ talentId }) => talentId)).toEqual(expected.hits.map(({ talentId }) => talentId));
    expect(found.total).toBe(documents.length);
  }
  await large.close();
});

/** A server's index beside that of the product, which closes after the test. */
async function openRelease(base: string, sourceId: string) {
  const one = openIndex(`${base}_${process.pid}`, 1);
  onTestFinished(() => one.close());
  return { index: one, cursor: await one.resume(sourceId) };
}

const [somebody, another] = fc.sample(randomDocument, { numRuns: 2, seed: SEED }) as [
  TalentDocument,
  TalentDocument,
];
const both = [somebody, { ...another, talentId: 'another' }];
const loadedAt = (id: number) => ({ removals: [], cursor: { xid: '1', id }, ready: true });

test.runIf(cluster)('two releases have an index each, and an erasure reaches both', async () => {
  const older = await openRelease('release', 'one');
  await older.index.apply({ upserts: both, ...loadedAt(1) });
  const newer = await openRelease('release', 'two');
  expect(newer.cursor).toBeUndefined();
  await newer.index.apply({ upserts: both, ...loadedAt(2) });
  expect(await older.index.search(EVERYBODY)).toMatchObject({ total: 2, isComplete: true });
  const erased = { upserts: [], removals: ['another'], erasures: ['another'], cursor: { xid: '1', id: 3 } };
  await newer.index.apply(erased);
  expect(await newer.index.search(EVERYBODY)).toMatchObject({ total: 1, isComplete: true });
  expect(await older.index.has('another')).toBe(false);
  expect((await openRelease('release', 'one')).cursor).toEqual({ xid: '1', id: 1 });
});

test.runIf(cluster)(
  'a server finds the index that another one has loaded again and put in its place',
  async () => {
    const first = await openRelease('reload', 'one');
    await first.index.apply({ upserts: [somebody], ...loadedAt(1) });
    const { index: loading } = await openRelease('reload', 'one');
    await loading.clear();
    await loading.apply({ upserts: both, removals: [] });
    expect(await first.index.search(EVERYBODY)).toMatchObject({ total: 1, isComplete: true });
    await loading.apply({ upserts: [], ...loadedAt(2) });
    expect(await first.index.search(EVERYBODY)).toMatchObject({ total: 2, isComplete: true });
  },
);

const batch = fc.uniqueArray(randomDocument, {
  maxLength: 60,
  minLength: 20,
  selector: ({ talentId }) => talentId,
});
/** The first letters of what somebody asks. */
const typing = fc
  .tuple(randomQuestion, fc.nat({ max: 14 }))
  .map(([{ text, redacted }, length]) => ({ typed: text.slice(0, length), redacted, limit: 5 }));
const round = fc.record({
  upserts: batch,
  removed: fc.nat({ max: 5 }),
  questions: fc.array(randomQuestion, { minLength: QUESTIONS_A_ROUND, maxLength: QUESTIONS_A_ROUND }),
  typings: fc.array(typing, { minLength: TYPED_A_ROUND, maxLength: TYPED_A_ROUND }),
});

/** Which of equally common names are shown is free. */
const countedNames = (completions: readonly Completion[]) =>
  completions.map(({ kind, text, count }) => {
    const of = completions.filter((one) => one.kind === kind);
    return of.length === 5 && count === of.at(-1)?.count ? { kind, count } : { kind, text, count };
  });

async function eachAtOnce<One>(all: readonly One[], act: (one: One) => Promise<void>): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, worker));
}

test.runIf(cluster)(
  'OpenSearch answers random questions like our own engine, between changes',
  async () => {
    let asked = 0;
    let found = 0;
    let completed = 0;
    const documents = new Map<string, TalentDocument>();
    await index.clear();
    await fc.assert(
      fc.asyncProperty(round, async ({ upserts, removed, questions, typings }) => {
        const removals = [...documents.keys()].slice(0, removed);
        for (const talentId of removals) documents.delete(talentId);
        for (const document of upserts) documents.set(document.talentId, document);
        const later = removals.filter((talentId) => !documents.has(talentId));
        await index.apply({ upserts, removals: later, cursor: { xid: '1', id: 1 }, ready: true });
        const engine = new SearchEngine();
        engine.apply({ upserts: [...documents.values()], removals: [] });
        await eachAtOnce(questions, async (question) => {
          const expected = engine.search(question);
          expect(await index.search(question), JSON.stringify(question)).toEqual({
            ...expected,
            isComplete: true,
          });
          asked += 1;
          if (expected.total > 0) found += 1;
        });
        await eachAtOnce(typings, async (query) => {
          const expected = countedNames(engine.complete(query));
          expect(countedNames(await index.complete(query)), JSON.stringify(query)).toEqual(expected);
          completed += expected.length;
        });
      }),
      {
        numRuns: Math.ceil(QUESTIONS / QUESTIONS_A_ROUND),
        endOnFailure: true,
        ...(ASKED ? {} : { seed: SEED }),
      },
    );
    expect(asked).toBeGreaterThanOrEqual(QUESTIONS);
    expect(found).toBeGreaterThan(asked / 4);
    expect(completed).toBeGreaterThan(QUESTIONS / 10);
  },
  3_600_000,
);
