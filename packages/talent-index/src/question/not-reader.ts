import { exclusionKind } from './exclusion-list.ts';
import { factLeaf, type Item } from './item.ts';
import { afterPattern, longestName, tokenEndingAt } from './leaf.ts';
import { employerAt } from './employer-at.ts';
import { placeAt } from './place-at.ts';
import {
  AFTER_NOT,
  DO_NOT_APPLY,
  DO_NOT_APPLY_IF,
  EVERYBODY_WORDS,
  FRESHERS_NOT,
  GROUP_WORDS,
  NOT_AFTER,
  NOT_PHRASE,
  NOT_WORDS,
  NOTHING_AFTER_NOT,
  PLAIN_NOT_WORDS,
  REACH,
  SHORT_TOKENS_MAX,
} from './reader-word.ts';
import { NOT_BEFORE, type ReadToken, type Sentence } from './sentence.ts';
import { isUnknownName } from './unknown-name.ts';

/** Reads what is not wanted, into the items of a text. */
export class NotReader {
  readonly #sentence: Sentence;
  readonly #tokens: ReadToken[];
  readonly #items: Item[];
  readonly #isLong: boolean;
  readonly #readFact: (at: number) => number | undefined;

  /**
   * @param items of the tokens before
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

  /** What stands at the token `next` is not wanted. Returns it. */
  exclude(at: number, next: number, isExplicit = true, reach = REACH, opensList = false): number {
    this.#items.push({ kind: 'not', at, next, reach, isExplicit, opensList });
    return next;
  }

  /** Reads what excludes something at a token, and returns the token after it; undefined where nothing does. */
  read(at: number): number | undefined {
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
    if (first === undefined || !(first.isWord || /["([{]/.test(first.text))) return after;
    if (text === 'not' && NOTHING_AFTER_NOT.has(first.text)) return after;
    const isShort =
      this.#tokens.length <= SHORT_TOKENS_MAX && (text === 'not' || (text === 'no' && isUnknownName(first)));
    return this.exclude(at, this.#excludedAfter(after), isSure || isShort, isSure ? REACH : 0, isSure);
  }

  /** "Freshers need not apply" excludes what stands before the "not". */
  #readFreshersNot(at: number): number | undefined {
    FRESHERS_NOT.lastIndex = (this.#tokens[at] as ReadToken).plainStart;
    const isSaid = FRESHERS_NOT.test(this.#sentence.plain);
    const to = isSaid ? tokenEndingAt(this.#sentence, at, FRESHERS_NOT.lastIndex) : undefined;
    if (to === undefined) return undefined;
    this.exclude(at, at);
    this.#items.push({ kind: 'leaf', leaf: factLeaf({ kind: 'experience', min: 0, max: 1 }, at, to) });
    return to + 1;
  }

  /** "Nobody from TCS", "don't want freshers". What follows must be of the trade. */
  #readNotPhrase(at: number): number | undefined {
    const after = afterPattern(this.#sentence, at, NOT_PHRASE);
    if (after === undefined || this.#tokens[after]?.isWord !== true) return undefined;
    return this.exclude(at, this.#excludedAfter(after), false, 0, true);
  }

  /** Excludes what the sentence said before it: of whom it speaks, the facts of one kind that stand side by side, or the word right before it. */
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

  /** Where in the items the things stand that a sentence names first: "candidates from banks and NBFCs". The last comes first. */
  #groupBefore(): number[] {
    const places: number[] = [];
    for (let i = this.#items.length - 1; i >= 0; i -= 1) {
      const item = this.#items[i] as Item;
      if (item.kind === 'leaf') {
        places.push(i);
        if (this.#isOfGroup(item.leaf.from)) return places;
      } else if (item.kind === 'comma' ? !this.#partsOneKind(i) : item.kind !== 'and' && item.kind !== 'or')
        return [];
    }
    return [];
  }

  /** Whether a comma stands between facts of one kind: "candidates from Infosys, TCS". */
  #partsOneKind(i: number): boolean {
    const [one, other] = [this.#items[i - 1], this.#items[i + 1]].map((item) =>
      item?.kind === 'leaf' && item.leaf.wanted.kind === 'fact'
        ? exclusionKind(item.leaf.wanted.condition)
        : undefined,
    );
    const sign = this.#items[i];
    return one !== undefined && one === other && sign?.kind === 'comma' && !sign.isExplicit;
  }

  /** Whether "candidates from" stands before a token, or begins at it. */
  #isOfGroup(at: number): boolean {
    const before = this.#tokens.slice(Math.max(0, at - 2), at + 2).map(({ text }) => text);
    return before.some((text, i) => GROUP_WORDS.has(text) && before[i + 1] === 'from');
  }

  /** Excludes the facts of one kind that stand side by side before a token, or the word right before it. */
  #excludeBeforeNot(at: number): void {
    const last = this.#items.at(-1);
    if (last?.kind === 'leaf' && last.leaf.wanted.kind !== 'fact') {
      if (last.leaf.isKnown && last.leaf.to === at - 1) this.#excludeItem(this.#items.length - 1);
      return;
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

  #typed(at: number): string {
    return this.#sentence.text.slice(this.#tokens[at]?.start, this.#tokens[at]?.end);
  }
}
