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

/** What a text asks for. */
export type Understanding = {
  /** `nobody`: something was typed that contains no word. */
  kind: 'everybody' | 'nobody' | 'search';
  /** Facts that were asked plainly, outside of OR, in the order of the text. Soft: they order the result. `isMust` is true for those that leave out everybody else: "no one except Infosys". */
  facts: { condition: SearchCondition; spans: Span[]; isMust?: true }[];
  /**
   * What is asked of words, in the order of the text: all groups are wanted. `isNeeded` is false for words that only help,
   * such as those of a long sentence or a pasted job ad. `isMust` is true for those that are never left out: what stands in
   * quotation marks, and beside an explicit AND. `isPlain` is true for words of usual language in a sentence, which are left out before names of skills.
   * `isNice` is true for helping words that a job ad calls nice to have: they count less than its other ones.
   * `isPartial` is true for what may become a fact when it is typed to its end. It only helps, and leaves nobody out; where it may become a word of the trade as well it is
   * needed, and leaves nobody out where nobody has it.
   * `isCertificate` is true for a needed certificate or college: where few have it and the rest, whoever has either is found.
   */
  groups: (Group & {
    isNeeded: boolean;
    isMust?: true;
    isPlain?: true;
    isNice?: true;
    isPartial?: true;
    isCertificate?: true;
  })[];
  /** Whoever has any of these is not found. */
  exclusions: { wanted: Wanted; spans: Span[] }[];
  /** How AND and OR were read, and the other reading as a text; null unless both occur. */
  brackets: { read: string; otherwise: string } | null;
  /** Misspelt words that were read as words of the vocabulary. */
  corrections: { from: string; to: string }[];
};
