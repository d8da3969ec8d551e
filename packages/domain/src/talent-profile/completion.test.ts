import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROFILE_SECTIONS, profileCompletion, SECTION_OF_FIELD } from './completion.ts';

const completeProfile = Object.fromEntries(
  PROFILE_SECTIONS.flatMap(({ required }) => required.map((field) => [field, 'filled'])),
);

test('a complete profile has 100 % and an empty one 0 %', () => {
  expect(profileCompletion(completeProfile)).toEqual({
    percentage: 100,
    complete: PROFILE_SECTIONS.length,
    missing: [],
  });
  expect(profileCompletion({})).toEqual({
    percentage: 0,
    complete: 0,
    missing: PROFILE_SECTIONS,
  });
});

test.each([
  [''],
  [null],
  [undefined],
  [[]],
  [[{ id: 'e1', course: '', tenure: { startIsoMonth: '', isCurrent: false } }]],
])('%j counts as empty', (empty) => {
  expect(profileCompletion({ ...completeProfile, resume: empty }).missing.map(({ id }) => id)).toEqual([
    'resume',
  ]);
});

test.each([[0], [false]])('%j counts as filled', (value) => {
  expect(profileCompletion({ ...completeProfile, noticePeriodInWeeks: value }).percentage).toBe(100);
});

test('a section with errors is not complete, in the percentage and in the count', () => {
  const { percentage, complete } = profileCompletion(completeProfile, (id) => id === 'links');
  expect([percentage, complete]).toEqual([92, 12]);
});

test('more filled fields never make a profile less complete', () => {
  const fields = fc.subarray(Object.keys(completeProfile));
  fc.assert(
    fc.property(fields, fields, (some, more) => {
      const filled = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'filled']));
      const before = profileCompletion(filled(some));
      const after = profileCompletion(filled([...some, ...more]));
      expect(after.percentage).toBeGreaterThanOrEqual(before.percentage);
      expect(before.complete + before.missing.length).toBe(PROFILE_SECTIONS.length);
    }),
  );
});

test('a section requires only fields that it shows', () => {
  for (const { id, required } of PROFILE_SECTIONS) {
    expect(required.map((field) => SECTION_OF_FIELD[field])).toEqual(required.map(() => id));
  }
});
