import { wordGroup } from '@talaash/lexicon/word-group';
import { keyOf } from './hindi.ts';
import { textAt, type Token } from './lexing.ts';

// Refusals in Indian languages mostly follow the refused thing: "TCS se nahi", "Java ke alawa". The tokens are as typed, in lower case.

const keysOf = (group: string): ReadonlySet<string> => new Set([...wordGroup(group)].map(keyOf));

/** Words that exclude the word before them, in any position: Hindi, Marathi, Gujarati, Bengali, Tamil, Telugu, Kannada and Malayalam. */
const AFTER_OBJECT = keysOf('indian refusals');

/** Words after "ke" that exclude the word before it: "Pune ke siwa". Elsewhere some are people's names. */
const AFTER_KE = keysOf('indian refusals after ke');
const KE = keysOf('indian ke');

/** Words that exclude the word before them, beside a verb or after a postposition. Elsewhere they are English words. */
const NA = keysOf('indian na');
const IN_DEVANAGARI = /[\u0900-\u097f]/;
const POSTPOSITIONS = keysOf('indian postpositions');
/** Ignored after "na" and "mat". */
const VERBS = keysOf('indian verbs');
/** Bengali verbs that "na" follows. */
const BEFORE_NA = keysOf('bengali verbs before na');
/** Words for people and their actions, ignored before a refusal: "TCS wale log nahi", "maya use nahi karta". */
const FILLERS = keysOf('indian words for people');
/** Words that occur among the fillers, and keep their own meaning. */
const AMONG_FILLERS = keysOf('words among indian words for people');
/** Words that mean "on" before "kaam". */
const ON = keysOf('indian on');
const WORK = keysOf('indian work');
/** "Koi dikkat nahi". */
const TROUBLE = keysOf('indian trouble');
const FINE = keysOf('indian fine');
/** "Java zaroori nahi". */
const NECESSARY = keysOf('indian necessary');
const THEN = keysOf('indian then');
const BESIDES = keysOf('indian besides');
/** "Java ke alawa Python bhi" asks for both. "Infosys ke alawa koi bhi" excludes Infosys. */
const ALSO = keysOf('indian also');
const ANY = keysOf('indian any');
/** Two refusals at most this many tokens apart are a pair: "na Infosys na TCS". */
const PAIR_REACH = 5;
const CLAUSE_REACH = 8;
/** Two negations cancel out if the second is at most this many tokens after "then": "Java na ho to mat bhejo". */
const TWICE_REACH = 3;
const MAY_REFUSE: ReadonlySet<string> = new Set([...AFTER_OBJECT, ...AFTER_KE, ...NA]);
const NONE: ReadonlyMap<number, Negation> = new Map();

export type Negation =
  /** What precedes it is excluded. */
  | 'before'
  /** What precedes it is optional: "Java na ho to bhi chalega". */
  | 'needless'
  /** What follows it is excluded. */
  | 'after'
  /** The word is ignored: "Java ke alawa Python bhi". */
  | 'nothing';

/** The negations of Indian languages in a text, by token index. Most texts have none. */
export function negationsIn(typed: readonly Token[]): ReadonlyMap<number, Negation> {
  const tokens = typed.map((token) =>
    IN_DEVANAGARI.test(token.text) ? { ...token, text: keyOf(token.text) } : token,
  );
  if (!tokens.some(({ text }) => MAY_REFUSE.has(text))) return NONE;
  const said = new Map<number, Negation>();
  for (let at = 0; at < tokens.length; at += 1) {
    const negation = said.has(at) ? undefined : negationAt(tokens, at);
    if (negation === undefined) continue;
    const last = endOfTwo(tokens, at) ?? at;
    said.set(at, last === at ? negation : 'nothing');
    if (negation !== 'before' && negation !== 'needless') continue;
    const end = Math.max(last, negation === 'needless' ? (needlessEnd(tokens, at) ?? at) : at);
    for (let of = at + 1; of <= end; of += 1) said.set(of, 'nothing');
    const next = textAt(tokens, end + 1);
    if (VERBS.has(next) || THEN.has(next)) said.set(end + 1, 'nothing');
    sayNothing(tokens, at, said);
  }
  return said;
}

function negationAt(tokens: readonly Token[], at: number): Negation | undefined {
  const text = textAt(tokens, at);
  if (!MAY_REFUSE.has(text)) return undefined;
  if (isNeedless(tokens, at)) return 'needless';
  if (AFTER_OBJECT.has(text)) return TROUBLE.has(textAt(tokens, at - 1)) ? 'nothing' : 'before';
  if (AFTER_KE.has(text) && KE.has(textAt(tokens, at - 1)))
    return BESIDES.has(text) && isAlso(tokens, at) ? 'nothing' : 'before';
  if (!NA.has(text)) return undefined;
  const before = textAt(tokens, at - 1);
  if (VERBS.has(textAt(tokens, at + 1)) || POSTPOSITIONS.has(before) || BEFORE_NA.has(before))
    return 'before';
  if (isPaired(tokens, at)) return 'after';
  return IN_DEVANAGARI.test(text) ? 'before' : undefined;
}

function isNeedless(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  if (!AFTER_OBJECT.has(text) && !NA.has(text)) return false;
  return NECESSARY.has(textAt(tokens, at - 1)) || needlessEnd(tokens, at) !== undefined;
}

/** The last token of a phrase such as "na ho to bhi chalega", from its "na" on. Undefined for any other phrase. */
function needlessEnd(tokens: readonly Token[], at: number): number | undefined {
  const verbsEnd = endOf(tokens, at + 1, (text) => ALSO.has(text) || (VERBS.has(text) && !FINE.has(text)));
  const isThen = THEN.has(textAt(tokens, verbsEnd));
  const thenEnd = isThen ? verbsEnd + 1 : verbsEnd;
  const isAlsoThen = ALSO.has(textAt(tokens, thenEnd));
  const isAlsoSaid = isAlsoThen || tokens.slice(at + 1, verbsEnd).some(({ text }) => ALSO.has(text));
  if (!isThen && !isAlsoSaid) return undefined;
  const start = isAlsoThen ? thenEnd + 1 : thenEnd;
  const next = fineEnd(tokens, start);
  if (next === start) return isThen && isAlsoSaid ? next - 1 : undefined;
  const isRefused = isRefusal(tokens, next) && !TROUBLE.has(textAt(tokens, next - 1));
  return isRefused ? undefined : next - 1;
}

/** The token after words of approval: "chalega", "koi dikkat nahi". */
function fineEnd(tokens: readonly Token[], start: number): number {
  let next = endOf(tokens, start, (text) => FINE.has(text));
  if (TROUBLE.has(textAt(tokens, next + 1))) next += 2;
  return TROUBLE.has(textAt(tokens, next)) ? next + 1 : next;
}

/** The first token from `from` on that fails the test. */
function endOf(tokens: readonly Token[], from: number, isMeant: (text: string) => boolean): number {
  let next = from;
  while (isMeant(textAt(tokens, next))) next += 1;
  return next;
}

/** The second of two negations that cancel out: "Java na ho to mat bhejo". Undefined if there is only one. */
function endOfTwo(tokens: readonly Token[], at: number): number | undefined {
  if (isNeedless(tokens, at)) return undefined;
  let then = at + 1;
  while (VERBS.has(textAt(tokens, then))) then += 1;
  if (!THEN.has(textAt(tokens, then))) return undefined;
  for (let next = then + 1; next <= then + TWICE_REACH; next += 1) {
    if (tokens[next]?.isWord !== true) return undefined;
    if (isRefusal(tokens, next)) return next;
  }
  return undefined;
}

function isRefusal(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at);
  return AFTER_OBJECT.has(text) || (NA.has(text) && VERBS.has(textAt(tokens, at + 1)));
}

/** Marks as ignored the words that only link a noun to the negation after it. */
function sayNothing(tokens: readonly Token[], negation: number, said: Map<number, Negation>): void {
  let isBeforeWork = WORK.has(textAt(tokens, negation + 1));
  for (let at = negation - 1; at >= 0 && !said.has(at); at -= 1) {
    const text = textAt(tokens, at);
    const isBeforeNa = BEFORE_NA.has(text) && NA.has(textAt(tokens, at + 1));
    if (FILLERS.has(text) || NECESSARY.has(text) || isBeforeNa || (isBeforeWork && ON.has(text)))
      said.set(at, 'nothing');
    else if (!AMONG_FILLERS.has(text)) return;
    isBeforeWork ||= WORK.has(text);
  }
}

function isAlso(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < Math.min(tokens.length, at + CLAUSE_REACH); next += 1) {
    if (tokens[next]?.isWord === false) return false;
    if (ALSO.has(textAt(tokens, next))) return !ANY.has(textAt(tokens, next - 1));
  }
  return false;
}

function isPaired(tokens: readonly Token[], at: number): boolean {
  const near = [...tokens.keys()].slice(Math.max(0, at - PAIR_REACH), at + PAIR_REACH + 1);
  return near.some((other) => other !== at && textAt(tokens, other) === textAt(tokens, at));
}
