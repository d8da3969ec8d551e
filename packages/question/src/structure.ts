import { type Alternatives, withoutRepeats } from './alternative.ts';
import { clausesOf, type Node } from './clause.ts';
import type { Item, Operand } from './item.ts';
import { bracketPairs } from './bracket-pair.ts';
import { exclusionKind, ExclusionList, goesOn, type Join, type Not } from './exclusion-list.ts';
import { mergedFacts } from './fact-merge.ts';

/** One operand among its neighbours, from one token to another. */
type Element = {
  node: Node;
  join: Join;
  isNegated: boolean;
  /** Whether what excludes it stands after it, so that nothing goes on with it. */
  isEnded: boolean;
  /** Whether "or" stands before it in capital letters. */
  isAfterOr: boolean;
  from: number;
  to: number;
};

/** Where brackets are set to show a reading: before and after tokens. */
export type BracketPlaces = { opens: number[]; closes: number[] };

export type Structure = {
  alternatives: Alternatives[];
  /** Both readings when AND and OR stand side by side without brackets. */
  brackets: { read: BracketPlaces; otherwise: BracketPlaces } | undefined;
};

export function structureOf(items: readonly Item[]): Structure {
  const pairs = bracketPairs(items);
  const brackets: { found: Structure['brackets'] } = { found: undefined };
  const node = nodeOf(items, 0, items.length, pairs, 0, brackets);
  const clauses = clausesOf(node, false);
  return { alternatives: withoutRepeats(clauses), brackets: brackets.found };
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
  let join: Join = 'near';
  let isAfterOr = false;
  let isExplicitAnd = false;
  let isAfterStop = false;
  let not: Not | undefined;
  const list = new ExclusionList();
  for (let at = from; at < end; at += 1) {
    const item = items[at] as Item;
    let node: Node | undefined;
    let [first, last] = [0, 0];
    if (item.kind === 'operand') {
      node = { kind: 'operand', operand: item.operand };
      [first, last] = [item.operand.from, item.operand.to];
    } else if (item.kind === 'open') {
      const close = pairs.get(at);
      if (close === undefined) continue;
      node = nodeOf(items, at + 1, close, pairs, depth + 1, brackets);
      [first, last] = [item.at, (items[close] as Extract<Item, { at: number }>).at];
      at = close;
    } else if (item.kind === 'not') not = item;
    else if (item.kind === 'or' || item.kind === 'bar') [join, isAfterOr] = [item.kind, item.isExplicit];
    else if (item.kind === 'and') {
      join = join === 'or' ? 'or' : 'and';
      isExplicitAnd = item.isExplicit;
    } else if (item.kind === 'line') {
      join = 'comma';
      not = undefined;
    } else if (item.kind === 'comma') {
      join = join === 'or' ? 'or' : 'comma';
      isAfterStop ||= item.isExplicit || item.isBesideWanted === true;
    }
    if (node === undefined || isEmpty(node)) continue;
    if (not?.isTwice === true) {
      node = demanded(node);
      not = undefined;
    }
    if (not !== undefined && isUnsettled(not, node, first)) {
      not = undefined;
      continue;
    }
    const joinBefore = elements.length === 0 ? 'near' : join;
    const isListEnd = isAfterStop || elements.at(-1)?.isEnded === true;
    list.see(not, items, at, isExplicitAnd ? 'AND' : joinBefore);
    elements.push({
      ...elementOf(node, joinBefore, not, first, last, isListEnd ? undefined : elements.at(-1), list.isOpen),
      isAfterOr,
      isEnded: not?.isAfterThing === true,
    });
    [join, isAfterOr, isExplicitAnd, isAfterStop] = ['near', false, false, false];
    not = undefined;
  }
  readBars(elements);
  const places = bracketPlaces(elements);
  if (places !== undefined && depth === 0) brackets.found = places;
  return { kind: 'and', nodes: joined(elements) };
}

/**
 * A bar is "or", but between facts of several kinds, a fact and words, or a title and what belongs to it, it parts a list:
 * "Java developer | 5 years | Pune".
 */
function readBars(elements: readonly Element[]): void {
  let isList = false;
  for (const [at, element] of elements.entries()) {
    const before = elements[at - 1];
    if (element.join !== 'bar' || before === undefined) continue;
    const isOther = factKind(before.node) !== factKind(element.node);
    isList ||= isRole(before.node) && !isFact(element.node) && !endsTitle(elements, at);
    element.join = isOther || (isList && !isFact(element.node)) ? 'comma' : 'or';
  }
}

const endsTitle = (elements: readonly Element[], at: number): boolean =>
  isRole((elements[titleEnd(elements, at)] as Element).node);

const isEmpty = (node: Node): boolean => node.kind === 'and' && node.nodes.length === 0;

const demanded = (node: Node): Node =>
  node.kind === 'operand' ? { kind: 'operand', operand: { ...node.operand, isDemanded: true } } : node;

const isMeantBy = (not: Not, node: Node, from: number): boolean =>
  from - not.next <= not.reach && (not.isExplicit || isKnown(node));

/** So near a "not" a thing may be meant by it. */
const UNSETTLED_REACH = 3;

/** Whether a "not" may exclude a thing, but need not: then it is neither asked nor excluded. */
const isUnsettled = (not: Not, node: Node, from: number): boolean =>
  !isMeantBy(not, node, from) && from - not.next <= UNSETTLED_REACH;

function elementOf(
  node: Node,
  join: Join,
  not: Not | undefined,
  from: number,
  to: number,
  before: Element | undefined,
  isInList: boolean,
): Omit<Element, 'isAfterOr' | 'isEnded'> {
  const isMeant = not !== undefined && isMeantBy(not, node, from);
  const isListed =
    before?.isNegated === true && not === undefined && (isInList || continuesExclusion(before, node, join));
  const isNegated = isMeant || isListed;
  return {
    node: isNegated ? { kind: 'not', node: isMeant ? withNot(node, not?.at ?? from) : node } : node,
    join: isNegated && (join === 'or' || join === 'bar') ? 'comma' : join,
    isNegated,
    from: isMeant ? (not?.at ?? from) : from,
    to,
  };
}

/** The word or sign that excludes belongs to what is excluded. */
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

const factKind = (node: Node): string | undefined =>
  node.kind === 'operand' && node.operand.wanted.kind === 'fact'
    ? node.operand.wanted.condition.kind
    : undefined;

const listKind = (node: Node): string | undefined =>
  node.kind === 'operand' && node.operand.wanted.kind === 'fact'
    ? exclusionKind(node.operand.wanted.condition)
    : undefined;

/** Who leads others: "no leads, architects and managers". */
const LEADING_NOUNS: ReadonlySet<string> = new Set(
  'architect architects manager managers director directors head heads vp vps'.split(' '),
);
const isLeading = (node: Node): boolean =>
  node.kind === 'operand' &&
  (node.operand.wanted.kind === 'word'
    ? LEADING_NOUNS.has(node.operand.wanted.word.text)
    : factKind(node) === 'level');

/** Nouns of roles that also stand before another one: "executive / virtual assistant". */
const QUALIFIERS: ReadonlySet<string> = new Set(['executive', 'admin', 'associate']);
const isQualifier = (node: Node): boolean =>
  node.kind === 'operand' &&
  node.operand.wanted.kind === 'word' &&
  QUALIFIERS.has(node.operand.wanted.word.text);

const isFact = (node: Node): boolean => factKind(node) !== undefined;
const isRole = (node: Node): boolean => node.kind === 'operand' && node.operand.isRole;

/** Joins operands. OR binds the closest, then what stands side by side, then AND. */
function joined(elements: readonly Element[]): Node[] {
  const nodes: { node: Node; join: Join; isNegated: boolean }[] = [];
  for (let at = 0; at < elements.length; ) {
    const element = elements[at] as Element;
    if (elements[at + 1]?.join !== 'or' || element.isNegated) {
      nodes.push(element);
      at += 1;
      continue;
    }
    const isTitle = isRole(element.node);
    const first: Node[] = [element.node];
    let { join } = element;
    // The title before "or" is meant as a whole: "react developer or tester".
    while (isTitle && join === 'near' && nodes.length > 0) {
      const before = nodes.at(-1);
      if (
        before === undefined ||
        before.isNegated ||
        isFact(before.node) ||
        isRole(before.node) ||
        before.node.kind === 'or'
      )
        break;
      first.unshift(before.node);
      join = before.join;
      nodes.pop();
    }
    const operands: Node[] = [allOf(first)];
    at += 1;
    const end = titleEnd(elements, at);
    if (first.length === 1 && isQualifier(element.node) && elements[at]?.join === 'or' && end === at + 1) {
      nodes.push({ node: anyOf([element.node, (elements[at] as Element).node]), join, isNegated: false });
      at = end;
      continue;
    }
    while (elements[at]?.join === 'or') {
      const end = isTitle ? titleEnd(elements, at) : at;
      operands.push(allOf(elements.slice(at, end + 1).map(({ node }) => node)));
      at = end + 1;
    }
    nodes.push({ node: anyOf(operands), join, isNegated: false });
  }
  return nodes.map(({ node }) => node);
}

/** The end of the title that begins at an operand; the operand itself when there is none. */
function titleEnd(elements: readonly Element[], at: number): number {
  for (let end = at; end < elements.length; end += 1) {
    const { node, join, isNegated } = elements[end] as Element;
    if ((end > at && join !== 'near') || isNegated || isFact(node)) break;
    if (isRole(node)) return end;
  }
  return at;
}

const allOf = (nodes: Node[]): Node => (nodes.length === 1 ? (nodes[0] as Node) : { kind: 'and', nodes });

/** Any of the operands. A fact beside words orders the result anyway, so "developer or remote" asks for both. */
function anyOf(operands: Node[]): Node {
  const facts = operands.filter(isFact);
  if (facts.length > 0 && facts.length < operands.length) {
    const words = operands.filter((node) => !isFact(node));
    return {
      kind: 'and',
      nodes: [...facts, words.length === 1 ? (words[0] as Node) : { kind: 'or', nodes: words }],
    };
  }
  const merged = mergedFacts(facts.flatMap((node) => (node.kind === 'operand' ? [node.operand] : [])));
  if (facts.length === operands.length && merged.length === 1)
    return { kind: 'operand', operand: merged[0] as Operand };
  return { kind: 'or', nodes: operands };
}

/**
 * Where brackets show the reading and the other one; undefined unless both AND and OR are written between operands, or OR and what
 * stands side by side: "react OR vue typescript".
 */
function bracketPlaces(elements: readonly Element[]): Structure['brackets'] {
  const isOr = ({ join, node }: Element, at: number) =>
    join === 'or' && !(isFact(node) && isFact((elements[at - 1] as Element).node));
  const isBeside = ({ join, node, isNegated }: Element, at: number) =>
    at > 0 && join === 'near' && !isNegated && !isFact(node) && !isRole(node);
  const isMixed =
    elements.some(isOr) &&
    (elements.some(({ join }, at) => at > 0 && join === 'and') ||
      (elements.some((element, at) => isOr(element, at) && element.isAfterOr) && elements.some(isBeside)));
  if (!isMixed) return undefined;
  return {
    read: placesOf(elements, (join) => join === 'or'),
    otherwise: placesOf(elements, (join) => join === 'and' || join === 'near'),
  };
}

/** Brackets around each run of operands that are joined in one way. */
function placesOf(elements: readonly Element[], isJoined: (join: Join) => boolean): BracketPlaces {
  const places: BracketPlaces = { opens: [], closes: [] };
  let start = 0;
  for (let at = 1; at <= elements.length; at += 1) {
    const next = elements[at];
    if (next !== undefined && isJoined(next.join) && !next.isNegated) continue;
    if (at - start > 1) {
      places.opens.push((elements[start] as Element).from);
      places.closes.push((elements[at - 1] as Element).to);
    }
    start = at;
  }
  return places;
}
