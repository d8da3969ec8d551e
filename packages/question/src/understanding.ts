import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { QuestionWord } from './question-word.ts';

/** Half-open, in UTF-16 units of the text. */
export type Span = { start: number; end: number };

/** What indicates a field of business. */
export type DomainTold = {
  words: QuestionWord[];
  /** Employers in the field, by their names in an employer condition. */
  employers: readonly string[];
  /** Words that indicate the field only in the name of an employer. */
  employerWords: QuestionWord[];
};

/** One thing that a query can require. */
export type Wanted =
  | { kind: 'word'; word: QuestionWord }
  /** These words in sequence, in one name or one text. */
  | { kind: 'phrase'; text: string; words: string[] }
  /** A field of business, and what indicates a related one. */
  | ({ kind: 'domain'; name: string; near: DomainTold | undefined } & DomainTold)
  | { kind: 'fact'; condition: SearchCondition };

/** Any one of `anyOf` is enough. */
export type Group = { anyOf: Wanted[]; spans: Span[] };

/**
 * How strongly a group is required:
 * - `must`: never dropped: quoted text, and text beside an explicit AND;
 * - `needed`: dropped if too few people have it;
 * - `plain`: a common word in a sentence, dropped before names of skills;
 * - `helping`: affects only the order, as the words of a long sentence or a pasted job ad do;
 * - `nice`: helps less, because a job ad calls it nice to have.
 *
 * A lenient group is required of fewer people:
 * - `certificate`, also for a college: if few people have both it and the rest, either is enough;
 * - `partial`: text that may become a fact once it is fully typed. If nobody has it, it excludes nobody.
 */
export type Wish =
  | { kind: 'must'; lenient?: 'certificate' | undefined }
  | { kind: 'needed' | 'plain'; lenient?: 'certificate' | 'partial' | undefined }
  | { kind: 'helping'; lenient?: 'partial' | undefined }
  | { kind: 'nice'; lenient?: undefined };

/** A requirement on words. */
export type WantedGroup = Group & Wish;

/** Whether a group excludes people who do not have it. */
export const isNeeded = ({ kind }: { kind: string }): boolean =>
  kind === 'must' || kind === 'needed' || kind === 'plain';

/** A search text as it was read. */
export type Understanding = {
  /** `nobody`: something was typed that contains no word. */
  kind: 'everybody' | 'nobody' | 'search';
  /**
   * Facts outside of OR, in the order of the text. They are soft: they order the result. `isMust` is true for those that exclude
   * everybody else: "no one except Infosys".
   */
  facts: { condition: SearchCondition; spans: Span[]; isMust?: true }[];
  /** The requirements on words, in the order of the text. All groups apply. */
  groups: WantedGroup[];
  /** People with any of these are not found. */
  exclusions: { wanted: Wanted; spans: Span[] }[];
  /** How AND and OR were read, and the other reading as a text; null unless both occur. */
  brackets: { read: string; otherwise: string } | null;
  /** Misspelt words that were read as words of the vocabulary. */
  corrections: { from: string; to: string }[];
};
