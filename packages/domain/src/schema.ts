import * as z from 'zod';

/** Labels that a humanised field name would get wrong. */
const FIELD_LABELS: Record<string, string> = {
  about: 'About',
  acceptTerms: 'Accepting the terms',
  certifications: 'Certifications',
  companyOverview: 'Company overview',
  countryCode: 'Country',
  credentialId: 'Credential ID',
  credentialUrl: 'Credential URL',
  descriptionMarkdown: 'Description',
  dobIsoDate: 'Date of birth',
  educationList: 'Education',
  endIsoMonth: 'End month',
  englishFluency: 'English fluency',
  expectedSalaryInLpaInr: 'Expected salary',
  experienceInYears: 'Experience',
  githubProfileUrl: 'GitHub profile URL',
  issueIsoMonth: 'Issue month',
  jobCategory: 'Job category',
  jobPostId: 'Job post',
  linkedInProfileUrl: 'LinkedIn profile URL',
  mobileNumber: 'Mobile number',
  noticePeriodInWeeks: 'Notice period',
  openToWorkStatus: 'Open to work status',
  personalBlogUrl: 'Personal blog URL',
  rolesAndResponsibilities: 'Roles and responsibilities',
  stackOverflowProfileUrl: 'Stack Overflow profile URL',
  startIsoMonth: 'Start month',
  url: 'URL',
};

/** The name of a field as a person reads it: `jobTitle` is "Job title". */
export function fieldLabel(field: string): string {
  const known = FIELD_LABELS[field];
  if (known) return known;
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** An unset number field of a form holds '' or null: it is missing, not of a wrong type. */
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const TYPE_MESSAGES: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
};

function fieldOf(issue: Issue): string {
  const names = (issue.path ?? []).filter((part): part is string => typeof part === 'string');
  return names.at(-1) ?? 'value';
}

const requiredMessage = (field: string) => `${fieldLabel(field)} is required`;

const atLeast = (count: bigint | number, what: string) =>
  `Must have at least ${count} ${count === 1 ? what : `${what}s`}`;

/** The sentences of the specification's section 5, for every schema of the domain. */
function fieldMessage(issue: Issue): string | undefined {
  const field = fieldOf(issue);
  if (issue.code === 'invalid_type') {
    if (isMissing(issue.input)) return requiredMessage(field);
    return TYPE_MESSAGES[issue.expected] ?? 'Has the wrong shape';
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') {
      return issue.input === ''
        ? requiredMessage(field)
        : `Must be at least ${issue.minimum} characters long`;
    }
    if (issue.origin === 'array') {
      const empty = Array.isArray(issue.input) && issue.input.length === 0;
      return empty && issue.minimum === 1
        ? requiredMessage(field)
        : atLeast(issue.minimum, 'entry').replace('entrys', 'entries');
    }
    return `Must be ${issue.minimum} or greater`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Must be no more than ${issue.maximum} characters long`;
    if (issue.origin === 'array') return `Must have no more than ${issue.maximum} entries`;
    return `Must be ${issue.maximum} or less`;
  }
  if (issue.code === 'invalid_value') {
    if (isMissing(issue.input)) return requiredMessage(field);
    return `Must be one of: ${issue.values.map(String).join(', ')}`;
  }
  if (issue.code === 'not_multiple_of') return `Must be in steps of ${issue.divisor}`;
  if (issue.code === 'unrecognized_keys') return 'Contains unexpected fields';
  if (issue.code === 'invalid_format' && issue.input === '') return requiredMessage(field);
  return undefined;
}

z.config({ customError: fieldMessage });

export { z };

/** Messages by field path, such as `{ 'educationList.0.course': 'Course is required' }`. */
export type FieldErrors = Record<string, string>;

/** The first message of each field; a message that belongs to no field stands under ''. */
export function fieldErrors(
  issues: readonly { path?: readonly unknown[] | undefined; message: string }[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const path = (issue.path ?? [])
      .map((part) =>
        typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part),
      )
      .join('.');
    errors[path] ??= issue.message;
  }
  return errors;
}

/** One sentence for all of them: `Validation failed: About is required; Name: Must be text`. */
export function validationSentence(errors: FieldErrors): string {
  const parts = Object.entries(errors).map(([path, message]) => {
    const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    return field === '' || message.startsWith(fieldLabel(field))
      ? message
      : `${fieldLabel(field)}: ${message}`;
  });
  return `Validation failed: ${parts.join('; ')}`;
}

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Checks a value against a schema of the domain and answers the value (trimmed, defaulted) or its errors by field. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): Validated<T> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors(result.error.issues) };
}

const WEB_URL =
  /^https?:\/\/(www\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{1,5})?([/?#]\S*)?$/i;
export const URL_MESSAGE = 'Must be a valid URL starting with http:// or https://';
export const URL_LENGTH_MAX = 2000;

/** Whether a text is a web address in the specification's pattern (http or https, a domain, a top level of two letters or more). */
export const isWebUrl = (text: string): boolean =>
  text.length <= URL_LENGTH_MAX && WEB_URL.test(text) && isStorable(text);

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const UNSTORABLE_MESSAGE = 'Contains characters that cannot be stored';

/**
 * Control characters other than line breaks and tabs, and halves of characters, which the database does not hold; and what
 * turns around the writing of all that follows.
 */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202d\u202e\p{Surrogate}]/u;
const isStorable = (value: string): boolean => !UNSTORABLE.test(value);

/** Only what leaves no mark: spaces, joiners, and letters that are blank. */
const BLANK = /^[\s\p{Format}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Text between two lengths, trimmed; what shows nothing is empty. */
export const text = (min: number, max: number) =>
  z
    .string()
    .overwrite((typed) => (BLANK.test(typed) ? '' : typed.trim()))
    .min(min)
    .max(max)
    .refine(isStorable, UNSTORABLE_MESSAGE);

export const webUrl = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => value === '' || isWebUrl(value), URL_MESSAGE);
/** An optional URL of a form: an emptied field counts as absent. */
export const optionalWebUrl = () => z.preprocess(emptyAsAbsent, webUrl().optional());
export const optionalText = (min: number, max: number) =>
  z.preprocess(emptyAsAbsent, text(min, max).optional());
export const isoMonth = () =>
  z
    .string()
    .min(1)
    .refine((value) => MONTH.test(value), 'Must be a month as YYYY-MM');
/** An optional month of a form: an emptied field counts as absent. */
export const optionalIsoMonth = () => z.preprocess(emptyAsAbsent, isoMonth().optional());
export const isoDate = () => z.string().min(1).refine(isCalendarDate, 'Must be a date as YYYY-MM-DD');
export const isoDateTimeUtc = () => z.iso.datetime();
export const id = () => z.string().min(1).max(100).refine(isStorable, UNSTORABLE_MESSAGE);

function emptyAsAbsent(value: unknown): unknown {
  return value === null || (typeof value === 'string' && BLANK.test(value)) ? undefined : value;
}

export const timestamps = {
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  updatedIsoDateTimeUtc: isoDateTimeUtc(),
};

/** What a save may carry of the record it was read from; the server keeps its own and ignores these. */
export const ignoredTimestamps = {
  createdIsoDateTimeUtc: isoDateTimeUtc().optional(),
  updatedIsoDateTimeUtc: isoDateTimeUtc().optional(),
};
