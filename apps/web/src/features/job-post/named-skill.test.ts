import { expect, test } from 'vitest';
import { namesSkill } from './named-skill.ts';

test.each([
  ['Senior React Developer, JavaScript, 5+ years', 'JavaScript', true],
  ['Senior React Developer, JavaScript, 5+ years', 'React', true],
  ['Senior React Developer, JavaScript, 5+ years', 'Java', false],
  ['node.js (express)', 'Node.js', true],
  ['We need React.', 'React', true],
  ['c developer', 'C++', false],
  ['C++', 'C', false],
  ['machine learning in python', 'Machine Learning', true],
  ['', 'React', false],
])('%s names %s: %s', (text, skill, is) => {
  expect(namesSkill(text, skill)).toBe(is);
});
