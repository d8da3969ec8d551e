import { NEARNESS } from './field.ts';
import { fold } from './fold.ts';
import { begunThings, isAbbreviation, partsOf, phraseAt, phraseTerm, relatedTerms } from './phrase.ts';
import { EMPTY_WORDS, FILLING_WORDS } from './vocabulary.ts';
import { otherNumbers, type Word, wordsOf } from './word.ts';

/** More words than this say nothing more about a person; the first ones count. */
export const QUESTION_WORDS_MAX = 10;
/** Enough to hold that many words. */
const QUESTION_LENGTH_READ = 1000;

export const EDITS_BY_LENGTH = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;

/** One word of a question, or several that name one thing, with everything that it finds. */
export type QuestionWord = {
  /** As the person reads it. */
  text: string;
  /** Terms that it finds for being itself, its other number, or nearly the same. */
  terms: { term: string; nearness: number }[];
  /** The beginning of an unfinished word. */
  prefix: string | undefined;
  /** What a misspelling would be of, and how many edits it may be away. */
  misspelt: { word: string; edits: 1 | 2 } | undefined;
  /** The words to look for instead when the index does not know this one: `socket.io` as `socket` and `io`. */
  otherwise: QuestionWord[];
};

export type QuestionText =
  /** Nothing was asked, or only words that say nothing: everybody. */
  | { kind: 'everybody' }
  /** Something was typed in which there is no word: nobody. */
  | { kind: 'nobody' }
  | { kind: 'words'; words: QuestionWord[] };

// oxlint-disable-next-line no-control-regex
const BLANK = /^[\s\u0000-\u001f\u007f]*$/;

/** Reads a text as typed. Its last word counts as unfinished unless a blank follows it. */
export function readText(text: string): QuestionText {
  const read = text.slice(0, QUESTION_LENGTH_READ);
  const words = wordsOf(read);
  if (words.length === 0) return { kind: BLANK.test(fold(read)) ? 'everybody' : 'nobody' };
  const isFinished = /\s$/.test(read) || text.length > read.length;
  const found: QuestionWord[] = [];
  const parts = partsOf(words);
  const starts = new Map(startsOf(words));
  let at = 0;
  // Counted by parts, for a compound nobody knows is looked up part by part.
  let left = QUESTION_WORDS_MAX;
  while (at < parts.texts.length && left > 0) {
    const phrase = phraseAt(parts.codes, at);
    const compound = starts.get(at);
    const length = phrase !== undefined && phrase.length > 1 ? phrase.length : (compound?.parts.length ?? 1);
    const isLast = at + length === parts.texts.length && !isFinished;
    const written = parts.texts.slice(at, at + length);
    const [first = ''] = written;
    const before = found.length;
    if (phrase !== undefined && phrase.length > 1) found.push(phraseWord(written.join(' '), phrase.term));
    else if (compound !== undefined)
      found.push(compoundWord(compound.joined, written.slice(0, left), isLast && length <= left));
    else if (!EMPTY_WORDS.has(first) || (isLast && found.length === 0))
      found.push(plainWord(first, isLast, isLast ? begunThings(parts, at) : []));
    for (const { otherwise } of found.slice(before)) left -= Math.max(1, otherwise.length);
    at += length;
  }
  const telling = found.filter(({ text }) => !FILLING_WORDS.has(text));
  const meant = telling.length === 0 ? found : telling;
  const distinct = [...new Map(meant.map((word) => [word.text, word])).values()];
  return distinct.length === 0 ? { kind: 'everybody' } : { kind: 'words', words: distinct };
}

/** The words of several parts, by where their first part stands. */
function startsOf(words: readonly Word[]): [number, Word][] {
  const starts: [number, Word][] = [];
  let at = 0;
  for (const word of words) {
    if (word.parts.length > 1) starts.push([at, word]);
    at += word.parts.length;
  }
  return starts;
}

function phraseWord(text: string, term: string): QuestionWord {
  return {
    text,
    terms: weighed([term], [], relatedTerms(term)),
    prefix: undefined,
    misspelt: undefined,
    otherwise: [],
  };
}

function compoundWord(joined: string, parts: readonly string[], isLast: boolean): QuestionWord {
  const otherwise = parts.map((part, i) => plainWord(part, isLast && i === parts.length - 1));
  return { ...plainWord(joined, isLast), text: parts.join(' '), otherwise };
}

function plainWord(word: string, isLast: boolean, begun: readonly string[] = []): QuestionWord {
  const thing = phraseTerm(word);
  const own = thing === undefined || !isAbbreviation(word) ? [word] : [];
  const numbers = otherNumbers(word).flatMap((other) => [other, phraseTerm(other) ?? other]);
  const related = [...relatedTerms(word), ...(thing === undefined ? [] : relatedTerms(thing))];
  return {
    text: word,
    terms: weighed(thing === undefined ? own : [...own, thing], [...numbers, ...begun], related),
    prefix: isLast ? word : undefined,
    misspelt: misspellingOf(word),
    otherwise: [],
  };
}

function weighed(exact: readonly string[], numbers: readonly string[], related: readonly string[]) {
  const terms = new Map<string, number>();
  const put = (nearness: number) => (term: string) => {
    if (!terms.has(term)) terms.set(term, nearness);
  };
  exact.forEach(put(NEARNESS.exact));
  numbers.forEach(put(NEARNESS.plural));
  related.forEach(put(NEARNESS.related));
  return [...terms].map(([term, nearness]) => ({ term, nearness }));
}

/** Digits are never a misspelling of others: 2021 is not 2020. */
function misspellingOf(word: string): QuestionWord['misspelt'] {
  if (/\p{N}/u.test(word)) return undefined;
  const rule = EDITS_BY_LENGTH.find(({ length }) => word.length >= length);
  return rule === undefined ? undefined : { word, edits: rule.edits };
}
