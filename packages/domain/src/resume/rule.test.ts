import { describe, expect, test } from 'vitest';
import { emptyProfile, nothing } from '../../test/resume.ts';
import type { FillableProfile, FillableWorkExperience } from './profile.ts';
import { compareResume, type ResumeRow } from './rule.ts';
import type { ParsedEducation, ParsedResume, ParsedWorkExperience } from './schema.ts';
import { takeFound } from './take.ts';

const pune = { suburb: 'Pune', state: 'Maharashtra', countryCode: 'IN' };

const kept = (
  given: Partial<FillableWorkExperience> & { from?: string; until?: string } = {},
): FillableWorkExperience => {
  const { from = '2023-08', until = '', ...entry } = given;
  return {
    id: 'kept',
    designation: 'React Developer',
    company: 'Lumen Retail',
    locality: undefined,
    tenure: { startIsoMonth: from, endIsoMonth: until, isCurrent: until === '' },
    rolesAndResponsibilities: '',
    isInternship: false,
    isRemote: false,
    ...entry,
  };
};

const job = (
  given: Partial<ParsedWorkExperience> & { from?: string; until?: string } = {},
): ParsedWorkExperience => {
  const { from = '2023-08', until, ...entry } = given;
  const tenure = {
    startIsoMonth: from,
    isCurrent: until === undefined,
    ...(until ? { endIsoMonth: until } : {}),
  };
  return {
    designation: 'React Developer',
    company: 'Lumen Retail',
    tenure,
    isInternship: false,
    isRemote: false,
    ...entry,
  };
};

const study = (course: string, university?: string, years?: [string, string]): ParsedEducation => ({
  course,
  ...(university ? { university } : {}),
  tenure: { isCurrent: false, ...(years ? { startIsoMonth: years[0], endIsoMonth: years[1] } : {}) },
});

const rowsOf = (profile: Partial<FillableProfile>, found: Partial<ParsedResume>): ResumeRow[] =>
  compareResume({ ...emptyProfile, ...profile }, { ...nothing, ...found });

const brief = (row: ResumeRow) => `${row.id}: ${row.state}, ${row.starts}`;

let lastId = 0;
const newId = () => `new ${++lastId}`;

function taken(
  profile: Partial<FillableProfile>,
  found: Partial<ParsedResume>,
  which = (_: ResumeRow) => true,
) {
  const whole = { ...emptyProfile, ...profile };
  const resume = { ...nothing, ...found };
  return takeFound(whole, { found: resume, rows: compareResume(whole, resume).filter(which), newId });
}

describe('a field', () => {
  test.each<[string, Partial<FillableProfile>, Partial<ParsedResume>, string[]]>([
    ['that is not found is no row', { jobTitle: 'Tester' }, {}, []],
    ['of an empty profile starts taken', {}, { jobTitle: 'Tester' }, ['jobTitle: new, found']],
    [
      'that is a fact starts taken',
      { jobTitle: 'Tester' },
      { jobTitle: 'Lead' },
      ['jobTitle: changed, found'],
    ],
    ['in own words starts kept', { about: 'Mine.' }, { about: 'Theirs.' }, ['about: changed, now']],
    ['in own words where nothing is starts taken', {}, { about: 'Theirs.' }, ['about: new, found']],
    ['that says the same', { name: 'Meera  IYER' }, { name: 'Meera Iyer' }, ['name: same, now']],
    [
      'of zero years is filled',
      { experienceInYears: 0 },
      { experienceInYears: 2 },
      ['experienceInYears: changed, found'],
    ],
    [
      'of no employment',
      { isCurrentlyEmployed: true },
      { isCurrentlyEmployed: false },
      ['isCurrentlyEmployed: changed, found'],
    ],
    [
      'of a more precise place is the same',
      { locality: { ...pune, suburb: 'Baner, Pune' } },
      { locality: pune },
      ['locality: same, now'],
    ],
    [
      'of another place of the state',
      { locality: { ...pune, suburb: 'Nagpur' } },
      { locality: pune },
      ['locality: changed, found'],
    ],
    [
      'of an address without scheme and slash is the same',
      { githubProfileUrl: 'https://github.com/Meera/' },
      { githubProfileUrl: 'http://www.github.com/meera' },
      ['githubProfileUrl: same, now'],
    ],
  ])('%s', (_, profile, found, rows) => {
    expect(rowsOf(profile, found).map(brief)).toEqual(rows);
  });
});

describe('skills', () => {
  test.each<[string[], string[], string[], string]>([
    [['React', 'C'], ['ReactJS', 'react.js', 'C++', 'C#'], ['C++', 'C#'], 'changed'],
    [['Node.js'], ['NodeJS'], [], 'same'],
    [[], ['Go', 'go'], ['Go'], 'new'],
  ])('%j and %j add %j', (skills, found, added, state) => {
    expect(rowsOf({ skills }, { skills: found })).toMatchObject([{ added, state }]);
  });

  test('are added behind those that are there, without those that are left out', () => {
    const profile = { ...emptyProfile, skills: ['React'] };
    const found = { ...nothing, skills: ['Go', 'Rust'] };
    const rows = compareResume(profile, found);
    expect(takeFound(profile, { found, rows, skillsLeft: new Set(['Go']), newId }).skills).toEqual([
      'React',
      'Rust',
    ]);
  });
});

describe('a work experience', () => {
  test.each<[string, FillableWorkExperience[], ParsedWorkExperience[], string[]]>([
    ['of an employer at the same time is the same', [kept()], [job()], ['workExperiences.0: same, now']],
    [
      'is found under the legal name',
      [kept()],
      [job({ company: 'LUMEN RETAIL Pvt. Ltd.' })],
      ['workExperiences.0: same, now'],
    ],
    [
      'with an earlier start is changed',
      [kept()],
      [job({ from: '2021-08' })],
      ['workExperiences.0: changed, found'],
    ],
    [
      'of another time is new',
      [kept()],
      [job({ from: '2019-01', until: '2020-05' })],
      ['workExperiences.0: new, found'],
    ],
    [
      'that begins in the month in which another role ended is new',
      [kept({ until: '2024-03' })],
      [job({ from: '2024-03', designation: 'Lead' })],
      ['workExperiences.0: new, found'],
    ],
    [
      'of another employer is new',
      [kept()],
      [job({ company: 'Orchid Health' })],
      ['workExperiences.0: new, found'],
    ],
    [
      'without an employer is new',
      [kept()],
      [{ ...job(), company: undefined }],
      ['workExperiences.0: new, found'],
    ],
    [
      'without months is matched by the employer',
      [kept()],
      [{ ...job(), tenure: { isCurrent: false } }],
      ['workExperiences.0: same, now'],
    ],
    [
      'replaces nothing that is blank',
      [
        kept({
          designation: '',
          company: '',
          tenure: { startIsoMonth: '', endIsoMonth: '', isCurrent: false },
        }),
      ],
      [job()],
      ['workExperiences.0: new, found'],
    ],
    [
      'of two roles, the one with the same designation is matched',
      [kept({ from: '2020-06' })],
      [job({ designation: 'Lead', from: '2022-01' }), job({ from: '2020-06', until: '2021-12' })],
      ['workExperiences.0: new, found', 'workExperiences.1: changed, found'],
    ],
  ])('%s', (_, workExperiences, found, rows) => {
    expect(rowsOf({ workExperiences }, { workExperiences: found }).map(brief)).toEqual(rows);
  });

  test.each<[string, string, string, string[]]>([
    ['the same lines', '- One\n- Two', '1. one\n2. two', ['workExperiences.0: same, now']],
    ['more lines', '- One', '- One\n- Two', ['workExperiences.0: changed, found']],
    ['fewer lines', '- One\n- Two', '- One', ['workExperiences.0: same, now']],
    ['other lines', '- One', '- Two', ['workExperiences.0.prose: changed, now']],
    ['lines where none are', '', '- Two', ['workExperiences.0: changed, found']],
  ])('with %s', (_, own, said, rows) => {
    const workExperiences = [kept({ rolesAndResponsibilities: own })];
    const found = { workExperiences: [job({ rolesAndResponsibilities: said })] };
    expect(rowsOf({ workExperiences }, found).map(brief)).toEqual(rows);
  });

  test('whose facts are taken keeps its own words and what the resume does not say', () => {
    const entry = kept({ rolesAndResponsibilities: 'Mine', locality: pune });
    const found = { workExperiences: [job({ from: '2021-08', rolesAndResponsibilities: 'Theirs' })] };
    const rows = rowsOf({ workExperiences: [entry] }, found);
    expect(rows.map(brief)).toEqual([
      'workExperiences.0: changed, found',
      'workExperiences.0.prose: changed, now',
    ]);
    const facts = taken({ workExperiences: [entry] }, found, ({ starts }) => starts === 'found');
    expect(facts.workExperiences).toEqual([
      { ...entry, tenure: { ...entry.tenure, startIsoMonth: '2021-08' } },
    ]);
    const all = taken({ workExperiences: [entry] }, found);
    expect(all.workExperiences).toMatchObject([{ id: 'kept', rolesAndResponsibilities: 'Theirs' }]);
  });

  test('that is new stands where it belongs in time', () => {
    const workExperiences = [
      kept(),
      kept({ id: 'first', company: 'Orchid', from: '2015-01', until: '2016-01' }),
    ];
    const found = [
      job({ company: 'Between', from: '2018-01', until: '2019-01' }),
      job({ company: 'Before', from: '2012-01', until: '2013-01' }),
    ];
    const { workExperiences: all } = taken({ workExperiences }, { workExperiences: found });
    expect(all.map(({ company }) => company)).toEqual(['Lumen Retail', 'Between', 'Orchid', 'Before']);
  });
});

test.each<[string, ParsedEducation, ParsedEducation, string]>([
  ['the same course', study('B.Tech', 'MITS'), study('BTech', 'M.I.T.S'), 'same'],
  ['a course with its subject', study('B.Tech Physics', 'MITS'), study('B.Tech', 'MITS'), 'same'],
  ['a course at another university', study('B.Tech', 'MITS'), study('B.Tech', 'Anna University'), 'new'],
  [
    'a course at the same time under another name of the university',
    study('B.Tech', 'IIT Madras', ['2015-07', '2019-05']),
    study('B.Tech', 'Indian Institute of Technology', ['2015-08', '2019-05']),
    'changed',
  ],
  ['another course', study('B.Tech', 'MITS'), study('M.Tech', 'MITS'), 'new'],
])('of educations, %s', (_, first, second, state) => {
  const { educationList } = taken({}, { educationList: [first] });
  expect(rowsOf({ educationList }, { educationList: [second] })).toMatchObject([{ state }]);
});
