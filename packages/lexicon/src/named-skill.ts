import { textOf } from './folded-text.ts';
import { type Parts, partsOf, phraseAt, skillKey } from './phrase.ts';
import { CONCEPTS, labelOf } from './vocabulary.ts';
import { type Word, spellingOf, wordsOf } from './word.ts';
import { WordScanner } from './word-scanner.ts';

/** The maximum words of a label that is recognized. */
const LABEL_PARTS_MAX = 4;

/** Labels by their words. */
export type LabelsByWords = ReadonlyMap<string, string>;

/**
 * Labels to recognize besides those of the vocabulary. Skips a label that is also a plain word: in prose its meaning is unclear.
 */
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

/** A skill at its place in a text. `start` and `end` are code units of the folded text. */
export type NamedSkill = {
  label: string;
  start: number;
  end: number;
  /** Whether it is also a plain word. In prose, only the context tells whether it means the skill. */
  isPlainWord: boolean;
};

/**
 * The skills that a text may name, each once, in the order of the text: concepts of the vocabulary by their labels, and `others`.
 * The longest match wins: React Native is not React. The caller checks which of them are skills that people have.
 *
 * @param isProse false for a title, where a plain word that is also a form means the concept
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

/** Each place where a text names a skill, in order, and the folded text. */
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
    const { label, length, isPlainWord } = skillAt(parts, at, others, isProse);
    const [start, end] = [wordOf[at]?.start ?? 0, wordOf[at + length - 1]?.end ?? 0];
    if (label !== undefined) named.push({ label, start, end, isPlainWord });
    at += length;
  }
  return { folded, named };
}

/** What starts at part `at`: the longer of a concept and a label of `others`; one part without a label if there is neither. */
function skillAt(parts: Parts, at: number, others: LabelsByWords, isProse: boolean) {
  const own = labelAt(parts, at, others);
  const concept = phraseAt(parts.codes, at, isProse);
  if (concept === undefined || concept.length < (own?.length ?? 0))
    return { label: own?.label, length: own?.length ?? 1, isPlainWord: false };
  const { length, isPlainWord } = concept;
  const found = CONCEPTS[concept.concept];
  return { label: found && labelOf(found), length, isPlainWord };
}

/** The longest label that starts at part `at`. A label never crosses punctuation. */
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
