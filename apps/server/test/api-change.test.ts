import { describe, expect, test } from 'vitest';
import { API_VERSION } from '@talaash/contract/version';
import {
  apiReleaseText,
  breakingChanges,
  type RecordedApi,
  type RecordedCall,
  recordedApi,
  unannounced,
} from '../../../scripts/api-change.mjs';

type Schema = Record<string, unknown>;

const record = (properties: Schema, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string', maxLength: 10 };
const anyOf = (...branches: Schema[]): Schema => ({ anyOf: branches });

const CALL: RecordedCall = {
  id: 'jobPost.list',
  scopes: ['posts', 'search'],
  headers: ['IfNoneMatch', 'ETag'],
  input: record({ name: text }),
  output: record({ name: text }, ['name']),
};
const api = (given: Partial<RecordedCall> = {}): RecordedApi => ({
  version: '1.0.0',
  calls: { 'GET /api/v1/job-posts': { ...CALL, ...given } },
});
const changesOf = (before: RecordedApi, after: RecordedApi) =>
  breakingChanges(before, after).map((change) => change.replace('`GET /api/v1/job-posts`: ', ''));

test('the same API breaks nothing', () => {
  expect(changesOf(api(), api())).toEqual([]);
});

test('a call that is gone, or that fewer may make, breaks programs; one more does not', () => {
  const none = { version: '1.0.0', calls: {} };
  expect(changesOf(api(), none)).toEqual(['removed']);
  expect(changesOf(none, api())).toEqual([]);
  expect(changesOf(api(), api({ id: 'jobPost.page', scopes: ['search'], headers: ['ETag'] }))).toEqual([
    'is named jobPost.page instead of jobPost.list',
    'no longer for the scope posts',
    'no longer has the header IfNoneMatch',
  ]);
  expect(
    changesOf(api(), api({ scopes: ['posts', 'search', 'people'], headers: ['IfNoneMatch', 'ETag', 'X'] })),
  ).toEqual([]);
});

const CHOICE = { type: 'string', enum: ['a', 'b'] };
const KIND_A = record({ kind: { const: 'a' }, size: { type: 'number' } }, ['kind']);
const KIND_B = record({ kind: { const: 'b' } }, ['kind']);

/** From, to, and what of the change breaks a program. */
type Row = [name: string, before: Schema, after: Schema, found: string[]];

describe('an input', () => {
  test.each<Row>([
    ['a new optional field', record({}), record({ a: text }), []],
    ['a field that is no longer required', record({ a: text }, ['a']), record({ a: text }), []],
    ['one more value', { type: 'string', enum: ['a'] }, CHOICE, []],
    ['a wider type', record({ a: { type: 'integer' } }), record({ a: { type: 'number' } }), []],
    ['null as well', text, anyOf(text, { type: 'null' }), []],
    ['a wider limit', text, { type: 'string', maxLength: 20 }, []],
    ['one more kind', anyOf(KIND_A), anyOf(KIND_A, KIND_B), []],
    ['a new required field', record({}), record({ a: text }, ['a']), ['takes a required a']],
    [
      'a field that becomes required',
      record({ a: text }),
      record({ a: text }, ['a']),
      ['takes a required a'],
    ],
    [
      'a removed field',
      record({ a: record({ b: text }) }),
      record({ a: record({}) }),
      ['takes no a.b any more'],
    ],
    [
      'a removed value',
      record({ a: CHOICE }),
      record({ a: { type: 'string', enum: ['b'] } }),
      ['takes no a as a any more'],
    ],
    ['a choice instead of any text', record({ a: text }), record({ a: CHOICE }), ['takes only a, b as a']],
    [
      'a narrower type',
      record({ a: { type: 'number' } }),
      record({ a: { type: 'integer' } }),
      ['takes no number as a any more'],
    ],
    ['another type', text, { type: 'array', items: text }, ['takes no string as the whole any more']],
    ['no null', anyOf(text, { type: 'null' }), text, ['takes no null as the whole any more']],
    [
      'a tighter limit',
      record({ a: text }),
      record({ a: { type: 'string', maxLength: 9 } }),
      ['takes a tighter maxLength of a'],
    ],
    [
      'a new limit',
      record({ a: text }),
      record({ a: { ...text, minLength: 1 } }),
      ['takes a tighter minLength of a'],
    ],
    [
      'a pattern',
      record({ a: text }),
      record({ a: { ...text, pattern: '^a' } }),
      ['takes another pattern of a'],
    ],
    ['entries', { type: 'array', items: text }, { type: 'array', items: CHOICE }, ['takes only a, b as *']],
    ['a kind fewer', anyOf(KIND_A, KIND_B), anyOf(KIND_B, text), ['takes less in the whole']],
    [
      'less of a kind',
      anyOf(KIND_A, KIND_B),
      anyOf(record({ kind: { const: 'a' } }, ['kind']), KIND_B),
      ['takes no size any more'],
    ],
    [
      'a type of what was anything',
      record({ a: {} }),
      record({ a: text }),
      ['takes no longer anything as a'],
    ],
    ['no further fields', { type: 'object' }, record({}), ['takes no further fields in the whole']],
  ])('%s', (_, before, after, found) => {
    expect(changesOf(api({ input: before }), api({ input: after }))).toEqual(found);
  });
});

describe('an answer', () => {
  test.each<Row>([
    ['a new field', record({}), record({ a: text }, ['a']), []],
    ['a field that is always there', record({ a: text }), record({ a: text }, ['a']), []],
    ['one more value', record({ a: { type: 'string', enum: ['a'] } }), record({ a: CHOICE }), []],
    ['one more kind', anyOf(KIND_A), anyOf(KIND_A, KIND_B), []],
    ['other limits', text, { type: 'string' }, []],
    ['a narrower type', { type: 'number' }, { type: 'integer' }, []],
    ['never null', anyOf(text, { type: 'null' }), text, []],
    ['a removed field', record({ a: text }, ['a']), record({}), ['answers no a any more']],
    [
      'a removed optional field',
      record({ a: record({ b: text }) }),
      record({ a: record({}) }),
      ['answers no a.b any more'],
    ],
    [
      'a field that may be missing',
      record({ a: text }, ['a']),
      record({ a: text }),
      ['answers a only sometimes'],
    ],
    [
      'another type',
      record({ a: text }),
      record({ a: { type: 'number' } }),
      ['answers number in a, which was string'],
    ],
    ['null as well', text, anyOf(text, { type: 'null' }), ['answers null in the whole, which was string']],
    [
      'entries',
      { type: 'array', items: text },
      { type: 'array', items: { type: 'null' } },
      ['answers null in *, which was string'],
    ],
    [
      'values by id',
      { type: 'object', additionalProperties: record({ a: text }) },
      { type: 'object', additionalProperties: record({}) },
      ['answers no *.a any more'],
    ],
    [
      'less of a kind',
      anyOf(KIND_A, KIND_B),
      anyOf(record({ kind: { const: 'a' } }, ['kind']), KIND_B),
      ['answers no size any more'],
    ],
  ])('%s', (_, before, after, found) => {
    expect(changesOf(api({ output: before }), api({ output: after }))).toEqual(found);
  });
});

describe('a change that may break a program', () => {
  const before = api();
  const broken = { ...api({ scopes: ['search'] }), version: '1.1.0' };
  const sentence = '- `GET /api/v1/job-posts`: no longer for the scope posts';

  test('has to raise the version and stand in the changelog', () => {
    expect(unannounced(before, { ...broken, version: '1.0.1' }, '')).toEqual([
      'Raise the second number of API_VERSION: the last release has 1.0.0.',
      `May break programs. Write it in docs/api-changelog.md under 1.0.1: ${sentence}`,
    ]);
    for (const changelog of [
      '# Changes',
      `## 1.0.0\n\n${sentence}\n`,
      `## 1.1.0\n\nNot ${sentence}\n\n## 1.0.0\n`,
    ])
      expect(unannounced(before, broken, changelog)).toHaveLength(1);
    expect(unannounced(before, broken, `## 1.1.0\n\n${sentence}\n\n## 1.0.0\n`)).toEqual([]);
  });

  test('is the only one that has to', () => {
    expect(unannounced(before, api({ scopes: ['posts', 'search', 'people'] }), '')).toEqual([]);
  });
});

test('what is recorded is what is compared, without texts and examples', async () => {
  const { describeApi } = await import('../src/http/openapi.ts');
  const description = await describeApi();
  const recorded = recordedApi(description);
  expect(JSON.parse(apiReleaseText(recorded))).toEqual(JSON.parse(JSON.stringify(recorded)));
  expect(recorded.version).toBe(API_VERSION);
  expect(recorded.calls['PUT /api/v1/companies/{companyId}/shortlisted-profiles/{talentId}']).toMatchObject({
    id: 'shortlistedProfile.put',
    scopes: ['shortlist'],
    headers: expect.arrayContaining(['IdempotencyKey', 'RateLimit']),
    input: { required: ['companyId', 'talentId', 'body'] },
  });
  expect(JSON.stringify(recorded)).not.toMatch(/"(example|summary)"/);
  // Without a call of today, the check would say so.
  const [[name] = ['']] = Object.entries(recorded.calls);
  const { [name]: _, ...others } = recorded.calls;
  expect(unannounced(recorded, { ...recorded, calls: others }, '')).toContainEqual(
    expect.stringContaining(`\`${name}\`: removed`),
  );
});
