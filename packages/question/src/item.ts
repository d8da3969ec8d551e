import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { phraseTerm } from '@talaash/lexicon/phrase';
import type { Wanted } from './understanding.ts';

/** One thing that the text asks for, read from the tokens `from` to `to`, both included. */
export type Operand = {
  wanted: Wanted;
  from: number;
  to: number;
  /** Whether it is the noun of a job title: developer, tester. */
  isRole: boolean;
  /** Whether it is a word of the trade. */
  isKnown: boolean;
  /** Whether a more precise fact of its kind overrides it. */
  isVague?: boolean;
  /** Whether it is a quoted phrase of several words. */
  isQuoted?: boolean;
  /** Whether the text makes it optional: "nice to have" in a job ad, or "Java not mandatory". */
  isNice?: boolean;
  /** Whether the text makes it mandatory: a job ad, or "no one except Infosys". */
  isDemanded?: boolean;
  /** Whether it is in a list of unwanted names: "excluding Infosys, Zuntra and Wipro". */
  isUnwanted?: boolean;
};

export type Item =
  | { kind: 'operand'; operand: Operand }
  /**
   * Explicit are an "and" or "or" in capital letters, the "+" of "+java", and a full stop, which has the kind `comma`. A list ends at
   * a comma beside a clause that says what is wanted.
   */
  | {
      kind: 'or' | 'bar' | 'and' | 'comma' | 'line' | 'open' | 'close';
      at: number;
      isExplicit: boolean;
      isBesideWanted?: boolean;
    }
  /**
   * Excludes the thing at the token `next`, or at most `reach` tokens later. The "no" and "not" of prose are not explicit: they
   * exclude only a word of the trade or a fact. If it opens a list, it also excludes the words of the trade that follow: "without
   * AWS, Docker and Jenkins". If it is doubled, the thing is mandatory: "no one except Infosys". One after its thing, as in
   * "TCS nahi", opens no list.
   */
  | {
      kind: 'not';
      at: number;
      next: number;
      reach: number;
      isExplicit: boolean;
      opensList?: boolean;
      isTwice?: true;
      isAfterThing?: true;
    };

/** The fact of an item. Undefined for words and operators. */
export const factOf = (item: Item | undefined): SearchCondition | undefined =>
  item?.kind === 'operand' && item.operand.wanted.kind === 'fact' ? item.operand.wanted.condition : undefined;

export const factOperand = (
  condition: SearchCondition,
  from: number,
  to: number,
  isVague = false,
): Operand => ({
  wanted: { kind: 'fact', condition },
  from,
  to,
  isRole: false,
  isKnown: true,
  isVague,
});

/** Identifies a wanted thing: two with the same key are duplicates. */
export function keyOfWanted(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'word':
      return `word ${phraseTerm(wanted.word.text) ?? wanted.word.text}`;
    case 'phrase':
      return `phrase ${wanted.words.join(' ')}`;
    case 'domain':
      return `domain ${wanted.name}`;
    case 'fact':
      return `fact ${JSON.stringify(wanted.condition)}`;
  }
}
