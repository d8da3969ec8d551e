import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson } from '../../../test/person.ts';

const app = await testApp();
const { client, deps } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

// The search leaves English out, and the match counts it.
const POST = { title: 'Glazier', description: 'Fluent English, and patience with putty.' };

let hiring: CompanyPerson;
let jobPostId: string;
let query: string;

beforeAll(async () => {
  const glazier = { jobTitle: 'Glazier', expectedSalaryInLpaInr: 20 };
  await foundTalent({ ...glazier, name: 'Asha', englishFluency: 'Native' });
  await foundTalent({ ...glazier, name: 'Dev', englishFluency: 'Beginner', experienceInYears: 7 });
  hiring = await hiringCompany();
  jobPostId = await addJobPost(hiring.companyId, POST);
  query = (await client(hiring).talentMatch.searchOfJobPost({ jobPostId })).query;
  await vi.waitUntil(async () => (await deps.talentIndex.status()).talents === 2, {
    interval: 10,
    timeout: 15_000,
  });
});

async function names(asked: object, by = hiring): Promise<string> {
  const { apiKey } = await client(by).talentSearch.createCompanyApiKey({});
  const { hits } = await client(by).talentSearch.search({ query, apiKey, ...asked });
  return hits.map(({ talentProfile }) => ('name' in talentProfile ? talentProfile.name : '')).join(' ');
}

test('without a job post the order is that of the search', async () => {
  expect(query).toBe('Glazier');
  expect(await names({})).toBe('Dev Asha');
});

test('the search of a job post has the order of its match', async () => {
  expect(await names({ jobPostId })).toBe('Asha Dev');
});

test('another text, another order, and a page further down have their own', async () => {
  expect(await names({ jobPostId, query: 'Glazier ' })).toBe('Asha Dev');
  expect(await names({ jobPostId, query: 'Glaziers' })).toBe('Dev Asha');
  expect(await names({ jobPostId, sort: 'experience' })).toBe('Dev Asha');
  expect(await names({ jobPostId, page: 1 })).toBe('');
});

test('a job post of another company orders nothing', async () => {
  const other = await hiringCompany();
  expect(await names({ jobPostId }, other)).toBe('Dev Asha');
  expect(await names({ jobPostId: 'nothing' })).toBe('Dev Asha');
});
