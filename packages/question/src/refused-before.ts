import { wordGroup } from '@talaash/lexicon/word-group';
import { exclusionKind } from './exclusion-list.ts';
import { factOf, type Item, type Operand } from './item.ts';
import type { ReadToken } from './sentence.ts';

/** Words between the refused thing and the refusal: "Infosys se kaam na kiya ho". */
const BETWEEN = wordGroup('words before a refusal');
const OF_SKILL = wordGroup('words of a skill');
const isBetween = (text: string, { isRole }: Operand): boolean =>
  BETWEEN.has(text) || (!isRole && OF_SKILL.has(text));

/** The items that a refusal at the token `at` excludes, last first. Undefined if no operand precedes it. */
export function refusedBefore(
  items: readonly Item[],
  tokens: readonly ReadToken[],
  at: number,
): number[] | undefined {
  const i = items.length - 1;
  const last = items[i];
  if (last?.kind !== 'operand') return undefined;
  const between = tokens.slice(last.operand.to + 1, at);
  // "Java developer notice period nahi": with other words in between, nothing is excluded.
  if (!between.every(({ text }) => isBetween(text, last.operand))) return [];
  if (last.operand.isRole) return titleBefore(items, i);
  return [i, ...listBefore(items, i)];
}

/** The trade or level before the noun of a title: "no Java developer" does not exclude other developers. */
function titleBefore(items: readonly Item[], noun: number): number[] {
  const qualifiers: number[] = [];
  for (let i = noun - 1; i >= 0; i -= 1) {
    const item = items[i];
    if (item?.kind !== 'operand' || item.operand.isRole || item.operand.to !== fromOf(items[i + 1]) - 1)
      break;
    const { wanted } = item.operand;
    if (wanted.kind === 'fact') {
      if (qualifiers.length === 0 && wanted.condition.kind === 'level') qualifiers.push(i);
      break;
    }
    qualifiers.push(i);
  }
  return qualifiers.length === 0 ? [noun] : qualifiers;
}

function fromOf(item: Item | undefined): number {
  return item?.kind === 'operand' ? item.operand.from : Number.NaN;
}

/**
 * The list before a refused thing: facts of its kind, or words of the trade that "and" and "or" join. Commas may precede those.
 */
function listBefore(items: readonly Item[], of: number): number[] {
  const listed: number[] = [];
  const kind = kindOfFact(items[of]);
  let isList = kind !== undefined;
  for (let i = of - 1; i >= 0; i -= 1) {
    const item = items[i] as Item;
    if (item.kind === 'operand') {
      if (item.operand.isRole || !isOfList(item, items[i + 1], kind)) break;
      listed.push(i);
    } else if (ALTERNATIVE_SIGNS.has(item.kind)) isList = true;
    else if (!isList || !isListComma(item)) break;
  }
  return listed;
}

const ALTERNATIVE_SIGNS: ReadonlySet<Item['kind']> = new Set(['and', 'or', 'bar']);

const isListComma = (item: Item): boolean =>
  item.kind === 'comma' && !item.isExplicit && item.isBesideWanted !== true;

/** Whether an operand continues a list of things of one kind. @param next the text after it */
function isOfList(item: Item, next: Item | undefined, kind: string | undefined): boolean {
  const own = kindOfFact(item);
  if (own !== undefined) return own === kind;
  if (next?.kind === 'operand') return false;
  // "Apna ya Sony nahi": "Apna" is a name that is read as a word. "Java aur Sony nahi" may ask for Java.
  return kind === undefined || next?.kind === 'or';
}

/** The kind of a fact: facts of one kind may be excluded together. Undefined for words. */
export function kindOfFact(item: Item | undefined): string | undefined {
  const fact = factOf(item);
  return fact && exclusionKind(fact);
}
