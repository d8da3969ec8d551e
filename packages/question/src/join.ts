import { wordGroup } from '@talaash/lexicon/word-group';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { Node } from './clause.ts';
import type { Join } from './exclusion-list.ts';
import { mergedFacts } from './fact-merge.ts';
import { factOf, type Operand } from './item.ts';

/** An operand or a bracketed part, from the token `from` to the token `to`. */
export type Element = {
  node: Node;
  join: Join;
  isNegated: boolean;
  /** Whether the "not" follows it, as in "TCS nahi". The exclusion ends there. */
  isEnded: boolean;
  /** Whether an upper-case "OR" precedes it. */
  isAfterOr: boolean;
  from: number;
  to: number;
};

/** Where to show brackets: before the tokens `opens`, and after the tokens `closes`. */
export type BracketPlaces = { opens: number[]; closes: number[] };

/** Both readings if AND and OR are mixed without brackets. */
export type BracketReadings = { read: BracketPlaces; otherwise: BracketPlaces };

export const factIn = (node: Node): SearchCondition | undefined =>
  node.kind === 'operand' ? factOf(node) : undefined;

export const factKind = (node: Node): string | undefined => factIn(node)?.kind;

/** Role nouns that can also precede another one: "executive / virtual assistant". */
const QUALIFIERS = wordGroup('nouns before a noun');
const isQualifier = (node: Node): boolean =>
  node.kind === 'operand' &&
  node.operand.wanted.kind === 'word' &&
  QUALIFIERS.has(node.operand.wanted.word.text);

const isFact = (node: Node): boolean => factKind(node) !== undefined;
const isRole = (node: Node): boolean => node.kind === 'operand' && node.operand.isRole;

/**
 * A bar means "or". It separates a list between facts of different kinds, between a fact and words, and between a title and its
 * details: "Java developer | 5 years | Pune".
 */
export function readBars(elements: readonly Element[]): void {
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

/** Joins operands. OR binds tightest, then adjacency, then AND. */
export function joined(elements: readonly Element[]): Node[] {
  const nodes: Joined[] = [];
  for (let at = 0; at < elements.length; ) {
    const element = elements[at] as Element;
    at += 1;
    if (elements[at]?.join !== 'or' || element.isNegated) {
      nodes.push(element);
      continue;
    }
    const isTitle = isRole(element.node);
    const before = isTitle ? qualifiersBefore(nodes, element.join) : [];
    const join = before[0]?.join ?? element.join;
    const operands: Node[] = [allOf([...before.map(({ node }) => node), element.node])];
    const end = titleEnd(elements, at);
    if (before.length === 0 && isQualifier(element.node) && end === at + 1) {
      operands.push((elements[at] as Element).node);
      at = end;
    } else
      while (elements[at]?.join === 'or') {
        const last = isTitle ? titleEnd(elements, at) : at;
        operands.push(allOf(elements.slice(at, last + 1).map(({ node }) => node)));
        at = last + 1;
      }
    nodes.push({ node: anyOf(operands), join, isNegated: false });
  }
  return nodes.map(({ node }) => node);
}

type Joined = Pick<Element, 'node' | 'join' | 'isNegated'>;

/** Removes the words before a title that qualify it. "Or" applies to the whole title: "react developer or tester". */
function qualifiersBefore(nodes: Joined[], join: Join): Joined[] {
  const taken: Joined[] = [];
  for (let near = join; near === 'near'; near = taken[0]?.join ?? 'comma') {
    const before = nodes.at(-1);
    if (before === undefined || !mayQualify(before)) break;
    taken.unshift(before);
    nodes.pop();
  }
  return taken;
}

const mayQualify = ({ node, isNegated }: Joined): boolean =>
  !isNegated && !isFact(node) && !isRole(node) && node.kind !== 'or';

/** The end of the title that starts at an operand; the operand itself if there is none. */
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
 * Both readings with brackets; undefined unless AND and OR are both written, or OR and adjacent operands: "react OR vue
 * typescript".
 */
export function bracketPlaces(elements: readonly Element[]): BracketReadings | undefined {
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
