import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fieldErrors } from './field-error.ts';
import { id, isoDate, isoMonth, optionalText, optionalWebUrl, text, validate, webUrl, z } from './schema.ts';
import { isWebUrl } from './text.ts';
import { fieldLabel, URL_SENTENCE, validationSentence } from './words.ts';

const Form = z.strictObject({
  jobTitle: text(2, 5),
  experienceInYears: z.number().min(0).max(50),
  noticePeriodInWeeks: z.number().int().min(0).max(52),
  hasOwnLaptop: z.boolean(),
  skills: z.array(z.string()).min(2).max(3),
  englishFluency: z.enum(['Beginner', 'Native']),
  linkedInProfileUrl: webUrl(),
});
const filled = {
  jobTitle: 'Lead',
  experienceInYears: 3,
  noticePeriodInWeeks: 4,
  hasOwnLaptop: true,
  skills: ['a', 'b'],
  englishFluency: 'Native',
  linkedInProfileUrl: 'https://linkedin.com/in/a',
};

/** The error message of a field; undefined when the form is valid. */
function messageFor(field: string, value: unknown): string | undefined {
  const result = validate<unknown>(Form, { ...filled, [field]: value });
  return result.ok ? undefined : result.errors[field];
}

describe('the message of a field', () => {
  test.each([
    ['jobTitle', undefined, 'Job title is required'],
    ['jobTitle', null, 'Job title is required'],
    ['jobTitle', '', 'Job title is required'],
    ['jobTitle', '   ', 'Job title is required'],
    ['jobTitle', '\u200b\u3164\u2800\u00ad', 'Job title is required'],
    ['jobTitle', 'x', 'Must be at least 2 characters long'],
    ['jobTitle', 'xxxxxx', 'Must be no more than 5 characters long'],
    ['jobTitle', 5, 'Must be text'],
    ['jobTitle', 'a\u0000b', 'Contains characters that cannot be stored'],
    ['jobTitle', '\u202eabc', 'Contains characters that cannot be stored'],
    ['jobTitle', 'a\ud800b', 'Contains characters that cannot be stored'],
    ['linkedInProfileUrl', 'https://a.in/\u0000', URL_SENTENCE],
    ['linkedInProfileUrl', 'https://a.in/\ud800', URL_SENTENCE],
    ['experienceInYears', undefined, 'Experience is required'],
    ['experienceInYears', '', 'Experience is required'],
    ['experienceInYears', -1, 'Must be 0 or greater'],
    ['experienceInYears', 50.5, 'Must be 50 or less'],
    ['experienceInYears', 'x', 'Must be a number'],
    ['experienceInYears', Number.NaN, 'Must be a number'],
    ['noticePeriodInWeeks', 1.5, 'Must be a whole number'],
    ['hasOwnLaptop', 'true', 'Must be true or false'],
    ['hasOwnLaptop', undefined, 'Own laptop is required'],
    ['skills', 'a', 'Must be a list'],
    ['skills', undefined, 'Skills is required'],
    ['skills', ['a'], 'Must have at least 2 skills'],
    ['skills', ['a', 'b', 'c', 'd'], 'Must have no more than 3 skills'],
    ['englishFluency', 'Fluent', 'Must be one of: Beginner, Native'],
    ['englishFluency', '', 'English fluency is required'],
    ['linkedInProfileUrl', '', 'LinkedIn profile URL is required'],
    ['linkedInProfileUrl', 'linkedin.com', URL_SENTENCE],
  ])('%s of %j is: %s', (field, value, message) => {
    expect(messageFor(field, value)).toBe(message);
  });

  test('of an unknown field has an empty path', () => {
    expect(validate(Form, { ...filled, isAdmin: true })).toEqual({
      ok: false,
      errors: { '': 'Contains unexpected fields' },
    });
  });

  test('is the first one of each path', () => {
    expect(
      fieldErrors([
        { path: ['list', 0, 'name'], message: 'first' },
        { path: ['list', { key: 0 }, 'name'], message: 'second' },
      ]),
    ).toEqual({ 'list.0.name': 'first' });
  });
});

test('the validation sentence names each field once', () => {
  expect(
    validationSentence({ about: 'About is required', 'educationList.0.course': 'Must be text', '': 'Odd' }),
  ).toBe('Validation failed: About is required; Course: Must be text; Odd');
});

test.each([
  ['jobTitle', 'Job title'],
  ['dobIsoDate', 'Date of birth'],
  ['githubProfileUrl', 'GitHub profile URL'],
  ['hasOwnLaptop', 'Own laptop'],
  ['createdIsoDateTimeUtc', 'Created'],
  ['talentIds', 'Talent IDs'],
  ['userType', 'What brings you here'],
  ['name', 'Name'],
])('the label of %s is %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

describe('a web address', () => {
  test.each([
    'http://a.io',
    'https://www.harborledger.com',
    'https://sub.domain.co.in/path?query=1#part',
    'https://harbor.technology',
    'https://x.online:8443/a',
    'HTTPS://EXAMPLE.COM',
    'https://9dots.design',
  ])('is %s', (address) => {
    expect(isWebUrl(address)).toBe(true);
  });

  test.each([
    '',
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://localhost',
    'https://example.c',
    'https://-a.com',
    'https://a..com',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://user@evil.com',
    '//example.com',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('is not %s', (address) => {
    expect(isWebUrl(address)).toBe(false);
  });

  test('always begins with http or https', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), (typed) => {
        expect(isWebUrl(typed) && !/^https?:/i.test(typed)).toBe(false);
      }),
    );
  });
});

test('an empty form field is absent', () => {
  for (const empty of ['', '  ', null, undefined]) {
    expect(optionalText(2, 9).parse(empty)).toBeUndefined();
    expect(optionalWebUrl().parse(empty)).toBeUndefined();
  }
  expect(optionalText(2, 9).parse(' ok ')).toBe('ok');
  expect(optionalWebUrl().safeParse('x').success).toBe(false);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-13-01', false],
  ['2024-1-1', false],
  ['2024-01-01T00:00', false],
])('%s is a date: %s', (value, isDate) => {
  expect(isoDate().safeParse(value).success).toBe(isDate);
});

test.each([
  ['2024-12', true],
  ['2024-00', false],
  ['2024-13', false],
  ['2024-1', false],
  ['2024-01-01', false],
])('%s is a month: %s', (value, isMonth) => {
  expect(isoMonth().safeParse(value).success).toBe(isMonth);
});

test('an id has 1 to 100 characters', () => {
  expect(id().safeParse('').success).toBe(false);
  expect(id().safeParse('a'.repeat(100)).success).toBe(true);
  expect(id().safeParse('a'.repeat(101)).success).toBe(false);
});

test('in a browser no program is made of text, since the policy of pages forbids it', async () => {
  vi.stubGlobal('document', {});
  const again = './schema.ts?in-browser';
  const inBrowser: typeof import('./schema.ts') = await import(again);
  expect(inBrowser.z.config().jitless).toBe(true);
  const compile = vi.fn(Function);
  vi.stubGlobal('Function', compile);
  expect(inBrowser.z.strictObject({ a: inBrowser.z.string() }).parse({ a: 'x' })).toEqual({ a: 'x' });
  expect(compile).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
