import { expect, test } from 'vitest';
import { skillImpact } from './field.ts';

test.each([
  ['a bare tag', 0, 50],
  ['a month', 1, 53],
  ['less than a year', 11, 53],
  ['a year', 12, 56],
  ['less than three years', 35, 56],
  ['three years', 36, 59],
  ['ten years', 120, 59],
])('a skill with work that names it scores more: %s', (_, months, impact) => {
  expect(skillImpact(months)).toBe(impact);
});
