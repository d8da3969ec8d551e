import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch } from '../../test/plain-search.ts';
import { randomDocument, randomQuestion } from '../../test/random-search.ts';
import { nothing } from '../../test/searched.ts';
import { SearchEngine } from './engine.ts';
import type { TalentDocument, TalentQuestion } from '../port.ts';
import { QUESTION_WORDS_MAX, wordsIn } from '@talaash/question/question-word';

/** Enough for long results, and for results that are a small share of a segment, whose bounds and skills are computed differently. */
const TALENTS = 1500;

const documents: TalentDocument[] = fc
  .sample(randomDocument, { numRuns: TALENTS, seed: 3 })
  .map((document, number) => ({ ...document, talentId: `talent-${number}` }));

/** Two packed segments, and talents that are not packed yet. */
const engine = new SearchEngine();
for (const [from, to] of [
  [0, 1200],
  [1200, 1400],
  [1400, TALENTS],
] as const) {
  engine.apply({ upserts: documents.slice(from, to), removals: [] });
  if (to < TALENTS) for (const _ of engine.compact());
}

const answer = (question: TalentQuestion) => {
  const { hits, ...rest } = engine.search(question);
  return {
    ...rest,
    talentIds: hits.map(({ talentId }) => talentId),
    standings: hits.map(({ match }) => match.standings),
  };
};

test.each(['', 'developer', 'react developer', 'zzz developer', 'd'])(
  'pages far down of what %j finds are in order',
  (text) => {
    const { total: inside, nearTotal } = answer({ ...nothing, text });
    const total = inside + nearTotal;
    expect(total).toBeGreaterThan(400);
    const last = Math.floor((total - 1) / 20);
    for (const page of [0, 20, 21, Math.floor(last / 2), last, last + 1]) {
      const question = { ...nothing, text, page };
      expect(answer(question)).toEqual(plainSearch(documents, question));
    }
  },
);

test('random questions to many talents are answered like a plain search', () => {
  for (const question of fc.sample(randomQuestion, { numRuns: 5, seed: 4 }))
    expect(answer(question)).toEqual(plainSearch(documents, question));
});

test('what few people of many have is counted like a plain search', () => {
  const counted = Array.from({ length: 12 }, (_, years) => {
    const question = { ...nothing, experienceInYears: { min: years, max: years } };
    expect(answer(question)).toEqual(plainSearch(documents, question));
    return answer(question).total;
  });
  expect(counted.some((total) => total > 0 && total < TALENTS / 32)).toBe(true);
});

test('all pages together contain everybody once', () => {
  const found: string[] = [];
  for (let page = 0; page * 20 < TALENTS; page += 1) found.push(...answer({ ...nothing, page }).talentIds);
  expect(new Set(found).size).toBe(TALENTS);
  expect(found).toHaveLength(TALENTS);
});

test('a word of thousands of parts is searched as at most as many words as a question may have', () => {
  const text = Array.from({ length: 3_000 }, (_, number) => `react${number % 7}`).join('.');
  expect(wordsIn(text).flatMap(({ fallback }) => fallback)).toHaveLength(QUESTION_WORDS_MAX);
});
