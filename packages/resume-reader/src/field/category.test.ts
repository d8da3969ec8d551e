import { hasMark } from '@talaash/lexicon/entry';
import { JOB_CATEGORY } from '@talaash/lexicon/generated/job-category';
import { expect, test } from 'vitest';
import { categoryOf } from './category.ts';

test.each(JOB_CATEGORY.map((category) => [category.word, category] as const))(
  'every word of %s is read',
  (category, { names }) => {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { word } = name;
      if (hasMark(name, 'title')) expect([word, categoryOf([word], [])]).toEqual([word, category]);
      if (hasMark(name, 'skill'))
        expect([word, categoryOf([], [word, word, word])]).toEqual([word, category]);
    }
  },
);

test('a developer of interfaces develops software, and a title says more than skills', () => {
  expect(categoryOf(['UI Developer'], [])).toBe('Software_Development');
  expect(categoryOf(['QA Lead'], ['Java', 'SQL', 'React'])).toBe('Software_Testing');
  expect(categoryOf(['Chef'], ['Java', 'SQL'])).toBeUndefined();
});
