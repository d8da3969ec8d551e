import { NEARNESS } from './field.ts';
import type { Alternatives } from './alternative.ts';
import { shorterNotice } from './notice-fact.ts';
import type { Wanted } from './understanding.ts';

/** "No 90 days notice" excludes nobody who can start sooner: it asks for a shorter notice period. */
export function withShorterNotice(one: Alternatives): Alternatives {
  const [operand] = one.operands;
  if (!one.isExcluded || operand?.wanted.kind !== 'fact' || operand.wanted.condition.kind !== 'notice')
    return one;
  const condition = shorterNotice(operand.wanted.condition.maxWeeks);
  return condition === undefined
    ? one
    : { operands: [{ ...operand, wanted: { kind: 'fact', condition } }], isExcluded: false };
}

/**
 * Exclusions match only the word as written: no completion and no related word. Refusing seniors excludes people with that title,
 * and nobody because of the years alone.
 */
export function exactly(wanted: Wanted): Wanted {
  if (
    wanted.kind === 'fact' &&
    wanted.condition.kind === 'level' &&
    !wanted.condition.levels.includes('junior')
  )
    return { kind: 'fact', condition: { ...wanted.condition, isTitle: true } };
  if (wanted.kind !== 'word') return wanted;
  const terms = wanted.word.terms.filter(({ nearness }) => nearness >= NEARNESS.plural);
  return { kind: 'word', word: { ...wanted.word, terms, prefix: undefined, misspelt: undefined } };
}
