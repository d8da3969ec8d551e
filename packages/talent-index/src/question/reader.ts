import type { FactPattern } from './fact-pattern.ts';
import { fieldAt } from './field-prefix.ts';
import { isFiller, isStopWord } from './filler.ts';
import { exclusionKind } from './exclusion-list.ts';
import { factLeaf, type Item, type Leaf } from './item.ts';
import { conceptAt, longestName, nameAt, patternLeaf, tokenEndingAt, wordLeaf } from './leaf.ts';
import { BARE_FACTS, NUMBER_FACTS } from './number-fact.ts';
import { quotationLeaf, quotePairs } from './quotation.ts';
import { employerAt, placeAt } from './place-employer.ts';
import {
  AFTER_NOT,
  AGE,
  AND_WORDS,
  CLOCK_TIME,
  DO_NOT_APPLY,
  DO_NOT_APPLY_IF,
  EVERYBODY_WORDS,
  FRESHERS_NOT,
  LABELS,
  LEAST_VERSION,
  NOTHING_AFTER_NOT,
  NOT_AFTER,
  NOT_PHRASE,
  NOT_WORDS,
  OR_WORDS,
  PLAIN_NOT_WORDS,
  REACH,
  SHORT_TOKENS_MAX,
  SIDE_BY_SIDE,
} from './reader-word.ts';
import { NOT_BEFORE, type ReadToken, type Sentence } from './sentence.ts';
import { WORD_FACTS } from './word-fact.ts';

const FACTS: readonly FactPattern[] = [...NUMBER_FACTS, ...WORD_FACTS];

/** The things that are asked and the operators between them, in the order of the text. */
export function itemsOf(sentence: Sentence, isLong: boolean): Item[] {
  return new Reader(sentence, isLong).read();
}

class Reader {
  readonly #sentence: Sentence;
  readonly #tokens: ReadToken[];
  /** Whether the text is prose: what is only likely is left to words. */
  readonly #isLong: boolean;
  readonly #items: Item[] = [];
  readonly #quotes: Map<number, number>;

  constructor(sentence: Sentence, isLong: boolean) {
    this.#sentence = sentence;
    this.#tokens = sentence.tokens;
    this.#isLong = isLong;
    this.#quotes = quotePairs(sentence.tokens);
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
    const { text, isAfterBlank } = this.#tokens[at] as ReadToken;
    const next = this.#tokens[at + 1];
    if (text === '"') return this.#readQuoted(at);
    if (text === '(' || text === '[') return this.#operator('open', at);
    if (text === ')' || text === ']') return this.#operator('close', at);
    if (text === ',' || text === ';' || text === '.' || text === '?') return this.#operator('comma', at);
    if (text === '|') {
      const isDouble = next?.text === '|';
      return this.#operator(this.#isLong ? 'comma' : isDouble ? 'or' : 'bar', at, isDouble ? 2 : 1);
    }
    if (text === '/') return this.#readSlash(at);
    if (text === '&') return this.#operator('and', at, next?.text === '&' ? 2 : 1);
    const fact = this.#readFact(at);
    if (fact !== undefined) return fact;
    const isStart = isAfterBlank || this.#tokens[at - 1]?.text === '(' || at === 0;
    const canFollow =
      next?.isAfterBlank === false && /^[^\d]/.test(next.text) && (next.isWord || /["([]/.test(next.text));
    // In an ad a dash begins a line of a list, or parts a label from what it says.
    const isSign = (text === '-' || text === '!') && !this.#isLong;
    if (isSign && isStart && canFollow) return this.#exclude(at, at + 1);
    if (text === '!' || (text === '-' && isAfterBlank)) return this.#operator('comma', at);
    if (text === '+' && isStart && next?.isWord === true) return this.#operator('and', at, 1, true);
    return at + 1;
  }

  #operator(kind: Exclude<Item['kind'], 'leaf' | 'not'>, at: number, length = 1, isExplicit = false): number {
    this.#items.push({ kind, at, isExplicit });
    return at + length;
  }

  /** What stands at the token `next` is not wanted. Returns it. */
  #exclude(at: number, next: number, isExplicit = true, reach = REACH, opensList = false): number {
    this.#items.push({ kind: 'not', at, next, reach, isExplicit, opensList });
    return next;
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
      this.#put(quotationLeaf(this.#sentence, at + 1, end - 1));
    return end + 1;
  }

  #readWord(at: number): number {
    const token = this.#tokens[at] as ReadToken;
    const field = fieldAt(this.#sentence, at, this.#quotes);
    if (field !== undefined) {
      if (field.leaf !== undefined) this.#put(field.leaf);
      return field.next;
    }
    const after = this.#afterPattern(at, AGE) ?? this.#afterPattern(at, CLOCK_TIME) ?? this.#afterLabel(at);
    if (after !== undefined) return after;
    if (token.text === 'w' && this.#tokens[at + 1]?.text === '/') return this.#readWith(at);
    if (OR_WORDS.has(token.text)) return this.#readOr(at);
    if (AND_WORDS.has(token.text))
      return this.#operator('and', at, 1, token.text !== 'cum' && /^[A-Z]+$/.test(this.#typed(at)));
    return (
      this.#readNot(at) ??
      this.#readPlaceOrEmployer(at) ??
      this.#readFact(at) ??
      this.#readName(at) ??
      this.#readOther(at)
    );
  }

  /** Nobody is found, or not found, by age or hours of work. */
  #afterPattern(at: number, pattern: RegExp): number | undefined {
    pattern.lastIndex = (this.#tokens[at] as ReadToken).plainStart;
    const isFound = pattern.test(this.#sentence.plain);
    const to = isFound ? tokenEndingAt(this.#sentence, at, pattern.lastIndex) : undefined;
    return to === undefined ? undefined : to + 1;
  }

  #afterLabel(at: number): number | undefined {
    const [label, sign, next] = this.#tokens.slice(at, at + 3);
    if (label === undefined || sign === undefined || next === undefined || !LABELS.has(label.text))
      return undefined;
    if (label.text === 'company' && !this.#isLong) return undefined;
    const isLabel = sign.text === ':' || (sign.text === '-' && sign.isAfterBlank && next.isAfterBlank);
    return isLabel ? at + 2 : undefined;
  }

  /** "w/" is with, "w/o" without. */
  #readWith(at: number): number {
    return this.#tokens[at + 2]?.text === 'o' ? this.#exclude(at, at + 3) : at + 2;
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

  #readNot(at: number): number | undefined {
    const { text } = this.#tokens[at] as ReadToken;
    const said = this.#readFreshersNot(at) ?? this.#readDoNotApply(at) ?? this.#readNotPhrase(at);
    if (said !== undefined) return said;
    if (text === NOT_BEFORE) return this.#excludeBefore(at);
    const next = this.#tokens[at + 1]?.text;
    const isPair =
      (text === 'other' && next === 'than') ||
      (text === 'apart' && next === 'from') ||
      (EVERYBODY_WORDS.has(text) && next === 'but');
    if (!NOT_WORDS.has(text) && !isPair) return undefined;
    // A fact may begin with the word itself: "no experience", "not working", "not more than 20 lakhs".
    const fact = this.#readFact(at) ?? this.#fillerEnd(at);
    if (fact !== undefined) return fact;
    const isSure = !PLAIN_NOT_WORDS.has(text) || (!this.#isLong && /^[A-Z]{2,}$/.test(this.#typed(at)));
    const after = at + (isPair ? 2 : 1);
    const first = this.#tokens[after];
    if (first === undefined || !(first.isWord || /["(]/.test(first.text))) return after;
    if (text === 'not' && NOTHING_AFTER_NOT.has(first.text)) return after;
    const isShort = text === 'not' && this.#tokens.length <= SHORT_TOKENS_MAX;
    return this.#exclude(at, this.#excludedAfter(after), isSure || isShort, isSure ? REACH : 0, isSure);
  }

  /** "Freshers need not apply" excludes what stands before the "not". */
  #readFreshersNot(at: number): number | undefined {
    FRESHERS_NOT.lastIndex = (this.#tokens[at] as ReadToken).plainStart;
    const isSaid = FRESHERS_NOT.test(this.#sentence.plain);
    const to = isSaid ? tokenEndingAt(this.#sentence, at, FRESHERS_NOT.lastIndex) : undefined;
    if (to === undefined) return undefined;
    this.#exclude(at, at);
    return this.#put(factLeaf({ kind: 'experience', min: 0, max: 1 }, at, to));
  }

  /** "Nobody from TCS", "don't want freshers". What follows must be of the trade. */
  #readNotPhrase(at: number): number | undefined {
    const after = this.#afterPattern(at, NOT_PHRASE);
    if (after === undefined || this.#tokens[after]?.isWord !== true) return undefined;
    return this.#exclude(at, this.#excludedAfter(after), false, 0, true);
  }

  /** Excludes the facts of one kind that stand side by side before it, or the word right before it. */
  #readDoNotApply(at: number): number | undefined {
    const already = this.#afterPattern(at, DO_NOT_APPLY_IF);
    if (already !== undefined) return already;
    const after = this.#afterPattern(at, DO_NOT_APPLY) ?? this.#afterPattern(at, NOT_AFTER);
    if (after === undefined) return undefined;
    const last = this.#items.at(-1);
    if (last?.kind === 'leaf' && last.leaf.wanted.kind !== 'fact') {
      if (last.leaf.isKnown && last.leaf.to === at - 1) this.#excludeItem(this.#items.length - 1);
      return after;
    }
    let kind: string | undefined;
    for (let i = this.#items.length - 1; i >= 0; i -= 1) {
      const item = this.#items[i] as Item;
      if (item.kind === 'leaf') {
        if (item.leaf.wanted.kind !== 'fact') break;
        const own = exclusionKind(item.leaf.wanted.condition);
        kind ??= own;
        if (own !== kind) break;
        this.#excludeItem(i);
      } else if (item.kind !== 'comma' && item.kind !== 'and' && item.kind !== 'or') break;
      else if (this.#tokens[item.at]?.text === '.') break;
    }
    return after;
  }

  /** Excludes a leaf that was read already. */
  #excludeItem(i: number): void {
    const item = this.#items[i];
    if (item?.kind !== 'leaf') return;
    const { from } = item.leaf;
    this.#items.splice(i, 0, { kind: 'not', at: from, next: from, reach: 0, isExplicit: true });
  }

  /** "Angular nahi": excludes what stands right before it. */
  #excludeBefore(at: number): number {
    const last = this.#items.at(-1);
    if (last?.kind !== 'leaf' || last.leaf.to !== at - 1) return at + 1;
    this.#excludeItem(this.#items.length - 1);
    return at + 1;
  }

  /** Where the excluded thing begins after a "not". The words before a place or an employer say that it is one. */
  #excludedAfter(after: number): number {
    const isPlace =
      placeAt(this.#sentence, after) !== undefined || employerAt(this.#sentence, after, false) !== undefined;
    if (isPlace) return after;
    AFTER_NOT.lastIndex = (this.#tokens[after] as ReadToken).plainStart;
    AFTER_NOT.test(this.#sentence.plain);
    const start = AFTER_NOT.lastIndex;
    let skipped = after;
    while (skipped < this.#tokens.length && (this.#tokens[skipped] as ReadToken).plainStart < start)
      skipped += 1;
    return skipped;
  }

  #fillerEnd(at: number): number | undefined {
    const name = longestName(this.#sentence, at);
    return name?.named.kind === 'filler' && name.next > at + 1 ? name.next : undefined;
  }

  #readPlaceOrEmployer(at: number): number | undefined {
    const before = this.#items.at(-1);
    const earlier = this.#items.at(-2);
    const isJoined =
      before?.kind === 'or' || before?.kind === 'bar' || before?.kind === 'and' || before?.kind === 'comma';
    const last = isJoined ? earlier : before;
    const condition =
      last?.kind === 'leaf' && last.leaf.wanted.kind === 'fact' ? last.leaf.wanted.condition : undefined;
    const isInList = isJoined && last?.kind === 'leaf' && last.leaf.to === before.at - 1;
    const employer = employerAt(this.#sentence, at, isInList && condition?.kind === 'employer', condition);
    const place = placeAt(this.#sentence, at, isInList && condition?.kind === 'place');
    const best =
      place !== undefined && (employer === undefined || place.to >= employer.to) ? place : employer;
    if (best === undefined) return undefined;
    // "new york delhi": a longer concept of the vocabulary is meant, as in "Delhi Metro Rail".
    const concept = conceptAt(this.#sentence, at);
    if (concept !== undefined && concept.to > best.to) return undefined;
    return this.#put(factLeaf(best.condition, at, best.to));
  }

  #readFact(at: number, patterns = FACTS): number | undefined {
    const leaf = patternLeaf(this.#sentence, at, patterns);
    return leaf === undefined ? undefined : this.#put(leaf);
  }

  #readName(at: number): number | undefined {
    const name = nameAt(this.#sentence, at);
    if (name?.leaf !== undefined) this.#put(name.leaf);
    return name?.next;
  }

  /** A word by itself. */
  #readOther(at: number): number {
    if (this.#isVersion(at)) return this.#afterVersion(at);
    const bare = this.#isLong ? undefined : this.#readFact(at, BARE_FACTS);
    if (bare !== undefined) return bare;
    const { text, parts } = this.#tokens[at] as ReadToken;
    if (parts.length === 0 || isStopWord(text) || isFiller(text) || this.#isLooseNumber(at)) return at + 1;
    return this.#put(wordLeaf(this.#sentence, at));
  }

  /** "Java 17+" and "Angular 12+" are versions: nobody counts so many years of them. */
  #isVersion(at: number): boolean {
    const least = LEAST_VERSION[this.#tokens[at - 1]?.text ?? ''];
    const { text, isAfterBlank } = this.#tokens[at] as ReadToken;
    return least !== undefined && isAfterBlank && /^\d{1,2}$/.test(text) && Number(text) >= least;
  }

  #afterVersion(at: number): number {
    const hasPlus = this.#tokens[at + 1]?.text === '+';
    if (!hasPlus) this.#put(wordLeaf(this.#sentence, at));
    return at + (hasPlus ? 2 : 1);
  }

  /** A number that is no version: nothing of the trade stands before it. */
  #isLooseNumber(at: number): boolean {
    const before = this.#items.at(-1);
    const isNumber = /^\d+(?:\.\d+)*$/.test((this.#tokens[at] as ReadToken).text);
    const isVersion =
      before?.kind === 'leaf' &&
      before.leaf.wanted.kind !== 'fact' &&
      before.leaf.isKnown &&
      before.leaf.to === at - 1;
    return isNumber && !isVersion && this.#tokens.length > 1;
  }

  /** Adds a leaf and returns the token after it. */
  #put(leaf: Leaf): number {
    this.#items.push({ kind: 'leaf', leaf });
    return leaf.to + 1;
  }
}
