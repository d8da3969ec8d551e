import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledTalentProfile } from '../../test/filled.ts';
import { askedPost, DAY_MS, jobOf, MATCHED_AT, matchedTalent, matchOptions } from '../../test/match.ts';
import { ENGLISH_FLUENCIES } from '../talent-profile/choice.ts';
import { LEVELS } from '../talent-search/choice.ts';
import { MATCH_BANDS, MATCH_CRITERIA } from './choice.ts';
import type { MatchCriteria } from './criteria.ts';
import { type MatchedTalent, talentMatch } from './match.ts';
import type { WorkedJob } from './skill-evidence.ts';
import { MATCH_WEIGHTS } from './weight.ts';
import { matchGaps, matchItemSentence, matchReasons } from './words.ts';

test('a match names its evidence, its gaps and what is not stated', () => {
  const match = talentMatch(askedPost, matchedTalent, matchOptions);
  expect(
    match.items.map((item) => [item.label, item.outcome, item.points, item.possible, item.detail]),
  ).toEqual([
    ['React', 'evidence', 20, 20, '6 yrs: Razorline, Kirana Cloud, in use today'],
    ['TypeScript', 'evidence', 20, 20, '3 yrs: Razorline, in use today'],
    ['Next.js', 'gap', 3, 5, 'in projects only, no job names it'],
    ['Storybook', 'notStated', 3, 5, 'years not stated, in the list of skills only'],
    ['Title', 'gap', 0, 12, 'Senior Frontend Engineer, asked for React Developer'],
    ['Level', 'evidence', 6, 6, 'senior'],
    ['Experience', 'evidence', 11, 11, '6 years, asked for 5 to 8 years'],
    ['Place', 'evidence', 7, 7, 'lives in Whitefield, Bengaluru'],
    ['Salary', 'evidence', 6, 6, 'expects ₹16 LPA, asked for under ₹18 LPA'],
    ['Notice', 'evidence', 3, 3, 'can start in 2 weeks, asked for notice up to 30 days'],
    ['English', 'evidence', 2, 2, 'Advanced English, asked for Intermediate English or better'],
    ['Freshness', 'evidence', 3, 3, 'changed 3 days ago'],
  ]);
  expect(match).toMatchObject({ total: 84, band: 'good', version: MATCH_WEIGHTS.version });
  expect(matchReasons(match).map(matchItemSentence)).toEqual([
    'React 6 yrs',
    'TypeScript 3 yrs',
    '6 years of experience',
  ]);
  expect(matchGaps(match).map(matchItemSentence)).toEqual([
    'Senior Frontend Engineer, asked for React Developer',
    'Next.js in projects only',
  ]);
});

test('without employers the evidence says how long, and whether it is in use today', () => {
  const { items } = talentMatch(askedPost, matchedTalent, { ...matchOptions, namesEmployers: false });
  const details = items.slice(0, 2).map(({ detail }) => detail);
  expect(details).toEqual(['6 yrs: in use today', '3 yrs: in use today']);
  expect(JSON.stringify(items)).not.toMatch(/Razorline|Kirana/);
});

describe('one criterion', () => {
  const only = (asked: Partial<MatchCriteria>, change: Partial<MatchedTalent> = {}) => {
    const criteria = { title: '', mustSkills: [], niceSkills: [], conditions: {}, ...asked };
    const [item] = talentMatch(criteria, { ...matchedTalent, ...change }, matchOptions).items;
    return `${item?.outcome} ${item?.points}/${item?.possible}: ${item && matchItemSentence(item)}`;
  };
  const facts = (change: Partial<MatchedTalent['facts']>) => ({
    facts: { ...matchedTalent.facts, ...change },
  });
  test.each<[string, Partial<MatchCriteria>, Partial<MatchedTalent>, string]>([
    [
      'a skill that nothing names',
      { mustSkills: [{ names: ['Go'] }] },
      {},
      'gap 0/93: Go not in the profile',
    ],
    [
      'a skill that jobs name and the list does not',
      { mustSkills: [{ names: ['React'] }] },
      { skills: [] },
      'evidence 93/93: React 6 yrs',
    ],
    [
      'a skill of a few months',
      { mustSkills: [{ names: ['React'] }] },
      { workExperiences: [jobOf('A', '2026-01', '2026-03', 'React')] },
      'evidence 56/93: React 3 mos',
    ],
    [
      'a skill for fewer years than asked',
      { mustSkills: [{ names: ['TypeScript'], minYears: 5 }] },
      {},
      'gap 70/93: TypeScript 3 yrs',
    ],
    [
      'a skill for less than half of the years',
      { mustSkills: [{ names: ['TypeScript'], minYears: 9 }] },
      {},
      'gap 47/93: TypeScript 3 yrs',
    ],
    [
      'of alternatives, the one that somebody knows best',
      { mustSkills: [{ names: ['Storybook', 'Next.js', 'TypeScript'] }] },
      {},
      'evidence 93/93: TypeScript 3 yrs',
    ],
    [
      'of alternatives, one that is listed alone',
      { mustSkills: [{ names: ['Go', 'Storybook'] }] },
      {},
      'notStated 47/93: Storybook, years not stated',
    ],
    [
      'alternatives that nothing names',
      { mustSkills: [{ names: ['Go', 'Java', 'Rust'] }] },
      {},
      'gap 0/93: Go, Java or Rust not in the profile',
    ],
    ['the same title', { title: 'Frontend Developer' }, {}, 'evidence 80/80: matching title'],
    [
      'a level above the asked one',
      { conditions: { level: { kind: 'level', levels: ['junior'] } } },
      {},
      'gap 0/67: more than junior',
    ],
    [
      'a level below, by years',
      { conditions: { level: { kind: 'level', levels: ['senior'] } } },
      { jobTitle: 'Developer', experienceInYears: 4 },
      'gap 34/67: not yet senior',
    ],
    [
      'fewer years',
      { conditions: { experience: { kind: 'experience', min: 10 } } },
      {},
      'gap 0/79: 6 years, asked for 10',
    ],
    [
      'another place',
      { conditions: { place: { kind: 'place', names: ['Pune'] } } },
      {},
      'gap 0/70: lives in Whitefield, Bengaluru, asked for Pune',
    ],
    [
      'another place or from home',
      {
        conditions: {
          place: { kind: 'place', names: ['Pune'] },
          workMode: { kind: 'workMode', isRemote: true },
        },
      },
      {},
      'evidence 70/70: can work from home',
    ],
    [
      'from home, for somebody who cannot',
      { conditions: { workMode: { kind: 'workMode', isRemote: true } } },
      facts({ canWorkFromHome: false }),
      'gap 0/70: lives in Whitefield, Bengaluru, asked for home',
    ],
    [
      'how far away, where nobody knows it',
      {
        conditions: {
          place: { kind: 'place', names: ['Pune'], withinKm: 20, point: { latitude: 18, longitude: 73 } },
        },
      },
      {},
      'notStated 35/70: lives in Whitefield, Bengaluru, asked for Pune',
    ],
    [
      'a salary that is near',
      { conditions: { salary: { kind: 'salary', max: 15 } } },
      {},
      'gap 34/67: expects 16, asked for 15',
    ],
    [
      'a later start',
      { conditions: { notice: { kind: 'notice', maxWeeks: 2 } } },
      facts({ noticePeriodInWeeks: 8 }),
      'gap 0/50: notice of 8 weeks, asked for 2 weeks',
    ],
    [
      'nothing but freshness',
      {},
      { updatedAtMs: MATCHED_AT - 45 * DAY_MS },
      'gap 50/100: changed 45 days ago',
    ],
  ])('%s', (_, asked, change, said) => {
    expect(only(asked, change)).toBe(said);
  });
});

const name = fc.constantFrom('React', 'Go', 'Java', 'Next.js', 'Storybook');
const skill = fc.record({
  names: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
  minYears: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
});
const skills = fc.uniqueArray(skill, { selector: ({ names }) => names.join(), maxLength: 5 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const posts = fc.record({
  title: fc.constantFrom('', 'Senior React Developer', 'Go Engineer'),
  mustSkills: skills,
  niceSkills: skills,
  conditions: fc.record({
    level: maybe(fc.constantFrom(...LEVELS).map((level) => ({ kind: 'level' as const, levels: [level] }))),
    experience: maybe(fc.record({ kind: fc.constant('experience' as const), min: fc.nat({ max: 12 }) })),
    place: maybe(fc.constant({ kind: 'place' as const, names: ['Pune'] })),
    workMode: maybe(fc.boolean().map((isRemote) => ({ kind: 'workMode' as const, isRemote }))),
    salary: maybe(fc.record({ kind: fc.constant('salary' as const), max: fc.nat({ max: 50 }) })),
    notice: maybe(fc.record({ kind: fc.constant('notice' as const), maxWeeks: fc.nat({ max: 12 }) })),
    english: maybe(fc.constantFrom(...ENGLISH_FLUENCIES).map((min) => ({ kind: 'english' as const, min }))),
  }),
}) as fc.Arbitrary<MatchCriteria>;

describe('every match', () => {
  test('adds up: its points to the total, what is possible to 100, in the order of the criteria', () => {
    fc.assert(
      fc.property(posts, fc.nat({ max: 90 }), (criteria, days) => {
        const { total, items, band } = talentMatch(
          criteria,
          { ...matchedTalent, updatedAtMs: MATCHED_AT - days * DAY_MS },
          matchOptions,
        );
        const sum = (of: 'points' | 'possible') => items.reduce((all, item) => all + item[of], 0);
        expect([sum('points'), sum('possible')]).toEqual([total, 100]);
        const places = items.map(({ criterion }) => MATCH_CRITERIA.indexOf(criterion));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(MATCH_BANDS).toContain(band);
        for (const { points, possible, outcome } of items) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(possible);
          if (outcome === 'notStated') expect(points).toBe(Math.round(possible / 2));
        }
      }),
    );
  });

  test('is never lowered by one more skill in a job', () => {
    fc.assert(
      fc.property(posts, name, (criteria, learnt) => {
        const before = talentMatch(criteria, matchedTalent, matchOptions).total;
        const [first, ...rest] = matchedTalent.workExperiences as [WorkedJob, ...WorkedJob[]];
        const job = { ...first, rolesAndResponsibilities: `${first.rolesAndResponsibilities} ${learnt}` };
        const after = talentMatch(
          criteria,
          { ...matchedTalent, workExperiences: [job, ...rest] },
          matchOptions,
        ).total;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('is the same whatever somebody is called, looks like, how old they are and where they studied', () => {
    const people = fc.record({
      name: fc.constantFrom('Meera', 'React', 'Go Singh'),
      profilePicture: fc.constantFrom(undefined, filledTalentProfile.profilePicture),
      dobIsoDate: fc.constantFrom('1960-01-01', '2006-01-01'),
      gender: fc.constantFrom('female', 'male', undefined),
      educationList: fc.constantFrom([], filledTalentProfile.educationList),
      linkedInProfileUrl: fc.constantFrom('https://one.example', 'https://two.example'),
    });
    fc.assert(
      fc.property(posts, people, people, (criteria, one, other) => {
        const matchOf = (person: object) =>
          talentMatch(criteria, Object.assign({}, matchedTalent, person), matchOptions);
        expect(matchOf(one)).toEqual(matchOf(other));
      }),
    );
  });
});
