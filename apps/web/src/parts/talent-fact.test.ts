import { expect, test } from 'vitest';
import { experienceText, noticeText, salaryText, shortExperienceText } from './talent-fact.ts';

test('experience is one year or so many, in words or short', () => {
  expect([0, 1, 2.5].map(experienceText)).toEqual(['0 years', '1 year', '2.5 years']);
  expect([0, 1, 2.5].map(shortExperienceText)).toEqual(['0 yrs', '1 yr', '2.5 yrs']);
});

test('a salary is told in lakhs, with at most one decimal', () => {
  expect(salaryText(12)).toBe('₹12 LPA');
  expect(salaryText(24.5)).toBe('₹24.5 LPA');
});

test('notice is now, or so many weeks', () => {
  expect([0, 1, 4].map(noticeText)).toEqual(['Now', '1 week', '4 weeks']);
});
