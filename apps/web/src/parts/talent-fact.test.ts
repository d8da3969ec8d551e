import { expect, test } from 'vitest';
import { noticeText, salaryText } from './talent-fact.ts';

test.each([
  [12, '₹12 LPA'],
  [12.5, '₹12.5 LPA'],
  [10.25, '₹10.25 LPA'],
])('a salary of %d lakhs is %s', (lakhs, text) => {
  expect(salaryText(lakhs)).toBe(text);
});

test.each([
  [0, 'Now'],
  [1, '1 week'],
  [4, '4 weeks'],
])('a notice period of %d weeks is %s', (weeks, text) => {
  expect(noticeText(weeks)).toBe(text);
});
