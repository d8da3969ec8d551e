import type { FieldErrors } from './field-error.ts';

/** Labels that differ from the humanised field name. */
const FIELD_LABELS: Record<string, string> = {
  acceptTerms: 'Accepting the terms',
  adminUid: 'Admin',
  callbackURL: 'Return address',
  commentsMarkdown: 'Review feedback',
  companyNameStartsWith: 'Name',
  countryCode: 'Country',
  credentialId: 'Credential ID',
  credentialUrl: 'Credential URL',
  descriptionMarkdown: 'Description',
  dobIsoDate: 'Date of birth',
  educationList: 'Education',
  endIsoMonth: 'End month',
  expectedSalaryInLpaInr: 'Expected salary',
  experienceInYears: 'Experience',
  filename: 'File name',
  from: 'Lowest pay',
  geoPoint: 'Position',
  githubProfileUrl: 'GitHub profile URL',
  issueIsoMonth: 'Issue month',
  joinedIsoDate: 'First day',
  joiningIsoDate: 'First day of work',
  jobPostId: 'Job post',
  markdown: 'Text',
  memberUids: 'Members',
  linkedInProfileUrl: 'LinkedIn profile URL',
  noticePeriodInWeeks: 'Notice period',
  oobCode: 'Link code',
  openToWorkStatus: 'Open to work status',
  overlapHours: 'Overlap with India',
  personalBlogUrl: 'Personal blog URL',
  stackOverflowProfileUrl: 'Stack Overflow profile URL',
  offeredIsoDate: 'Day of the offer',
  startIsoMonth: 'Start month',
  talentNameStartsWith: 'Name',
  talentNormalisedNameStartsWith: 'Name',
  to: 'Highest pay',
  uid: 'User ID',
  userType: 'What brings you here',
  weekStartIsoDate: 'Week',
};

/** Prefixes of yes-or-no fields and suffixes of times, which a label leaves out. */
const UNSAID = /^(is|has|can) (?=.)| iso date time utc$/g;

const ABBREVIATIONS = /\b(ai|api|id|url)(s?)\b/g;

/** The label of a field: `jobTitle` is "Job title", `hasOwnLaptop` is "Own laptop". */
export function fieldLabel(field: string): string {
  const known = FIELD_LABELS[field];
  if (known) return known;
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
    .replace(UNSAID, '')
    .replace(ABBREVIATIONS, (_all, letters: string, plural: string) => letters.toUpperCase() + plural);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The noun for a list's entries; "entry" by default. */
const ENTRY_NOUNS: Record<string, readonly [one: string, many: string]> = {
  certifications: ['certification', 'certifications'],
  educationList: ['course', 'courses'],
  personalProjects: ['project', 'projects'],
  skills: ['skill', 'skills'],
  workExperiences: ['position', 'positions'],
};

/** Why a list is too short or too long: "Must have at least 3 skills". */
export function entriesSentence(
  field: string,
  limit: 'at least' | 'no more than',
  count: number | bigint,
): string {
  const [one, many] = ENTRY_NOUNS[field] ?? ['entry', 'entries'];
  return `Must have ${limit} ${count} ${Number(count) === 1 ? one : many}`;
}

/** All errors in one sentence: `Validation failed: About is required; Name: Must be text`. */
export function validationSentence(errors: FieldErrors): string {
  const parts = Object.entries(errors).map(([path, message]) => {
    const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    return field === '' || message.startsWith(fieldLabel(field))
      ? message
      : `${fieldLabel(field)}: ${message}`;
  });
  return `Validation failed: ${parts.join('; ')}`;
}

export const lengthMaxSentence = (max: number | bigint): string =>
  `Must be no more than ${max} characters long`;

/** For a failure that has no better sentence. */
export const TRY_AGAIN_SENTENCE = 'Something went wrong. Please try again.';

export const NOT_SAVED_SENTENCE = 'Your change was not saved. Please try again.';

export const SESSION_ENDED_SENTENCE = 'Your session has ended. Please log in again.';

export const URL_SENTENCE = 'Must be a valid URL starting with http:// or https://';

/** The request waited too long for another one, and can be repeated. */
export const BUSY_SENTENCE = 'Another request is still changing this. Please try again.';

export const DISK_FULL_SENTENCE =
  'This cannot be saved now because the disk is full. Please try again later.';

/** The sentence for a malformed request, by HTTP status. */
export const UNREADABLE_SENTENCES = {
  400: 'Validation failed: the request cannot be read.',
  408: 'Validation failed: the request took too long to arrive.',
  413: 'Validation failed: the request is too large.',
  415: 'Validation failed: the request must be JSON.',
  431: 'Validation failed: the headers of the request are too large.',
} as const;

export const UNSTORABLE_SENTENCE = 'Contains characters that cannot be stored';

export const PERSON_NAME_SENTENCE = 'Must be a name with letters, on one line, without a web address';

export const COMPANY_NAME_SENTENCE = 'Must be a name on one line, without a web address';

/** Shown while something loads for the first time. */
export const LOADING_SENTENCES = {
  authentication: 'Loading authentication...',
  userProfile: 'Loading user profile...',
  jobPosts: 'Loading job posts...',
  other: 'Loading...',
} as const;

/** A failure without a reason: "Error: loading job posts..." */
export const failedSentence = (loading: string): string => `Error: ${loading.toLowerCase()}`;

/** At the end of a list whose next page did not load. */
export const MORE_FAILED_SENTENCE = 'The rest of this list did not load';
