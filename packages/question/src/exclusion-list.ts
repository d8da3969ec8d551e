import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { Item, Operand } from './item.ts';

export type Not = Extract<Item, { kind: 'not' }>;

/** How an operand is joined to the one before it. */
export type Join = 'near' | 'and' | 'or' | 'bar' | 'comma';

/**
 * Whether operands go on with a list of what is not wanted: "without AWS, Docker and Jenkins". Where commas have parted what is wanted before, a
 * comma parts again: "Java, not PHP, Spring".
 */
export class ExclusionList {
  isOpen = false;
  #isAfterComma = false;

  /**
   * Looks at the next operand.
   *
   * @param not what excludes it
   * @param at the operand in the items
   * @param join `AND` where it is written in capital letters
   */
  see(not: Not | undefined, items: readonly Item[], at: number, join: Join | 'AND'): void {
    this.#isAfterComma ||= join === 'comma' && !this.isOpen;
    if (not !== undefined)
      this.isOpen = not.opensList === true && !this.#isAfterComma && !isFactItem(items[at]);
    else this.isOpen &&= (join === 'comma' || join === 'and') && isOfTrade(items, at);
  }
}

/** Facts of one kind may be excluded in one list: "freshers and juniors do not apply". */
export const exclusionKind = ({ kind }: SearchCondition): string => (kind === 'level' ? 'experience' : kind);

/** Kinds of facts with a number. "No freshers, 5+ years": the number is required. */
const NUMBERS: ReadonlySet<string> = new Set(['experience', 'salary', 'notice', 'active']);

/** Whether a fact may go on with a list of facts that are not wanted: only a word can, as in "freshers and juniors". */
export const goesOn = ({ wanted, isVague }: Operand): boolean =>
  wanted.kind !== 'fact' || isVague === true || !NUMBERS.has(wanted.condition.kind);

const isFactItem = (item: Item | undefined): boolean =>
  item?.kind === 'operand' && item.operand.wanted.kind === 'fact';

/** Whether an operand is a word of the trade that is no part of a title. */
function isOfTrade(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const next = items[at + 1];
  if (item?.kind !== 'operand') return false;
  const { wanted, isKnown, isRole, to } = item.operand;
  const isInTitle =
    isRole || (next?.kind === 'operand' && next.operand.isRole && next.operand.from === to + 1);
  return wanted.kind !== 'fact' && isKnown && !isInTitle;
}
