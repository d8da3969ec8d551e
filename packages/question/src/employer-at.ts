import type { EmployerTime } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { isFiller, isStopWord } from '@talaash/lexicon/usual-word';
import { FIELDS_OF_BUSINESS } from './operand.ts';
import { employerNamed, mayBeginName, NAME_WORDS_MAX, named } from './name-table.ts';
import { endAfter, type Found, tokenStartingAt } from './place-at.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { isUnknownName, LEGAL_FORMS, unknownNameEnd } from './unknown-name.ts';

const EMPLOYER_BEFORE: readonly (readonly [RegExp, EmployerTime])[] = [
  [
    /(?:(?:who )?(?:has |have )?(?:left|quit|resigned from|moved out of|exited) |(?:formerly|previously|earlier|once) (?:(?:worked|employed|working) )?(?:at|with|for|in|of|by) |(?:former|ex|past)[ -]+(?:employees? (?:of|at|from) )?|alumni of |alumnus of |formerly |previously |erstwhile )/y,
    'past',
  ],
  [
    /(?:(?:currently|presently|now) (?:(?:working|employed|works|employee) )?(?:at|with|for|in|of|by) |(?:working|employed|works) (?:at|with|for|by|in) |abhi |current employer:? |current company:? )/y,
    'current',
  ],
  [
    /(?:(?:who )?(?:has |have |having )?(?:worked|employed|employees?|people|experience|stint|profiles) (?:at|with|for|in|of|by|from) |employees of |from |at )/y,
    'ever',
  ],
];
/** The name after these is an employer's, even when nobody knows it. */
const SURE_BEFORE =
  /^(?:ex[ -]|former|past|formerly|previously|alumn|current|presently|now at|(?:who )?(?:has |have |having )?worked (?:at|for)|working at|works at|employed (?:at|by))/;
/** The name after these is an employer's where it is a name that nobody knows: "currently with Zuntra", "who left Zuntra". */
const LIKELY_BEFORE =
  /^(?:(?:currently|presently|now|formerly|previously|earlier) |(?:who )?(?:has |have )?(?:left|quit|resigned from|moved out of|exited) |employees )/;
/** Who is in Zuntra may live there. */
const IN_BEFORE = /^(?!.*(?:work|employ)).* in $/;
/** Somebody works there: "working in amazon". */
const OF_WORK = /work|employ/;
/** After these alone only the name of a known employer is one: "formerly Goldman", not "previously led teams". */
const BARE_BEFORE = /^(?:formerly|previously|erstwhile|abhi) $/;
/** Nobody is "previously with" a technology. */
const WAS_WITH = /^(?:currently|presently|now|formerly|previously|earlier) with $/;
/** After these stands what somebody works with, more often than an employer. */
const LOOSE_BEFORE = /(?:with|in|of) $/;
const EMPLOYER_AFTER =
  /(?: (?:ex[ -]employees?|employees?|company|alumni|alumnus|background|folks|limited|ltd|pvt|private|technologies|candidates)(?![a-z])\.?)+/y;
/** After an employer these say that somebody is there now. */
const NOW_AFTER =
  / (?:(?:in|me|at) )?(?:now|currently|presently|abhi|right now|at present|any ?more|any longer)(?![a-z])/y;
/** An employer is known without these. */
const FORMER_AFTER = /(?:ex[ -]employees?|alumn(?:i|us|a))$/;
/** What follows makes the name a product: "razorpay integration". */
const PRODUCT_AFTER = new Set(
  (
    'integration integrations api apis sdk gateway crm books creator cloud platform analytics pay maps ads play drive sheets office azure teams store web ' +
    'plc hmi scada dcs drives vfd firewall server servers laptop laptops router routers printer edr cdn gds hrms software tool tools erp desk ticketing'
  ).split(' '),
);
/** What follows says that a name is an employer's. */
const COMPANY_AFTER = new Set(['company', 'employee', 'employees', 'alumni']);
const UNKNOWN_NAME_WORDS_MAX = 3;

/**
 * The employer that begins at a token, with the words that belong to it.
 *
 * @param isInList after another employer and "or", whose time `earlier` says
 * @param mayBeUnknown whether a name that nobody knows goes on with the list
 */
export function employerAt(
  { plain, tokens, text }: Sentence,
  at: number,
  isInList: boolean,
  earlier?: SearchCondition,
  mayBeUnknown = true,
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
    isInList || isBesideEmployer(tokens, at) || saysEmployer(tokens, at, before, first),
  );
  if (known !== undefined) {
    if (before === undefined && PRODUCT_AFTER.has(tokens[known.to + 1]?.text ?? '')) return undefined;
    return found({ plain, tokens, text }, known.names, when, known.to);
  }
  if (before !== undefined && BARE_BEFORE.test(before.match)) return undefined;
  const to =
    before?.isSure === true
      ? surelyNamedEnd(tokens, first)
      : likelyNamedEnd(tokens, first, before, isInList && mayBeUnknown);
  if (to === undefined) return undefined;
  const start = tokens[first]?.text === 'the' && to > first ? first + 1 : first;
  let end = to;
  while (end > start && LEGAL_FORMS.has(tokens[end]?.text ?? '')) end -= 1;
  return found({ plain, tokens, text }, [text.slice(tokens[start]?.start, tokens[end]?.end)], when, to);
}

/** Before "from Oracle" these say what somebody did with it. */
const MOVED = new Set(
  'migration migrations migrate migrated migrating move moved moving upgrade upgrading switch data import reports'.split(
    ' ',
  ),
);

/**
 * Whether what stands before a name that is also a word says that an employer is meant: "at target", "working in amazon". What somebody works with or in is a
 * technology first.
 *
 * @param at where the words before the name begin
 */
function saysEmployer(
  tokens: readonly ReadToken[],
  at: number,
  before: ReturnType<typeof employerBefore>,
  first: number,
): boolean {
  if (before === undefined) return false;
  const name = tokens[first]?.text ?? '';
  const isTechnology = phraseTerm(name) !== undefined || named([name])?.kind === 'technology';
  if (before.isLoose && WAS_WITH.test(before.match)) return true;
  if (before.isLoose) return before.isOfWork && !isTechnology;
  return (
    !isTechnology || !(MOVED.has(tokens[at - 1]?.text ?? '') || tokens[first + 1]?.text === 'background')
  );
}

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
  const now = endAfter(sentence, end, NOW_AFTER);
  const told = now > end ? 'current' : isFormer ? 'past' : when;
  return { condition: { kind: 'employer', names: [...names], when: told }, to: now };
}

function employerBefore(plain: string, start: number) {
  for (const [pattern, when] of EMPLOYER_BEFORE) {
    pattern.lastIndex = start;
    const match = pattern.exec(plain)?.[0];
    if (match !== undefined) {
      const isLoose = LOOSE_BEFORE.test(match);
      const isSure = !isLoose && SURE_BEFORE.test(match);
      return { length: match.length, when, isLoose, isSure, isOfWork: OF_WORK.test(match), match };
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
    const name = employerNamed(words) ?? employerNamed([words.join('')]);
    if (name !== undefined && (name.isPlain || isSaid || COMPANY_AFTER.has(tokens[at + 1]?.text ?? '')))
      best = { names: name.names, to: at };
  }
  return best;
}

const longestDomain = (tokens: readonly ReadToken[], first: number): boolean =>
  [1, 2].some((length) => {
    const words = tokens.slice(first, first + length).map(({ text }) => text);
    return named(words)?.kind === 'domain';
  });

/** The last token of an employer's name that nobody knows: words with capital letters, or the one word after "ex". */
function surelyNamedEnd(tokens: readonly ReadToken[], first: number): number | undefined {
  const token = tokens[first];
  if (token?.text === 'the' && tokens[first + 1]?.isCapital === true)
    return surelyNamedEnd(tokens, first + 1);
  if (token?.isWord !== true || isFiller(token.text) || isStopWord(token.text) || /^\d/.test(token.text))
    return undefined;
  // "Worked for banks", "for SaaS companies": a field of business. "At Health Net" is a name.
  const next = tokens[first + 1];
  if (longestDomain(tokens, first) && (next?.isCapital !== true || KINDS_OF_COMPANY.has(next.text)))
    return undefined;
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

const KINDS_OF_COMPANY = new Set([...FIELDS_OF_BUSINESS, 'firms', 'product', 'products']);

/** After these a list of employers goes on. */
const JOINS = new Set(['or', 'and', '/', '|', '&']);
/** What follows makes the name something that somebody knows. */
const KNOWN_AFTER = new Set('experience exp skill skills knowledge tool tools certified'.split(' '));

/** The last token of a name that nobody knows, where an employer is likely: after "currently with", or in a list of employers. */
function likelyNamedEnd(
  tokens: readonly ReadToken[],
  first: number,
  before: ReturnType<typeof employerBefore>,
  isInList: boolean,
): number | undefined {
  const isLikely = before !== undefined && LIKELY_BEFORE.test(before.match);
  const isListed =
    before === undefined
      ? isInList && isJoined(tokens, first)
      : before.match === 'from ' && tokens[first]?.isCapital === true && isJoined(tokens, first);
  if (!isLikely && !isListed) return undefined;
  const to = unknownNameEnd(tokens, first, isLikely && IN_BEFORE.test(before.match));
  if (to === undefined || longestDomain(tokens, first)) return undefined;
  const next = tokens[to + 1]?.text ?? '';
  return ROLE_NOUNS.has(next) || KNOWN_AFTER.has(next) ? undefined : to;
}

/** Whether "or" stands before a name, or a comma and after the name "or" with another one. */
function isJoined(tokens: readonly ReadToken[], first: number): boolean {
  if (JOINS.has(tokens[first - 1]?.text ?? '')) return true;
  let to = unknownNameEnd(tokens, first) ?? first;
  // "From Khaitan, Cyril Amarchand or AZB".
  if (tokens[to + 1]?.text === ',') to = unknownNameEnd(tokens, to + 2) ?? to;
  const other = tokens[to + 2];
  return JOINS.has(tokens[to + 1]?.text ?? '') && other !== undefined && isUnknownName(other);
}
