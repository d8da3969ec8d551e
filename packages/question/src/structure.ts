import { wordGroup } from '@talaash/lexicon/word-group';
import { type Alternatives, withoutRepeats } from './alternative.ts';
import { clausesOf, type Node } from './clause.ts';
import type { Item } from './item.ts';
import { bracketPairs } from './bracket-pair.ts';
import { withRefusedTitles } from './refused-title.ts';
import type { Sentence } from './sentence.ts';
import { exclusionKind, ExclusionList, goesOn, type Join, type Not } from './exclusion-list.ts';
import {
  type BracketReadings,
  bracketPlaces,
  type Element,
  factIn,
  factKind,
  joined,
  readBars,
} from './join.ts';

export type Structure = {
  alternatives: Alternatives[];
  /** Both readings if AND and OR are mixed without brackets. */
  brackets: BracketReadings | undefined;
};

/** @param sentence of a search text; undefined for a job ad, whose titles are not refused */
export function structureOf(items: readonly Item[], sentence: Sentence | undefined): Structure {
  const pairs = bracketPairs(items);
  const brackets: { found: Structure['brackets'] } = { found: undefined };
  const node = nodeOf(items, 0, items.length, pairs, 0, brackets);
  const clauses = clausesOf(node, false);
  const read = sentence === undefined ? clauses : withRefusedTitles(sentence, clauses);
  return { alternatives: withoutRepeats(read), brackets: brackets.found };
}

function nodeOf(
  items: readonly Item[],
  from: number,
  end: number,
  pairs: ReadonlyMap<number, number>,
  depth: number,
  brackets: { found: Structure['brackets'] },
): Node {
  const elements: Element[] = [];
  const list = new ExclusionList();
  const inside = (open: number, close: number) => nodeOf(items, open + 1, close, pairs, depth + 1, brackets);
  for (const { node, tokens, at, signs } of thingsIn(items, from, end, pairs, inside)) {
    const before = elements.at(-1);
    const join = before === undefined ? 'near' : signs.join;
    list.see(signs.not, items, at, signs.isExplicitAnd ? 'AND' : join);
    const isListEnd = signs.isAfterStop || before?.isEnded === true;
    elements.push({
      ...elementOf(node, { ...signs, join }, tokens, isListEnd ? undefined : before, list.isOpen),
      isAfterOr: signs.isAfterOr,
      isEnded: signs.not?.isAfterThing === true,
    });
  }
  readBars(elements);
  const places = bracketPlaces(elements);
  if (places !== undefined && depth === 0) brackets.found = places;
  return { kind: 'and', nodes: joined(elements) };
}

/** An operand, or a bracketed part, and the signs before it. */
type Thing = {
  node: Node;
  /** Its first and its last token. */
  tokens: { from: number; to: number };
  /** The index of its last item. */
  at: number;
  signs: Signs;
};

/**
 * The required and excluded parts, without those that an ambiguous "not" may exclude. @param inside reads the part between two
 * brackets
 */
function thingsIn(
  items: readonly Item[],
  from: number,
  end: number,
  pairs: ReadonlyMap<number, number>,
  inside: (open: number, close: number) => Node,
): Thing[] {
  const things: Thing[] = [];
  let signs = NO_SIGNS;
  for (let at = from; at < end; at += 1) {
    const item = items[at] as Item;
    const close = pairs.get(at) ?? at;
    let node: Node | undefined;
    if (item.kind === 'operand') node = item;
    else if (item.kind !== 'open') signs = withSign(signs, item);
    else if (close > at) node = inside(at, close);
    if (node === undefined) continue;
    const tokens = item.kind === 'operand' ? item.operand : { from: atOf(item), to: atOf(items[close]) };
    at = close;
    if (isEmpty(node)) continue;
    const isTwice = signs.not?.isTwice === true;
    const isUnclear = !isTwice && isUnsettled(signs.not, node, tokens.from);
    if (isTwice || isUnclear) signs = { ...signs, not: undefined };
    if (isUnclear) continue;
    things.push({ node: isTwice ? demanded(node) : node, tokens, at, signs });
    signs = NO_SIGNS;
  }
  return things;
}

/** The signs between two operands. */
type Signs = {
  join: Join;
  not: Not | undefined;
  isAfterOr: boolean;
  isExplicitAnd: boolean;
  /** Whether a list ends at a comma between them. */
  isAfterStop: boolean;
};

const NO_SIGNS: Signs = {
  join: 'near',
  not: undefined,
  isAfterOr: false,
  isExplicitAnd: false,
  isAfterStop: false,
};

/** "Or" overrides an "and" or a comma after it. A line break ends the effect of a "not". */
function withSign(signs: Signs, item: Exclude<Item, { kind: 'operand' }>): Signs {
  const { join } = signs;
  switch (item.kind) {
    case 'not':
      return { ...signs, not: item };
    case 'or':
    case 'bar':
      return { ...signs, join: item.kind, isAfterOr: item.isExplicit };
    case 'and':
      return { ...signs, join: join === 'or' ? join : 'and', isExplicitAnd: item.isExplicit };
    case 'line':
      return { ...signs, join: 'comma', not: undefined };
    case 'comma': {
      const isStop = item.isExplicit || item.isBesideWanted === true;
      return { ...signs, join: join === 'or' ? join : 'comma', isAfterStop: signs.isAfterStop || isStop };
    }
    case 'open':
    case 'close':
      return signs;
  }
}

const atOf = (item: Item | undefined): number => (item !== undefined && 'at' in item ? item.at : 0);

const isEmpty = (node: Node): boolean => node.kind === 'and' && node.nodes.length === 0;

const demanded = (node: Node): Node =>
  node.kind === 'operand' ? { kind: 'operand', operand: { ...node.operand, isDemanded: true } } : node;

const isMeantBy = (not: Not, node: Node, from: number): boolean =>
  from - not.next <= not.reach && (not.isExplicit || isKnown(node));

/** A "not" may apply to a thing at most this many tokens later. */
const UNSETTLED_REACH = 3;

/** Whether an ambiguous "not" may exclude a thing: then it is neither required nor excluded. */
const isUnsettled = (not: Not | undefined, node: Node, from: number): boolean =>
  not !== undefined && !isMeantBy(not, node, from) && from - not.next <= UNSETTLED_REACH;

function elementOf(
  node: Node,
  { join, not }: Signs,
  { from, to }: { from: number; to: number },
  before: Element | undefined,
  isInList: boolean,
): Omit<Element, 'isAfterOr' | 'isEnded'> {
  const excluded = (one: Node, start: number) => ({
    node: { kind: 'not' as const, node: one },
    join: join === 'or' || join === 'bar' ? ('comma' as const) : join,
    isNegated: true,
    from: start,
    to,
  });
  if (not !== undefined && isMeantBy(not, node, from)) return excluded(withNot(node, not.at), not.at);
  const isListed =
    before?.isNegated === true && not === undefined && (isInList || continuesExclusion(before, node, join));
  return isListed ? excluded(node, from) : { node, join, isNegated: false, from, to };
}

/** Extends an excluded operand to include its "not". */
const withNot = (node: Node, from: number): Node =>
  node.kind === 'operand' ? { kind: 'operand', operand: { ...node.operand, from } } : node;

const isKnown = (node: Node): boolean => (node.kind === 'operand' ? node.operand.isKnown : true);

/** "without PHP or Laravel", "excluding Infosys, Wipro and TCS": what follows is excluded, too. */
function continuesExclusion(before: Element, node: Node, join: Join): boolean {
  if (node.kind === 'operand' && node.operand.isUnwanted === true) return true;
  if (node.kind === 'operand' && !goesOn(node.operand)) return false;
  if (join === 'or' || join === 'bar') return true;
  const nodes = [before.node.kind === 'not' ? before.node.node : before.node, node];
  if (join !== 'near' && nodes.every(isLeading)) return true;
  const [one, other] = nodes.map(listKind);
  if (one === undefined || one !== other) return false;
  // "Not TCS Infosys Wipro": names side by side are a list.
  return join !== 'near' || one === 'employer' || one === 'place';
}

function listKind(node: Node): string | undefined {
  const fact = factIn(node);
  return fact && exclusionKind(fact);
}

/** Nouns for people who lead others: "no leads, architects and managers". */
const LEADING_NOUNS = wordGroup('leading nouns');
const isLeading = (node: Node): boolean =>
  node.kind === 'operand' &&
  (node.operand.wanted.kind === 'word'
    ? LEADING_NOUNS.has(node.operand.wanted.word.text)
    : factKind(node) === 'level');
