import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { isFiller, isStopWord } from '@talaash/lexicon/usual-word';
import { liesIn, mayBeginPlace, PLACE_WORDS_MAX, placesNamed, stateOf } from './place.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';

/** What a name asks for, and its last token. */
export type Found = { condition: SearchCondition; to: number };

/** Stand before a place, and say that the next word is one. */
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
/** Stand after a place and belong to it. */
const PLACE_AFTER =
  /(?: ?,? ?india(?![a-z])|[ -](?:based|locations?|loc|area|region|city|candidates only|only|locals?|office|residents?|side)(?![a-z]))+/y;
/** "Pune ke aas paas": near it. */
const NEAR_AFTER = / (?:ke )?(?:aas|aaju|as)[ -]?(?:paas|pas|baaju|baju)(?![a-z])/y;
/** A place before these is a part of a school's or a company's name. */
const NAME_GOES_ON = new Set([
  'university',
  'college',
  'institute',
  'school',
  'polytechnic',
  'bank',
  'metro',
  'stock',
  'times',
  'vidyapeeth',
]);
const NAME_BEFORE = new Set([
  'iit',
  'nit',
  'iiit',
  'iim',
  'bits',
  'university',
  'institute',
  'vit',
  'college',
  'bank',
  'iisc',
  'nift',
  'nid',
  'aiims',
]);

/** The place that begins at a token, with the words that belong to it. @param isInList after another place and "or" */
export function placeAt(sentence: Sentence, at: number, isInList = false): Found | undefined {
  const { plain, tokens } = sentence;
  const start = tokens[at]?.plainStart;
  if (start === undefined) return undefined;
  let from = start;
  let withinKm: number | undefined;
  WITHIN_KM.lastIndex = from;
  const distance = WITHIN_KM.exec(plain);
  if (distance !== null) {
    withinKm = kilometresIn(distance[0]);
    from = WITHIN_KM.lastIndex;
  }
  PLACE_BEFORE.lastIndex = from;
  const before = distance === null ? PLACE_BEFORE.exec(plain)?.[0] : undefined;
  if (before !== undefined) from += before.length;
  if (before !== undefined && NEAR.test(before)) withinKm = NEAR_KM;
  const first = tokenStartingAt(tokens, at, from);
  if (first === undefined) return undefined;
  const isSaid = before !== undefined || distance !== null || isInList;
  const place = longestPlace(tokens, first, isSaid) ?? shortState(sentence, first, isSaid);
  if (place === undefined || isPartOfName(tokens, at, place.to)) return undefined;
  const named = endAfter(sentence, place.to, PLACE_AFTER);
  const near = endAfter(sentence, named, NEAR_AFTER);
  if (near > named) withinKm = NEAR_KM;
  const to = near > named ? near : endAfter(sentence, named, KM_AFTER);
  if (to > near) withinKm = kilometresIn(plain.slice(tokens[named]?.plainEnd, tokens[to]?.plainEnd));
  const names = [...place.names];
  return {
    condition: withinKm === undefined ? { kind: 'place', names } : { kind: 'place', names, withinKm },
    to,
  };
}

const kilometresIn = (text: string): number =>
  Math.min(KM_MAX, Math.max(1, Number(/\d+/.exec(text)?.[0] ?? NEAR_KM)));

/** The token from `from` on that starts at a place of the plain text. */
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

function longestPlace(tokens: readonly ReadToken[], first: number, isSaid: boolean) {
  if (!mayBeginPlace(tokens[first]?.text ?? '')) return undefined;
  let name = '';
  let best: { names: readonly string[]; to: number } | undefined;
  for (let at = first; at < first + PLACE_WORDS_MAX; at += 1) {
    const token = tokens[at];
    if (token?.isWord !== true || (at > first && token.isAfterBreak)) break;
    name += ` ${token.text}`;
    const places = placesNamed(name);
    if (places === undefined) continue;
    const isWord = at === first && (isFiller(token.text) || isStopWord(token.text));
    if (places.isPlain || (!isWord && (isSaid || isBeforeItsCity(tokens, places.names, at))))
      best = { names: places.names, to: at };
  }
  return best;
}

/** Whether the city or the state follows in which a place lies: "Mansarovar Jaipur", "Anand, Gujarat". */
function isBeforeItsCity(tokens: readonly ReadToken[], place: readonly string[], at: number): boolean {
  const next = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const around = mayBeginPlace(tokens[next]?.text ?? '') ? longestPlace(tokens, next, true) : undefined;
  return around?.names.some((name) => place.some((one) => liesIn(one, name))) === true;
}

/** Words after which "up" is no state: "start up", "build up". */
const BEFORE_UP =
  /^(?:start|sign|set|back|follow|build|ramp|scale|level|wake|mock|join|shape|come|pick|speed|warm|clean|size|top)/;

/**
 * "UP", "up" after "in", and "up" at the end of a short question after a title.
 *
 * @param isSaid after "in", "from" and the like
 */
function shortState({ tokens, text: all }: Sentence, at: number, isSaid: boolean) {
  const token = tokens[at] as ReadToken;
  const state = stateOf(token.text);
  const before = tokens[at - 1]?.text ?? '';
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

/** The last token of what a pattern takes after a token. */
export function endAfter({ plain, tokens }: Sentence, to: number, pattern: RegExp): number {
  pattern.lastIndex = (tokens[to] as ReadToken).plainEnd;
  if (pattern.exec(plain) === null) return to;
  let last = to;
  while (last + 1 < tokens.length && (tokens[last + 1] as ReadToken).plainEnd <= pattern.lastIndex) last += 1;
  return last;
}
