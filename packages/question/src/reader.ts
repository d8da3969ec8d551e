import { textAt } from './lexing.ts';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { isCollege } from './certificate.ts';
import type { FactPattern } from './fact-pattern.ts';
import { fieldAt } from './field-prefix.ts';
import { isFiller, isStopWord } from '@talaash/lexicon/usual-word';
import { factOf, factOperand, type Item, type Operand } from './item.ts';
import {
  afterPattern,
  completesName,
  conceptAt,
  longestName,
  nameAt,
  patternOperand,
  wordOperand,
} from './operand.ts';
import { NotReader } from './not-reader.ts';
import { BARE_FACTS, NUMBER_FACTS } from './number-fact.ts';
import { ANSWER_SOON, OWN_PAY } from './own-pay.ts';
import { quotationOperand, quotePairs } from './quotation.ts';
import { employerAt } from './employer-at.ts';
import { placeAt } from './place-at.ts';
import {
  AFTER_TITLE_FILLER,
  AGE,
  AND_WORDS,
  CLOCK_TIME,
  FILLERS_TOGETHER,
  isSignOff,
  LABELS,
  LEAST_VERSION,
  OF_COLLEGE,
  OR_WORDS,
  SIDE_BY_SIDE,
  TITLE_FILLERS,
} from './reader-word.ts';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import type { ReadToken, Sentence } from './sentence.ts';
import { isInUnwantedList, unwantedNameAt, withUnwanted } from './unwanted-name.ts';
import { WORD_FACTS } from './word-fact.ts';

const FACTS: readonly FactPattern[] = [...NUMBER_FACTS, ...WORD_FACTS];

const JOINS: ReadonlySet<Item['kind']> = new Set(['or', 'bar', 'and', 'comma']);

/** Units after a number that is not a version. */
const COUNTED = /^(?:days?|weeks?|months?|people|k|thousands?)$/;

/** The operands and the operators between them, in the order of the text. */
export function itemsOf(sentence: Sentence, isLong: boolean): Item[] {
  return new Reader(sentence, isLong).read();
}

const OPENING: ReadonlySet<string> = new Set('([{');
const CLOSING: ReadonlySet<string> = new Set(')]}');
const COMMAS: ReadonlySet<string> = new Set(',;.?');

/** Whether a sign right before a token excludes it. */
const mayBeExcluded = (token: ReadToken | undefined): boolean =>
  token?.isAfterBlank === false && !/^\d/.test(token.text) && (token.isWord || /["([]/.test(token.text));

/** Passages that ask for nothing: all their words are skipped. */
const ASKS_NOTHING = [AGE, CLOCK_TIME, OWN_PAY, ANSWER_SOON];

class Reader {
  readonly #sentence: Sentence;
  readonly #tokens: ReadToken[];
  /** Whether the text is prose: uncertain facts are then read as words. */
  readonly #isLong: boolean;
  readonly #items: Item[] = [];
  readonly #quotes: Map<number, number>;
  readonly #nots: NotReader;

  constructor(sentence: Sentence, isLong: boolean) {
    this.#sentence = sentence;
    this.#tokens = sentence.tokens;
    this.#isLong = isLong;
    this.#quotes = quotePairs(sentence.tokens);
    this.#nots = new NotReader(sentence, this.#items, isLong, (at) => this.#readFact(at));
  }

  read(): Item[] {
    for (let at = 0; at < this.#tokens.length; ) {
      const token = this.#tokens[at] as ReadToken;
      if (token.isAfterLine && at > 0) this.#items.push({ kind: 'line', at, isExplicit: false });
      at = token.isWord ? this.#readWord(at) : this.#readSign(at);
    }
    return this.#items;
  }

  /** Reads what begins with a sign, and returns the token after it. */
  #readSign(at: number): number {
    const { text } = this.#tokens[at] as ReadToken;
    const isNext = textAt(this.#tokens, at + 1) === text;
    if (OPENING.has(text)) return this.#operator('open', at);
    if (CLOSING.has(text)) return this.#operator('close', at);
    if (COMMAS.has(text)) return this.#operator('comma', at, 1, text === '.' && this.#isBlankAfter(at));
    switch (text) {
      case '"':
        return this.#readQuoted(at);
      case '/':
        return this.#readSlash(at);
      case '&':
        return this.#operator('and', at, isNext ? 2 : 1);
      case '|':
        if (this.#isLong) return this.#operator('comma', at, isNext ? 2 : 1);
        return isNext ? this.#operator('or', at, 2) : this.#operator('bar', at);
      default:
        return this.#readFact(at) ?? this.#readPlusOrMinus(at);
    }
  }

  #isBlankAfter(at: number): boolean {
    return this.#tokens[at + 1]?.isAfterBlank !== false;
  }

  /** "-java" and "!java" exclude, "+java" adds a requirement, and a dash between blanks separates a list. */
  #readPlusOrMinus(at: number): number {
    const { text, isAfterBlank } = this.#tokens[at] as ReadToken;
    const isStart = isAfterBlank || at === 0 || textAt(this.#tokens, at - 1) === '(';
    const next = this.#tokens[at + 1];
    if (text === '+' && isStart && next?.isWord === true) return this.#operator('and', at, 1, true);
    if (text !== '-' && text !== '!') return at + 1;
    // In an ad a dash starts a list item, or separates a label from its value.
    if (isStart && !this.#isLong && mayBeExcluded(next)) return this.#nots.exclude(at, at + 1);
    return text === '!' || isAfterBlank ? this.#operator('comma', at) : at + 1;
  }

  #operator(
    kind: Exclude<Item['kind'], 'operand' | 'not'>,
    at: number,
    length = 1,
    isExplicit = false,
  ): number {
    const isBesideWanted = kind === 'comma' && this.#tokens[at]?.isBesideWanted === true;
    this.#items.push({ kind, at, isExplicit, isBesideWanted });
    return at + length;
  }

  #readSlash(at: number): number {
    const [before, after] = [this.#tokens[at - 1], this.#tokens[at + 1]];
    if (before === undefined || after === undefined || before.text === '<') return at + 1;
    if (SIDE_BY_SIDE.has(`${before.text} ${after.text}`)) return at + 1;
    if (/^\d/.test(before.text) && /^\d/.test(after.text)) return at + 1;
    return this.#operator('or', at);
  }

  #readQuoted(at: number): number {
    const end = this.#quotes.get(at);
    if (end === undefined) return at + 1;
    const inside = this.#tokens.slice(at + 1, end);
    if (inside.some(({ parts }) => parts.length > 0))
      this.#put(quotationOperand(this.#sentence, at + 1, end - 1));
    return end + 1;
  }

  #readWord(at: number): number {
    return (
      this.#readField(at) ??
      this.#afterNothing(at) ??
      this.#readOperator(at) ??
      this.#nots.read(at) ??
      this.#readPlaceOrEmployer(at) ??
      this.#readFact(at) ??
      this.#readName(at) ??
      this.#readUnwantedName(at) ??
      this.#readOther(at)
    );
  }

  /** "company:Infosys", "title:(tester OR developer)". */
  #readField(at: number): number | undefined {
    const field = fieldAt(this.#sentence, at, this.#quotes);
    for (const [part, operand] of field?.operands.entries() ?? []) {
      if (part > 0) this.#items.push({ kind: 'or', at: operand.from - 1, isExplicit: false });
      this.#put(operand);
    }
    return field?.next;
  }

  /** The token after filler; undefined if something meaningful follows. */
  #afterNothing(at: number): number | undefined {
    if (isSignOff(this.#tokens, at)) return this.#tokens.length;
    for (const pattern of ASKS_NOTHING) {
      const after = afterPattern(this.#sentence, at, pattern);
      if (after !== undefined) return after;
    }
    return this.#afterLabel(at) ?? this.#afterCollege(at);
  }

  #readOperator(at: number): number | undefined {
    const { text } = this.#tokens[at] as ReadToken;
    if (text === 'w' && textAt(this.#tokens, at + 1) === '/') return this.#readWith(at);
    if (OR_WORDS.has(text)) return this.#readOr(at);
    if (!AND_WORDS.has(text)) return undefined;
    return this.#operator('and', at, 1, text !== 'cum' && /^[A-Z]+$/.test(this.#typed(at)));
  }

  #afterLabel(at: number): number | undefined {
    const [label, sign, next] = this.#tokens.slice(at, at + 3);
    if (label === undefined || sign === undefined || next === undefined || !LABELS.has(label.text))
      return undefined;
    if (label.text === 'company' && !this.#isLong) return undefined;
    const isLabel = sign.text === ':' || (sign.text === '-' && sign.isAfterBlank && next.isAfterBlank);
    return isLabel ? at + 2 : undefined;
  }

  #afterCollege(at: number): number | undefined {
    const last = this.#items.at(-1);
    const isAfter = last?.kind === 'operand' && last.operand.to === at - 1 && isCollege(last.operand);
    return isAfter ? afterPattern(this.#sentence, at, OF_COLLEGE) : undefined;
  }

  /** "w/" is with, "w/o" without. */
  #readWith(at: number): number {
    return this.#tokens[at + 2]?.text === 'o' ? this.#nots.exclude(at, at + 3) : at + 2;
  }

  #typed(at: number): string {
    return this.#sentence.text.slice(this.#tokens[at]?.start, this.#tokens[at]?.end);
  }

  /** "or more", "or similar" are no alternatives. */
  #readOr(at: number): number {
    const filler = longestName(this.#sentence, at);
    if (filler?.named.kind === 'filler') return filler.next;
    return this.#operator('or', at, 1, this.#typed(at) === 'OR');
  }

  #readPlaceOrEmployer(at: number): number | undefined {
    const listed = this.#factBeforeJoin();
    const isUnwanted = isInUnwantedList(this.#items, at);
    const employer = employerAt(this.#sentence, at, listed?.kind === 'employer', listed, !isUnwanted);
    const place = placeAt(this.#sentence, at, listed?.kind === 'place');
    const isPlace = place !== undefined && (employer === undefined || place.to >= employer.to);
    const best = isPlace ? place : employer;
    if (best === undefined) return undefined;
    // "new york delhi": a longer concept of the vocabulary takes precedence, as in "Delhi Metro Rail".
    const concept = conceptAt(this.#sentence, at);
    if (concept !== undefined && concept.to > best.to) return undefined;
    return this.#put(withUnwanted(factOperand(best.condition, at, best.to), this.#items));
  }

  /** The fact right before the "or", "and" or comma that was read last. */
  #factBeforeJoin(): SearchCondition | undefined {
    const [earlier, join] = this.#items.slice(-2);
    if (earlier?.kind !== 'operand' || join === undefined || !JOINS.has(join.kind)) return undefined;
    return 'at' in join && earlier.operand.to === join.at - 1 ? factOf(earlier) : undefined;
  }

  #readUnwantedName(at: number): number | undefined {
    const operand = unwantedNameAt(this.#sentence, this.#items, at);
    return operand === undefined ? undefined : this.#put(operand);
  }

  #readFact(at: number, patterns = FACTS): number | undefined {
    const operand = patternOperand(this.#sentence, at, patterns);
    return operand === undefined ? undefined : this.#put(operand);
  }

  #readName(at: number): number | undefined {
    if (this.#isBeforeNumber(at)) return undefined;
    const name = nameAt(this.#sentence, at);
    if (name?.operand !== undefined) this.#put(name.operand);
    return name?.next;
  }

  /** "Python 3 years": the number belongs to the years, not to Python. */
  #isBeforeNumber(at: number): boolean {
    const to = conceptAt(this.#sentence, at)?.to ?? at;
    if (to === at || !/^\d/.test((this.#tokens[to] as ReadToken).text)) return false;
    return patternOperand(this.#sentence, to, FACTS) !== undefined;
  }

  /** A word by itself. */
  #readOther(at: number): number {
    if (this.#isVersion(at)) return this.#afterVersion(at);
    const bare = this.#isLong ? undefined : this.#readFact(at, BARE_FACTS);
    if (bare !== undefined) return bare;
    const { text, parts } = this.#tokens[at] as ReadToken;
    const isLeftOut =
      isStopWord(text) || (isFiller(text) && !this.#isOfTitle(at) && !completesName(this.#sentence, at));
    if (parts.length === 0 || isLeftOut || this.#isLooseNumber(at)) return at + 1;
    return this.#put(wordOperand(this.#sentence, at));
  }

  /** Whether a filler is part of a title: "office administrator", "field engineer". */
  #isOfTitle(at: number): boolean {
    const [before, token, next] = [at - 1, at, at + 1].map((one) => textAt(this.#tokens, one));
    if (this.#isLong || token === undefined || next === undefined) return false;
    if (FILLERS_TOGETHER.has(`${token} ${next}`) || FILLERS_TOGETHER.has(`${before} ${token}`)) return true;
    return TITLE_FILLERS.has(token) && (ROLE_NOUNS.has(next) || AFTER_TITLE_FILLER.has(next));
  }

  /** "Java 17+" and "Angular 12+" are versions: nobody has so many years of them. */
  #isVersion(at: number): boolean {
    const { text, isAfterBlank } = this.#tokens[at] as ReadToken;
    if (!isAfterBlank || !/^\d{1,2}$/.test(text)) return false;
    const least = LEAST_VERSION[textAt(this.#tokens, at - 1)];
    return least !== undefined && Number(text) >= least && !COUNTED.test(textAt(this.#tokens, at + 1));
  }

  #afterVersion(at: number): number {
    const hasPlus = this.#tokens[at + 1]?.text === '+';
    if (!hasPlus) this.#put(wordOperand(this.#sentence, at));
    return at + (hasPlus ? 2 : 1);
  }

  /** A number that is not a version: no word of the trade precedes it. */
  #isLooseNumber(at: number): boolean {
    const before = this.#items.at(-1);
    const isNumber = /^\d+(?:\.\d+)*$/.test((this.#tokens[at] as ReadToken).text);
    const isVersion =
      before?.kind === 'operand' &&
      before.operand.wanted.kind !== 'fact' &&
      before.operand.isKnown &&
      before.operand.to === at - 1;
    return isNumber && !isVersion && this.#tokens.length > 1;
  }

  /** Adds an operand, and returns the token after it. */
  #put(operand: Operand): number {
    this.#items.push({ kind: 'operand', operand });
    return operand.to + 1;
  }
}
