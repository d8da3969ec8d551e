import { expect, test } from 'vitest';
import { titleFit, withoutLevel } from './title.ts';

const naming = {
  titleWords: (title: string) =>
    new Set(
      title
        .replace(/engineer/i, 'Developer')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
    ),
};

test.each([
  ['Senior React Developer', 'React Developer'],
  ['Lead Engineer', 'Engineer'],
  ['Tech Lead', 'Tech Lead'],
  ['Sr. Staff Engineer', 'Engineer'],
  ['Principal Architect', 'Architect'],
])('%s is %s without its level', (title, rest) => {
  expect(withoutLevel(title)).toBe(rest);
});

test.each([
  ['React Developer', 'Lead React Engineer', [], 'inside'],
  ['React Developer', 'Frontend Developer', [], 'outside'],
  ['React Developer', 'Frontend Developer', ['React Developer'], 'near'],
  ['React Native Developer', 'React Developer', [], 'near'],
  ['Software Engineer', 'Software Developer', [], 'inside'],
  ['Senior', 'Senior Developer', [], undefined],
  ['', 'Senior Developer', [], undefined],
])('asked for %s, a %s', (asked, jobTitle, past, fit) => {
  expect(titleFit(asked, { jobTitle, past }, naming)).toBe(fit);
});
