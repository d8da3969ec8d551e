import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import type { EmployerTime } from '@talaash/domain/talent-search/choice';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { isFiller, isStopWord } from '@talaash/lexicon/usual-word';
import { FIELDS_OF_BUSINESS } from './operand.ts';
import { employerNamed, mayBeginEmployer, NAME_WORDS_MAX, named } from './name-table.ts';
import { endAfter, type Found, tokenStartingAt } from './place-at.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { longestRun } from './word-run.ts';
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
/** "In Zuntra" may also mean living there. */
const IN_BEFORE = /^(?!.*(?:work|employ)).* in $/;
/** Somebody works there: "working in amazon". */
const OF_WORK = /work|employ/;
/** After these alone only the name of a known employer is one: "formerly Goldman", not "previously led teams". */
const BARE_BEFORE = /^(?:formerly|previously|erstwhile|abhi) $/;
/** Nobody is "previously with" a technology. */
const WAS_WITH = /^(?:currently|presently|now|formerly|previously|earlier) with $/;
/** These are followed by a technology more often than by an employer. */
const LOOSE_BEFORE = /(?:with|in|of) $/;
const EMPLOYER_AFTER =
  /(?: (?:ex[ -]employees?|employees?|company|alumni|alumnus|background|folks|limited|ltd|pvt|private|technologies|candidates)(?![a-z])\.?)+/y;
/** After an employer these say that somebody is there now. */
const NOW_AFTER =
  / (?:(?:in|me|at) )?(?:now|currently|presently|abhi|right now|at present|any ?more|any longer)(?![a-z])/y;
/** An employer is known without these. */
const FORMER_AFTER = /(?:ex[ -]employees?|alumn(?:i|us|a))$/;
/** What follows makes the name a product: "razorpay integration". */
const PRODUCT_AFTER = wordGroup('words after a product');
/** What follows says that a name is an employer's. */
const COMPANY_AFTER = wordGroup('words after an employer');
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
  const isSaid = () => isInList || isBesideEmployer(tokens, at) || saysEmployer(tokens, at, before, first);
  const known = knownEmployer(tokens, first, isSaid);
  if (known !== undefined && mayBeProduct(before) && PRODUCT_AFTER.has(textAt(tokens, known.to + 1)))
    return undefined;
  const name = known ?? unknownEmployer({ tokens, text }, first, before, isInList && mayBeUnknown);
  return name && found({ plain, tokens, text }, name.names, timeOf(before, isInList, earlier), name.to);
}

function timeOf(before: Before, isInList: boolean, earlier: SearchCondition | undefined): EmployerTime {
  if (before !== undefined) return before.when;
  return isInList && earlier?.kind === 'employer' ? earlier.when : 'ever';
}

type Before = ReturnType<typeof employerBefore>;

/** "Worked with Google Sheets" names a product, "worked at Google" and "currently with Google" an employer. */
const mayBeProduct = (before: Before): boolean =>
  before === undefined || (before.isLoose && !WAS_WITH.test(before.match));

/** An employer that no list has, by the words around its name. */
function unknownEmployer(
  { tokens, text }: Pick<Sentence, 'tokens' | 'text'>,
  first: number,
  before: Before,
  isInList: boolean,
): { names: readonly string[]; to: number } | undefined {
  if (before !== undefined && BARE_BEFORE.test(before.match)) return undefined;
  const isSure = before?.isSure === true;
  const to = isSure ? surelyNamedEnd(tokens, first) : likelyNamedEnd(tokens, first, before, isInList);
  if (to === undefined) return undefined;
  const start = textAt(tokens, first) === 'the' && to > first ? first + 1 : first;
  let end = to;
  while (end > start && LEGAL_FORMS.has(textAt(tokens, end))) end -= 1;
  return { names: [text.slice(tokens[start]?.start, tokens[end]?.end)], to };
}

/** Before "from Oracle" these say what somebody did with it. */
const MOVED = wordGroup('words before a source of data');

/**
 * Whether the text before an ambiguous name means an employer: "at target", "working in amazon". After "with" or "in", a
 * technology is more likely.
 */
function saysEmployer(tokens: readonly ReadToken[], at: number, before: Before, first: number): boolean {
  if (before === undefined) return false;
  const name = textAt(tokens, first);
  const isTechnology = phraseTerm(name) !== undefined || named([name])?.kind === 'technology';
  if (before.isLoose && WAS_WITH.test(before.match)) return true;
  if (before.isLoose) return before.isOfWork && !isTechnology;
  return !isTechnology || !(MOVED.has(textAt(tokens, at - 1)) || tokens[first + 1]?.text === 'background');
}

const never = (): boolean => false;

const LISTED = new Set([',', '/', '|', '&', 'or', 'and']);

/**
 * Whether a name is beside one that is certainly an employer: "amazon flipkart", "google or infosys". This does not apply to a
 * technology: "salesforce infosys" means Salesforce the technology.
 */
function isBesideEmployer(tokens: readonly ReadToken[], at: number): boolean {
  if (phraseTerm(textAt(tokens, at)) !== undefined) return false;
  const begins = (from: number) => knownEmployer(tokens, from, never) !== undefined;
  const ends = (to: number) => to >= 0 && knownEmployer(tokens, to, never)?.to === to;
  const isListed = (beside: number) => LISTED.has(textAt(tokens, beside));
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

/** Stand inside of names: "Marks & Spencer", "Domino's". */
const NAME_SIGNS: ReadonlySet<string> = new Set(['&', "'"]);

/** @param isSaid whether the text says that an ambiguous name is an employer's. It is costly, and asked only for such a name. */
function knownEmployer(tokens: readonly ReadToken[], first: number, isSaid: () => boolean) {
  if (!mayBeginEmployer(textAt(tokens, first))) return undefined;
  const read = (words: readonly string[], at: number) => {
    const name = employerNamed(words) ?? employerNamed([words.join('')]);
    const isMeant =
      name !== undefined && (name.isPlain || COMPANY_AFTER.has(textAt(tokens, at + 1)) || isSaid());
    return isMeant ? name.names : undefined;
  };
  const run = longestRun(tokens, first, NAME_WORDS_MAX, read, NAME_SIGNS);
  return run && { names: run.found, to: run.to };
}

const longestDomain = (tokens: readonly ReadToken[], first: number): boolean =>
  [1, 2].some((length) => {
    const words = tokens.slice(first, first + length).map(({ text }) => text);
    return named(words)?.kind === 'domain';
  });

/** The last token of an employer's name that nobody knows: words with capital letters, or the one word after "ex". */
function surelyNamedEnd(tokens: readonly ReadToken[], first: number): number | undefined {
  const [token, next] = [tokens[first], tokens[first + 1]];
  if (token?.text === 'the' && next?.isCapital === true) return surelyNamedEnd(tokens, first + 1);
  if (token?.isWord !== true || isFiller(token.text) || isStopWord(token.text) || /^\d/.test(token.text))
    return undefined;
  // "Worked for banks", "for SaaS companies": a field of business. "At Health Net" is a name.
  const isName = next?.isCapital === true && !KINDS_OF_COMPANY.has(next.text);
  if (longestDomain(tokens, first) && !isName) return undefined;
  return token.isCapital ? capitalsEnd(tokens, first) : first;
}

/** The last of consecutive capitalized words. */
function capitalsEnd(tokens: readonly ReadToken[], first: number): number {
  let to = first;
  for (const { isCapital, isAfterBreak } of tokens.slice(first + 1, first + UNKNOWN_NAME_WORDS_MAX)) {
    if (!isCapital || isAfterBreak) break;
    to += 1;
  }
  return to;
}

const KINDS_OF_COMPANY = new Set([...FIELDS_OF_BUSINESS, ...wordGroup('kinds of company')]);

/** After these a list of employers goes on. */
const JOINS = new Set(['or', 'and', '/', '|', '&']);
/** What follows makes the name something that somebody knows. */
const KNOWN_AFTER = wordGroup('words after a skill');

/** The last token of a name that nobody knows, where an employer is likely: after "currently with", or in a list of employers. */
function likelyNamedEnd(
  tokens: readonly ReadToken[],
  first: number,
  before: Before,
  isInList: boolean,
): number | undefined {
  const match = before?.match ?? '';
  const isLikely = LIKELY_BEFORE.test(match);
  const mayBeListed =
    before === undefined ? isInList : match === 'from ' && tokens[first]?.isCapital === true;
  if (!isLikely && !(mayBeListed && isJoined(tokens, first))) return undefined;
  const to = unknownNameEnd(tokens, first, isLikely && IN_BEFORE.test(match));
  if (to === undefined || longestDomain(tokens, first)) return undefined;
  const next = textAt(tokens, to + 1);
  return ROLE_NOUNS.has(next) || KNOWN_AFTER.has(next) ? undefined : to;
}

/** Whether "or" precedes a name, or a comma does and "or" with another name follows. */
function isJoined(tokens: readonly ReadToken[], first: number): boolean {
  if (JOINS.has(textAt(tokens, first - 1))) return true;
  let to = unknownNameEnd(tokens, first) ?? first;
  // "From Khaitan, Cyril Amarchand or AZB".
  if (tokens[to + 1]?.text === ',') to = unknownNameEnd(tokens, to + 2) ?? to;
  const other = tokens[to + 2];
  return JOINS.has(textAt(tokens, to + 1)) && other !== undefined && isUnknownName(other);
}
