import { expect, test } from 'vitest';
import { nothing } from '../../test/searched.ts';
import type { TalentQuestion } from '../port.ts';
import { people } from '../../test/engine-people.ts';

const NOT_A_NUMBER = Number.NaN;
const INFINITE = Number.POSITIVE_INFINITY;

test.each<[string, Partial<TalentQuestion>, number]>([
  ['blanks', { text: ' \t\n ' }, 15],
  ['control characters', { text: '\u0000\u0007\u001b' }, 15],
  ['control characters in a word', { text: '\u0000figma\u0000' }, 1],
  ['an emoji', { text: '🎉👩‍💻' }, 0],
  ['half an emoji', { text: '\ud83d' }, 0],
  ['what looks like a pattern', { text: '(.*)+[a-z]{1,99}$' }, 0],
  ['what looks like SQL', { text: "'; drop table talents; --" }, 0],
  ['names of objects', { text: '__proto__ constructor' }, 0],
  ['10,000 times the same letter', { text: 'a'.repeat(10_000) }, 0],
  ['10,000 letters of words', { text: 'figma '.repeat(1_667) }, 1],
  ['thousands of words', { text: Array.from({ length: 2_000 }, (_, at) => `w${at}`).join(' ') }, 0],
  ['the same skill 200 times', { skills: Array.from({ length: 200 }, () => 'Figma') }, 1],
  ['200 skills', { skills: Array.from({ length: 200 }, (_, at) => `Skill ${at}`) }, 0],
  ['a skill that is a blank', { skills: [' '] }, 0],
  ['a reversed range', { experienceInYears: { min: 9, max: 1 } }, 0],
  ['a negative range', { experienceInYears: { min: -9, max: -1 } }, 0],
  ['a range that starts below nothing', { experienceInYears: { min: -9 } }, 15],
  ['a range without a number', { expectedSalaryInLpaInr: { min: NOT_A_NUMBER } }, 0],
  ['an endless range', { expectedSalaryInLpaInr: { min: -INFINITE, max: INFINITE } }, 15],
  ['a huge range', { expectedSalaryInLpaInr: { min: -1e308, max: 1e308 } }, 15],
  [
    '10,000 hidden talent',
    { hiddenTalentIds: Array.from({ length: 10_000 }, (_, at) => `nobody-${at}`) },
    15,
  ],
])('answers %s', (_, asked, total) => {
  expect(people.search({ ...nothing, ...asked }).total).toBe(total);
});

test.each([-1, 0.5, NOT_A_NUMBER, INFINITE, 1_000_000])('page %s is past the end', (page) => {
  expect(people.search({ ...nothing, page })).toMatchObject({ hits: [], total: 15 });
});
