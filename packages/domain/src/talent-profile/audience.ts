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

/** The readers of a profile other than its owner. A talent who reads another talent's profile counts as a guest. */
export type Reader = 'company' | 'guest';

/**
 * How a field is shown: as it is, as text with identifying words masked, as the position of its entry in the list, or
 * not at all.
 */
type Showing = 'shown' | 'masked' | 'position' | 'refused';

export type FieldAudience = { readonly [To in Reader]: Showing } & { readonly parts?: Audience };
export type Audience = { readonly [Field in string]: FieldAudience };

/** What each reader gets of every field of a record, and of every part of it. A missing field is a type error. */
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
/** The owner's client chooses the ids of entries, so an id may identify the person. */
const POSITION = { company: 'position', guest: 'position' } as const;

/** Nobody else gets the storage path of a file. */
const FILE = {
  id: EVERYBODY,
  bucket: NOBODY,
  path: NOBODY,
  filename: EVERYBODY,
  contentType: EVERYBODY,
  createdIsoDateTimeUtc: EVERYBODY,
  isAiEdited: EVERYBODY,
} as const satisfies AudienceOf<FileRef>;

/** A locality is shown by name. Nobody else gets its coordinates. */
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
  id: POSITION,
  designation: MASKED,
  company: MASKED,
  locality: { ...EVERYBODY, parts: LOCALITY },
  tenure: { ...EVERYBODY, parts: TENURE },
  rolesAndResponsibilities: MASKED,
  isInternship: EVERYBODY,
  isRemote: EVERYBODY,
} as const satisfies AudienceOf<WorkExperience>;

const EDUCATION = {
  id: POSITION,
  course: MASKED,
  university: MASKED,
  locality: { ...EVERYBODY, parts: LOCALITY },
  tenure: { ...EVERYBODY, parts: TENURE },
} as const satisfies AudienceOf<Education>;

const PERSONAL_PROJECT_AUDIENCE = {
  id: POSITION,
  title: MASKED,
  url: COMPANIES,
  descriptionMarkdown: MASKED,
} as const satisfies AudienceOf<PersonalProject>;

const CERTIFICATION_AUDIENCE = {
  id: POSITION,
  name: MASKED,
  issuingOrganization: MASKED,
  issueIsoMonth: EVERYBODY,
  credentialId: COMPANIES,
  credentialUrl: COMPANIES,
} as const satisfies AudienceOf<Certification>;

/** What each reader gets of a profile. The contract's views and the server's presenters are built from this table. */
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
  takesOnlyInvitationsWithPay: COMPANIES,
  invitationsAWeek: NOBODY,
} as const satisfies AudienceOf<TalentProfile>;

/** The fields in a row of the search results, as far as the reader may see them. */
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

/** The fields of a table that a reader gets in any form. */
export type ShownField<Table, To extends Reader> = {
  [Field in keyof Table]: Table[Field] extends { readonly [Key in To]: 'refused' } ? never : Field;
}[keyof Table];
