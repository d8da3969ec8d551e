import { MATCH_BANDS } from '@talaash/domain/talent-match/choice';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson } from '../../../test/person.ts';

const app = await testApp();
const { client, deps } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

const POST = {
  title: 'Glazier',
  description: '## Requirements\n\n- SQL\n- Fluent English, and patience with putty.',
};

let hiring: CompanyPerson;
let jobPostId: string;

beforeAll(async () => {
  const glazier = { jobTitle: 'Glazier', skills: ['SQL', 'Putty', 'Knives'] };
  await foundTalent({ ...glazier, name: 'Asha', englishFluency: 'Native' });
  await foundTalent({ ...glazier, name: 'Dev', englishFluency: 'Beginner', experienceInYears: 7 });
  await foundTalent({ jobTitle: 'Roofer', name: 'Ravi', skills: ['PostgreSQL', 'Putty', 'Tiles'] });
  await foundTalent({ jobTitle: 'Lead Roofer', name: 'Tara', skills: ['Glass', 'Putty', 'Tiles'] });
  hiring = await hiringCompany();
  jobPostId = await addJobPost(hiring.companyId, POST);
  await vi.waitUntil(async () => (await deps.talentIndex.status()).talents === 4, {
    interval: 10,
    timeout: 60_000,
  });
});

async function ask(asked: object, by = hiring) {
  const { apiKey } = await client(by).talentSearch.createCompanyApiKey({});
  const { hits, ...answer } = await client(by).talentSearch.search({ apiKey, ...asked });
  const names = hits
    .map(({ talentProfile }) => ('name' in talentProfile ? talentProfile.name : ''))
    .join(' ');
  return { hits, names, ...answer };
}

test('with a job post people stand by their match with it, whatever is typed', async () => {
  const { names, isByJobPost } = await ask({ query: 'putty', jobPostId });
  expect({ names, isByJobPost }).toEqual({ names: 'Asha Dev Ravi Tara', isByJobPost: true });
  expect((await ask({ jobPostId })).names).toBe('Asha Dev Ravi Tara');
  expect(await ask({ query: 'putty' })).toMatchObject({ isByJobPost: false });
});

test('who is inside of what is typed stands before who is near it', async () => {
  const { names, total, nearTotal } = await ask({ query: 'putty lead', jobPostId });
  expect([names.split(' ')[0], total, nearTotal]).toEqual(['Tara', 1, 3]);
});

test('no grade stands above a better one', async () => {
  const { hits } = await ask({ query: 'putty', jobPostId });
  const { matches } = await client(hiring).talentMatch.ofJobPost({
    jobPostId,
    talentIds: hits.map(({ talentProfile }) => talentProfile.key.talentId),
  });
  const order = matches.map(({ match: { band, total } }) => -1000 * MATCH_BANDS.indexOf(band) + total);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
});

test('another order stays, and a post of another company orders nothing', async () => {
  expect(await ask({ query: 'glazier', jobPostId, sort: 'experience' })).toMatchObject({
    names: 'Dev Asha',
    isByJobPost: false,
  });
  const other = await hiringCompany();
  expect((await ask({ query: 'glazier', jobPostId }, other)).isByJobPost).toBe(false);
  expect((await ask({ query: 'glazier', jobPostId: 'nothing' })).isByJobPost).toBe(false);
});

test('what a post asks is met by a kind of it: PostgreSQL counts as SQL', async () => {
  const { hits } = await ask({ query: 'sql roofer', jobPostId });
  expect(hits[0]?.match).toMatchObject({ words: ['sql', 'roofer'], skills: ['PostgreSQL'] });
});
