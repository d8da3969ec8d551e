import type { EmployerTime } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { isFiller, isStopWord } from './filler.ts';
import { mayBeginName, NAME_WORDS_MAX, named } from './name-table.ts';
import { mayBeginPlace, PLACE_WORDS_MAX, placesNamed, stateOf } from './place.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { phraseTerm } from '../words/phrase.ts';
import { ROLE_NOUNS } from '../words/role-noun.ts';

type Found = { condition: SearchCondition; to: number };

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
  const to = endAfter(sentence, named, KM_AFTER);
  if (to > named) withinKm = kilometresIn(plain.slice(tokens[named]?.plainEnd, tokens[to]?.plainEnd));
  const names = [...place.names];
  return {
    condition: withinKm === undefined ? { kind: 'place', names } : { kind: 'place', names, withinKm },
    to,
  };
}

const kilometresIn = (text: string): number =>
  Math.min(KM_MAX, Math.max(1, Number(/\d+/.exec(text)?.[0] ?? NEAR_KM)));

function tokenStartingAt(tokens: readonly ReadToken[], from: number, plainStart: number): number | undefined {
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
    if (places.isPlain || (isSaid && !isWord)) best = { names: places.names, to: at };
  }
  return best;
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
function endAfter({ plain, tokens }: Sentence, to: number, pattern: RegExp): number {
  pattern.lastIndex = (tokens[to] as ReadToken).plainEnd;
  if (pattern.exec(plain) === null) return to;
  let last = to;
  while (last + 1 < tokens.length && (tokens[last + 1] as ReadToken).plainEnd <= pattern.lastIndex) last += 1;
  return last;
}

const EMPLOYER_BEFORE: readonly (readonly [RegExp, EmployerTime])[] = [
  [
    /(?:(?:who )?(?:has |have )?(?:left|quit|resigned from|moved out of|exited) |(?:formerly|previously|earlier|once) (?:(?:worked|employed|working) )?(?:at|with|for|in|of|by) |(?:former|ex|past)[ -]+(?:employees? (?:of|at|from) )?|alumni of |alumnus of )/y,
    'past',
  ],
  [
    /(?:(?:currently|presently|now) (?:(?:working|employed|works|employee) )?(?:at|with|for|in|of|by) |(?:working|employed|works) (?:at|with|for|by|in) |current employer:? |current company:? )/y,
    'current',
  ],
  [
    /(?:(?:who )?(?:has |have |having )?(?:worked|employed|employees?|people|experience|stint|profiles) (?:at|with|for|in|of|by|from) |from |at )/y,
    'ever',
  ],
];
/** The name after these is an employer's, even when nobody knows it. */
const SURE_BEFORE =
  /^(?:ex[ -]|former|past|formerly|previously|alumn|current|presently|(?:who )?(?:has |have |having )?worked (?:at|for)|working at|works at|employed (?:at|by))/;
/** Somebody works there: "working in amazon". */
const OF_WORK = /work|employ/;
/** After these stands what somebody works with, more often than an employer. */
const LOOSE_BEFORE = /(?:with|in|of) $/;
const EMPLOYER_AFTER =
  /(?: (?:ex[ -]employees?|employees?|alumni|alumnus|background|folks|limited|ltd|pvt|private|technologies|candidates)(?![a-z])\.?)+/y;
const FORMER_AFTER = /ex[ -]employees?$/;
/** What follows makes the name a product: "razorpay integration". */
const PRODUCT_AFTER = new Set(
  'integration integrations api apis sdk gateway crm books creator cloud platform analytics pay maps ads play drive sheets office azure teams store web'.split(
    ' ',
  ),
);
const UNKNOWN_NAME_WORDS_MAX = 3;

/**
 * The employer that begins at a token, with the words that belong to it.
 *
 * @param isInList after another employer and "or", whose time `earlier` says
 */
export function employerAt(
  { plain, tokens, text }: Sentence,
  at: number,
  isInList: boolean,
  earlier?: SearchCondition,
): Found | undefined {
  const token = tokens[at];
  if (token?.isWord !== true) return undefined;
  const before = employerBefore(plain, token.plainStart);
  const first = before === undefined ? at : tokenStartingAt(tokens, at, token.plainStart + before.length);
  if (first === undefined) return undefined;
  const when = before?.when ?? (isInList && earlier?.kind === 'employer' ? earlier.when : 'ever');
  const known = knownEmployer(
    tokens,
    first,
    isInList || isBesideEmployer(tokens, at) || saysEmployer(before, tokens[first]),
  );
  if (known !== undefined) {
    if (before === undefined && PRODUCT_AFTER.has(tokens[known.to + 1]?.text ?? '')) return undefined;
    return found({ plain, tokens, text }, known.names, when, known.to);
  }
  if (before?.isSure !== true) return undefined;
  const to = unknownNameEnd(tokens, first);
  if (to === undefined) return undefined;
  return found({ plain, tokens, text }, [text.slice(tokens[first]?.start, tokens[to]?.end)], when, to);
}

/** Whether what stands before a name that is also a word says that an employer is meant: "at target", "working in amazon". */
const saysEmployer = (before: ReturnType<typeof employerBefore>, name: ReadToken | undefined): boolean =>
  before !== undefined &&
  (!before.isLoose || (before.isOfWork && phraseTerm(name?.text ?? '') === undefined));

const LISTED = new Set([',', '/', '|', '&', 'or', 'and']);

/**
 * Whether a name stands beside one that is surely an employer's: "amazon flipkart", "google or infosys". That says nothing of a technology: "salesforce infosys"
 * asks for Salesforce.
 */
function isBesideEmployer(tokens: readonly ReadToken[], at: number): boolean {
  if (phraseTerm(tokens[at]?.text ?? '') !== undefined) return false;
  const begins = (from: number) => knownEmployer(tokens, from, false) !== undefined;
  const ends = (to: number) => to >= 0 && knownEmployer(tokens, to, false)?.to === to;
  const isListed = (beside: number) => LISTED.has(tokens[beside]?.text ?? '');
  return begins(at + (isListed(at + 1) ? 2 : 1)) || ends(at - (isListed(at - 1) ? 2 : 1));
}

function found(
  { plain, tokens, text }: Pick<Sentence, 'plain' | 'tokens' | 'text'>,
  names: readonly string[],
  when: EmployerTime,
  to: number,
): Found {
  const sentence = { plain, tokens, text } as Sentence;
  const end = endAfter(sentence, to, EMPLOYER_AFTER);
  const isFormer = FORMER_AFTER.test(plain.slice(tokens[to]?.plainEnd, tokens[end]?.plainEnd));
  return { condition: { kind: 'employer', names: [...names], when: isFormer ? 'past' : when }, to: end };
}

function employerBefore(plain: string, start: number) {
  for (const [pattern, when] of EMPLOYER_BEFORE) {
    pattern.lastIndex = start;
    const match = pattern.exec(plain)?.[0];
    if (match !== undefined) {
      const isLoose = LOOSE_BEFORE.test(match);
      const isSure = !isLoose && SURE_BEFORE.test(match);
      return { length: match.length, when, isLoose, isSure, isOfWork: OF_WORK.test(match) };
    }
  }
  return undefined;
}

function knownEmployer(tokens: readonly ReadToken[], first: number, isSaid: boolean) {
  if (!mayBeginName(tokens[first]?.text ?? '')) return undefined;
  const words: string[] = [];
  let best: { names: readonly string[]; to: number } | undefined;
  for (let at = first; at < first + NAME_WORDS_MAX; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > first && token.isAfterBreak)) break;
    if (!token.isWord) {
      if (token.text === '&' || token.text === "'") continue;
      break;
    }
    words.push(token.text);
    const name = named(words) ?? named([words.join('')]);
    if (name?.kind === 'employer' && (name.isPlain || isSaid)) best = { names: name.names, to: at };
  }
  return best;
}

const longestDomain = (tokens: readonly ReadToken[], first: number): boolean =>
  [1, 2].some((length) => {
    const words = tokens.slice(first, first + length).map(({ text }) => text);
    return named(words)?.kind === 'domain';
  });

/** The last token of an employer's name that nobody knows: words with capital letters, or the one word after "ex". */
function unknownNameEnd(tokens: readonly ReadToken[], first: number): number | undefined {
  const token = tokens[first];
  if (token?.isWord !== true || isFiller(token.text) || isStopWord(token.text) || /^\d/.test(token.text))
    return undefined;
  // "Worked for banks": a field of business.
  if (longestDomain(tokens, first) && !token.isCapital) return undefined;
  let to = first;
  if (token.isCapital)
    while (
      to + 1 < first + UNKNOWN_NAME_WORDS_MAX &&
      tokens[to + 1]?.isCapital === true &&
      tokens[to + 1]?.isAfterBreak === false
    )
      to += 1;
  return to;
}
