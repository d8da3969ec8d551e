import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { createSearchKey } from '../../index/search-key.ts';

const app = await testApp();
const { client, deps, request } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const guestKey = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, Date.now()).apiKey;

beforeAll(async () => {
  for (const name of ['Meera Krishnan', 'Asha Secretname', 'Dev Anand']) await foundTalent({ name });
  await isFoundBy(3, 'frontend engineer');
});

/** The index follows a change shortly after its commit. */
const isFoundBy = (total: number, query: string) =>
  vi.waitFor(
    async () => expect((await client().talentSearch.search({ apiKey: guestKey, query })).total).toBe(total),
    { interval: 50, timeout: 15_000 },
  );

test('no search of a guest tells who somebody is', async () => {
  for (const query of ['', 'frontend engineer', 'react']) {
    const answer = await request('/api/v1/search-talent-profiles', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiKey: guestKey, query }),
    });
    const text = await answer.text();
    const { hits } = JSON.parse(text) as { hits: { talentProfile: object; relation?: object }[] };
    expect(hits.length).toBe(3);
    for (const { talentProfile, relation } of hits) {
      expect(talentProfile).toMatchObject({ isRedacted: true, jobTitle: 'Frontend Engineer' });
      expect(relation).toBeUndefined();
    }
    expect(text).not.toMatch(
      /meera|krishnan|secretname|anand|secret|http|picture|resume|linkedin|github|1993-07-19|path|bucket/i,
    );
  }
  const byName = await client().talentSearch.search({ apiKey: guestKey, query: 'secretname' });
  expect(byName).toMatchObject({ hits: [], total: 0 });
});

describe('a guest finds nobody by name', () => {
  const name = 'Parvathi Ranganathan';
  const tenure = { startIsoMonth: '2020-01', isCurrent: true };
  let companyKey = '';

  beforeAll(async () => {
    await foundTalent({
      name,
      jobTitle: 'Loom Designer',
      about: `I am Parvathi. At home they say parvathi's looms sing; write to Ranganathan Parvathi, or ParvathiRanganathan.`,
      workExperiences: [
        {
          id: 'w1',
          designation: 'Weaver',
          company: 'Ranganathan & Sons',
          locality: undefined,
          tenure,
          rolesAndResponsibilities: 'Parvathi-Ranganathan led the looms.',
          isInternship: false,
          isRemote: true,
        },
      ],
      personalProjects: [
        {
          id: 'p1',
          title: 'parvathi_ranganathan.dev, the site of Parvathi',
          url: 'https://parvathi.example.com',
          descriptionMarkdown: '**Parvathi** Ranganathan wrote this.',
        },
      ],
    });
    await isFoundBy(1, 'loom designer');
    const hiring = await hiringCompany();
    companyKey = (await client(hiring).talentSearch.createCompanyApiKey({})).apiKey;
  });

  const asked = [
    'parvathi',
    'ranganathan',
    'Parvathi Ranganathan',
    'Ranganathan, Parvathi',
    'PARVATHI RANGANATHAN',
    'parv',
    'rangan',
    'parvthi',
    'pravathi',
    'rangnathan',
    'ranganathn',
    "parvathi's",
    'parvathi-ranganathan',
    'párvathî',
  ];

  test.each(asked)('“%s”', async (query) => {
    const answer = await client().talentSearch.search({ apiKey: guestKey, query });
    expect(answer).toMatchObject({ hits: [], total: 0, facets: { skills: [] } });
    const whole = await client().talentSearch.search({ apiKey: companyKey, query });
    expect(whole.hits[0]?.talentProfile).toMatchObject({ name });
    expect(whole.hits[0]?.match.fields).toContain('name');
  });

  test('written as one word', async () => {
    const query = 'parvathiranganathan';
    const answer = await client().talentSearch.search({ apiKey: guestKey, query });
    expect(answer).toMatchObject({ hits: [], total: 0 });
  });

  test('and other words do not reveal that the name matched', async () => {
    const { hits } = await client().talentSearch.search({ apiKey: guestKey, query: 'loom parvathi' });
    expect(hits.map(({ match }) => match)).toEqual([
      { fields: ['jobTitle'], words: ['loom'], skills: [], missing: ['parvathi'] },
    ]);
    const others = await client().talentSearch.search({ apiKey: guestKey, query: 'loom meera' });
    expect(others.hits.map(({ match }) => match.missing)).toEqual([['meera']]);
  });
});
