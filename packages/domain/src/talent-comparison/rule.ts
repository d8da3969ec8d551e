import { COMPARED_MAX, PICKED_MAX } from './limit.ts';
import { COMPARISON_SENTENCES } from './words.ts';

/** Why nobody else can be picked; undefined when somebody can. */
export const pickRefusal = (picked: number): string | undefined =>
  picked < PICKED_MAX ? undefined : COMPARISON_SENTENCES.full;

/** Why the picked people cannot be compared; undefined if they can. */
export function comparisonRefusal(picked: number): string | undefined {
  if (picked < 2) return COMPARISON_SENTENCES.needsTwo;
  return picked > COMPARED_MAX ? COMPARISON_SENTENCES.fourAtOnce : undefined;
}

/**
 * Which of the values are best: all that tie. None when all are equal, or when fewer than two are known, because then being best
 * says nothing.
 *
 * @param values undefined where one is not known
 */
export function areBest(values: readonly (number | undefined)[], better: 'higher' | 'lower'): boolean[] {
  const known = values.filter((value) => value !== undefined);
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known);
  const isTold = known.length > 1 && (known.length < values.length || known.some((value) => value !== best));
  return values.map((value) => isTold && value === best);
}
