import { aboutImpact, FIELD_IMPACT, NAMESAKE_IMPACT } from './field.ts';
import { NumberList } from './number-list.ts';
import { addCodes, codesOf, namesakesIn, type Parts, partsOf, phraseAt } from './phrase.ts';
import type { TalentDocument } from '../port.ts';
import { SpellingTable } from './spelling-table.ts';
import { EMPTY_WORDS } from './vocabulary.ts';
import { type Spelling, spellingOf, type Word, wordsOf } from './word.ts';
import { WordScanner } from './word-scanner.ts';

/** Spellings and short texts that come again and again are remembered, up to this many of each. */
const REMEMBERED_MAX = 1 << 18;

/** Words that begin alike for this long are taken for forms of one name. */
export const TELLING_BEGINNING = 4;

/** The terms of a label; those of `namesakes` are there only as a part of another thing's name. */
type Label = { terms: number[]; namesakes: number[] };
type KnownSpelling = Spelling & { terms: number[]; codes: number[] };

/** What stands for the term of a word that has none, and of one that has several. */
const [NO_TERM, COMPOUND] = [-1, -2];

/**
 * Reads the terms that talent are found by, as numbers. What the last talent had stands in the reader until the next one
 * is read: reading makes nothing anew.
 *
 * The words of the name stand apart, for only a company's question opens that list. They are left out of one's prose too
 * ("I am Asha"), or a guest would find by it what the name field hides; a company still finds it, by the name.
 */
export class TermReader {
  /** Every term by its number. */
  readonly terms: string[] = [];
  /** The last talent's terms without those of the name, once each; their impacts are in `impacts`. */
  readonly open = new NumberList();
  /** Impact by term number; 0 for what the last talent does not have. Longer than `terms`. */
  impacts = new Uint8Array(4096);
  /** The last talent's terms of the name, once each. */
  readonly name = new NumberList();
  #numbers = new Map<string, number>();
  #isOfName = new Uint8Array(4096);
  /** By term number, the last five bits of its first letter. Nearly all words are told from the name's by it. */
  #initials = new Uint8Array(4096);
  /** The bits of all initials of the last talent's name. */
  #nameInitials = 0;
  #counts = new Uint8Array(4096);
  readonly #spellings = new SpellingTable();
  /** By number of spelling. */
  #known: KnownSpelling[] = [];
  /** By number of spelling, its only term and the code of its only part: what is needed of nearly all. */
  readonly #termOf = new NumberList();
  readonly #codeOf = new NumberList();
  #labels = new Map<string, Label>();
  readonly #termOfThing: number[] = [];
  readonly #scanner = new WordScanner();
  readonly #codes = new NumberList();
  readonly #textTerms = new NumberList();

  /** Good until the next reading. */
  read(document: TalentDocument): this {
    this.#forget();
    this.#scanner.read(document.name);
    while (this.#scanner.next()) this.#putName(this.#known[this.#spelling()] as KnownSpelling);
    this.#putLabel(document.jobTitle, 'jobTitle');
    for (const skill of document.skills) this.#putLabel(skill, 'skills');
    this.#putLabel(document.locality, 'locality');
    this.#putLabel(document.jobCategory, 'jobCategory');
    this.#putAbout(document.about);
    for (const field of ['certifications', 'workExperiences', 'personalProjects', 'educationList'] as const) {
      for (const text of document[field]) this.#putProse(text, FIELD_IMPACT[field]);
    }
    return this;
  }

  #forget(): void {
    const { open, name } = this;
    for (let at = 0; at < open.length; at += 1) this.impacts[open.numbers[at] as number] = 0;
    for (let at = 0; at < name.length; at += 1) this.#isOfName[name.numbers[at] as number] = 0;
    open.length = 0;
    name.length = 0;
    this.#nameInitials = 0;
  }

  #putName({ parts, joined }: Spelling): void {
    for (const text of [...parts, joined]) {
      const term = this.#number(text);
      if (this.#isOfName[term] === 1) continue;
      this.#isOfName[term] = 1;
      this.name.push(term);
      this.#nameInitials |= 1 << (this.#initials[term] as number);
    }
  }

  /** A title, skill, place or category: what it says, it says in few words, and many say the same. */
  #putLabel(text: string, field: 'jobTitle' | 'skills' | 'locality' | 'jobCategory'): void {
    let label = this.#labels.get(text);
    if (label === undefined) {
      label = this.#readLabel(text);
      if (this.#labels.size >= REMEMBERED_MAX) this.#labels.clear();
      this.#labels.set(text, label);
    }
    for (const term of label.terms) this.#put(term, FIELD_IMPACT[field]);
    for (const term of label.namesakes) this.#put(term, NAMESAKE_IMPACT[field] ?? FIELD_IMPACT[field]);
  }

  #readLabel(text: string): Label {
    const terms = new Set(this.#termsOf(text, false).toArray());
    const namesakes = new Set(namesakesIn(partsOf(wordsOf(text))).map((word) => this.#number(word)));
    return {
      terms: [...terms].filter((term) => !namesakes.has(term)),
      namesakes: [...namesakes].filter((term) => terms.has(term)),
    };
  }

  #putAbout(text: string): void {
    const { numbers: terms, length } = this.#termsOf(text, true);
    const counts = this.#counts;
    for (let at = 0; at < length; at += 1) {
      const term = terms[at] as number;
      counts[term] = Math.min(255, (counts[term] as number) + 1);
    }
    for (let at = 0; at < length; at += 1) {
      const term = terms[at] as number;
      const count = counts[term] as number;
      if (count > 0) this.#putUnlessOfName(term, aboutImpact(count));
      counts[term] = 0;
    }
  }

  #putProse(text: string, impact: number): void {
    const { numbers: terms, length } = this.#termsOf(text, true);
    for (let at = 0; at < length; at += 1) this.#putUnlessOfName(terms[at] as number, impact);
  }

  #putUnlessOfName(term: number, impact: number): void {
    if (this.impacts[term] === 0 && this.#givesNameAway(term)) return;
    this.#put(term, impact);
  }

  /** Whether a word of the name would find a term: by being it, its genitive (apostrophes are folded away) or its beginning. */
  #givesNameAway(term: number): boolean {
    if ((this.#nameInitials & (1 << (this.#initials[term] as number))) === 0) return false;
    if (this.#isOfName[term] === 1) return true;
    const text = this.terms[term] as string;
    for (let at = 0; at < this.name.length; at += 1) {
      const word = this.terms[this.name.numbers[at] as number] as string;
      if (text.startsWith(word) && (word.length >= TELLING_BEGINNING || text === `${word}s`)) return true;
    }
    return false;
  }

  #put(term: number, impact: number): void {
    const before = this.impacts[term] as number;
    if (impact <= before) return;
    this.impacts[term] = impact;
    if (before === 0) this.open.push(term);
  }

  /** Every term of a text: its words, their parts, and the things of the vocabulary that they spell. Good until the next call. */
  #termsOf(text: string, isProse: boolean): NumberList {
    const terms = this.#textTerms;
    const codes = this.#codes;
    const scanner = this.#scanner.read(text);
    terms.length = 0;
    codes.length = 0;
    while (scanner.next()) {
      const spelling = this.#spelling();
      const term = this.#termOf.numbers[spelling] as number;
      if (term === COMPOUND) {
        this.#addCompound(this.#known[spelling] as KnownSpelling, scanner.isBroken, isProse);
      } else {
        if (term !== NO_TERM) terms.push(term);
        codes.push((this.#codeOf.numbers[spelling] as number) | (scanner.isBroken ? 1 : 0));
      }
    }
    this.#addPhraseTerms(isProse);
    return terms;
  }

  #addCompound({ terms, codes }: KnownSpelling, isBroken: boolean, isProse: boolean): void {
    if (isProse && terms.some((term) => this.#isOfName[term] === 1)) return;
    for (const term of terms) this.#textTerms.push(term);
    addCodes(this.#codes, codes, isBroken);
  }

  #addPhraseTerms(isProse: boolean): void {
    const codes = this.#codes;
    for (let at = 0; at < codes.length; ) {
      // Most parts stand in no form of the vocabulary.
      const phrase = (codes.numbers[at] as number) < 2 ? undefined : phraseAt(codes, at, isProse);
      if (phrase?.isNews === true)
        this.#textTerms.push((this.#termOfThing[phrase.thing] ??= this.#number(phrase.term)));
      at += phrase?.length ?? 1;
    }
  }

  /** The number of the spelling that was scanned last. */
  #spelling(): number {
    const { text, start, end, hash } = this.#scanner;
    const number = this.#spellings.numberOf(text.units, start, end, hash);
    return number === -1 ? this.#addSpelling() : number;
  }

  #addSpelling(): number {
    const { text, start, end, hash, written } = this.#scanner;
    if (this.#spellings.length === REMEMBERED_MAX) this.#forgetSpellings();
    const spelling = spellingOf(written);
    const terms = wordTermsOf(spelling).map((term) => this.#number(term));
    const codes = codesOf(spelling.parts);
    this.#spellings.add(text.units, start, end, hash);
    this.#termOf.push(codes.length > 1 ? COMPOUND : (terms[0] ?? NO_TERM));
    this.#codeOf.push(codes[0] as number);
    return this.#known.push({ ...spelling, terms, codes }) - 1;
  }

  #forgetSpellings(): void {
    this.#spellings.clear();
    this.#known = [];
    this.#termOf.length = 0;
    this.#codeOf.length = 0;
  }

  #number(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.#numbers.set(term, number);
      if (number >= this.impacts.length) this.#grow();
      this.#initials[number] = term.charCodeAt(0) & 31;
    }
    return number;
  }

  #grow(): void {
    const grown = (array: Uint8Array) => {
      const copy = new Uint8Array(array.length * 2);
      copy.set(array);
      return copy;
    };
    this.impacts = grown(this.impacts);
    this.#isOfName = grown(this.#isOfName);
    this.#initials = grown(this.#initials);
    this.#counts = grown(this.#counts);
  }
}

function wordTermsOf({ parts, joined }: Spelling): string[] {
  const terms = parts.filter((part) => !EMPTY_WORDS.has(part));
  return parts.length > 1 ? [...terms, joined] : terms;
}

function phraseTermsOf(parts: Parts): string[] {
  const terms: string[] = [];
  for (let at = 0; at < parts.texts.length; ) {
    const phrase = phraseAt(parts.codes, at);
    if (phrase?.isNews === true) terms.push(phrase.term);
    at += phrase?.length ?? 1;
  }
  return terms;
}

/** The terms of a label's words, as a talent with it would be found by. */
export function labelTermsOf(words: readonly Word[]): string[] {
  return [...words.flatMap(wordTermsOf), ...phraseTermsOf(partsOf(words))];
}
