import { expect, test } from 'vitest';
import type { MatchItem } from './schema.ts';
import { whyFound } from './why-found.ts';

const item = (criterion: MatchItem['criterion'], outcome: MatchItem['outcome'], fact: string): MatchItem => ({
  criterion,
  label: fact,
  outcome,
  points: 5,
  possible: 10,
  fact,
  detail: fact,
});

test('a fact counts once for a job post, however many things it answers there', () => {
  const asksTwice = {
    items: [
      item('mustSkill', 'evidence', 'React 6 yrs'),
      item('niceSkill', 'evidence', 'React 6 yrs'),
      item('title', 'gap', 'another title'),
      item('niceSkill', 'notStated', 'CSS, years not stated'),
      item('freshness', 'evidence', 'changed today'),
    ],
  };
  const asksOnce = { items: [item('niceSkill', 'evidence', 'React 6 yrs')] };
  expect(whyFound([asksTwice, asksOnce])).toEqual({
    reasons: [{ criterion: 'mustSkill', outcome: 'evidence', fact: 'React 6 yrs', count: 2 }],
    gaps: [{ criterion: 'title', outcome: 'gap', fact: 'another title', count: 1 }],
  });
});
