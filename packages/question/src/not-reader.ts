import { wordGroup } from '@talaash/lexicon/word-group';
import { exclusionKind, goesOn } from './exclusion-list.ts';
import { factOf, factOperand, type Item } from './item.ts';
import { textAt } from './lexing.ts';
import { afterPattern, conceptAt, tokenEndingAt } from './operand.ts';
import { employerAt } from './employer-at.ts';
import { placeAt } from './place-at.ts';
import {
  AFTER_NOT,
  WANTED_AFTER_NOT,
  DO_NOT_APPLY,
  DO_NOT_APPLY_IF,
  EVERYBODY_WORDS,
  FRESHERS_NOT,
  GROUP_WORDS,
  IF_NOT,
  NOT_AFTER,
  NOT_NEEDED,
  NOT_PHRASE,
  NOT_STARTS,
  NOT_WORDS,
  NOTHING_AFTER_NOT,
  PLAIN_NOT_WORDS,
  REACH,
  SHORT_TOKENS_MAX,
  WELCOME_AFTER_NOT,
} from './reader-word.ts';
import { kindOfFact, refusedBefore } from './refused-before.ts';
import { NEEDLESS_BEFORE, NOT_BEFORE, type ReadToken, type Sentence } from './sentence.ts';

/** The reach of a "not" that excludes nothing and makes the next word optional. */
const NEVER_MEANT = -1;

/** Words that exclude people, and make a skill optional. */
const NOT_WANTED = wordGroup('not wanted');

/** "Other than", "apart from", "anyone but". */
const isNotPair = (text: string, next: string): boolean =>
  (text === 'other' && (next === 'than' || next === 'then')) ||
  (text === 'apart' && next === 'from') ||
  (EVERYBODY_WORDS.has(text) && next === 'but');

/** Whether what follows a "not" can be refused. */
const mayBeRefused = (not: string, { text, isWord }: ReadToken): boolean =>
  (isWord || /["([{]/.test(text)) && !(not === 'not' && NOTHING_AFTER_NOT.has(text));

/** Reads exclusions, and adds them to the items of a text. */
export class NotReader {
  readonly #sentence: Sentence;
  readonly #tokens: ReadToken[];
  readonly #items: Item[];
  readonly #isLong: boolean;
  readonly #readFact: (at: number) => number | undefined;

  /**
   * @param items read from the tokens before
   * @param isLong whether the text is prose
   * @param readFact adds the fact at a token to the items, and returns the token after it
   */
  constructor(
    sentence: Sentence,
    items: Item[],
    isLong: boolean,
    readFact: (at: number) => number | undefined,
  ) {
    this.#sentence = sentence;
    this.#tokens = sentence.tokens;
    this.#items = items;
    this.#isLong = isLong;
    this.#readFact = readFact;
  }

  /** Excludes the thing at the token `next`. Returns `next`. */
  exclude(at: number, next: number, isExplicit = true, reach = REACH, opensList = false): number {
    this.#items.push({ kind: 'not', at, next, reach, isExplicit, opensList });
    return next;
  }

  /** Reads an exclusion at a token, and returns the token after it. Undefined if there is none. */
  read(at: number): number | undefined {
    const { text } = this.#tokens[at] as ReadToken;
    if (text === NOT_BEFORE) return this.#readNotBefore(at);
    if (text === NEEDLESS_BEFORE) return this.#dropBefore(at, at + 1);
    const said = NOT_STARTS.has(text) ? this.#readPhrase(at) : undefined;
    return said ?? this.#readNotWord(at);
  }

  #readPhrase(at: number): number | undefined {
    return (
      this.#readFreshersNot(at) ??
      this.#readDoNotApply(at) ??
      this.#readDoubleNot(at) ??
      this.#readNotPhrase(at) ??
      this.#readNotNeeded(at)
    );
  }

  #readNotWord(at: number): number | undefined {
    const { text } = this.#tokens[at] as ReadToken;
    const isPair = isNotPair(text, textAt(this.#tokens, at + 1));
    if (!NOT_WORDS.has(text) && !isPair) return undefined;
    // A fact may begin with the word itself: "no experience", "not working", "not more than 20 lakhs".
    const fact = this.#readFact(at);
    if (fact !== undefined) return fact;
    const after = at + (isPair ? 2 : 1);
    const first = this.#tokens[after];
    if (first === undefined || !mayBeRefused(text, first)) return after;
    const isSure = !PLAIN_NOT_WORDS.has(text) || (!this.#isLong && /^[A-Z]{2,}$/.test(this.#typed(at)));
    const isShort =
      this.#tokens.length <= SHORT_TOKENS_MAX && (text === 'not' || (text === 'no' && first.isCapital));
    return this.exclude(at, this.#excludedAfter(after), isSure || isShort, isSure ? REACH : 0, isSure);
  }

  /** "No one except Infosys" requires Infosys. "Don't exclude Wipro" neither requires nor excludes Wipro. */
  #readDoubleNot(at: number): number | undefined {
    const said = afterPattern(this.#sentence, at, IF_NOT);
    if (said !== undefined) return said;
    const next = afterPattern(this.#sentence, at, WANTED_AFTER_NOT);
    if (next !== undefined) {
      this.#items.push({ kind: 'not', at, next, reach: REACH, isExplicit: true, isTwice: true });
      return next;
    }
    const after = afterPattern(this.#sentence, at, WELCOME_AFTER_NOT);
    return after === undefined ? undefined : this.exclude(at, this.#excludedAfter(after), false, NEVER_MEANT);
  }

  /** "Freshers need not apply" excludes what precedes the "not". */
  #readFreshersNot(at: number): number | undefined {
    FRESHERS_NOT.lastIndex = (this.#tokens[at] as ReadToken).plainStart;
    const isSaid = FRESHERS_NOT.test(this.#sentence.plain);
    const to = isSaid ? tokenEndingAt(this.#sentence, at, FRESHERS_NOT.lastIndex) : undefined;
    if (to === undefined) return undefined;
    this.exclude(at, at);
    this.#items.push({
      kind: 'operand',
      operand: factOperand({ kind: 'experience', min: 0, max: 1 }, at, to),
    });
    return to + 1;
  }

  /** "Nobody from TCS", "don't want freshers". Excludes only a word of the trade or a fact. */
  #readNotPhrase(at: number): number | undefined {
    const after = afterPattern(this.#sentence, at, NOT_PHRASE);
    if (after === undefined || this.#tokens[after]?.isWord !== true) return undefined;
    return this.exclude(at, this.#excludedAfter(after), false, 0, true);
  }

  /** Excludes what precedes it in the sentence: the subject, the adjacent facts of one kind, or the word directly before it. */
  #readDoNotApply(at: number): number | undefined {
    const already = afterPattern(this.#sentence, at, DO_NOT_APPLY_IF);
    if (already !== undefined) return already;
    const after =
      afterPattern(this.#sentence, at, DO_NOT_APPLY) ?? afterPattern(this.#sentence, at, NOT_AFTER);
    if (after === undefined) return undefined;
    const ofGroup = this.#groupBefore();
    if (ofGroup.length > 0) {
      for (const i of ofGroup) this.#excludeItem(i);
      return after;
    }
    this.#excludeBeforeNot(at);
    return after;
  }

  /** The items of the subject, last first: "candidates from banks and NBFCs". */
  #groupBefore(): number[] {
    const places: number[] = [];
    for (let i = this.#items.length - 1; i >= 0; i -= 1) {
      const item = this.#items[i] as Item;
      if (item.kind === 'operand') {
        places.push(i);
        if (this.#isOfGroup(item.operand.from)) return places;
      } else if (item.kind !== 'and' && item.kind !== 'or') return [];
    }
    return [];
  }

  /** Whether "candidates from" precedes a token, or starts at it. */
  #isOfGroup(at: number): boolean {
    const before = this.#tokens.slice(Math.max(0, at - 2), at + 2).map(({ text }) => text);
    return before.some((text, i) => GROUP_WORDS.has(text) && before[i + 1] === 'from');
  }

  /** Excludes the adjacent facts of one kind before a token, or the word directly before it. */
  #excludeBeforeNot(at: number): void {
    const last = this.#items.at(-1);
    if (last?.kind === 'operand' && last.operand.wanted.kind !== 'fact') {
      if ((last.operand.isKnown || !this.#isLong) && last.operand.to === at - 1)
        this.#excludeItem(this.#items.length - 1);
      return;
    }
    let kind: string | undefined;
    for (let i = this.#items.length - 1; i >= 0; i -= 1) {
      const item = this.#items[i] as Item;
      if (item.kind !== 'operand') {
        if (!this.#isListSign(item)) break;
        continue;
      }
      const fact = factOf(item);
      if (fact === undefined) break;
      kind ??= exclusionKind(fact);
      if (exclusionKind(fact) !== kind) break;
      this.#excludeItem(i);
    }
  }

  /** Whether a list continues across a sign. A full stop ends it. */
  #isListSign(item: Exclude<Item, { kind: 'operand' }>): boolean {
    if (item.kind === 'and' || item.kind === 'or') return true;
    return item.kind === 'comma' && textAt(this.#tokens, item.at) !== '.';
  }

  /** Excludes an operand that was read before. */
  #excludeItem(i: number): void {
    const item = this.#items[i];
    if (item?.kind !== 'operand') return;
    const { from } = item.operand;
    const not = { at: from, next: from, reach: 0, isExplicit: true, isAfterThing: true } as const;
    this.#items.splice(i, 0, { kind: 'not', ...not });
  }

  /** "Java not mandatory". */
  #readNotNeeded(at: number): number | undefined {
    const after = this.#isLong ? undefined : afterPattern(this.#sentence, at, NOT_NEEDED);
    if (after === undefined) return undefined;
    const isRefusal = this.#tokens.slice(at, after).some(({ text }) => NOT_WANTED.has(text));
    return this.#dropBefore(at, after, isRefusal);
  }

  /**
   * Makes what precedes a token optional: words only help, and facts are dropped. Employers and beginners who are "not required"
   * are excluded.
   */
  #dropBefore(at: number, after: number, isRefusal = false): number {
    const objects = refusedBefore(this.#items, this.#tokens, at) ?? [];
    for (const i of objects) {
      const item = this.#items[i];
      if (item?.kind !== 'operand') continue;
      const { operand } = item;
      const kind = kindOfFact(this.#items[i]);
      const isOfPeople = operand.isRole || kind === 'employer' || (kind === 'experience' && goesOn(operand));
      if (isRefusal && isOfPeople) this.#excludeItem(i);
      else if (kind === undefined)
        this.#items[i] = { kind: 'operand', operand: { ...operand, isNice: true } };
      else this.#items.splice(i, 1);
    }
    return after;
  }

  /** "Angular nahi", "TCS ya Infosys se na ho": excludes what precedes it. "Infosys ke alawa koi nahi" requires Infosys. */
  #readNotBefore(at: number): number {
    if (this.#tokens[at + 1]?.text === NOT_BEFORE) {
      const last = this.#items.at(-1);
      if (last?.kind === 'operand') last.operand = { ...last.operand, isDemanded: true };
      return at + 2;
    }
    const objects = refusedBefore(this.#items, this.#tokens, at);
    for (const i of objects ?? []) this.#excludeItem(i);
    // "Nahi chahiye TCS wale": what is not wanted follows.
    const isBefore = objects === undefined && this.#tokens[at]?.isAfterBreak === true;
    return isBefore && at + 1 < this.#tokens.length
      ? this.exclude(at, this.#excludedAfter(at + 1), false, 0, true)
      : at + 1;
  }

  /** The first token of the excluded thing after a "not". The words that introduce a place or an employer belong to it. */
  #excludedAfter(after: number): number {
    const place = placeAt(this.#sentence, after);
    const isName = (conceptAt(this.#sentence, after)?.length ?? 0) > 1;
    if (isName || employerAt(this.#sentence, after, false) !== undefined) return after;
    const skipped = this.#afterFillers(after);
    // "Except for South Indian Bank": the South is not a place here.
    const employer = place === undefined ? undefined : employerAt(this.#sentence, skipped, false);
    return place !== undefined && (employer === undefined || employer.to <= place.to) ? after : skipped;
  }

  /** The token after the words that may separate a "not" from what it excludes. */
  #afterFillers(after: number): number {
    AFTER_NOT.lastIndex = (this.#tokens[after] as ReadToken).plainStart;
    AFTER_NOT.test(this.#sentence.plain);
    const start = AFTER_NOT.lastIndex;
    let skipped = after;
    while (skipped < this.#tokens.length && (this.#tokens[skipped] as ReadToken).plainStart < start)
      skipped += 1;
    return skipped;
  }

  #typed(at: number): string {
    return this.#sentence.text.slice(this.#tokens[at]?.start, this.#tokens[at]?.end);
  }
}
