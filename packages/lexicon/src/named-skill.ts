import { textOf } from './folded-text.ts';
import { type Parts, partsOf, phraseAt, skillKey } from './phrase.ts';
import { CONCEPTS, labelOf } from './vocabulary.ts';
import { type Word, spellingOf, wordsOf } from './word.ts';
import { WordScanner } from './word-scanner.ts';

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

/** A skill where a text names it. `start` and `end` are units of the folded text. */
export type NamedSkill = {
  label: string;
  start: number;
  end: number;
  /** Whether it is also a plain word, so that in prose only what stands around it tells that the skill is meant. */
  isPlainWord: boolean;
};

/**
 * The skills that a text may name, each once and in its order: the concepts of the vocabulary, under their labels, and
 * `others`. The longest match counts: React Native is not React. The caller checks which of them people have.
 *
 * @param isProse false for a title, in which a form that is also a plain word is meant as a concept
 */
export function namedSkills(text: string, isProse: boolean, others: LabelsByWords): string[] {
  const found = new Map<string, string>();
  for (const { label } of skillsIn(text, others, isProse).named) {
    const key = skillKey(label);
    if (!found.has(key)) found.set(key, label);
  }
  return [...found.values()];
}

const scanner = new WordScanner();

/** Every place where a text names a skill, in its order, and the text as it was read: folded. */
export function skillsIn(
  text: string,
  others: LabelsByWords,
  isProse: boolean,
): { folded: string; named: NamedSkill[] } {
  const words: (Word & { start: number; end: number })[] = [];
  scanner.read(text);
  while (scanner.next()) {
    const { start, end, isAfterBreak } = scanner;
    words.push({ ...spellingOf(scanner.written), isAfterBreak, start, end });
  }
  const folded = textOf(scanner.text.units, 0, scanner.text.length);
  const parts = partsOf(words);
  const wordOf = words.flatMap((word) => word.parts.map(() => word));
  const named: NamedSkill[] = [];
  for (let at = 0; at < parts.texts.length; ) {
    const own = labelAt(parts, at, others);
    const concept = phraseAt(parts.codes, at, isProse);
    const isConcept = concept !== undefined && concept.length >= (own?.length ?? 0);
    const found = isConcept ? CONCEPTS[concept.concept] : undefined;
    const label = found === undefined ? own?.label : labelOf(found);
    const length = isConcept ? concept.length : (own?.length ?? 1);
    const [start, end] = [wordOf[at]?.start ?? 0, wordOf[at + length - 1]?.end ?? 0];
    if (label !== undefined) named.push({ label, start, end, isPlainWord: isConcept && concept.isPlainWord });
    at += length;
  }
  return { folded, named };
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
