import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { SEARCH_PAGE_SIZE } from '@talaash/domain/talent-search/limit';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { SearchEngine } from '@talaash/talent-index/engine/engine';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import { IndexLost, type TalentDocument, type TalentQuestion } from '@talaash/talent-index/port';
import { randomDocument } from '../../../../../packages/talent-index/test/random-search.ts';
import { testApp } from '../../../test/app.ts';
import type { Database } from '../../db/client.ts';
import { quietLog } from '../../../test/log.ts';
import { marketOf } from '../../../test/market.ts';
import { countedNames, eachAtOnce, QUESTIONS_A_ROUND, randomRound } from '../../../test/opensearch-round.ts';
import { openSearchCluster, storedWords, type Way, wayTo } from '../../../test/opensearch-cluster.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { OpenSearchTalentIndex } from './opensearch.ts';

/** `npm run oracle -- --engine opensearch --questions 1000` asks more, and other ones each time. */
const ASKED = process.env['ORACLE_QUESTIONS'];
const QUESTIONS = Number(ASKED ?? 250);
/** OpenSearch ranks so many at once; pages behind them are walked to. */
const RANKED = 10_000;
const SHARDS = Number(process.env['ORACLE_SHARDS'] ?? 1);
/** The tests always ask the same questions. */
const SEED = 20_261_125;

const PATIENTLY = { interval: 20, timeout: 60_000 };

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
  const told = (jobTitle: string) => [
    { ...somebody, jobTitle: 'Welder' },
    { ...another, jobTitle, talentId: 'another' },
  ];
  await newer.index.apply({ upserts: told('Xylophonist'), ...loadedAt(2) });
  expect(await storedWords(cluster?.urls[0] ?? '', `release_${process.pid}`)).toContain('xylophonist');
  await newer.index.apply({ upserts: told('Plumber'), ...loadedAt(2) });
  expect(await older.index.search(EVERYBODY)).toMatchObject({ total: 2, isComplete: true });
  const erased = { upserts: [], removals: ['another'], erasures: ['another'], cursor: { xid: '1', id: 3 } };
  await newer.index.apply(erased);
  expect(await newer.index.search(EVERYBODY)).toMatchObject({ total: 1, isComplete: true });
  expect(await older.index.has('another')).toBe(false);
  // Neither the words of an erased person nor those of an earlier text of theirs may remain.
  expect(await storedWords(cluster?.urls[0] ?? '', `release_${process.pid}`)).toContain('welder');
  expect(await storedWords(cluster?.urls[0] ?? '', `release_${process.pid}`)).not.toContain('xylophonist');
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
    // What this server wrote to the index before may be missing in the new one.
    const change = { upserts: [somebody], removals: [], cursor: { xid: '1', id: 3 } };
    await expect(first.index.apply(change)).rejects.toThrow(IndexLost);
    await vi.waitFor(async () => {
      expect(await first.index.resume('one')).toEqual({ xid: '1', id: 2 });
      await first.index.apply(change);
    }, PATIENTLY);
    expect((await openRelease('reload', 'one')).cursor).toEqual({ xid: '1', id: 3 });
  },
);

test.runIf(cluster)('of two servers that write at once, the later change stays', async () => {
  const { index: one } = await openRelease('race', 'one');
  await one.apply({ upserts: [somebody], ...loadedAt(1) });
  const { index: other } = await openRelease('race', 'one');
  const { talentId } = somebody;
  const write = (by: OpenSearchTalentIndex, jobTitle: string | undefined, version: number) =>
    by.apply({
      upserts: jobTitle === undefined ? [] : [{ ...somebody, jobTitle }],
      removals: jobTitle === undefined ? [talentId] : [],
      versions: { [talentId]: version },
    });
  const isFound = async (text: string) =>
    (await one.search({ ...EVERYBODY, text, asTyped: true })).total === 1;

  await write(other, 'Welder', 12);
  await write(one, 'Plumber', 11);
  await write(one, 'Tailor', 12);
  expect(await Promise.all(['welder ', 'plumber ', 'tailor '].map(isFound))).toEqual([true, false, false]);
  await write(other, undefined, 14);
  await write(one, 'Welder', 13);
  expect(await one.has(talentId)).toBe(false);
  await write(one, 'Welder', 15);
  await write(other, undefined, 14);
  expect(await one.has(talentId)).toBe(true);
  const versions = Array.from({ length: 40 }, (_, at) => 20 + ((at * 7) % 40));
  await Promise.all(
    versions.map((version, at) => write(at % 2 === 0 ? one : other, `Welder${version}`, version)),
  );
  expect([await isFound('welder59 '), (await one.search(EVERYBODY)).total]).toEqual([true, 1]);
});

test.runIf(cluster)(
  'OpenSearch answers random questions like our own engine, between changes',
  async () => {
    let asked = 0;
    let found = 0;
    let completed = 0;
    const documents = new Map<string, TalentDocument>();
    await index.clear();
    await fc.assert(
      fc.asyncProperty(randomRound, async ({ upserts, removed, questions, typings }) => {
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
