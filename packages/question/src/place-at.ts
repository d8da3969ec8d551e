import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { isFiller, isStopWord } from '@talaash/lexicon/usual-word';
import { longestRun } from './word-run.ts';
import { liesIn, mayBeginPlace, PLACE_WORDS_MAX, placesNamed, stateOf } from './place.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';

/** The condition that a name means, and its last token. */
export type Found = { condition: SearchCondition; to: number };

/** Words that introduce a place. */
const PLACE_BEFORE =
  /(?:(?:currently |now )?(?:based|located|living|lives|live|residing|resides|staying|available|settled|working|job|jobs|position|office|posted) )?(?:(?:out )?(?:in|at|from|of|around|near|nearby|within|to|for|across|anywhere in|somewhere in|close to|outskirts of)) (?:(?:the|greater|our|and around|or near|and near) )*|(?:location|locations|loc|place|city|base|work location|job location|state) ?[:-]? ?(?:is )?/y;
const NEAR = /near|around|close to|outskirts/;
const WITHIN_KM =
  /(?:within |in )?(?:a )?(?:radius of )?(?<km>\d{1,3}) ?(?:km|kms|kilometers?|kilometres?)(?: (?:radius|range|distance))?(?: (?:of|from|around|near|to|off|in))? /y;
/** After a place: "Pune within 50 km", "Pune 50 km", "chennai +- 30 kms around". */
const KM_AFTER =
  /[ ,]*(?:(?:within|in|upto|up to|under|max|radius|of|a|around|\+) ?)*\(?(?<km>\d{1,3}) ?(?:km|kms|kilometers?|kilometres?)(?![a-z])\)?(?: (?:radius|around|range|away|distance)(?![a-z]))?/y;
const NEAR_KM = 25;
const KM_MAX = 500;
/** Words after a place that belong to it. */
const PLACE_AFTER =
  /(?: ?,? ?india(?![a-z])|[ -](?:based|locations?|loc|area|region|city|candidates only|only|locals?|office|residents?|side)(?![a-z]))+/y;
/** "Pune ke aas paas" means near Pune. */
const NEAR_AFTER = / (?:ke )?(?:aas|aaju|as)[ -]?(?:paas|pas|baaju|baju)(?![a-z])/y;
/** Words that make the place before them part of a school's or a company's name. */
const NAME_GOES_ON = wordGroup('words after a place in a name');
const NAME_BEFORE = wordGroup('words before a place in a name');

/** The place that begins at a token, with the words that belong to it. @param isInList after another place and "or" */
export function placeAt(sentence: Sentence, at: number, isInList = false): Found | undefined {
  const { plain, tokens } = sentence;
  const start = tokens[at]?.plainStart;
  if (start === undefined) return undefined;
  const before = placeBefore(plain, start);
  const first = tokenStartingAt(tokens, at, before?.end ?? start);
  if (first === undefined) return undefined;
  const isSaid = before !== undefined || isInList;
  const place = longestPlace(tokens, first, isSaid) ?? shortState(sentence, first, isSaid);
  if (place === undefined || isPartOfName(tokens, at, place.to)) return undefined;
  const after = distanceAfter(sentence, place.to);
  const withinKm = after.withinKm ?? before?.withinKm;
  const names = [...place.names];
  return {
    condition: withinKm === undefined ? { kind: 'place', names } : { kind: 'place', names, withinKm },
    to: after.to,
  };
}

/** Reads the words that introduce a place: where they end, and the radius if they state one. */
function placeBefore(plain: string, start: number): { end: number; withinKm?: number } | undefined {
  const distance = matchAt(WITHIN_KM, plain, start);
  if (distance !== undefined) return { end: start + distance.length, withinKm: kilometresIn(distance) };
  const before = matchAt(PLACE_BEFORE, plain, start);
  if (before === undefined) return undefined;
  return { end: start + before.length, ...(NEAR.test(before) ? { withinKm: NEAR_KM } : {}) };
}

/** Reads the words after a place that belong to it: the last token, and the radius if they state one. */
function distanceAfter(sentence: Sentence, place: number): { to: number; withinKm?: number } {
  const { plain, tokens } = sentence;
  const named = endAfter(sentence, place, PLACE_AFTER);
  const near = endAfter(sentence, named, NEAR_AFTER);
  if (near > named) return { to: near, withinKm: NEAR_KM };
  const to = endAfter(sentence, named, KM_AFTER);
  if (to === named) return { to };
  return { to, withinKm: kilometresIn(plain.slice(tokens[named]?.plainEnd, tokens[to]?.plainEnd)) };
}

/** @param pattern sticky */
function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}

const kilometresIn = (text: string): number =>
  Math.min(KM_MAX, Math.max(1, Number(/\d+/.exec(text)?.[0] ?? NEAR_KM)));

/** The token, from `from` on, that starts at a position of the plain text. */
export function tokenStartingAt(
  tokens: readonly ReadToken[],
  from: number,
  plainStart: number,
): number | undefined {
  for (let at = from; at < tokens.length; at += 1) {
    const start = (tokens[at] as ReadToken).plainStart;
    if (start === plainStart) return at;
    if (start > plainStart) return undefined;
  }
  return undefined;
}

function longestPlace(
  tokens: readonly ReadToken[],
  first: number,
  isSaid: boolean,
): { names: readonly string[]; to: number } | undefined {
  if (!mayBeginPlace(textAt(tokens, first))) return undefined;
  const run = longestRun(tokens, first, PLACE_WORDS_MAX, (words, at) => {
    const places = placesNamed(words.join(' '));
    if (places === undefined || places.isPlain) return places?.names;
    const isWord = at === first && (isFiller(textAt(tokens, at)) || isStopWord(textAt(tokens, at)));
    return !isWord && (isSaid || isBeforeItsCity(tokens, places.names, at)) ? places.names : undefined;
  });
  return run && { names: run.found, to: run.to };
}

/** Whether the city or the state of a place follows it: "Mansarovar Jaipur", "Anand, Gujarat". */
function isBeforeItsCity(tokens: readonly ReadToken[], place: readonly string[], at: number): boolean {
  const next = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const around = mayBeginPlace(textAt(tokens, next)) ? longestPlace(tokens, next, true) : undefined;
  return around?.names.some((name) => place.some((one) => liesIn(one, name))) === true;
}

/** Words after which "up" is no state: "start up", "build up". */
const BEFORE_UP =
  /^(?:start|sign|set|back|follow|build|ramp|scale|level|wake|mock|join|shape|come|pick|speed|warm|clean|size|top)/;

/**
 * "UP", "up" after "in", and "up" after a title at the end of the text.
 *
 * @param isSaid after "in", "from" and the like
 */
function shortState({ tokens, text: all }: Sentence, at: number, isSaid: boolean) {
  const token = tokens[at] as ReadToken;
  const state = stateOf(token.text);
  const before = textAt(tokens, at - 1);
  if (state === undefined || BEFORE_UP.test(before)) return undefined;
  const isUpper = /^\p{Lu}+$/u.test(all.slice(token.start, token.end)) && all !== all.toUpperCase();
  const isLast = at === tokens.length - 1 && tokens[at - 1]?.isWord === true && ROLE_NOUNS.has(before);
  return isUpper || isLast || (isSaid && before === 'in') ? { names: [state], to: at } : undefined;
}

function isPartOfName(tokens: readonly ReadToken[], from: number, to: number): boolean {
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (before !== undefined && NAME_BEFORE.has(before.text) && !(tokens[from] as ReadToken).isAfterBreak)
    return true;
  return after !== undefined && !after.isAfterBreak && NAME_GOES_ON.has(after.text);
}

/** The last token of the match of a pattern after the token `to`. Returns `to` if it does not match. */
export function endAfter({ plain, tokens }: Sentence, to: number, pattern: RegExp): number {
  pattern.lastIndex = (tokens[to] as ReadToken).plainEnd;
  if (pattern.exec(plain) === null) return to;
  let last = to;
  while (last + 1 < tokens.length && (tokens[last + 1] as ReadToken).plainEnd <= pattern.lastIndex) last += 1;
  return last;
}
