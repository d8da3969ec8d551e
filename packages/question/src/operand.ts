import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import { NEARNESS } from './field.ts';
import { completedConcepts, phraseAt, phraseTerm } from '@talaash/lexicon/phrase';
import { compoundWord, phraseWord, plainWord, type QuestionWord } from './question-word.ts';
import { wordsOf } from '@talaash/lexicon/word';
import { kindOfSkill } from '@talaash/lexicon/skill-kind';
import { isKnownWord } from './correction.ts';
import { mayBeginFact } from './fact-start.ts';
import { isFiller, NAMES_OF_PEOPLE } from '@talaash/lexicon/usual-word';
import { factOperand, type Operand } from './item.ts';
import { longestRun } from './word-run.ts';
import { domainToldBy, domainWanted, mayBeginName, NAME_WORDS_MAX, named, type Named } from './name-table.ts';
import type { FactPattern } from './fact-pattern.ts';
import { latinOf, type ReadToken, type Sentence } from './sentence.ts';
import { ROLE_WORDS } from '@talaash/lexicon/usual-word';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';

/** The first fact whose pattern matches at a token. */
export function patternOperand(
  sentence: Sentence,
  at: number,
  patterns: readonly FactPattern[],
): Operand | undefined {
  const { plain, tokens } = sentence;
  const { plainStart: start, text } = tokens[at] as ReadToken;
  if (!mayBeginFact(text)) return undefined;
  for (const { any, patterns: some } of runsOf(patterns)) {
    any.lastIndex = start;
    if (!any.test(plain)) continue;
    for (const { pattern, condition: conditionOf, isVague } of some) {
      pattern.lastIndex = start;
      const match = pattern.exec(plain);
      if (match === null || match[0].length === 0) continue;
      const to = tokenEndingAt(sentence, at, pattern.lastIndex);
      const condition = to === undefined ? undefined : conditionOf(match.groups ?? {});
      if (to !== undefined && condition !== undefined) return factOperand(condition, at, to, isVague);
    }
  }
  return undefined;
}

/** A run of patterns, and one pattern that matches where any of them does. */
type PatternRun = { any: RegExp; patterns: FactPattern[]; length: number };
const RUNS_OF = new WeakMap<readonly FactPattern[], readonly PatternRun[]>();
/** V8 does not compile a longer source well. */
const RUN_LENGTH_MAX = 8_000;

/** Most words begin no fact. An alternation of some patterns says so sooner than the patterns one by one. */
function runsOf(patterns: readonly FactPattern[]): readonly PatternRun[] {
  const known = RUNS_OF.get(patterns);
  if (known !== undefined) return known;
  const runs: { sources: string[]; patterns: FactPattern[]; length: number }[] = [];
  for (const one of patterns) {
    const source = one.pattern.source.replaceAll(/\(\?<(?![=!])\w+>/g, '(?:');
    const last = runs.at(-1);
    if (last === undefined || last.length + source.length > RUN_LENGTH_MAX)
      runs.push({ sources: [source], patterns: [one], length: source.length });
    else {
      last.sources.push(source);
      last.patterns.push(one);
      last.length += source.length;
    }
  }
  const compiled = runs.map(({ sources, ...run }) => ({ ...run, any: new RegExp(sources.join('|'), 'y') }));
  RUNS_OF.set(patterns, compiled);
  return compiled;
}

/** The token that ends where a match ends, apart from a trailing blank. Undefined if the match ends inside a token. */
export function tokenEndingAt({ tokens }: Sentence, from: number, plainEnd: number): number | undefined {
  for (let at = from; at < tokens.length; at += 1) {
    const nextStart = tokens[at + 1]?.plainStart ?? Number.POSITIVE_INFINITY;
    if ((tokens[at] as ReadToken).plainEnd > plainEnd) return undefined;
    if (nextStart >= plainEnd) return at;
  }
  return undefined;
}

/** The token after the match of a pattern at a token. Undefined if it does not match. */
export function afterPattern(sentence: Sentence, at: number, pattern: RegExp): number | undefined {
  pattern.lastIndex = (sentence.tokens[at] as ReadToken).plainStart;
  if (!pattern.test(sentence.plain)) return undefined;
  const to = tokenEndingAt(sentence, at, pattern.lastIndex);
  return to === undefined ? undefined : to + 1;
}

/** The longest concept of the vocabulary that starts at a token, and its last token. */
export function conceptAt(
  { parts, tokens, tokenOfPart }: Sentence,
  at: number,
): { to: number; length: number; term: string } | undefined {
  const token = tokens[at] as ReadToken;
  const form = token.parts.length === 0 ? undefined : phraseAt(parts.codes, token.part);
  if (form === undefined) return undefined;
  const to = tokenOfPart[token.part + form.length - 1] ?? at;
  const last = tokens[to] as ReadToken;
  const isWhole = last.part + last.parts.length === token.part + form.length;
  return isWhole ? { to, length: form.length, term: form.term } : undefined;
}

/** Technologies that are only for mobile apps, or only for the web. */
const OF_KIND: readonly (readonly [technologies: ReadonlySet<string>, kinds: ReadonlySet<string>])[] = [
  [wordGroup('mobile technologies'), wordGroup('words of mobile apps')],
  [wordGroup('web technologies'), wordGroup('words of the web')],
];

/** Nouns before which "functional" adds nothing: "SAP FICO functional consultant". */
const ADVISING = wordGroup('advisers');
/** Products that any technology makes: a mainframe application developer is a mainframe developer. */
const OF_ANY = wordGroup('made with any technology');
const isTechnology = (text: string): boolean =>
  !ROLE_NOUNS.has(text) && (kindOfSkill(text) !== undefined || named([text])?.kind === 'technology');

/** The token after words that add nothing between a technology and a role noun: "app" in "iOS app developer". */
function endOfKind({ tokens }: Sentence, at: number): number | undefined {
  if (at > 0 && tokens[at]?.text === 'functional' && ADVISING.has(textAt(tokens, at + 1))) return at + 1;
  const kinds = kindsBeside(tokens, at);
  if (kinds === undefined) return undefined;
  let next = at;
  while (kinds.has(textAt(tokens, next))) next += 1;
  return next > at && ROLE_NOUNS.has(textAt(tokens, next)) ? next : undefined;
}

/** The words that add nothing after this technology. */
function kindsBeside(tokens: readonly ReadToken[], at: number): ReadonlySet<string> | undefined {
  const before = textAt(tokens, at - 1);
  const ofKind = OF_KIND.find(([technologies]) => technologies.has(before));
  if (ofKind !== undefined) return ofKind[1];
  const isOfAny = OF_ANY.has(textAt(tokens, at)) && tokens[at]?.isAfterBreak === false;
  return isOfAny && isTechnology(before) ? OF_ANY : undefined;
}

/** The longest known name that starts at a token, and the token after it. */
export function longestName({ tokens }: Sentence, at: number): { named: Named; next: number } | undefined {
  if (!mayBeginName((tokens[at] as ReadToken).text)) return undefined;
  const run = longestRun(tokens, at, NAME_WORDS_MAX, named);
  return run && { named: run.found, next: run.to + 1 };
}

/** Reads a domain, or a concept or technology of several words. Filler words have no operand. */
export function nameAt(
  sentence: Sentence,
  at: number,
): { operand: Operand | undefined; next: number } | undefined {
  const afterKind = endOfKind(sentence, at);
  if (afterKind !== undefined) return { operand: undefined, next: afterKind };
  const concept = conceptAt(sentence, at);
  const name = longestName(sentence, at);
  const isConcept = concept !== undefined && concept.length > 1;
  const least = isConcept ? concept.to + (name?.named.kind === 'domain' ? 1 : 2) : 0;
  const ofName = name !== undefined && name.next >= least ? knownNameAt(sentence, at, name) : undefined;
  const found = ofName ?? toldDomain(sentence, at);
  return found === undefined && isConcept ? conceptOperand(sentence, at, concept) : found;
}

/** Reads a known name. Undefined for a technology of one word, which is read as a word. */
function knownNameAt(
  sentence: Sentence,
  at: number,
  { named: known, next }: { named: Named; next: number },
): { operand: Operand | undefined; next: number } | undefined {
  if (known.kind === 'filler') return { operand: undefined, next };
  if (known.kind === 'domain') {
    const operand = knownOperand(domainWanted(known.name), at, next - 1);
    return { operand, next: endOfBuilt(sentence, next) };
  }
  if (known.kind !== 'technology' || next === at + 1) return undefined;
  const words = sentence.tokens.slice(at, next).flatMap(({ parts }) => parts);
  return { operand: knownOperand({ kind: 'phrase', text: words.join(' '), words }, at, next - 1), next };
}

function conceptOperand(
  { tokens, parts }: Sentence,
  at: number,
  { to, length, term }: { to: number; length: number; term: string },
): { operand: Operand; next: number } {
  const { part } = tokens[at] as ReadToken;
  const texts = parts.texts.slice(part, part + length);
  const word = phraseWord(texts.join(' '), term);
  return {
    operand: knownOperand({ kind: 'word', word }, at, to, ROLE_NOUNS.has(texts.at(-1) ?? '')),
    next: to + 1,
  };
}

/** Products of a field of business. They add nothing to the field. */
const BUILT = wordGroup('built or sold');

/** The token after words that add nothing to a field of business: "edtech products", but not "banking product manager". */
function endOfBuilt({ tokens }: Sentence, at: number): number {
  let next = at;
  while (BUILT.has(textAt(tokens, next)) && tokens[next]?.isAfterBreak === false) next += 1;
  return isTrade(textAt(tokens, next)) ? at : next;
}

/** Nouns that a field of business qualifies: "lending domain", "banking clients". */
export const FIELDS_OF_BUSINESS = wordGroup('words after a domain');

/** A word that indicates a field of business, before a noun that says so: "lending domain". */
function toldDomain({ tokens }: Sentence, at: number): { operand: Operand; next: number } | undefined {
  const name = domainToldBy((tokens[at] as ReadToken).text);
  if (name === undefined || !FIELDS_OF_BUSINESS.has(textAt(tokens, at + 1))) return undefined;
  return { operand: knownOperand(domainWanted(name), at, at + 1), next: at + 2 };
}

const knownOperand = (wanted: Operand['wanted'], from: number, to: number, isRole = false): Operand => ({
  wanted,
  from,
  to,
  isRole,
  isKnown: true,
});

/** A word by itself. */
export function wordOperand(sentence: Sentence, at: number): Operand {
  const { tokens, isUnfinished } = sentence;
  const token = tokens[at] as ReadToken;
  const isLast = isUnfinished && at === tokens.length - 1;
  const isKnown = conceptAt(sentence, at) !== undefined || isTrade(token.text);
  const wanted = { kind: 'word' as const, word: wordOf(sentence, token, isLast) };
  return { wanted, from: at, to: at, isRole: ROLE_NOUNS.has(token.text), isKnown };
}

const isTrade = (text: string): boolean =>
  ROLE_NOUNS.has(text) ||
  ROLE_WORDS.has(text) ||
  named([text])?.kind === 'technology' ||
  phraseTerm(text) !== undefined;

/** Whether the unfinished last word continues a name that the words before it begin: "product man". */
export const completesName = (sentence: Sentence, at: number): boolean =>
  sentence.isUnfinished &&
  at === sentence.tokens.length - 1 &&
  completedConcepts(sentence.parts, sentence.tokens[at]?.part ?? 0).length > 0;

function wordOf(sentence: Sentence, token: ReadToken, isLast: boolean): QuestionWord {
  const { parts } = token;
  const word =
    parts.length > 1 ? compoundWord(parts.join(''), parts, isLast) : partialWord(sentence, token, isLast);
  // A known word is spelt right, even when nobody has it. Names of people are spelt in several ways.
  if (isKnownWord(token.text) && !NAMES_OF_PEOPLE.has(token.text)) word.misspelt = undefined;
  const other = token.typed === token.text ? latinOf(token) : token.typed;
  return other === undefined || !/^[\p{L}\p{M}]+$/u.test(other) ? word : withSpelling(word, other);
}

/** A word by itself. After a filler word it means only the name that both begin: "company sec". */
function partialWord(
  { parts: all, tokens }: Sentence,
  { parts, part }: ReadToken,
  isLast: boolean,
): QuestionWord {
  const completed = isLast ? completedConcepts(all, part) : [];
  const word = plainWord(parts[0] ?? '', isLast, completed);
  if (completed.length === 0 || !isFiller(textAt(tokens, tokens.length - 2))) return word;
  const terms = completed.map((term) => ({ term, nearness: NEARNESS.plural }));
  return { ...word, terms, prefix: undefined, misspelt: undefined };
}

/** A word that is also found by another spelling. */
function withSpelling(word: QuestionWord, other: string): QuestionWord {
  const isNew = (term: string) => word.terms.every((own) => own.term !== term);
  const terms = wordsOf(other).flatMap(({ joined: term }) =>
    isNew(term) ? [{ term, nearness: NEARNESS.exact }] : [],
  );
  return { ...word, terms: [...word.terms, ...terms] };
}

/** @param words between the quotation marks */
export function quotedOperand(words: string[], from: number, to: number): Operand {
  const text = words.join(' ');
  const term = words.length > 1 ? phraseTerm(text) : undefined;
  const isRole = ROLE_NOUNS.has(words.at(-1) ?? '');
  if (term !== undefined)
    return knownOperand({ kind: 'word', word: phraseWord(text, term) }, from, to, isRole);
  return knownOperand({ kind: 'phrase', text, words }, from, to, isRole);
}
