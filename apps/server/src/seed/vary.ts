import type { SeedContent } from './content/schema.ts';
import { fillSlots, slotsOf } from './content/slot.ts';
import { spelled } from './spelled.ts';

type Content = Pick<SeedContent, 'words' | 'employers'>;

/** As many people as the demo has say different things with a sentence that has this many combinations. */
export const COMBINATIONS_ENOUGH = 300;

/**
 * Fills the slots of a sentence so that no two people say the same, as long as there are no more people than combinations
 * of its words: each person's number stands for one combination.
 * @param given the words that were drawn for other slots
 */
export function vary(
  sentence: string,
  number: number,
  content: Content,
  given: Record<string, string>,
): string {
  const { lists, combinations, stride, start } = variationOf(sentence, content);
  let left = (number * stride + start) % combinations;
  const values = { ...given };
  for (const [slot, list] of lists) {
    values[slot] = list[left % list.length] ?? '';
    left = Math.floor(left / list.length);
  }
  return fillSlots(sentence, values);
}

export const combinationsOf = (sentence: string, content: Content): number =>
  variationOf(sentence, content).combinations;

/** How a sentence varies from one number to the next. */
type Variation = {
  lists: readonly [string, readonly string[]][];
  combinations: number;
  stride: number;
  start: number;
};

/** By content and sentence: many people say the same few sentences. */
const VARIATIONS = new WeakMap<Content, Map<string, Variation>>();

function variationOf(sentence: string, content: Content): Variation {
  const known = VARIATIONS.get(content) ?? new Map<string, Variation>();
  VARIATIONS.set(content, known);
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const lists = listsOf(sentence, content);
  const combinations = lists.reduce((product, [, list]) => product * list.length, 1);
  const variation = { lists, combinations, stride: strideIn(combinations), start: startOf(sentence) };
  known.set(sentence, variation);
  return variation;
}

/** Percentages, minutes and the like: from 12 to 64. */
const FIGURES = Array.from({ length: 53 }, (_, index) => String(12 + index));
const FEW = Array.from({ length: 10 }, (_, index) => spelled(3 + index));

/** The slots that vary a sentence, with their words. Those that are given join only while the others are not enough. */
function listsOf(sentence: string, { words, employers }: Content): [string, readonly string[]][] {
  const lists: Record<string, readonly string[] | undefined> = {
    ...words,
    field: employers.fields,
    n: FIGURES,
    few: FEW,
  };
  const slots = new Set(slotsOf(sentence));
  const chosen: [string, readonly string[]][] = [];
  let combinations = 1;
  for (const [slot, list] of Object.entries(lists)) {
    if (!list || !slots.has(slot) || (combinations >= COMBINATIONS_ENOUGH && !(slot in words))) continue;
    chosen.push([slot, list]);
    combinations *= list.length;
  }
  return chosen;
}

/** Where a sentence begins to count, so that a person does not meet the same word in each of theirs. */
const startOf = (sentence: string): number =>
  [...sentence].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** A step near the golden section that meets every combination once, so that neighbours differ in every word. */
function strideIn(combinations: number): number {
  let stride = Math.max(1, Math.round(combinations * 0.618));
  while (commonDivisor(stride, combinations) > 1) stride++;
  return stride;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
