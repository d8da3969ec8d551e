import type { FileRef } from '../file/schema.ts';
import type { Locality } from '../locality/schema.ts';
import type {
  Certification,
  Education,
  PersonalProject,
  TalentProfile,
  Tenure,
  WorkExperience,
} from './schema.ts';

/** Who reads a profile besides its owner. Talent who read another's profile count as guests. */
export type Reader = 'company' | 'guest';

/** A field as it is, its text without what tells who the person is, its entry's place in the list, or nothing. */
type Showing = 'shown' | 'masked' | 'place' | 'refused';

export type FieldAudience = { readonly [To in Reader]: Showing } & { readonly parts?: Audience };
export type Audience = { readonly [Field in string]: FieldAudience };

/** Says of every field of a record, and of every part of it, what others get. A field that it leaves out does not compile. */
type AudienceOf<T> = {
  readonly [Field in keyof Required<T>]: typeof NOBODY | AudienceOfField<NonNullable<T[Field]>>;
};
type AudienceOfField<Value> = {
  readonly [To in Reader]: Value extends string | readonly string[] ? Showing : Exclude<Showing, 'masked'>;
} & (Value extends readonly (infer Entry)[] ? PartsOf<Entry> : PartsOf<Value>);
type PartsOf<Value> = Value extends object ? { readonly parts: AudienceOf<Value> } : unknown;

const EVERYBODY = { company: 'shown', guest: 'shown' } as const;
const MASKED = { company: 'shown', guest: 'masked' } as const;
const COMPANIES = { company: 'shown', guest: 'refused' } as const;
const NOBODY = { company: 'refused', guest: 'refused' } as const;
/** The id of an entry may be its owner's own words too. */
const PLACE = { company: 'place', guest: 'place' } as const;

/** Where a file is stored is nobody's business. */
const FILE = {
  id: EVERYBODY,
  bucket: NOBODY,
  path: NOBODY,
  filename: EVERYBODY,
  contentType: EVERYBODY,
  createdIsoDateTimeUtc: EVERYBODY,
} as const satisfies AudienceOf<FileRef>;

/** Where somebody lives or worked is shown by name; the exact point is nobody's business. */
const LOCALITY = {
  suburb: MASKED,
  state: MASKED,
  countryCode: EVERYBODY,
  postcode: MASKED,
  geoPoint: NOBODY,
} as const satisfies AudienceOf<Locality>;

const TENURE = {
  startIsoMonth: EVERYBODY,
  endIsoMonth: EVERYBODY,
  isCurrent: EVERYBODY,
} as const satisfies AudienceOf<Tenure>;

const WORK_EXPERIENCE = {
  id: PLACE,
  designation: MASKED,
  company: MASKED,
  locality: { ...EVERYBODY, parts: LOCALITY },
  tenure: { ...EVERYBODY, parts: TENURE },
  rolesAndResponsibilities: MASKED,
  isInternship: EVERYBODY,
  isRemote: EVERYBODY,
} as const satisfies AudienceOf<WorkExperience>;

const EDUCATION = {
  id: PLACE,
  course: MASKED,
  university: MASKED,
  locality: { ...EVERYBODY, parts: LOCALITY },
  tenure: { ...EVERYBODY, parts: TENURE },
} as const satisfies AudienceOf<Education>;

export const PERSONAL_PROJECT_AUDIENCE = {
  id: PLACE,
  title: MASKED,
  url: COMPANIES,
  descriptionMarkdown: MASKED,
} as const satisfies AudienceOf<PersonalProject>;

export const CERTIFICATION_AUDIENCE = {
  id: PLACE,
  name: MASKED,
  issuingOrganization: MASKED,
  issueIsoMonth: EVERYBODY,
  credentialId: COMPANIES,
  credentialUrl: COMPANIES,
} as const satisfies AudienceOf<Certification>;

/** What others than its owner get of a profile. The contract's views and the presenters are made from this table. */
export const TALENT_PROFILE_AUDIENCE = {
  key: { ...EVERYBODY, parts: { talentId: EVERYBODY } },
  createdIsoDateTimeUtc: NOBODY,
  updatedIsoDateTimeUtc: EVERYBODY,
  name: COMPANIES,
  profilePicture: { ...COMPANIES, parts: FILE },
  dobIsoDate: COMPANIES,
  about: MASKED,
  openToWorkStatus: EVERYBODY,
  jobCategory: EVERYBODY,
  jobTitle: MASKED,
  locality: { ...EVERYBODY, parts: LOCALITY },
  isCurrentlyEmployed: EVERYBODY,
  noticePeriodInWeeks: EVERYBODY,
  expectedSalaryInLpaInr: EVERYBODY,
  skills: MASKED,
  experienceInYears: EVERYBODY,
  workExperiences: { ...EVERYBODY, parts: WORK_EXPERIENCE },
  educationList: { ...EVERYBODY, parts: EDUCATION },
  resume: { ...COMPANIES, parts: FILE },
  linkedInProfileUrl: COMPANIES,
  githubProfileUrl: COMPANIES,
  stackOverflowProfileUrl: COMPANIES,
  personalBlogUrl: COMPANIES,
  personalProjects: { ...EVERYBODY, parts: PERSONAL_PROJECT_AUDIENCE },
  certifications: { ...EVERYBODY, parts: CERTIFICATION_AUDIENCE },
  englishFluency: EVERYBODY,
  hasStableInternet: EVERYBODY,
  hasOwnLaptop: EVERYBODY,
  hasWebcamAndMicrophone: EVERYBODY,
  canWorkFromHome: EVERYBODY,
} as const satisfies AudienceOf<TalentProfile>;

/** What of a profile stands on a row of the search results, as far as its reader gets it at all. */
export const TALENT_CARD_FIELDS = [
  'key',
  'updatedIsoDateTimeUtc',
  'name',
  'profilePicture',
  'openToWorkStatus',
  'jobCategory',
  'jobTitle',
  'locality',
  'isCurrentlyEmployed',
  'noticePeriodInWeeks',
  'expectedSalaryInLpaInr',
  'skills',
  'experienceInYears',
] as const satisfies readonly (keyof TalentProfile)[];

/** Of these fields, those of which a reader gets anything. */
export type ShownField<Table, To extends Reader> = {
  [Field in keyof Table]: Table[Field] extends { readonly [Key in To]: 'refused' } ? never : Field;
}[keyof Table];
