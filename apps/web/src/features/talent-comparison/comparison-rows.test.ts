import type { TalentSkills } from '@talaash/contract/talent-match';
import type { FullTalentProfileView } from '@talaash/contract/talent-profile';
import { expect, test } from 'vitest';
import { filledTalentProfile } from '../../../../../packages/domain/test/filled.ts';
import { type ComparedGroup, comparedGroups, differingGroups } from './comparison-rows.ts';

const { createdIsoDateTimeUtc: _, ...filled } = filledTalentProfile;
const person = (change: Partial<FullTalentProfileView> = {}): FullTalentProfileView => ({
  ...filled,
  verifiedFacts: [],
  isRedacted: false,
  workExperiences: [],
  educationList: [],
  personalProjects: [],
  ...change,
});

const nowMs = Date.parse('2026-11-22T12:00:00Z');
type Place = TalentSkills['places'][number];

/** A person's results for skills; empty by default. Keys of their own skills are the names in lower case. */
const skillsOf = (
  { key: { talentId }, skills }: FullTalentProfileView,
  places: ({ skill: string } & Partial<Place>)[],
): TalentSkills => ({
  talentId,
  places: places.map((place) => ({
    named: place.skill,
    isListed: false,
    months: 0,
    employers: [],
    isCurrent: false,
    projects: 0,
    ...place,
  })),
  ownKeys: skills.map((skill) => skill.toLowerCase()),
});

const groupsOf = (people: FullTalentProfileView[], askedSkills: string[] = []) =>
  comparedGroups({
    people,
    skillsOf: people.map((one) =>
      skillsOf(
        one,
        askedSkills.map((skill) => ({ skill })),
      ),
    ),
    nowMs,
  });

/** The texts of a row; bold ones have an asterisk. */
const rowOf = (groups: ComparedGroup[], label: string) =>
  groups
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)
    ?.cells.map(({ text, isBest }) => (isBest ? `${text}*` : text));

test('the best values are bold, with ties, in rows that can be ranked', () => {
  const groups = groupsOf([
    person({
      experienceInYears: 7,
      noticePeriodInWeeks: 0,
      expectedSalaryInLpaInr: 16.5,
      englishFluency: 'Advanced',
    }),
    person({
      experienceInYears: 6,
      noticePeriodInWeeks: 2,
      expectedSalaryInLpaInr: 16,
      englishFluency: 'Native',
    }),
    person({
      experienceInYears: 8,
      noticePeriodInWeeks: 0,
      expectedSalaryInLpaInr: 17,
      englishFluency: 'Native',
    }),
  ]);
  expect(rowOf(groups, 'Experience')).toEqual(['7 years', '6 years', '8 years']);
  expect(rowOf(groups, 'Can start')).toEqual(['Now*', '2 weeks', 'Now*']);
  expect(rowOf(groups, 'Expects')).toEqual(['₹16.5 LPA', '₹16 LPA*', '₹17 LPA']);
  expect(rowOf(groups, 'English')).toEqual(['Advanced', 'Native*', 'Native*']);
});

test('a required skill shows how long and where, in a project, or only listed', () => {
  const people = [person(), person(), person(), person()];
  const places: Partial<Place>[] = [
    { isListed: true, months: 48, employers: ['Lumen'] },
    { months: 66, employers: ['Zeta', 'Tern'], isCurrent: true, named: 'React Native' },
    { isListed: true },
    { projects: 1 },
  ];
  const [criteria] = comparedGroups({
    people,
    skillsOf: people.map((one, at) => skillsOf(one, [{ skill: 'React', ...places[at] }, { skill: 'Vue' }])),
    nowMs,
  });
  expect(criteria?.title).toBe('Asked for');
  expect(criteria?.rows[0]?.cells).toEqual([
    { text: '4 yrs', detail: 'Lumen', mark: 'has', isBest: false },
    { text: '5 yrs', detail: 'React Native, Zeta, Tern, in use today', mark: 'has', isBest: true },
    { text: 'Years not stated', detail: 'in the list of skills only', mark: 'unknown' },
    { text: 'In projects only', detail: 'no job names it', mark: 'part' },
  ]);
  expect(criteria?.rows[1]).toMatchObject({ label: 'Vue', isDifferent: false });
});

test('shared skills appear once, the others beside each person', () => {
  const groups = groupsOf([
    person({ skills: ['React', 'CSS', 'Vue'] }),
    person({ skills: ['css', 'react'] }),
  ]);
  expect(rowOf(groups, 'In common')).toEqual(['React, CSS']);
  expect(rowOf(groups, 'Different')).toEqual(['Vue', 'None']);
});

test('"only differences" hides rows and groups in which all people are equal', () => {
  const same = groupsOf([person(), person()], ['React']);
  expect(differingGroups(same)).toEqual([]);
  const groups = differingGroups(groupsOf([person(), person({ canWorkFromHome: !filled.canWorkFromHome })]));
  expect(groups.flatMap(({ rows }) => rows.map(({ label }) => label))).toEqual(['Work mode']);
});

test('one person alone has all rows and nothing bold', () => {
  const groups = groupsOf([person()], ['React']);
  expect(groups.flatMap(({ rows }) => rows).every(({ cells }) => cells.every(({ isBest }) => !isBest))).toBe(
    true,
  );
  expect(rowOf(groups, 'All skills')).toEqual([filled.skills.join(', ')]);
  expect(rowOf(groups, 'Education')).toEqual(['Not stated']);
});

test("a requirement appears beside its label, and each person's gap to it", () => {
  const criteria = {
    mustSkills: ['react'],
    skillYears: [],
    conditions: [
      { kind: 'experience' as const, min: 5, max: 8 },
      { kind: 'notice' as const, maxWeeks: 4 },
      { kind: 'salary' as const, max: 18 },
    ],
  };
  const people = [
    person({ experienceInYears: 6, noticePeriodInWeeks: 4, expectedSalaryInLpaInr: 18 }),
    person({ experienceInYears: 4.5, noticePeriodInWeeks: 8, expectedSalaryInLpaInr: 20.5 }),
    person({ experienceInYears: 9, noticePeriodInWeeks: 5, expectedSalaryInLpaInr: 1 }),
  ];
  const rows = comparedGroups({
    people,
    skillsOf: people.map((one) => skillsOf(one, [{ skill: 'React' }, { skill: 'Vue' }])),
    criteria,
    nowMs,
  }).flatMap((group) => group.rows);
  const told = (label: string) => {
    const row = rows.find((one) => one.label === label);
    return [row?.hint, ...(row?.cells.map(({ missed }) => missed) ?? [])];
  };
  expect(told('React')[0]).toBe('must');
  expect(told('Vue')[0]).toBeUndefined();
  expect(told('Experience')).toEqual(['5 to 8 years', undefined, '0.5 years short', '1 year over']);
  expect(told('Can start')).toEqual(['4 weeks', undefined, '4 weeks too late', '1 week too late']);
  expect(told('Expects')).toEqual(['under ₹18 LPA', undefined, '₹2.5 LPA over', undefined]);
  expect(told('English')).toEqual([undefined, undefined, undefined, undefined]);
});

test('a row says what is verified of whom, if anything is', () => {
  const job = { ...filled.workExperiences[0], company: 'Loom' } as (typeof filled.workExperiences)[0];
  const verified = person({
    workExperiences: [job],
    verifiedFacts: [
      {
        kind: 'employer',
        position: 0,
        verifier: 'loom.example',
        verifiedIsoDateTimeUtc: '2026-11-03T12:00:00.000Z',
      },
    ],
  });
  expect(rowOf(groupsOf([verified, person()]), 'Verified')).toEqual([
    expect.stringMatching(/^Loom: Employer confirmed by email at loom\.example, .*2026/),
    'Nothing',
  ]);
  expect(rowOf(groupsOf([person(), person()]), 'Verified')).toBeUndefined();
});
