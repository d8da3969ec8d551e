import { completedConcepts, phraseAt, phraseTerm } from '../words/phrase.ts';
import { compoundWord, phraseWord, plainWord, type QuestionWord } from '../words/question-word.ts';
import { wordsOf } from '../words/word.ts';
import { isFiller, isStopWord } from './filler.ts';
import { mayBeginFact } from './fact-start.ts';
import { fieldAt } from './field-prefix.ts';
import { factLeaf, type Item, type Leaf } from './item.ts';
import { domainNamed, mayBeginName, NAME_WORDS_MAX, named } from './name-table.ts';
import { BARE_FACTS, type FactPattern, NUMBER_FACTS } from './number-fact.ts';
import { employerAt, placeAt } from './place-employer.ts';
import { latinOf, type ReadToken, type Sentence } from './sentence.ts';
import { ROLE_NOUNS, ROLE_WORDS } from './technology-list.ts';
import { WORD_FACTS } from './word-fact.ts';

const FACTS = [...NUMBER_FACTS, ...WORD_FACTS];

const OR_WORDS = new Set(['or', 'ya']);
const AND_WORDS = new Set(['and', '&', '&&', 'plus']);
const NOT_WORDS = new Set([
  'not',
  'no',
  'without',
  'except',
  'excluding',
  'exclude',
  'excludes',
  'minus',
  'avoid',
  'nor',
  'non',
]);
/** These exclude whatever follows; the others only what is a word of the trade. */
const PLAIN_NOT_WORDS = new Set(['not', 'no', 'nor', 'non']);
/** Stand between a "not" and what it excludes. */
const AFTER_NOT =
  /(?:(?:the|any|a|an|experience|knowledge|in|from|at|with|have|has|having|know|knows|knowing|want|wanted|working|based|living|people|candidates?|anyone|someone|who|is|are|be|of|for|to|looking|only)(?![a-z]) ?)*/y;
const FRESHERS_NOT =
  /freshers?,? (?:please )?(?:do not|don't|dont|need not|should not|cannot|not) (?:apply|allowed|eligible|accepted|required)(?![a-z])/y;

/** Names with a slash of which both are meant. */
const SIDE_BY_SIDE = new Set([
  'ui ux',
  'ux ui',
  'c c++',
  'html css',
  'html5 css3',
  'ai ml',
  'ml ai',
  'tcp ip',
  'and or',
  'i o',
  'hr ta',
]);

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
    if (text === ',' || text === ';' || text === '.' || text === '!' || text === '?')
      return this.#operator('comma', at);
    if (text === '|') return this.#operator(this.#isLong ? 'comma' : 'or', at, next?.text === '|' ? 2 : 1);
    if (text === '/') return this.#readSlash(at);
    if (text === '&') return this.#operator('and', at, next?.text === '&' ? 2 : 1);
    const isFact = this.#readFact(at);
    if (isFact !== undefined) return isFact;
    const isStart = isAfterBlank || this.#tokens[at - 1]?.text === '(' || at === 0;
    const canFollow =
      next !== undefined &&
      !next.isAfterBlank &&
      (next.isWord ? !/^\d/.test(next.text) : /["([]/.test(next.text));
    if ((text === '-' || text === '!') && isStart && canFollow) return this.#operator('not', at, 1, true);
    if (text === '-' && isAfterBlank) return this.#operator('comma', at);
    return at + 1;
  }

  #operator(kind: Exclude<Item['kind'], 'leaf'>, at: number, length = 1, isExplicit = false): number {
    this.#items.push({ kind, at, isExplicit });
    return at + length;
  }

  #readSlash(at: number): number {
    const [before, after] = [this.#tokens[at - 1], this.#tokens[at + 1]];
    if (before === undefined || after === undefined) return at + 1;
    if (SIDE_BY_SIDE.has(`${before.text} ${after.text}`)) return at + 1;
    if (/^\d/.test(before.text) && /^\d/.test(after.text)) return at + 1;
    return this.#operator('or', at);
  }

  #readQuoted(at: number): number {
    const end = this.#quotes.get(at);
    if (end === undefined) return at + 1;
    const inside = this.#tokens.slice(at + 1, end);
    const words = inside.flatMap(({ parts }) => parts);
    if (words.length > 0) this.#put(quotedLeaf(words, at, end));
    return end + 1;
  }

  #readWord(at: number): number {
    const token = this.#tokens[at] as ReadToken;
    const field = fieldAt(this.#sentence, at, this.#quotes);
    if (field !== undefined) {
      if (field.leaf !== undefined) this.#put(field.leaf);
      return field.next;
    }
    if (token.text === 'w' && this.#tokens[at + 1]?.text === '/') return this.#readWith(at);
    if (OR_WORDS.has(token.text)) return this.#readOr(at);
    if (AND_WORDS.has(token.text)) return this.#operator('and', at, 1, /^[A-Z]+$/.test(this.#typed(at, at)));
    return (
      this.#readNot(at) ??
      this.#readPlaceOrEmployer(at) ??
      this.#readFact(at) ??
      this.#readName(at) ??
      this.#readOther(at)
    );
  }

  /** "w/" is with, "w/o" without. */
  #readWith(at: number): number {
    return this.#tokens[at + 2]?.text === 'o' ? this.#operator('not', at, 3, true) : at + 2;
  }

  #typed(from: number, to: number): string {
    return this.#sentence.text.slice(this.#tokens[from]?.start, this.#tokens[to]?.end);
  }

  /** "or more", "or similar" are no alternatives. */
  #readOr(at: number): number {
    const filler = this.#longestName(at);
    if (filler?.named.kind === 'filler') return filler.end;
    return this.#operator('or', at, 1, this.#typed(at, at) === 'OR');
  }

  #readNot(at: number): number | undefined {
    const { text, plainStart } = this.#tokens[at] as ReadToken;
    FRESHERS_NOT.lastIndex = plainStart;
    const freshers = FRESHERS_NOT.exec(this.#sentence.plain);
    if (freshers) {
      const to = this.#tokenEndingAt(at, FRESHERS_NOT.lastIndex);
      if (to !== undefined) {
        this.#operator('not', at, 1, true);
        this.#put(factLeaf({ kind: 'experience', min: 0, max: 1 }, at, to));
        return to + 1;
      }
    }
    const next = this.#tokens[at + 1];
    const isTwoWords =
      (text === 'other' || text === 'rather') && next?.text === 'than'
        ? 2
        : text === 'apart' && next?.text === 'from'
          ? 2
          : 0;
    if (!NOT_WORDS.has(text) && isTwoWords === 0) return undefined;
    // A fact may begin with the word itself: "no experience", "not working", "not more than 20 lakhs".
    const fact = this.#readFact(at) ?? this.#fillerEnd(at);
    if (fact !== undefined) return fact;
    const isExplicit = !PLAIN_NOT_WORDS.has(text) || /^[A-Z]{2,}$/.test(this.#typed(at, at));
    const after = at + Math.max(1, isTwoWords);
    const first = this.#tokens[after];
    if (first === undefined || !(first.isWord || /["(]/.test(first.text))) return after;
    AFTER_NOT.lastIndex = first.plainStart;
    AFTER_NOT.exec(this.#sentence.plain);
    const start = AFTER_NOT.lastIndex;
    let skipped = after;
    while (skipped < this.#tokens.length && (this.#tokens[skipped] as ReadToken).plainStart < start)
      skipped += 1;
    // The words before a place or an employer say that it is one.
    const isPlace =
      placeAt(this.#sentence, after) !== undefined || employerAt(this.#sentence, after, false) !== undefined;
    this.#items.push({ kind: 'not', at, isExplicit });
    return isPlace ? after : skipped;
  }

  #fillerEnd(at: number): number | undefined {
    const name = this.#longestName(at);
    return name?.named.kind === 'filler' && name.end > at + 1 ? name.end : undefined;
  }

  #readPlaceOrEmployer(at: number): number | undefined {
    const before = this.#items.at(-1);
    const earlier = this.#items.at(-2);
    const isJoined = before?.kind === 'or' || before?.kind === 'and' || before?.kind === 'comma';
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
    const concept = this.#conceptAt(at);
    if (concept !== undefined && concept.to > best.to) return undefined;
    this.#put(factLeaf(best.condition, at, best.to));
    return best.to + 1;
  }

  /** The fact whose pattern fits at a token. */
  #readFact(at: number): number | undefined {
    return this.#readPattern(FACTS, at);
  }

  #readPattern(patterns: readonly FactPattern[], at: number): number | undefined {
    const { plain, tokens } = this.#sentence;
    const { plainStart: start, text } = tokens[at] as ReadToken;
    if (!mayBeginFact(text)) return undefined;
    for (const { pattern, condition: conditionOf, isVague } of patterns) {
      pattern.lastIndex = start;
      const match = pattern.exec(plain);
      if (match === null || match[0].length === 0) continue;
      const to = this.#tokenEndingAt(at, pattern.lastIndex);
      const condition = to === undefined ? undefined : conditionOf(match.groups ?? {});
      if (to === undefined || condition === undefined) continue;
      this.#put(factLeaf(condition, at, to, isVague));
      return to + 1;
    }
    return undefined;
  }

  /** The token that ends where a match ends; undefined inside of a token. A blank at the end of the match does not matter. */
  #tokenEndingAt(from: number, plainEnd: number): number | undefined {
    for (let at = from; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at] as ReadToken;
      const nextStart = this.#tokens[at + 1]?.plainStart ?? Number.POSITIVE_INFINITY;
      if (token.plainEnd > plainEnd) return undefined;
      if (nextStart >= plainEnd) return at;
    }
    return undefined;
  }

  /** The longest concept of the vocabulary that starts at a token, with the token that it ends in. */
  #conceptAt(at: number): { to: number; length: number; term: string } | undefined {
    const { parts, tokenOfPart } = this.#sentence;
    const token = this.#tokens[at] as ReadToken;
    const form = token.parts.length === 0 ? undefined : phraseAt(parts.codes, token.part);
    if (form === undefined) return undefined;
    const to = tokenOfPart[token.part + form.length - 1] ?? at;
    const last = this.#tokens[to] as ReadToken;
    const isWhole = last.part + last.parts.length === token.part + form.length;
    return isWhole ? { to, length: form.length, term: form.term } : undefined;
  }

  #longestName(at: number) {
    if (!mayBeginName((this.#tokens[at] as ReadToken).text)) return undefined;
    const words: string[] = [];
    let best: { named: NonNullable<ReturnType<typeof named>>; end: number } | undefined;
    for (let end = at; end < at + NAME_WORDS_MAX; end += 1) {
      const token = this.#tokens[end];
      if (token?.isWord !== true || (end > at && token.isAfterBreak)) break;
      words.push(token.text);
      const name = named(words);
      if (name !== undefined) best = { named: name, end: end + 1 };
    }
    return best;
  }

  /** A concept of the vocabulary, a technology of several words, a domain, or words that ask for nothing. */
  #readName(at: number): number | undefined {
    const concept = this.#conceptAt(at);
    const name = this.#longestName(at);
    const conceptEnd = concept === undefined || concept.length === 1 ? 0 : concept.to + 1;
    if (name !== undefined && name.end > conceptEnd) {
      if (name.named.kind === 'filler') return name.end;
      if (name.named.kind === 'domain') {
        const { name: domain, words, employers } = domainNamed(name.named.name);
        const wanted = {
          kind: 'domain' as const,
          name: domain,
          words: words.map((word) => plainWord(word, false)),
          employers,
        };
        this.#put({ wanted, from: at, to: name.end - 1, isRole: false, isKnown: true });
        return name.end;
      }
      if (name.named.kind === 'technology' && name.end > at + 1) {
        const parts = this.#tokens.slice(at, name.end).flatMap((token) => token.parts);
        this.#put({
          wanted: { kind: 'phrase', text: parts.join(' '), words: parts },
          from: at,
          to: name.end - 1,
          isRole: false,
          isKnown: true,
        });
        return name.end;
      }
    }
    if (concept === undefined || concept.length === 1) return undefined;
    const texts = this.#sentence.parts.texts
      .slice((this.#tokens[at] as ReadToken).part)
      .slice(0, concept.length);
    const isRole = ROLE_NOUNS.has(texts.at(-1) ?? '') || concept.term.endsWith('engineerintest');
    this.#put({
      wanted: { kind: 'word', word: phraseWord(texts.join(' '), concept.term) },
      from: at,
      to: concept.to,
      isRole,
      isKnown: true,
    });
    return concept.to + 1;
  }

  /** A word by itself. */
  #readOther(at: number): number {
    const bare = this.#isLong ? undefined : this.#readPattern(BARE_FACTS, at);
    if (bare !== undefined) return bare;
    const token = this.#tokens[at] as ReadToken;
    const { text, parts } = token;
    if (parts.length === 0) return at + 1;
    const isLast = this.#sentence.isUnfinished && at === this.#tokens.length - 1;
    const isConcept = this.#conceptAt(at) !== undefined;
    if (isStopWord(text) || isFiller(text) || this.#isLooseNumber(at)) return at + 1;
    const isKnown = isConcept || isTrade(text);
    this.#put({
      wanted: { kind: 'word', word: this.#wordOf(token, isLast) },
      from: at,
      to: at,
      isRole: ROLE_NOUNS.has(text),
      isKnown,
    });
    return at + 1;
  }

  /** A number that is no version: nothing of the trade stands before it. */
  #isLooseNumber(at: number): boolean {
    const before = this.#items.at(-1);
    const isNumber = /^\d+(?:\.\d+)*$/.test((this.#tokens[at] as ReadToken).text);
    const isVersion = before?.kind === 'leaf' && before.leaf.isKnown && before.leaf.to === at - 1;
    return isNumber && !isVersion && this.#tokens.length > 1;
  }

  #wordOf(token: ReadToken, isLast: boolean): QuestionWord {
    const { parts, part } = token;
    const joined = parts.join('');
    const word =
      parts.length > 1
        ? compoundWord(joined, parts, isLast)
        : plainWord(parts[0] ?? '', isLast, isLast ? completedConcepts(this.#sentence.parts, part) : []);
    const other = token.typed === token.text ? latinOf(token) : token.typed;
    return other === undefined || !/^[\p{L}\p{M}]+$/u.test(other) ? word : withSpelling(word, other);
  }

  #put(leaf: Leaf): void {
    this.#items.push({ kind: 'leaf', leaf });
  }
}

const isTrade = (text: string): boolean =>
  ROLE_NOUNS.has(text) ||
  ROLE_WORDS.has(text) ||
  named([text])?.kind === 'technology' ||
  phraseTerm(text) !== undefined;

/** A word that is also found by another spelling. */
function withSpelling(word: QuestionWord, other: string): QuestionWord {
  const terms = wordsOf(other).map(({ joined }) => ({
    term: joined,
    nearness: word.terms[0]?.nearness ?? 10,
  }));
  return {
    ...word,
    terms: [...word.terms, ...terms.filter(({ term }) => word.terms.every((own) => own.term !== term))],
  };
}

function quotedLeaf(words: string[], from: number, to: number): Leaf {
  const text = words.join(' ');
  const term = words.length > 1 ? phraseTerm(text) : undefined;
  const isRole = ROLE_NOUNS.has(words.at(-1) ?? '');
  if (term !== undefined)
    return { wanted: { kind: 'word', word: phraseWord(text, term) }, from, to, isRole, isKnown: true };
  return { wanted: { kind: 'phrase', text, words }, from, to, isRole, isKnown: true };
}

/** The closing quotation mark of each opening one. */
function quotePairs(tokens: readonly ReadToken[]): Map<number, number> {
  const pairs = new Map<number, number>();
  let open: number | undefined;
  for (const [at, { text }] of tokens.entries()) {
    if (text !== '"') continue;
    if (open === undefined) open = at;
    else {
      pairs.set(open, at);
      open = undefined;
    }
  }
  return pairs;
}
