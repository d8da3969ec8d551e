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
    { interval: 50, timeout: 60_000 },
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
      { fields: ['jobTitle'], words: ['loom'], skills: [], standings: [], missing: ['parvathi'] },
    ]);
    const others = await client().talentSearch.search({ apiKey: guestKey, query: 'loom meera' });
    expect(others.hits.map(({ match }) => match.missing)).toEqual([['meera']]);
  });
});

describe('a guest neither finds nor sees a name in a skill, a title or a certification', () => {
  const name = 'Tanvi Dovecote';
  let companyKey = '';

  beforeAll(async () => {
    await foundTalent({
      name,
      jobTitle: 'Lacquer Artist TanviD',
      skills: ['React', 'tanvidovecote', 'Dovecote-Tanvi', 'Tanvi', 'tanvi_d', 'Lacquer'],
      about:
        'I paint lacquer boxes for museums and shops in four countries. On Telegram I am lacquerqueen. My insta: lacquer.girl_77. I call it the tanvidovecote method.',
      certifications: [
        {
          id: 'c1',
          name: 'Certified by tanvidovecote',
          issuingOrganization: 'Dovecote Academy',
          issueIsoMonth: '2022-01',
        },
      ],
    });
    await isFoundBy(1, 'lacquer artist');
    const hiring = await hiringCompany();
    companyKey = (await client(hiring).talentSearch.createCompanyApiKey({})).apiKey;
  });

  test.each([
    'tanvi',
    'dovecote',
    'tanvidovecote',
    'dovecotetanvi',
    'TanviD',
    'lacquerqueen',
    'lacquer.girl_77',
    'tanvid',
  ])('nobody by “%s”', async (query) => {
    // As typed: otherwise a part that is no name, such as the skill, would be searched alone.
    const answer = await client().talentSearch.search({ apiKey: guestKey, query, asTyped: true });
    expect(answer).toMatchObject({ hits: [], total: 0, facets: { skills: [] } });
  });

  test('nobody by a skill that is the name', async () => {
    for (const skill of ['Tanvi', 'tanvidovecote', 'Dovecote-Tanvi']) {
      const answer = await client().talentSearch.search({ apiKey: guestKey, skills: [skill] });
      expect(answer).toMatchObject({ hits: [], total: 0 });
    }
  });

  test('the facets, the card and the profile do not have it', async () => {
    const answer = await client().talentSearch.search({ apiKey: guestKey, query: 'lacquer' });
    expect(answer.facets.skills.map(({ value }) => value).toSorted()).toEqual(['Lacquer', 'React']);
    const [hit] = answer.hits;
    const { talentId } = hit?.talentProfile.key ?? { talentId: '' };
    const { talentProfiles } = await client().talentProfile.list({ talentIds: [talentId] });
    expect(talentProfiles.length).toBe(1);
    for (const seen of [answer, talentProfiles])
      expect(JSON.stringify(seen)).not.toMatch(/tanvi|dovecote|lacquerqueen|girl_77/i);
  });

  test('a company finds and sees all of it', async () => {
    for (const query of ['tanvi', 'tanvi dovecote', 'lacquer']) {
      const { hits } = await client().talentSearch.search({ apiKey: companyKey, query });
      expect(hits.map(({ talentProfile }) => talentProfile)).toMatchObject([
        { name, jobTitle: 'Lacquer Artist TanviD' },
      ]);
    }
  });

  test('a skill that is the name of one person is masked for that person alone', async () => {
    await foundTalent({
      name: 'Lacquer Rao',
      jobTitle: 'Ceramic Painter',
      skills: ['Lacquer', 'Ceramic', 'CSS'],
    });
    await isFoundBy(1, 'ceramic painter');
    const answer = await client().talentSearch.search({ apiKey: guestKey, query: 'lacquer' });
    expect(answer.hits.map(({ talentProfile }) => talentProfile.jobTitle)).toEqual([
      'Lacquer Artist [Redacted]',
    ]);
    const { hits } = await client().talentSearch.search({ apiKey: guestKey, query: 'ceramic' });
    expect(hits[0]?.talentProfile.skills).toEqual(['[Redacted]', 'Ceramic', 'CSS']);
  });
});
