import type { TalentQuestion } from '@talaash/talent-index/port';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { createSearchKey } from '../../index/search-key.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hideFrom, hiringCompany } = marketOf(deps, app);

const guestKey = createSearchKey(deps.secrets.searchKey, { kind: 'guest' }, Date.now()).apiKey;
const people = {
  react: {
    jobTitle: 'React Developer',
    skills: ['React', 'CSS', 'Git'],
    experienceInYears: 6,
    expectedSalaryInLpaInr: 24.2,
  },
  vue: {
    jobTitle: 'Vue Developer',
    skills: ['Vue', 'CSS', 'Git'],
    experienceInYears: 2.5,
    expectedSalaryInLpaInr: 9,
  },
  data: {
    jobTitle: 'Data Engineer',
    skills: ['Kafka', 'Python', 'Kubernetes'],
    experienceInYears: 9,
    expectedSalaryInLpaInr: 40,
  },
};

let dataEngineer: TalentPerson;

beforeAll(async () => {
  await foundTalent({ name: 'Asha Secretname', ...people.react });
  await foundTalent(people.vue);
  dataEngineer = await foundTalent(people.data);
  await isIndexed(3);
});

/** The index follows a change shortly after its commit. */
const isIndexed = (total: number) =>
  vi.waitFor(async () => expect((await deps.talentIndex.status()).talents).toBe(total), {
    interval: 10,
    timeout: 60_000,
  });

type Asked = Parameters<ReturnType<typeof client>['talentSearch']['suggest']>[0];

async function suggested(asked: Omit<Asked, 'apiKey'>, apiKey = guestKey) {
  const { suggestions } = await client().talentSearch.suggest({ ...asked, apiKey });
  // What is suggested finds what it promises.
  for (const { question, total } of suggestions)
    expect((await client().talentSearch.search({ ...question, apiKey })).total).toBe(total);
  return suggestions.map(({ kind, value, total }) =>
    [kind, value, total].filter((part) => part !== '').join(' '),
  );
}

test('a forged key is refused', async () => {
  await expect(client().talentSearch.suggest({ apiKey: 'made up' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test.each<[string, Omit<Asked, 'apiKey'>, string[]]>([
  ['a search that finds somebody', { query: 'react' }, []],
  ['a search for everybody', {}, []],
  ['a text that is near nothing', { query: 'zzzzqqqq' }, ['withoutText zzzzqqqq 3']],
  ['a word spelt badly', { query: 'kuburnetiz' }, ['spelling kubernetes 1', 'withoutText kuburnetiz 3']],
  [
    'two skills that nobody has together',
    { skills: ['CSS', 'Kafka'] },
    ['withoutSkill Kafka 2', 'withoutSkill CSS 1'],
  ],
  [
    'a word too many',
    { query: 'zzzzqqqq kafka', skills: ['Python'], asTyped: true },
    ['withoutText zzzzqqqq kafka 1', 'withoutWord zzzzqqqq 1'],
  ],
  [
    'a salary that is too low',
    { query: 'react', expectedSalaryInLpaInr: { max: 10 } },
    ['withoutText react 1', 'withoutSalary 1', 'widerSalary 1'],
  ],
  [
    'a range in a gap, moved at its nearer end',
    { experienceInYears: { min: 3, max: 4 } },
    ['withoutExperience 3', 'widerExperience 1'],
  ],
  [
    'a filter that nobody meets',
    { query: 'react', conditions: [{ kind: 'notice', maxWeeks: 2 }, { kind: 'resume' }] },
    ['withoutCondition notice up to 2 weeks 1'],
  ],
  [
    'a fact that nobody meets',
    { query: 'react above 20 years', strict: ['experience'] },
    ['withoutText react above 20 years 3', 'withoutFact 20+ years 1'],
  ],
  [
    'operators that nobody satisfies',
    { query: '"react developer" AND kafka NOT python' },
    ['withoutText "react developer" AND kafka NOT python 3', 'withoutWord kafka 1'],
  ],
  [
    'an exclusion too many',
    { query: 'css AND git NOT (react OR vue)' },
    ['withoutText css AND git NOT (react OR vue) 3', 'withoutWord react 1', 'withoutWord vue 1'],
  ],
  ['a reversed range', { experienceInYears: { min: 9, max: 2 } }, ['withoutExperience 3']],
])('%s', async (_, asked, expected) => {
  expect(await suggested(asked)).toEqual(expected);
});

test('a wider range ends at a whole step beyond the nearest person', async () => {
  const { suggestions } = await client().talentSearch.suggest({
    apiKey: guestKey,
    skills: ['React'],
    expectedSalaryInLpaInr: { min: 1, max: 10 },
    experienceInYears: { min: 7 },
  });
  expect(suggestions.map(({ kind }) => kind)).toEqual(['onlySkill', 'onlyExperience', 'onlySalary']);
  const [, wider] = (
    await client().talentSearch.suggest({
      apiKey: guestKey,
      skills: ['React'],
      expectedSalaryInLpaInr: { min: 1, max: 10 },
    })
  ).suggestions.filter(({ kind }) => kind !== 'withoutSkill');
  expect(wider).toMatchObject({
    kind: 'widerSalary',
    question: { expectedSalaryInLpaInr: { min: 1, max: 24.5 } },
  });
});

test('names are suggested to companies alone, and hidden people are suggested to nobody who hid them', async () => {
  const hiring = await hiringCompany();
  const { apiKey } = createSearchKey(
    deps.secrets.searchKey,
    { kind: 'company', companyId: hiring.companyId, sessionId: hiring.sessionId, isApproved: true },
    Date.now(),
  );
  const asked = { query: 'secretname', skills: ['Kafka'] };
  expect(await suggested(asked)).toEqual(['withoutText secretname 1']);
  expect(await suggested(asked, apiKey)).toEqual(['withoutText secretname 1', 'withoutSkill Kafka 1']);
  expect(await suggested({ query: 'secretnaem' })).toEqual(['withoutText secretnaem 3']);
  await hideFrom(hiring, dataEngineer);
  expect(await suggested(asked, apiKey)).toEqual(['withoutSkill Kafka 1']);
});

test('however much is asked, few questions are', async () => {
  const asked: number[] = [];
  const tally = deps.talentIndex.tally.bind(deps.talentIndex);
  const spied = vi
    .spyOn(deps.talentIndex, 'tally')
    .mockImplementation(async (questions: readonly TalentQuestion[]) => {
      asked.push(questions.length);
      return tally(questions);
    });
  await suggested({
    query: 'zzzzqqqq '.repeat(1000),
    skills: Array.from({ length: 200 }, (_, i) => `Nobody ${i}`),
    experienceInYears: { min: 1, max: 2 },
    expectedSalaryInLpaInr: { min: 1, max: 2 },
  });
  spied.mockRestore();
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(asked.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(36);
});
