import { expect, test } from 'vitest';
import { ROLE_GROUP } from '@talaash/talent-index/answers/group-kind';
import { term } from './clause.ts';
import type { FoundGroup } from './found-group.ts';
import { IMPACT_FIELD } from './mapping.ts';
import { sumOfGroups } from './required-group.ts';

/** A group of one word with one impact. */
const groupOf = (word: string, kind: FoundGroup['kind']): FoundGroup => {
  const has = term('word.80', word);
  return {
    ...ROLE_GROUP,
    kind,
    text: word,
    rarity: 1,
    best: 80,
    found: 1,
    levels: [{ score: 80, clause: has }],
    points: [{ term: word, nearness: 10 }],
    has,
  };
};

test('a word of two groups is scored as a word once: Lucene would add the boosts, which stand for two numbers each', () => {
  const groups = [groupOf('react', 'needed'), groupOf('scrum', 'needed'), groupOf('react', 'helping')];
  const weights = { multipliers: [3, 5, 7] } as Parameters<typeof sumOfGroups>[0]['weights'];
  const scoredWords = (points: unknown) =>
    [...JSON.stringify(points).matchAll(new RegExp(`"${IMPACT_FIELD}":\\{"value":"(\\w+)"`, 'g'))].map(
      ([, word]) => word,
    );
  const sum = sumOfGroups({ groups, weights }, () => true);
  expect(scoredWords(sum)).toEqual(['react', 'scrum']);
  expect(sum[2]).toEqual({ constant_score: { filter: term('word.80', 'react'), boost: 560 } });
  const helping = sumOfGroups({ groups, weights }, ({ kind }) => kind === 'helping');
  expect(scoredWords(helping)).toEqual(['react']);
});
