import { cached } from '@talaash/lexicon/cached';
import { NEARNESS } from './field.ts';
import { shownWord } from '@talaash/lexicon/letter-pair';
import {
  aliasTerms,
  childTerms,
  isAbbreviation,
  isPlainLabel,
  type Parts,
  partsOf,
  phraseAt,
  phraseTerm,
  relatedTerms,
} from '@talaash/lexicon/phrase';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { STOP_WORDS, FILLER_WORDS } from '@talaash/lexicon/usual-word';
import { inflectionsOf } from '@talaash/lexicon/inflection';
import { type Word, wordsOf } from '@talaash/lexicon/word';

/** Words past this limit are ignored. */
export const QUESTION_WORDS_MAX = 10;
/** In characters: enough for that many words. */
const QUESTION_LENGTH_READ = 1000;

export const EDITS_BY_LENGTH = [
  { length: 8, edits: 2 },
  { length: 4, edits: 1 },
] as const;

/** One word of a query, or several that name one concept, with all terms that it finds. */
export type QuestionWord = {
  /** As shown to the person who searches. */
  text: string;
  /** Its own terms, those of its singular or plural, and related ones. */
  terms: { term: string; nearness: number }[];
  /** The typed part of an unfinished word. */
  prefix: string | undefined;
  /** The word to correct, and how many edits a term may be away. */
  misspelt: { word: string; edits: 1 | 2 } | undefined;
  /** The words to search instead when nobody has this one: `socket` and `io` for `socket.io`. */
  fallback: QuestionWord[];
};

/** The words of a text, each once. Filler words are dropped unless there are no others. */
export function wordsIn(text: string): QuestionWord[] {
  const found = questionWords(wordsOf(text.slice(0, QUESTION_LENGTH_READ)));
  const meaningful = found.filter(({ text }) => !FILLER_WORDS.has(text));
  const searched = meaningful.length === 0 ? found : meaningful;
  return [...new Map(searched.map((word) => [word.text, word])).values()];
}

function questionWords(words: readonly Word[]): QuestionWord[] {
  const found: QuestionWord[] = [];
  const parts = partsOf(words);
  const starts = new Map(startsOf(words));
  let at = 0;
  // Counts parts, because a compound that nobody has is searched part by part.
  let remaining = QUESTION_WORDS_MAX;
  while (at < parts.texts.length && remaining > 0) {
    const concept = conceptAt(parts, at);
    const compound = starts.get(at);
    const length = concept?.length ?? compound?.parts.length ?? 1;
    const written = parts.texts.slice(at, at + length);
    if (concept !== undefined) found.push(phraseWord(written.join(' '), concept.term));
    else if (compound !== undefined)
      found.push(compoundWord(compound.joined, written.slice(0, remaining), false));
    else if (!STOP_WORDS.has(written[0] ?? '')) found.push(plainWord(written[0] ?? '', false));
    remaining = QUESTION_WORDS_MAX - partsSearched(found);
    at += length;
  }
  return found;
}

/** The concept of several words that begins at a part. */
function conceptAt({ codes }: Parts, at: number): ReturnType<typeof phraseAt> {
  const phrase = phraseAt(codes, at);
  return phrase !== undefined && phrase.length > 1 ? phrase : undefined;
}

const partsSearched = (words: readonly QuestionWord[]): number =>
  words.reduce((sum, { fallback }) => sum + Math.max(1, fallback.length), 0);

/** The words of several parts, by the index of their first part. */
function startsOf(words: readonly Word[]): [number, Word][] {
  const starts: [number, Word][] = [];
  let at = 0;
  for (const word of words) {
    if (word.parts.length > 1) starts.push([at, word]);
    at += word.parts.length;
  }
  return starts;
}

export function phraseWord(text: string, term: string): QuestionWord {
  return {
    text,
    terms: withNearness({
      exact: [term],
      numbers: [],
      aliases: aliasTerms(term),
      children: childTerms(term),
      related: relatedTerms(term),
    }),
    prefix: undefined,
    misspelt: undefined,
    fallback: [],
  };
}

export function compoundWord(joined: string, parts: readonly string[], isLast: boolean): QuestionWord {
  const isNumber = (part: string) => /^\p{N}+$/u.test(part);
  // The 5 of 5-star has no meaning by itself.
  const said = parts.every(isNumber) ? parts : parts.filter((part) => !isNumber(part));
  const fallback = said.map((part) => plainWord(part, isLast && part === parts.at(-1)));
  return { ...plainWord(joined, isLast), text: parts.join(' '), fallback };
}

/** Concepts that are also degrees: a search for BA does not mean the Bachelor of Arts. */
const ALSO_DEGREES: ReadonlySet<string> = new Set(['ba', 'be']);

export const plainWord = (word: string, isLast: boolean, completed: readonly string[] = []): QuestionWord =>
  isLast || completed.length > 0 ? readWord(word, isLast, completed) : { ...finishedWord(word) };

/** A word that is not the last of its text always means the same. */
const finishedWord = cached((word) => readWord(word, false, []));

function readWord(word: string, isLast: boolean, completed: readonly string[]): QuestionWord {
  const conceptTerm = phraseTerm(word);
  const isConcept =
    conceptTerm !== undefined && (isAbbreviation(word) || isPlainLabel(word) || ALSO_DEGREES.has(word));
  const own = isConcept ? [] : [word];
  const numbers = inflectionsOf(word).flatMap((other) => [other, phraseTerm(other) ?? other]);
  const terms = conceptTerm === undefined ? [word] : [word, conceptTerm];
  return {
    text: shownWord(word),
    terms: withNearness({
      exact: conceptTerm === undefined ? own : [...own, conceptTerm],
      numbers: [...numbers, ...completed],
      aliases: terms.flatMap(aliasTerms),
      children: terms.flatMap(childTerms),
      related: terms.flatMap(relatedTerms),
    }),
    // A search for counsel does not mean a prefix of counsellor.
    prefix: isLast && !isWholeNoun(word) ? word : undefined,
    misspelt: misspellingOf(word),
    fallback: [],
  };
}

function withNearness({
  exact,
  numbers,
  aliases,
  children,
  related,
}: Record<
  'exact' | 'numbers' | 'aliases' | 'children' | 'related',
  readonly string[]
>): QuestionWord['terms'] {
  const terms = new Map<string, number>();
  const put = (nearness: number) => (term: string) => {
    if (!terms.has(term)) terms.set(term, nearness);
  };
  exact.forEach(put(NEARNESS.exact));
  numbers.forEach(put(NEARNESS.plural));
  aliases.forEach(put(NEARNESS.alias));
  children.forEach(put(NEARNESS.child));
  related.forEach(put(NEARNESS.related));
  return [...terms].map(([term, nearness]) => ({ term, nearness }));
}

const NOUN_LENGTH_MIN = 6;

/** Whether a word is a role noun, and not a short form of one. */
const isWholeNoun = (word: string): boolean => word.length >= NOUN_LENGTH_MIN && ROLE_NOUNS.has(word);

/** A word with digits is never corrected: 2021 is not 2020. */
function misspellingOf(word: string): QuestionWord['misspelt'] {
  if (/\p{N}/u.test(word)) return undefined;
  const rule = EDITS_BY_LENGTH.find(({ length }) => word.length >= length);
  return rule === undefined ? undefined : { word, edits: rule.edits };
}
