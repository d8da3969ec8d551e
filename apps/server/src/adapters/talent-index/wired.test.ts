import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { typesenseServer } from '../../../test/typesense-server.ts';

const server = await typesenseServer();
afterAll(server.stop);
const app = await testApp({ env: { TYPESENSE_URL: server.url, TYPESENSE_API_KEY: server.apiKey } });
const { client, deps } = app;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);

const people: TalentPerson[] = [];

beforeAll(async () => {
  for (const name of ['Meera Krishnan', 'Asha Secretname']) people.push(await foundTalent({ name }));
  await totalBecomes(2);
});

const guestSearch = async (query = '') => {
  const { guestSearchApiKey: apiKey } = await client().publicConfiguration.get({});
  return client().talentSearch.search({ apiKey, query });
};

/** The index follows a change shortly after its commit. */
const totalBecomes = (total: number, query = '') =>
  vi.waitFor(async () => expect((await guestSearch(query)).total).toBe(total), {
    interval: 10,
    timeout: 15_000,
  });

test('a search while the search server is down fails as unavailable, and later finds what changed meanwhile', async () => {
  await server.stop();
  await expect(guestSearch('frontend')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const late = await foundTalent({ name: 'Late Comer', jobTitle: 'Quartz Polisher' });
  await server.start();
  await totalBecomes(1, 'quartz');
  await changeTalent(late, { openToWorkStatus: 'NotSeeking' });
  await totalBecomes(0, 'quartz');
});

test('a guest and a company find through the search server only what they may see', async () => {
  expect(await guestSearch('secretname')).toMatchObject({ hits: [], total: 0 });
  const hiring = await hiringCompany();
  const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
  const search = (query: string) => client().talentSearch.search({ apiKey, query });
  const [hit] = (await search('secretname')).hits;
  expect(hit?.talentProfile).toMatchObject({ name: 'Asha Secretname' });
  expect(hit?.match.fields).toEqual(['name']);
  const { companyId } = hiring;
  await client(hiring).hiddenProfile.put({ companyId, talentId: people[1]?.talentId ?? '' });
  expect((await search('secretname')).total).toBe(0);
  expect(await search('frontend engineer')).toMatchObject({ total: 1, isComplete: true });
});
