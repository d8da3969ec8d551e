import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { talentProfileDraft } from '../../../test/draft.ts';
import { findTalentSource, seedTalents } from '../../seed/talent.ts';
import { createLocalPlaces } from '../places/local.ts';
import { now, reviewer, talentProfile } from '../../../test/local-reviewer.ts';

const position = (given: object) => ({
  id: 'w',
  designation: 'Developer',
  company: 'Ferns',
  tenure: { startIsoMonth: '2019-07', isCurrent: true },
  rolesAndResponsibilities: 'Own the checkout page, its accessibility and its speed.',
  isInternship: false,
  isRemote: true,
  ...given,
});
const studies = (startIsoMonth: string, endIsoMonth: string) => ({
  id: 'e',
  course: 'B.Sc.',
  university: 'Pune University',
  tenure: { startIsoMonth, endIsoMonth, isCurrent: false },
});

describe('a talent profile', () => {
  test('that is complete passes, with more confidence the longer it is', async () => {
    const short = await reviewer.reviewTalentProfile(talentProfile({ personalProjects: [] }));
    const long = await reviewer.reviewTalentProfile(talentProfile());
    expect(long).toMatchObject({ reviewStatus: 'pass', failureReasons: [] });
    expect(long.confidenceScore).toBeGreaterThan(short.confidenceScore);
  });

  test.each<[string, Parameters<typeof talentProfileDraft>[0], string]>([
    [
      'a phone number in About',
      { about: `${talentProfileDraft().about} Call 98765 43210.` },
      'About: remove the phone number: “98765 43210”.',
    ],
    ['a filler name', { name: 'Test User' }, 'Name: replace the placeholder text with your own words.'],
    [
      'abuse in a project',
      {
        personalProjects: [
          {
            id: 'p',
            title: 'Map',
            url: 'https://a.example.com',
            descriptionMarkdown: 'A fucking good map of rain.',
          },
        ],
      },
      'Project Map: remove the offensive words: “fucking”.',
    ],
    [
      'few words',
      { about: 'good good work good work work good work work good work good' },
      'About: write a few full sentences about what you do and what you are good at.',
    ],
    [
      'no duties at all',
      { workExperiences: [position({ rolesAndResponsibilities: '' })] },
      'Work experience: describe what you did in at least one job.',
    ],
    [
      'the introduction copied into a position',
      { workExperiences: [position({ rolesAndResponsibilities: talentProfileDraft().about })] },
      'Work experience at Ferns: write a different text; this one repeats “About”.',
    ],
    [
      'more experience than the dates allow',
      { experienceInYears: 12 },
      'Experience: correct it or your work experience: you state 12 years, but the dates add up to 7.4 years.',
    ],
    [
      'experience without positions',
      { workExperiences: [], isCurrentlyEmployed: false },
      'Work experience: add the jobs that your 6 years of experience come from.',
    ],
    [
      'experience longer than a working life',
      { dobIsoDate: '2008-01-01', experienceInYears: 20 },
      'Experience: correct it or your date of birth: you cannot have 20 years of experience at the age of 18.',
    ],
    [
      'a date of birth of a child',
      { dobIsoDate: '2011-06-01' },
      'Date of birth: check the year; you would not be of working age.',
    ],
    [
      'a salary that is too high',
      { expectedSalaryInLpaInr: 90, experienceInYears: 6 },
      'Expected salary: check it: 90 LPA is too high for 6 years of experience. The unit is lakhs per year.',
    ],
    [
      'employment without a current position',
      {
        workExperiences: [
          position({ tenure: { startIsoMonth: '2019-07', endIsoMonth: '2026-10', isCurrent: false } }),
        ],
      },
      'Currently employed: answer no, or mark the job that you have now as current.',
    ],
    [
      'a current position without employment',
      { isCurrentlyEmployed: false },
      'Currently employed: answer yes, or add an end month to the position at Kavya Payments.',
    ],
    [
      'work in the future',
      {
        workExperiences: [
          position({}),
          position({
            company: 'Moss',
            tenure: { startIsoMonth: '2027-01', endIsoMonth: '2027-03', isCurrent: false },
          }),
        ],
      },
      'Work experience at Moss: correct the months; they are in the future.',
    ],
    [
      'work as a child',
      { workExperiences: [position({ tenure: { startIsoMonth: '2004-07', isCurrent: true } })] },
      'Work experience at Ferns: correct the start month; you were a child then.',
    ],
    [
      'studies ended as a child',
      { educationList: [studies('2000-01', '2004-01')] },
      'Education (B.Sc.): correct the months or the date of birth; you were a child then.',
    ],
    [
      'studies far ahead',
      { educationList: [studies('2020-01', '2040-01')] },
      'Education (B.Sc.): correct the end month; it is too far in the future.',
    ],
  ])('with %s fails with a reason', async (_, given, reason) => {
    const verdict = await reviewer.reviewTalentProfile(talentProfile(given));
    expect(verdict.reviewStatus).toBe('fail');
    expect(verdict.failureReasons).toContain(reason);
    expect(verdict.confidenceScore).toBeGreaterThanOrEqual(70);
  });

  test.each<[string, Parameters<typeof talentProfileDraft>[0]]>([
    [
      'a Devanagari name and text',
      {
        name: 'मीरा अय्यर',
        about:
          'मैं बेंगलुरु में भुगतान के पन्ने बनाती हूँ और धीमे फ़ोन पर भी उन्हें तेज़ रखती हूँ। इससे पहले मैंने किताबों की दुकान का हिसाब लिखा।',
      },
    ],
    ['a single short name', { name: 'Bala' }],
    ['initials', { name: 'K. R. Srinivasan' }],
    [
      'no experience',
      {
        experienceInYears: 0,
        workExperiences: [],
        isCurrentlyEmployed: false,
        expectedSalaryInLpaInr: 6,
        dobIsoDate: '2004-05-01',
        educationList: [studies('2022-08', '2026-05')],
      },
    ],
    ['studies under way', { educationList: [{ ...studies('2024-08', '2028-05') }] }],
    ['a career change', { experienceInYears: 2, expectedSalaryInLpaInr: 14 }],
    [
      'a small overlap of positions',
      {
        workExperiences: [
          position({}),
          position({
            company: 'Moss',
            rolesAndResponsibilities: 'Wrote the stock ledger of a plant nursery.',
            tenure: { startIsoMonth: '2018-01', endIsoMonth: '2019-09', isCurrent: false },
          }),
        ],
      },
    ],
    [
      'text in markdown',
      {
        workExperiences: [
          position({
            rolesAndResponsibilities:
              '- **Led** the rewrite of checkout\n- Cut load time by 45%\n- Mentored 3 juniors',
          }),
        ],
      },
    ],
  ])('with %s passes', async (_, given) => {
    expect((await reviewer.reviewTalentProfile(talentProfile(given))).failureReasons).toEqual([]);
  });

  test('of the demo passes', async () => {
    const source = await findTalentSource({ places: createLocalPlaces(), seed: 7, now });
    for (const { profile } of seedTalents(source, 0, 60)) {
      expect((await reviewer.reviewTalentProfile(profile)).failureReasons).toEqual([]);
    }
  });

  test('of any text always gets the same verdict', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 60, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(text, text, async (about, duties) => {
        const profile = { ...talentProfile(), about, name: duties, jobTitle: about };
        const verdict = await reviewer.reviewTalentProfile(profile);
        expect(await reviewer.reviewTalentProfile(profile)).toEqual(verdict);
        expect(verdict.failureReasons.length > 0).toBe(verdict.reviewStatus === 'fail');
      }),
      { numRuns: 60 },
    );
  });
});
