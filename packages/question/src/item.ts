import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { phraseTerm } from '@talaash/lexicon/phrase';
import type { Wanted } from './understanding.ts';

/** What one or several tokens ask for. `from` and `to` are tokens, both included. */
export type Operand = {
  wanted: Wanted;
  from: number;
  to: number;
  /** Whether it ends the title of a job: developer, tester. */
  isRole: boolean;
  /** Whether it is a word of the trade. */
  isKnown: boolean;
  /** Whether another fact of its kind says it better. */
  isVague?: boolean;
  /** Whether it is quoted together with other words. */
  isQuoted?: boolean;
  /** Whether a job ad says that it is nice to have. */
  isNice?: boolean;
  /** Whether the text says that nobody will do without it: a job ad, or "no one except Infosys". */
  isDemanded?: boolean;
  /** Whether it is a name in a list of names that are not wanted: "excluding Infosys, Zuntra and Wipro". */
  isUnwanted?: boolean;
};

export type Item =
  | { kind: 'operand'; operand: Operand }
  /**
   * An "and" or "or" is explicit in capital letters, and a comma that is the end of a sentence. No list runs across a comma beside a clause that says that
   * its things are wanted.
   */
  | {
      kind: 'or' | 'bar' | 'and' | 'comma' | 'line' | 'open' | 'close';
      at: number;
      isExplicit: boolean;
      isBesideWanted?: boolean;
    }
  /**
   * Excludes the thing at the token `next`, or at most `reach` tokens later. Unless it is explicit, as "no" and "not" in prose,
   * it excludes only a word of a trade or a fact. If it opens a list, it also excludes the following words of a trade: "without
   * AWS, Docker and Jenkins". If it is doubled, the thing is indispensable: "no one except Infosys". One after its thing, as in
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

/** The fact that an item asks for; undefined for words and for what joins. */
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

/** Two things that are wanted with the same key are one. */
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
