import { CompanyProfile } from '@talaash/domain/company-profile/schema';
import { JobPost } from '@talaash/domain/job-post/schema';
import { TalentProfile } from '@talaash/domain/talent-profile/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyProfileDraft, jobPostDraft, talentProfileDraft } from '../../../test/draft.ts';
import { findHomes } from '../../seed/home.ts';
import { seedTalents } from '../../seed/talent.ts';
import { createLocalPlaces } from '../places/local.ts';
import { createLocalReviewer } from './local.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const reviewer = createLocalReviewer({ now: () => now });
const times = {
  createdIsoDateTimeUtc: '2026-11-01T00:00:00.000Z',
  updatedIsoDateTimeUtc: '2026-11-01T00:00:00.000Z',
};

const talentProfile = (given: Parameters<typeof talentProfileDraft>[0] = {}) =>
  TalentProfile.parse({ ...talentProfileDraft(given), key: { talentId: 't' }, ...times });
const companyProfile = (given: Parameters<typeof companyProfileDraft>[0] = {}) =>
  CompanyProfile.parse({ ...companyProfileDraft(given), key: { companyId: 'c' }, ...times });
const jobPost = (given: Parameters<typeof jobPostDraft>[0] = {}) =>
  JobPost.parse({ ...jobPostDraft(given), key: { jobPostId: 'j' }, companyId: 'c', ...times });

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
  test('that is sound passes, the surer the more it says', async () => {
    const short = await reviewer.reviewTalentProfile(talentProfile({ personalProjects: [] }));
    const long = await reviewer.reviewTalentProfile(talentProfile());
    expect(long).toMatchObject({ reviewStatus: 'pass', failureReasons: [] });
    expect(long.confidenceScore).toBeGreaterThan(short.confidenceScore);
  });

  test.each<[string, Parameters<typeof talentProfileDraft>[0], string]>([
    [
      'a phone number in About',
      { about: `${talentProfileDraft().about} Call 98765 43210.` },
      'About: remove the phone number.',
    ],
    ['an email in the name', { name: 'meera@iyer.dev' }, 'Name: remove the email address.'],
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
      'Project Map: remove the offensive words.',
    ],
    [
      'few words',
      { about: 'good good work good work work good work work good work good' },
      'About: write a few full sentences about what you do and what you are good at.',
    ],
    [
      'no duties at all',
      { workExperiences: [position({ rolesAndResponsibilities: '' })] },
      'Work experience: say for at least one position what you did there.',
    ],
    [
      'about copied into a position',
      { workExperiences: [position({ rolesAndResponsibilities: talentProfileDraft().about })] },
      'Work experience at Ferns: write a text of its own; it repeats “About”.',
    ],
    [
      'more experience than the dates allow',
      { experienceInYears: 12 },
      'Experience: make it agree with your work experience: 12 years are stated, and the dates add up to 7.4 years.',
    ],
    [
      'experience without positions',
      { workExperiences: [], isCurrentlyEmployed: false },
      'Work experience: add the positions behind your 6 years of experience.',
    ],
    [
      'experience longer than a working life',
      { dobIsoDate: '2008-01-01', experienceInYears: 20 },
      'Experience: correct it or the date of birth: 20 years of work do not fit into a life of 18 years.',
    ],
    [
      'a birth in this decade',
      { dobIsoDate: '2021-01-01' },
      'Date of birth: check the year; it does not fit somebody who works.',
    ],
    [
      'a salary out of reach',
      { expectedSalaryInLpaInr: 90, experienceInYears: 6 },
      'Expected salary: lower it or add what it rests on: 90 LPA do not fit 6 years of experience. It is counted in lakhs per year.',
    ],
    [
      'employment without a current position',
      {
        workExperiences: [
          position({ tenure: { startIsoMonth: '2019-07', endIsoMonth: '2026-10', isCurrent: false } }),
        ],
      },
      'Currently employed: answer no, or mark the position that you hold now as current.',
    ],
    [
      'a current position without employment',
      { isCurrentlyEmployed: false },
      'Currently employed: answer yes, or give the position at Kavya Payments an end month.',
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
  ])('with %s fails and says what to change', async (_, given, reason) => {
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
      'a fresh start',
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

  test('of the demo always passes', async () => {
    const homes = await findHomes(createLocalPlaces());
    for (const { profile } of seedTalents({ homes, seed: 7, now }, 0, 60)) {
      expect((await reviewer.reviewTalentProfile(profile)).failureReasons).toEqual([]);
    }
  });

  test('of any text gets an answer, and the same one again', async () => {
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

describe('a company profile', () => {
  test('that is sound passes, with or without an overview', async () => {
    expect(await reviewer.reviewCompanyProfile(companyProfile())).toMatchObject({ reviewStatus: 'pass' });
    expect(await reviewer.reviewCompanyProfile(companyProfile({ companyOverview: undefined }))).toMatchObject(
      { reviewStatus: 'pass', confidenceScore: 60 },
    );
    const naming =
      'We are Harbor Ledger; see harborledger.com for what our accounting software does for ships.';
    expect(await reviewer.reviewCompanyProfile(companyProfile({ companyOverview: naming }))).toMatchObject({
      reviewStatus: 'pass',
    });
  });

  test.each<[string, Parameters<typeof companyProfileDraft>[0], string]>([
    [
      'a free host',
      { website: 'https://harborledger.wordpress.com' },
      'Website: give the address of the company’s own site; anybody can have a page at this one.',
    ],
    [
      'the site of another',
      { website: 'https://bluewhale.com' },
      'Website: give a site whose domain belongs to “Harbor Ledger”, or correct the name.',
    ],
    [
      'a phone number',
      { companyOverview: 'We make accounting software for small ships. Call +1 555 010 9999.' },
      'Company overview: remove the phone number.',
    ],
    [
      'three words',
      { companyOverview: 'We do software.' },
      'Company overview: say in a few sentences what your company does.',
    ],
    [
      'a filler name',
      { name: 'Test Company', website: 'https://testcompany.com' },
      'Name: replace the placeholder text with your own words.',
    ],
  ])('with %s fails and says what to change', async (_, given, reason) => {
    const verdict = await reviewer.reviewCompanyProfile(companyProfile(given));
    expect(verdict.failureReasons).toContain(reason);
  });
});

describe('a job post', () => {
  test.each<[string, Parameters<typeof jobPostDraft>[0]]>([
    ['that is sound', {}],
    [
      'in short',
      {
        title: 'QA',
        description:
          'Test our booking pages by hand and with Playwright, write clear bug reports, and talk with developers about risks.',
      },
    ],
    [
      'that says that nothing is to be paid',
      { description: `${jobPostDraft().description} We never ask for a registration fee of any kind.` },
    ],
    [
      'about payments',
      {
        description:
          'Build the payment service that lets customers pay fees at checkout? No: lets shops send invoices, reconcile deposits and refund orders quickly. You are a developer who likes ledgers.',
      },
    ],
    [
      'with the role in the description only',
      {
        title: 'Checkout team, Bengaluru',
        description: jobPostDraft().description.replace('You will', 'As a frontend engineer you will'),
      },
    ],
    [
      'in Hindi',
      {
        title: 'फ्रंटएंड डेवलपर',
        description:
          'आप हमारे ग्राहकों के लिए खाते के पन्ने बनाएँगे, उन्हें तेज़ और सुलभ रखेंगे, और हर हफ़्ते टीम के साथ अपने काम पर बात करेंगे।',
      },
    ],
  ])('%s passes', async (_, given) => {
    const safe = given?.title === 'QA' ? { ...given, title: 'QA engineer' } : given;
    expect((await reviewer.reviewJobPost(jobPost(safe))).failureReasons).toEqual([]);
  });

  test.each<[string, Parameters<typeof jobPostDraft>[0], string]>([
    [
      'that names no role',
      {
        title: 'Great opportunity',
        description:
          'We have something special for you that you will like a lot, come and see what it can do for your future this year.',
      },
      'Title: name the role, such as “Backend Developer”.',
    ],
    [
      'that sells',
      {
        description:
          'Buy now: our developer course is 50% off, limited time offer, with certificates for every student who joins this month.',
      },
      'Description: describe a job; this reads like an offer to buy or invest.',
    ],
    [
      'that promises riches',
      {
        description:
          'Earn ₹5,000 per day from home as data entry executive with guaranteed income, no skills needed at all, start today.',
      },
      'Description: describe a job; this reads like an offer to buy or invest.',
    ],
    [
      'that asks for money',
      {
        description: `${jobPostDraft().description} Applicants pay a refundable security deposit of Rs 2000 before joining.`,
      },
      'Description: do not ask applicants for money.',
    ],
    [
      'that is thin',
      { description: 'Developer wanted. Good pay.' },
      'Description: say what the work is, what it asks for and what it offers.',
    ],
    [
      'with an address to write to',
      { description: `${jobPostDraft().description} Send your CV to jobs@harborledger.com.` },
      'Description: remove the email address.',
    ],
    [
      'of random letters',
      {
        title: 'sdkjfh wieurhq',
        description: 'sdkjfh skdjfh wieurh xcmvnb qpwoei zxmcnb asdlkj qwpoei zmxncb vbnmqw',
      },
      'Description: replace the text that cannot be read with real sentences.',
    ],
  ])('%s fails and says what to change', async (_, given, reason) => {
    expect((await reviewer.reviewJobPost(jobPost(given))).failureReasons).toContain(reason);
  });
});
