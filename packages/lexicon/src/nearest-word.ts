import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { RELATED_WORDS } from './related-word.ts';
import { CERTAIN_FORMS } from './vocabulary.ts';
import { wordsOf } from './word.ts';

/** A shorter word of the vocabulary would be close to too many words. */
const KNOWN_LENGTH_MIN = 3;

/** The maximum number of edits, by the length of the word. The search itself corrects fewer. */
const EDITS_BY_LENGTH = [
  { length: 9, edits: 3 },
  { length: 5, edits: 2 },
  { length: 3, edits: 1 },
] as const;

const TYPED_LENGTH_MAX = 40;

/** The words of labels, as candidates for a correction. */
export const knownWords = (labels: readonly string[]): string[] => [
  ...new Set(
    labels
      .flatMap((label) => wordsOf(label).flatMap(({ parts }) => parts))
      .filter((word) => word.length >= KNOWN_LENGTH_MIN && !/\p{N}/u.test(word)),
  ),
];

/** The vocabulary's own words, which come from no profile. */
const VOCABULARY_WORDS = knownWords([...CERTAIN_FORMS, ...RELATED_WORDS]);

/**
 * The most likely correction of a misspelled word: the nearest word of the vocabulary or `others` with the same first letter.
 * Undefined for a known word, or if no word is near.
 */
export function nearestWord(typed: string, others: readonly string[]): string | undefined {
  const word = fold(typed);
  const rule = EDITS_BY_LENGTH.find(({ length }) => word.length >= length);
  if (rule === undefined || word.length > TYPED_LENGTH_MAX || !/^[\p{L}\p{M}]+$/u.test(word))
    return undefined;
  let best: { word: string; distance: number } | undefined;
  for (const known of [...others, ...VOCABULARY_WORDS]) {
    if (known === word) return undefined;
    if (known.charAt(0) !== word.charAt(0) || Math.abs(known.length - word.length) > rule.edits) continue;
    const distance = editDistance(word, known);
    if (distance <= rule.edits && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { word: known, distance };
  }
  return best?.word;
}
