import { z } from '../src/base/schema.ts';
import type { CompanyProfile } from '../src/company-profile/schema.ts';
import type { FileRef } from '../src/file/schema.ts';
import type { JobPost } from '../src/job-post/schema.ts';
import type { TalentProfile } from '../src/talent-profile/schema.ts';

/** A record in which every field is present and not empty, nested ones too. */
type Filled<T> = T extends readonly (infer Entry)[]
  ? [Filled<Entry>, ...Filled<Entry>[]]
  : T extends object
    ? { [Field in keyof Required<T>]: Filled<NonNullable<T[Field]>> }
    : T;

const at = {
  createdIsoDateTimeUtc: '2026-01-02T03:04:05.678Z',
  updatedIsoDateTimeUtc: '2026-02-03T04:05:06.789Z',
};

const fileOf = (id: string, filename: string, contentType: string): Filled<FileRef> => ({
  id,
  bucket: 'secret-bucket',
  path: `secret/${id}`,
  filename,
  contentType,
  createdIsoDateTimeUtc: at.createdIsoDateTimeUtc,
  isAiEdited: true,
});

const localityOf = (suburb: string, latitude: number): Filled<TalentProfile['locality']> => ({
  suburb,
  state: `State of ${suburb}`,
  countryCode: 'IN',
  postcode: `56 ${suburb}`,
  geoPoint: { latitude, longitude: 77.6123 },
});

const tenure = { startIsoMonth: '2017-03', endIsoMonth: '2021-09', isCurrent: false };

/** A profile with every field. Every free text contains the name of the person. */
export const filledTalentProfile = {
  key: { talentId: 'talent' },
  ...at,
  name: 'Meera Iyer',
  profilePicture: fileOf('picture', 'meera.jpg', 'image/jpeg'),
  dobIsoDate: '1993-07-19',
  about: 'I am Meera, and I build interfaces that people understand at once.',
  openToWorkStatus: 'OpenToOpportunities',
  jobCategory: 'UI_UX_Design',
  jobTitle: 'Designer Meera',
  locality: localityOf('Meera Nagar', 12.9123),
  isCurrentlyEmployed: true,
  noticePeriodInWeeks: 7,
  expectedSalaryInLpaInr: 23.5,
  skills: ['Meera sketches', 'Figma by Meera', 'Meera writes'],
  experienceInYears: 9,
  workExperiences: [
    {
      id: 'work',
      designation: 'Lead Meera',
      company: 'Meera and Daughters',
      locality: localityOf('Meera Town', 13.0123),
      tenure,
      rolesAndResponsibilities: 'Meera led the checkout.',
      isInternship: true,
      isRemote: false,
    },
  ],
  educationList: [
    {
      id: 'studies',
      course: 'Design for Meera',
      university: 'Meera University',
      locality: localityOf('Meera Hills', 11.0123),
      tenure,
    },
  ],
  resume: fileOf('resume', 'meera.pdf', 'application/pdf'),
  linkedInProfileUrl: 'https://www.linkedin.com/in/meera',
  githubProfileUrl: 'https://github.com/meera',
  stackOverflowProfileUrl: 'https://stackoverflow.com/users/meera',
  personalBlogUrl: 'https://meera.example.com',
  personalProjects: [
    {
      id: 'project',
      title: 'Map by Meera',
      url: 'https://map.example.com',
      descriptionMarkdown: 'Meera drew rain.',
    },
  ],
  certifications: [
    {
      id: 'certificate',
      name: 'Certified Meera',
      issuingOrganization: 'Board of Meera',
      issueIsoMonth: '2020-11',
      credentialId: 'credential-17',
      credentialUrl: 'https://board.example.com/17',
    },
  ],
  englishFluency: 'Native',
  hasStableInternet: true,
  hasOwnLaptop: true,
  hasWebcamAndMicrophone: true,
  canWorkFromHome: true,
  takesOnlyInvitationsWithPay: true,
  invitationsAWeek: 10,
} satisfies Filled<TalentProfile>;

export const filledCompanyProfile = {
  key: { companyId: 'company' },
  ...at,
  name: 'Harbor Ledger',
  logo: fileOf('logo', 'harbor.png', 'image/png'),
  website: 'https://www.harborledger.com',
  countryCode: 'NZ',
  locality: localityOf('Lyttelton', -43.6),
  companyOverview: 'We make accounting software for small shipping companies.',
  isRecruitmentAgency: true,
} satisfies Filled<CompanyProfile>;

export const filledJobPost = {
  key: { jobPostId: 'job' },
  ...at,
  companyId: 'company',
  category: 'Software_Testing',
  title: 'Senior Tester',
  description: 'Test the ledgers of our customers.',
  hasCompetitiveSalary: true,
  hasFlexibleHours: true,
  hasPerformanceBonus: true,
  hasLearningOpportunities: true,
  terms: {
    pay: { from: 16, to: 22.5, inCurrency: { currency: 'NZD', from: 31_000, to: 44_000 } },
    employmentKind: 'Contract',
    workPlace: 'RemoteOrOnSite',
    workPlaceName: 'Christchurch',
    overlapHours: 4,
    startIsoMonth: '2027-01',
  },
  confirmedIsoDateTimeUtc: '2026-01-03T00:00:00.000Z',
  askedIsoDateTimeUtc: '2026-02-03T00:00:00.000Z',
  closedIsoDateTimeUtc: '2026-02-10T00:00:00.000Z',
  aiReviewResponse: {
    reviewStatus: 'pass',
    failureReasons: ['None.'],
    confidenceScore: 90,
    judgedBy: 'model',
  },
  isReviewQueued: true,
} satisfies Filled<JobPost>;

/** The paths of all fields of a schema, nested ones too, that are empty in a value. */
export function emptyFields(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  if (value === undefined || value === null || value === '') return [path];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([field, part]) =>
      emptyFields(part, (value as Record<string, unknown>)[field], path === '' ? field : `${path}.${field}`),
    );
  }
  if (schema instanceof z.ZodArray) {
    const [first] = value as unknown[];
    return emptyFields(schema.element, first, `${path}.0`);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return emptyFields(schema.def.innerType, value, path);
  }
  // A preprocessing transform is the input of its pipe, any other transform is the output.
  if (schema instanceof z.ZodPipe) {
    const { in: input, out: output } = schema.def;
    return emptyFields(input instanceof z.ZodTransform ? output : input, value, path);
  }
  return [];
}
