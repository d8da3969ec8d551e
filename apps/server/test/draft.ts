import type { CompanyProfileDraft } from '@talaash/domain/company-profile/schema';
import type { JobPostDraft } from '@talaash/domain/job-post/schema';
import type { z } from '@talaash/domain/base/schema';
import type { TalentProfileDraft } from '@talaash/domain/talent-profile/schema';

type TalentProfileInput = z.input<typeof TalentProfileDraft>;
type CompanyProfileInput = z.input<typeof CompanyProfileDraft>;
type JobPostInput = z.input<typeof JobPostDraft>;

/** A talent profile that passes review. */
export const talentProfileDraft = (given: Partial<TalentProfileInput> = {}): TalentProfileInput => ({
  name: 'Meera Iyer',
  dobIsoDate: '1996-04-12',
  about:
    'I build React front-ends for payment products and like pages that answer quickly. Before that I wrote the billing service of a bookshop in Node.js and learnt to love boring databases.',
  openToWorkStatus: 'ActivelySeeking',
  jobCategory: 'Software_Development',
  jobTitle: 'Senior React Developer',
  locality: {
    suburb: 'Koramangala',
    state: 'Karnataka',
    countryCode: 'IN',
    postcode: '560034',
    geoPoint: { latitude: 12.93, longitude: 77.62 },
  },
  isCurrentlyEmployed: true,
  noticePeriodInWeeks: 4,
  expectedSalaryInLpaInr: 28.5,
  skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL'],
  experienceInYears: 6,
  workExperiences: [
    {
      id: 'w1',
      designation: 'React Developer',
      company: 'Kavya Payments',
      locality: { state: 'Karnataka', countryCode: 'IN' },
      tenure: { startIsoMonth: '2019-07', isCurrent: true },
      rolesAndResponsibilities: 'Own the checkout page, its accessibility and its speed on slow phones.',
      isInternship: false,
      isRemote: false,
    },
  ],
  educationList: [
    {
      id: 'e1',
      course: 'B.E. in Computer Science',
      university: 'Anna University',
      locality: { state: 'Tamil Nadu', countryCode: 'IN' },
      tenure: { startIsoMonth: '2014-08', endIsoMonth: '2018-05', isCurrent: false },
    },
  ],
  linkedInProfileUrl: 'https://www.linkedin.com/in/meera-example',
  personalProjects: [
    {
      id: 'p1',
      title: 'Monsoon map',
      url: 'https://monsoon.example.com',
      descriptionMarkdown: 'A map of rainfall by district, redrawn every hour from open data.',
    },
  ],
  certifications: [],
  englishFluency: 'Advanced',
  hasStableInternet: true,
  hasOwnLaptop: true,
  hasWebcamAndMicrophone: true,
  canWorkFromHome: true,
  ...given,
});

/** A company profile that passes review. */
export const companyProfileDraft = (given: Partial<CompanyProfileInput> = {}): CompanyProfileInput => ({
  name: 'Harbor Ledger',
  website: 'https://www.harborledger.com',
  countryCode: 'US',
  locality: { state: 'Oregon', countryCode: 'US' },
  companyOverview: 'We make accounting software for small shipping companies, and we answer our own phones.',
  ...given,
});

/** A job post that passes review. */
export const jobPostDraft = (given: Partial<JobPostInput> = {}): JobPostInput => ({
  category: 'Software_Development',
  title: 'Senior React Developer',
  description:
    'You will own the pages on which our customers see their ledgers. We expect sound TypeScript, care for accessibility, and experience with data that changes while people look at it. We offer time to do things properly.',
  hasFlexibleHours: true,
  ...given,
});
