import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { hasJava, openSearchCluster } from '../../../test/opensearch-cluster.ts';
import type { TalentPerson } from '../../../test/person.ts';

let stop: () => Promise<void> = () => Promise.resolve();
let app: Awaited<ReturnType<typeof testApp>>;
let market: ReturnType<typeof marketOf>;
const people: TalentPerson[] = [];

beforeAll(async () => {
  if (!hasJava) return;
  const cluster = await openSearchCluster();
  stop = cluster.stop;
  app = await testApp({
    env: { OPENSEARCH_URL: cluster.urls.join(','), OPENSEARCH_INDEX: `product_${process.pid}` },
  });
  market = marketOf(app.deps, app);
  for (const name of ['Meera Krishnan', 'Asha Secretname']) people.push(await market.foundTalent({ name }));
  await totalBecomes(2);
});

afterAll(() => stop());

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

test.runIf(hasJava)('a change of a profile is found, and who leaves search is not', async () => {
  const late = await market.foundTalent({ name: 'Late Comer', jobTitle: 'Quartz Polisher' });
  await totalBecomes(1, 'quartz');
  await market.changeTalent(late, { openToWorkStatus: 'NotSeeking' });
  await totalBecomes(0, 'quartz');
  expect(await guestSearch()).toMatchObject({ total: 2, isComplete: true });
});

test.runIf(hasJava)('a guest and a company find through OpenSearch only what they may see', async () => {
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
