import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { createSearchKey } from '../../index/search-key.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const guestKey = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, Date.now()).apiKey;
let companyKey = '';

const job = (company: string, isCurrent: boolean) => ({
  id: company,
  designation: 'Glazier',
  company,
  locality: undefined,
  tenure: isCurrent
    ? { startIsoMonth: '2021-01', isCurrent }
    : { startIsoMonth: '2018-01', endIsoMonth: '2020-12', isCurrent },
  rolesAndResponsibilities: 'Cut React panes.',
  isInternship: false,
  isRemote: true,
});

beforeAll(async () => {
  await foundTalent({
    name: 'Asha Pane',
    jobTitle: 'Senior Glazier',
    locality: {
      suburb: 'Hinjawadi',
      state: 'Maharashtra',
      countryCode: 'IN',
      geoPoint: { latitude: 18.59, longitude: 73.74 },
    },
    noticePeriodInWeeks: 2,
    experienceInYears: 9,
    expectedSalaryInLpaInr: 20,
    workExperiences: [job('Harbour Glass', true), job('Old Kiln', false)],
  });
  await foundTalent({
    name: 'Dev Pane',
    jobTitle: 'Glazier',
    locality: {
      suburb: 'Indiranagar',
      state: 'Karnataka',
      countryCode: 'IN',
      geoPoint: { latitude: 12.97, longitude: 77.64 },
    },
    noticePeriodInWeeks: 12,
    experienceInYears: 3,
    expectedSalaryInLpaInr: 30,
    canWorkFromHome: false,
    workExperiences: [job('Pane & Sons', true), job('Harbour Glass', false)],
  });
  companyKey = (await client(await hiringCompany()).talentSearch.createCompanyApiKey({})).apiKey;
  await vi.waitFor(
    async () => {
      if ((await found({})).length < 2) throw new Error('They are not in search yet.');
    },
    { interval: 20, timeout: 60_000 },
  );
});

type Question = Omit<Parameters<ReturnType<typeof client>['talentSearch']['search']>[0], 'apiKey'>;

const ask = (question: Question, apiKey = companyKey) =>
  client().talentSearch.search({ apiKey, query: 'glazier', ...question });

const found = async (question: Question, apiKey = companyKey) =>
  (await ask(question, apiKey)).hits.map(({ talentProfile }) => talentProfile.jobTitle).toSorted();

test.each<[string, object]>([
  ['more filters than are read', { conditions: Array.from({ length: 21 }, () => ({ kind: 'resume' })) }],
  [
    'more places than are read',
    { conditions: [{ kind: 'place', names: Array.from({ length: 21 }, () => 'x') }] },
  ],
  ['no place', { conditions: [{ kind: 'place', names: [] }] }],
  ['an unknown filter', { conditions: [{ kind: 'gender', value: 'any' }] }],
  ['an unknown order', { sort: 'age' }],
  ['too many kinds', { strict: Array.from({ length: 21 }, () => 'salary') }],
])('refuses %s', async (_, question) => {
  await expect(ask(question as Question)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test.each<[string, SearchCondition, string[]]>([
  ['years', { kind: 'experience', min: 5 }, ['Senior Glazier']],
  ['salary', { kind: 'salary', max: 25 }, ['Senior Glazier']],
  ['notice', { kind: 'notice', maxWeeks: 4 }, ['Senior Glazier']],
  ['remote work', { kind: 'workMode', isRemote: true }, ['Senior Glazier']],
  ['a city, of people who gave a suburb', { kind: 'place', names: ['Bangalore'] }, ['Glazier']],
  ['a state', { kind: 'place', names: ['Maharashtra', 'Kerala'] }, ['Senior Glazier']],
  ['a distance', { kind: 'place', names: ['Shivajinagar, Pune'], withinKm: 40 }, ['Senior Glazier']],
  ['a distance from an unknown place', { kind: 'place', names: ['Nowhere at all'], withinKm: 500 }, []],
  [
    'months of work with a skill',
    { kind: 'skill', name: 'ReactJS', minYears: 5 },
    ['Glazier', 'Senior Glazier'],
  ],
  ['words of the title', { kind: 'title', words: 'senior glazier' }, ['Senior Glazier']],
  ['a level', { kind: 'level', levels: ['senior'] }, ['Senior Glazier']],
])('filters by %s, for everybody', async (_, condition, titles) => {
  expect(await found({ conditions: [condition] })).toEqual(titles);
  expect(await found({ conditions: [condition] }, guestKey)).toEqual(titles);
});

test('where a place is, the server finds, and not the caller', async () => {
  const point = { latitude: 12.97, longitude: 77.64 };
  for (const apiKey of [guestKey, companyKey]) {
    const near = { kind: 'place' as const, names: ['Pune'], withinKm: 40, point };
    expect(await found({ conditions: [near] }, apiKey)).toEqual(['Senior Glazier']);
    const nowhere = { ...near, names: ['Nowhere at all'] };
    expect(await found({ conditions: [nowhere] }, apiKey)).toEqual([]);
  }
});

test('a distance in the text counts too, and can be made strict', async () => {
  const query = 'glazier within 40 km of Pune';
  const { hits, reading } = await ask({ query });
  expect(reading.facts).toMatchObject([{ condition: { kind: 'place', withinKm: 40 }, isStrict: false }]);
  expect(hits.map(({ talentProfile, match }) => [talentProfile.jobTitle, match.standings])).toEqual([
    ['Senior Glazier', ['inside']],
    ['Glazier', ['outside']],
  ]);
  expect(await found({ query, strict: ['place'] })).toEqual(['Senior Glazier']);
});

test('sorts, nice skills and asTyped reach the index', async () => {
  const titles = async (question: Question) =>
    (await ask(question, guestKey)).hits.map(({ talentProfile }) => talentProfile.jobTitle);
  expect(await titles({ sort: 'experience' })).toEqual(['Senior Glazier', 'Glazier']);
  expect(await titles({ sort: 'salary' })).toEqual(['Senior Glazier', 'Glazier']);
  expect(await titles({ sort: 'notice' })).toEqual(['Senior Glazier', 'Glazier']);
  expect(await titles({ query: 'glazeir' })).toHaveLength(2);
  expect(await titles({ query: 'glazeir', asTyped: true })).toEqual([]);
  expect(await titles({ niceSkills: ['React'] })).toHaveLength(2);
});

describe('a guest learns nothing of employers', () => {
  const atHarbour = { kind: 'employer' as const, names: ['Harbour Glass'], when: 'current' as const };

  test('a company filters by them, and sees how many worked where', async () => {
    expect(await found({ conditions: [atHarbour] })).toEqual(['Senior Glazier']);
    expect(await found({ conditions: [{ ...atHarbour, when: 'past' }] })).toEqual(['Glazier']);
    expect((await ask({})).facets.employers).toEqual([
      { value: 'Harbour Glass', count: 2 },
      { value: 'Old Kiln', count: 1 },
    ]);
  });

  test('a filter by them is left out for a guest, in the text too', async () => {
    for (const question of [
      { conditions: [atHarbour] },
      { conditions: [{ ...atHarbour, names: ['Nobody Ltd'] }] },
      { query: 'glazier company:"Harbour Glass"', strict: ['employer'] },
    ]) {
      const { facets, reading, hits } = await ask(question, guestKey);
      expect(hits).toHaveLength(2);
      expect(facets.employers).toEqual([]);
      expect(reading.facts).toEqual([]);
    }
  });

  test('an employer with the name of the person is no fact for anybody', async () => {
    const own = { ...atHarbour, names: ['Pane & Sons'] };
    expect(await found({ conditions: [own] })).toEqual([]);
  });
});

test('a guest does not learn who has a resume', async () => {
  expect(await found({ conditions: [{ kind: 'resume' }] }, guestKey)).toHaveLength(2);
  const flagsOf = async (apiKey: string) => (await ask({}, apiKey)).facets.marks.map(({ value }) => value);
  expect(await flagsOf(guestKey)).not.toContain('resume');
  expect(await flagsOf(companyKey)).toContain('resume');
});

test('for a guest, neither filters nor standings know a name', async () => {
  for (const conditions of [
    [{ kind: 'title' as const, words: 'pane' }],
    [{ kind: 'skill' as const, name: 'Pane' }],
    [{ kind: 'place' as const, names: ['Pane'] }],
    [{ kind: 'degree' as const, names: ['Pane'] }],
  ])
    expect(await found({ conditions }, guestKey)).toEqual([]);
  const { hits } = await ask({ query: 'glazier title:"asha pane"' }, guestKey);
  expect(hits.flatMap(({ match }) => match.standings)).not.toContain('inside');
});
