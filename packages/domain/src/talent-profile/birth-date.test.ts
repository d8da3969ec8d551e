import { expect, test } from 'vitest';
import { birthDateBounds, isBirthDate } from './birth-date.ts';

const now = Date.parse('2026-11-22T10:00:00.000Z');

test.each([
  ['2012-11-22', true],
  ['2012-11-23', false],
  ['2025-01-01', false],
  ['2030-01-01', false],
  ['1996-04-12', true],
  ['1936-11-22', true],
  ['1936-11-21', false],
  ['0196-04-12', false],
])('%s is a date of birth: %s', (isoDate, isOne) => {
  expect(isBirthDate(isoDate, now)).toBe(isOne);
});

test('on a leap day the bounds are dates', () => {
  expect(birthDateBounds(Date.parse('2028-02-29T10:00:00.000Z'))).toEqual({
    min: '1938-03-01',
    max: '2014-03-01',
  });
});
