import { expect, test } from 'vitest';
import { judged, JUDGED_DAY_MS, judgedEngine } from '../../test/judged.ts';
import { nothing } from '../../test/searched.ts';

const engine = judgedEngine();

/** All people found, in order, and how many of them count as matches. */
function ask(text: string) {
  const asked = { ...nothing, text: `${text} `, nowMs: JUDGED_DAY_MS };
  const { total, nearTotal } = engine.search(asked);
  const pages = Array.from({ length: Math.ceil((total + nearTotal) / 20) }, (_, page) => page);
  const ids = pages.flatMap((page) => engine.search({ ...asked, page }).hits.map(({ talentId }) => talentId));
  return { ids, counted: ids.slice(0, total) };
}

test.each(judged<{ q: string; inside: string[]; near: string[] }[]>('total'))(
  'a total counts only those inside: $q',
  ({ q, inside, near }) => {
    const { counted } = ask(q);
    expect(counted).toEqual(expect.arrayContaining(inside));
    expect(counted.filter((id) => near.includes(id))).toEqual([]);
  },
);

/** A better rule may cost one question and win five, so the mean counts. */
test('few specific words find those who are meant, the best first', () => {
  const gain = (grades: readonly number[]) =>
    grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const questions = judged<{ q: string; should: Record<string, number> }[]>('few-word');
  const scores = questions.map(({ q, should }) => {
    const { ids } = ask(q);
    const meant = Object.keys(should);
    return {
      recall: meant.filter((id) => ids.includes(id)).length / meant.length,
      ndcg:
        gain(ids.map((id) => should[id] ?? 0)) /
        gain(Object.values(should).toSorted((one, other) => other - one)),
    };
  });
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  expect(mean(scores.map(({ recall }) => recall))).toBeGreaterThan(0.9);
  expect(mean(scores.map(({ ndcg }) => ndcg))).toBeGreaterThan(0.9);
});
