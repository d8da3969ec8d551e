import type { Grade } from './grade.ts';

/** How many of the first hits are judged. */
export const DEPTH = 10;

/**
 * Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen, 2002): a hit gains 2^grade - 1, discounted by
 * log2(rank + 1), as a share of the best that the whole corpus could give.
 *
 * @param found the grades of an answer's hits, best hit first
 * @param all the grades of everybody, in any order; one must be above 0
 * @returns from 0 up to 1
 */
export function ndcg(found: readonly Grade[], all: readonly Grade[]): number {
  return gain(found) / gain(all.toSorted((a, b) => b - a));
}

const gain = (grades: readonly Grade[]): number =>
  grades.slice(0, DEPTH).reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
