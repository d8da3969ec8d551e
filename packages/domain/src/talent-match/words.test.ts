import { expect, test } from 'vitest';
import type { MatchItem } from './schema.ts';
import { matchReasons } from './words.ts';

const item = (label: string, fact: string, points: number): MatchItem => ({
  criterion: 'mustSkill',
  label,
  outcome: 'evidence',
  points,
  possible: 24,
  fact,
  detail: '8 yrs',
});

test('what speaks for two skills is said once, and leaves its place to the next reason', () => {
  const items = [
    item('React, must', 'React 8 yrs', 24),
    item('JavaScript, must', 'React 8 yrs', 24),
    item('SQL, must', 'SQL 2 yrs', 20),
    item('Git', 'Git 3 yrs', 10),
    item('CSS', 'CSS 3 yrs', 5),
  ];
  expect(matchReasons({ items }).map(({ fact }) => fact)).toEqual(['React 8 yrs', 'SQL 2 yrs', 'Git 3 yrs']);
});
