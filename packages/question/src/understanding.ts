import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { QuestionWord } from './question-word.ts';

/** Half-open, in UTF-16 units of the text. */
export type Span = { start: number; end: number };

/** What tells a field of business. */
export type DomainTold = {
  words: QuestionWord[];
  /** Employers in it, by the names of an employer condition. */
  employers: readonly string[];
  /** Words that tell it only in the name of an employer. */
  employerWords: QuestionWord[];
};

/** One thing that somebody can be asked to have. */
export type Wanted =
  | { kind: 'word'; word: QuestionWord }
  /** These words, one after the other, in one name or one text. */
  | { kind: 'phrase'; text: string; words: string[] }
  /** A field of business, and what tells one that is near it. */
  | ({ kind: 'domain'; name: string; near: DomainTold | undefined } & DomainTold)
  | { kind: 'fact'; condition: SearchCondition };

/** Any one of these will do. */
export type Group = { anyOf: Wanted[]; spans: Span[] };

/**
 * How much a group is wanted, and how:
 * - `must`: never left out, as what stands in quotation marks, and beside an explicit AND;
 * - `needed`: left out where too few have it;
 * - `plain`: a word of usual language in a sentence, left out before names of skills;
 * - `helping`: orders the result and leaves nobody out, as words of a long sentence or a pasted job ad do;
 * - `nice`: helps less, because a job ad calls it nice to have.
 *
 * A lenient group is needed of fewer people. `certificate`, which also is a college: where few have it and the rest, whoever
 * has either is found. `partial`: what may become a fact when it is typed to its end leaves nobody out where nobody has it.
 */
export type Wish =
  | { kind: 'must'; lenient?: 'certificate' | undefined }
  | { kind: 'needed' | 'plain'; lenient?: 'certificate' | 'partial' | undefined }
  | { kind: 'helping'; lenient?: 'partial' | undefined }
  | { kind: 'nice'; lenient?: undefined };

/** What is asked of words. */
export type WantedGroup = Group & Wish;

/** Whether a group leaves out who does not have it. */
export const isNeeded = ({ kind }: { kind: string }): boolean =>
  kind === 'must' || kind === 'needed' || kind === 'plain';

/** What a text asks for. */
export type Understanding = {
  /** `nobody`: something was typed that contains no word. */
  kind: 'everybody' | 'nobody' | 'search';
  /** Facts that were asked plainly, outside of OR, in the order of the text. Soft: they order the result. `isMust` is true for those that leave out everybody else: "no one except Infosys". */
  facts: { condition: SearchCondition; spans: Span[]; isMust?: true }[];
  /** What is asked of words, in the order of the text: all groups are wanted. */
  groups: WantedGroup[];
  /** Whoever has any of these is not found. */
  exclusions: { wanted: Wanted; spans: Span[] }[];
  /** How AND and OR were read, and the other reading as a text; null unless both occur. */
  brackets: { read: string; otherwise: string } | null;
  /** Misspelt words that were read as words of the vocabulary. */
  corrections: { from: string; to: string }[];
};
