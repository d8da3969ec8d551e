import * as z from 'zod';

import { markdownRefusal } from '../markdown/rule.ts';
import { type FieldErrors, fieldErrors } from './field-error.ts';
import { ID_LENGTH_MAX, URL_LENGTH_MAX } from './limit.ts';
import { isCompanyName, isPersonName } from './name.ts';
import { isBlank, isStorable, isWebUrl } from './text.ts';
import {
  COMPANY_NAME_SENTENCE,
  entriesSentence,
  fieldLabel,
  lengthMaxSentence,
  PERSON_NAME_SENTENCE,
  UNSTORABLE_SENTENCE,
  URL_SENTENCE,
} from './words.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** An empty number field of a form is '' or null: the value is missing, not of the wrong type. */
const isMissing = (value: unknown) => value === undefined || value === null || value === '';

const TYPE_SENTENCES: Record<string, string> = {
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

/** The allowed values. A choice without letters is described, because the sentence would otherwise end in nothing. */
function choicesSentence(values: readonly unknown[]): string {
  const named = values.map(String).filter((value) => value !== '');
  if (values.length === 0) return 'Has the wrong format';
  if (named.length === 0) return 'Must be empty';
  const choices = `Must be one of: ${named.join(', ')}`;
  return named.length === values.length ? choices : `${choices}, or empty`;
}

const requiredMessage = (field: string) => `${fieldLabel(field)} is required`;

type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

function tooSmallMessage({ origin, input, minimum }: IssueOf<'too_small'>, field: string): string {
  if (origin === 'string')
    return input === '' ? requiredMessage(field) : `Must be at least ${minimum} characters long`;
  if (origin !== 'array') return `Must be ${minimum} or greater`;
  const isEmpty = Array.isArray(input) && input.length === 0;
  return isEmpty && minimum === 1 ? requiredMessage(field) : entriesSentence(field, 'at least', minimum);
}

function tooBigMessage({ origin, maximum }: IssueOf<'too_big'>, field: string): string {
  if (origin === 'string') return lengthMaxSentence(maximum);
  if (origin === 'array') return entriesSentence(field, 'no more than', maximum);
  return `Must be ${maximum} or less`;
}

/** The error message of an issue, the same for every schema of the domain. */
function fieldMessage(issue: Issue): string | undefined {
  const field = fieldOf(issue);
  if (issue.code === 'invalid_type') {
    if (isMissing(issue.input)) return requiredMessage(field);
    return TYPE_SENTENCES[issue.expected] ?? 'Has the wrong format';
  }
  if (issue.code === 'too_small') return tooSmallMessage(issue, field);
  if (issue.code === 'too_big') return tooBigMessage(issue, field);
  if (issue.code === 'invalid_value') {
    if (isMissing(issue.input)) return requiredMessage(field);
    return choicesSentence(issue.values);
  }
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return choicesSentence(issue.options);
  }
  if (issue.code === 'not_multiple_of') return `Must be in steps of ${issue.divisor}`;
  if (issue.code === 'unrecognized_keys') return 'Contains unexpected fields';
  if (issue.code === 'invalid_format' && issue.input === '') return requiredMessage(field);
  return undefined;
}

// Compiling a validator from text is forbidden in the browser: our policy reports even the attempt.
z.config({ customError: fieldMessage, jitless: 'document' in globalThis });

export { z };

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Validates a value. Returns it parsed (trimmed, with defaults), or its error messages by field. */
export function validate<T>(schema: z.ZodType<T>, value: unknown): Validated<T> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors(result.error.issues) };
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Trimmed text with a minimum and maximum length. Text of invisible characters counts as empty. */
export const text = (min: number, max: number) =>
  z
    .string()
    .overwrite((typed) => (isBlank(typed) ? '' : typed.trim()))
    .min(min)
    .max(max)
    .refine(isStorable, UNSTORABLE_SENTENCE);

/** Markdown text. Text over the limit is not parsed. */
export const markdownText = (min: number, max: number) =>
  text(min, max).superRefine((markdown, context) => {
    const message = markdown.length > max ? undefined : markdownRefusal(markdown);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A person's name. An empty one is only missing, not malformed. */
export const personName = (min: number, max: number) =>
  text(min, max).refine((name) => name === '' || isPersonName(name), PERSON_NAME_SENTENCE);

export const companyName = (min: number, max: number) =>
  text(min, max).refine(isCompanyName, COMPANY_NAME_SENTENCE);

export const webUrl = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => value === '' || isWebUrl(value), URL_SENTENCE)
    // For the API description: the refinement checks it, with one sentence for every problem.
    .meta({ maxLength: URL_LENGTH_MAX });

/** An optional URL. An empty form field counts as absent. */
export const optionalWebUrl = () => z.preprocess(emptyToUndefined, webUrl().optional());

export const optionalText = (min: number, max: number) =>
  z.preprocess(emptyToUndefined, text(min, max).optional());

export const optionalMarkdownText = (min: number, max: number) =>
  z.preprocess(emptyToUndefined, markdownText(min, max).optional());

/** One of a closed list, or nothing. An empty form field counts as absent. */
export const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z.preprocess(emptyToUndefined, z.enum(values).optional());

export const isoMonth = () =>
  z
    .string()
    .min(1)
    .refine((value) => MONTH.test(value), 'Must be a month as YYYY-MM');

/** An optional month. An empty form field counts as absent. */
export const optionalIsoMonth = () => z.preprocess(emptyToUndefined, isoMonth().optional());

export const isoDate = () => z.string().min(1).refine(isCalendarDate, 'Must be a date as YYYY-MM-DD');

export const isoDateTimeUtc = () => z.iso.datetime();

export const id = () => z.string().min(1).max(ID_LENGTH_MAX).refine(isStorable, UNSTORABLE_SENTENCE);

function emptyToUndefined(value: unknown): unknown {
  return value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value;
}

export const timestamps = {
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  updatedIsoDateTimeUtc: isoDateTimeUtc(),
};

/** Timestamps that a save may send back. They are never stored: the server sets its own. */
export const ignoredTimestamps = {
  createdIsoDateTimeUtc: isoDateTimeUtc().optional(),
  updatedIsoDateTimeUtc: isoDateTimeUtc().optional(),
};

/** An opaque position in a list. In a request, null asks for the first page; in a response, null means the last page. */
export const Cursor = z.string().max(500).nullable().default(null);

export const limit = (max: number) => z.number().int().min(1).max(max).default(max);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), cursor: z.string().nullable() });
