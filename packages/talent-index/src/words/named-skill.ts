import { type Parts, partsOf, phraseAt, skillKey } from './phrase.ts';
import { SYNONYMS } from './vocabulary.ts';
import { wordsOf } from './word.ts';

/** The most words of a label that is recognized. */
const LABEL_PARTS_MAX = 4;

/** Labels by their words. */
export type LabelsByWords = ReadonlyMap<string, string>;

/** Labels that are recognized besides the vocabulary's. One that is also a plain word is not: nobody can tell it in prose. */
export function labelsByWords(labels: readonly string[]): LabelsByWords {
  const byWords = new Map<string, string>();
  for (const label of labels) {
    const parts = partsOf(wordsOf(label));
    const isPlainWord =
      phraseAt(parts.codes, 0) !== undefined && phraseAt(parts.codes, 0, true) === undefined;
    if (parts.texts.length === 0 || parts.texts.length > LABEL_PARTS_MAX || isPlainWord) continue;
    byWords.set(parts.texts.join(' '), label);
  }
  return byWords;
}

/**
 * The skills that a text may name, each once and in its order: the concepts of the vocabulary, under their labels, and
 * `others`. The longest match counts: React Native is not React. The caller checks which of them people have.
 *
 * @param isProse false for a title, in which a form that is also a plain word is meant as a concept
 */
export function namedSkills(text: string, isProse: boolean, others: LabelsByWords): string[] {
  const parts = partsOf(wordsOf(text));
  const found = new Map<string, string>();
  for (let at = 0; at < parts.texts.length; ) {
    const named = labelAt(parts, at, others);
    const concept = phraseAt(parts.codes, at, isProse);
    if (concept !== undefined && concept.length >= (named?.length ?? 0)) {
      const label = SYNONYMS[concept.concept]?.[0]?.replace('?', '') ?? '';
      put(found, label);
      at += concept.length;
    } else {
      if (named !== undefined) put(found, named.label);
      at += named?.length ?? 1;
    }
  }
  return [...found.values()];
}

function put(found: Map<string, string>, label: string): void {
  const key = skillKey(label);
  if (!found.has(key)) found.set(key, label);
}

/** The longest label that starts at the part `at`. No label runs across punctuation. */
function labelAt({ texts, codes }: Parts, at: number, labels: LabelsByWords) {
  let end = at + 1;
  while (end < texts.length && end < at + LABEL_PARTS_MAX && ((codes.numbers[end] as number) & 1) === 0)
    end += 1;
  for (; end > at; end -= 1) {
    const label = labels.get(texts.slice(at, end).join(' '));
    if (label !== undefined) return { label, length: end - at };
  }
  return undefined;
}
