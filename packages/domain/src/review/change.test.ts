import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledTalentProfile } from '../../test/filled.ts';
import { changedFields } from './change.ts';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  );
};

describe('what has changed', () => {
  test('is nothing in the same record, in whatever order the database keeps its parts', () => {
    expect(changedFields(filledTalentProfile, filledTalentProfile)).toEqual([]);
    expect(changedFields(filledTalentProfile, reversed(filledTalentProfile) as object)).toEqual([]);
  });

  test('is not that it was saved', () => {
    const saved = { ...filledTalentProfile, updatedIsoDateTimeUtc: '2027-01-01T00:00:00.000Z' };
    expect(changedFields(filledTalentProfile, saved)).toEqual([]);
  });

  test.each(Object.keys(filledTalentProfile).filter((field) => !/^key$|IsoDateTimeUtc$/.test(field)))(
    'is %s when it was emptied, and when it was filled',
    (field) => {
      const emptied = { ...filledTalentProfile, [field]: undefined };
      expect(changedFields(filledTalentProfile, emptied)).toMatchObject([{ field, after: undefined }]);
      expect(changedFields(emptied, filledTalentProfile)).toMatchObject([{ field, before: undefined }]);
    },
  );

  test.each<[string, unknown, unknown, string | undefined, string | undefined]>([
    ['a text', 'one', 'two', 'one', 'two'],
    ['a number', 1, 1.5, '1', '1.5'],
    ['a yes or no', true, false, 'Yes', 'No'],
    ['a list of words', ['a', 'b'], ['b'], 'a\nb', 'b'],
    ['an emptied list', ['a'], [], 'a', undefined],
    ['the order of a list', ['a', 'b'], ['b', 'a'], 'a\nb', 'b\na'],
    [
      'a place',
      { state: 'Goa', countryCode: 'IN' },
      { state: 'Kerala', countryCode: 'IN' },
      'IN, Goa',
      'IN, Kerala',
    ],
    [
      'an entry',
      [{ id: '1', title: 'A', isRemote: true }],
      [{ id: '1', title: 'B', isRemote: false }],
      'Remote, A',
      'B',
    ],
    [
      'a file of the same name',
      { bucket: 'b', path: 'p', filename: 'cv.pdf', createdIsoDateTimeUtc: '2026-01-02T03:04:05.678Z' },
      { bucket: 'b', path: 'q', filename: 'cv.pdf', createdIsoDateTimeUtc: '2026-02-03T04:05:06.789Z' },
      'cv.pdf, uploaded 2026-01-02 03:04 UTC',
      'cv.pdf, uploaded 2026-02-03 04:05 UTC',
    ],
  ])('reads as a text: %s', (_, was, is, before, after) => {
    expect(changedFields({ field: was }, { field: is })).toEqual([{ field: 'field', before, after }]);
  });

  test('never tells where a file is stored', () => {
    const texts = JSON.stringify(changedFields({}, filledTalentProfile));
    expect(texts).not.toContain('secret');
  });

  test('of any two texts is both of them, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (before, after) => {
        const expected = before === after ? [] : [{ field: 'about', before, after }];
        expect(changedFields({ about: before }, { about: after })).toEqual(expected);
      }),
    );
  });
});
