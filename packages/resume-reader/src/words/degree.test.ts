import { expect, it } from 'vitest';
import { isDegree, isSchool } from './degree.ts';

it.each([
  'B.Tech',
  'BTech',
  'B. Tech in Computer Science',
  'M.C.A',
  'M.Pharm',
  "Bachelor's",
  'Class XII',
  '10+2',
  'स्नातक',
])('%s is a degree', (text) => {
  expect(isDegree(text)).toBe(true);
});

it.each(['Java', 'Bengaluru', 'Beta tester', 'Marketing'])('%s is no degree', (text) => {
  expect(isDegree(text)).toBe(false);
});

it.each(['Osmania University', 'Kendriya Vidyalaya', 'CBSE', 'IIT Bombay', 'दिल्ली विश्वविद्यालय'])(
  '%s is a school',
  (text) => {
    expect(isSchool(text)).toBe(true);
  },
);
