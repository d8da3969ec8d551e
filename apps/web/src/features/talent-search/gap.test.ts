import type { TalentCard } from '@talaash/contract/talent-profile';
import type { ConditionFit } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { expect, test } from 'vitest';
import { gapsOf } from './gap.ts';

const person = {
  isRedacted: false,
  key: { talentId: 't1' },
  updatedIsoDateTimeUtc: '2026-11-01T00:00:00Z',
  name: 'Asha Rao',
  openToWorkStatus: 'ActivelySeeking',
  jobCategory: 'Software_Testing',
  jobTitle: 'React Developer',
  locality: { state: 'Kerala', countryCode: 'IN' },
  isCurrentlyEmployed: true,
  noticePeriodInWeeks: 8,
  expectedSalaryInLpaInr: 19.5,
  skills: ['React'],
  experienceInYears: 4,
} as TalentCard;

const NOW = Date.parse('2026-11-21T00:00:00Z');

const gaps = (...facts: [SearchCondition, ConditionFit][]) => gapsStated(undefined, ...facts);

function gapsStated(isStated: boolean[] | undefined, ...facts: [SearchCondition, ConditionFit][]) {
  const match = {
    ...(isStated === undefined ? {} : { isStated }),
    fields: [],
    words: [],
    skills: [],
    missing: [],
    standings: facts.map(([, fit]) => fit),
  };
  const reading = {
    facts: facts.map(([condition]) => ({ condition, isStrict: false, isExcluded: false, spans: [] })),
    words: [],
    brackets: null,
    corrections: [],
    dropped: [],
    mentioned: [],
    hasSimilar: false,
    withheld: [],
  };
  return gapsOf({ talentProfile: person, match }, reading, NOW);
}

test("a near match by the profile's own words shows those words", () => {
  const facts: [SearchCondition, ConditionFit][] = [
    [{ kind: 'place', names: ['Hyderabad'] }, 'near'],
    [{ kind: 'notice', maxWeeks: 2 }, 'near'],
  ];
  expect(gapsStated([true, true], ...facts)).toMatchObject({
    place: 'open to relocate',
    start: 'serving notice',
  });
  expect(gapsStated([false, false], ...facts)).toMatchObject({
    place: 'asked Hyderabad',
    start: 'asked 2 weeks',
  });
});

test('a fact with a column shows its requirement there', () => {
  expect(
    gaps(
      [{ kind: 'experience', min: 5, max: 8 }, 'near'],
      [{ kind: 'salary', max: 18 }, 'near'],
      [{ kind: 'notice', maxWeeks: 2 }, 'outside'],
      [{ kind: 'place', names: ['Bengaluru'] }, 'outside'],
    ),
  ).toEqual({
    experience: 'asked 5',
    salary: 'asked 18',
    start: 'asked 2 weeks',
    place: 'asked Bengaluru',
    others: [],
  });
  expect(gaps([{ kind: 'notice', maxWeeks: 0 }, 'outside']).start).toBe('asked now');
});

test.each<[Omit<Extract<SearchCondition, { kind: 'place' }>, 'kind'>, string]>([
  [{ names: ['Pune', 'Thane'] }, 'asked Pune or Thane'],
  [{ names: ['Delhi', 'Gurugram', 'Noida'] }, 'asked Delhi or 2 more'],
  [{ names: ['Pune'], withinKm: 50 }, 'asked 50 km of Pune'],
])('for places %o the column shows “%s”', (place, words) => {
  expect(gaps([{ kind: 'place', ...place }, 'outside']).place).toBe(words);
});

test.each<[SearchCondition, ConditionFit, string]>([
  [{ kind: 'level', levels: ['senior'] }, 'near', 'not yet senior'],
  [{ kind: 'skill', name: 'AWS', minYears: 3 }, 'outside', 'no AWS'],
  [{ kind: 'skill', name: 'React', minYears: 3 }, 'near', 'less than 3 years of React'],
  [{ kind: 'skill', name: 'React', minYears: 3 }, 'unknown', 'years of React not stated'],
  [{ kind: 'english', min: 'Advanced' }, 'near', 'English below Advanced'],
  [{ kind: 'workMode', isRemote: true }, 'outside', 'cannot work from home'],
  [{ kind: 'employer', names: ['Infosys'], when: 'current' }, 'near', 'worked at Infosys before'],
  [{ kind: 'employer', names: ['Infosys'], when: 'past' }, 'outside', 'not from Infosys'],
  [{ kind: 'degree', names: ['MBA'] }, 'outside', 'no MBA'],
  [{ kind: 'category', categories: ['UI_UX_Design'] }, 'outside', 'in Software Testing'],
  [{ kind: 'active', withinDays: 7 }, 'outside', 'last active 20 days ago, asked for 7'],
  [{ kind: 'resume' }, 'outside', 'no resume'],
])('%o, %s: “%s”', (condition, fit, words) => {
  expect(gaps([condition, fit]).others).toEqual([{ words, isUnknown: fit === 'unknown' }]);
});

test('matched facts have no gap, and at most two gaps are in words', () => {
  expect(gaps([{ kind: 'salary', max: 20 }, 'inside'])).toEqual({ others: [] });
  const resume: [SearchCondition, ConditionFit] = [{ kind: 'resume' }, 'outside'];
  expect(gaps(resume, resume, resume).others).toHaveLength(2);
});
