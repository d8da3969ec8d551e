import { type Finding, type FreeText, type TextRule, wordsOf } from './finding.ts';

const SAME_WORD_RUN = 4;
const SENTENCE_WORDS_MIN = 4;
const WORDS_FOR_VARIETY = 24;
const VARIETY_MIN = 0.34;

/** Shorter texts may be equal by chance. */
const COPIED_LENGTH_MIN = 60;

function hasWordRun(words: readonly string[]): boolean {
  let run = 1;
  return words.some((word, index) => {
    run = word === words[index - 1] ? run + 1 : 1;
    return run >= SAME_WORD_RUN;
  });
}

function hasSameSentence(text: string): boolean {
  const sentences = text
    .split(/[.!?।\n•]+/u)
    .map(wordsOf)
    .filter((words) => words.length >= SENTENCE_WORDS_MIN)
    .map((words) => words.join(' '));
  return new Set(sentences).size < sentences.length;
}

const lacksVariety = (words: readonly string[]) =>
  words.length >= WORDS_FOR_VARIETY &&
  words.length <= 400 &&
  new Set(words).size / words.length < VARIETY_MIN;

export const findRepetition: TextRule = (text) => {
  const words = wordsOf(text);
  return hasWordRun(words) || hasSameSentence(text) || lacksVariety(words) ? [{ fault: 'repetition' }] : [];
};

/** A finding for each text that has the same words as an earlier one. */
export function findCopies(texts: readonly FreeText[]): Finding[] {
  const firstFields = new Map<string, string>();
  return texts.flatMap(({ field, text }) => {
    const content = wordsOf(text).join(' ');
    if (content.length < COPIED_LENGTH_MIN) return [];
    const first = firstFields.get(content);
    firstFields.set(content, first ?? field);
    if (first === undefined) return [];
    return [{ field, change: `write a different text; this one repeats “${first}”.`, certainty: 90 }];
  });
}
