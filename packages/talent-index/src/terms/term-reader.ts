import { CERTIFICATE_WORDS, certificateTerm } from '@talaash/lexicon/certificate';
import {
  aboutImpact,
  CERTIFIED_IMPACT,
  FIELD_IMPACT,
  misspeltImpact,
  NAMESAKE_IMPACT,
  skillImpact,
} from '@talaash/question/field';
import { type Headline, headlineOf } from '@talaash/lexicon/headline';
import { NumberList } from '@talaash/lexicon/number-list';
import { addCodes, codesOf, namesakesIn, partsOf, phraseAt, phraseTerm } from '@talaash/lexicon/phrase';
import type { TalentDocument } from '../port.ts';
import { wordTermsOf } from '@talaash/lexicon/label-term';
import { SpellingTable } from '@talaash/lexicon/spelling-table';
import { type Spelling, spellingOf, wordsOf } from '@talaash/lexicon/word';
import { WordScanner } from '@talaash/lexicon/word-scanner';

/** Spellings and labels repeat. The reader caches the terms of at most this many of each. */
const CACHE_ENTRIES_MAX = 1 << 18;

/** The minimum length of a name word at which a longer word that starts with it counts as a form of it. */
export const NAME_PREFIX_LENGTH_MIN = 4;

/** The terms of a label. `namesakes` occur in it only inside the name of another concept: React in React Native. */
type Label = { terms: number[]; namesakes: number[] };
type KnownSpelling = Spelling & { terms: number[]; codes: number[] };

/** "Manager - Procurement" is a manager of procurement. */
const DASH = / [-\u2013\u2014] /g;

const NOTHING: readonly number[] = [];

/** In `#termOf`, they mark a word without a term and a word with several. */
const [NO_TERM, COMPOUND] = [-1, -2];

/**
 * Reads the search terms of a talent, as numbers. One reader reads all talents and reuses its arrays: a result is valid only
 * until the next talent.
 *
 * The words of the name have a list of their own, because only queries of companies search it. The reader leaves them out of
 * the talent's prose too ("I am Asha"): otherwise a guest could find there the name that the name field hides.
 */
export class TermReader {
  /** Every term by its number. */
  readonly terms: string[] = [];
  readonly #craftWordOf: (word: string) => string | undefined;
  /** The terms of the last talent that guests may search, each once. Their impacts are in `impacts`. */
  readonly open = new NumberList();
  /** The impacts of the last talent's terms, by term number; 0 for all other terms. Longer than `terms`. */
  impacts = new Uint8Array(4096);
  /** The terms of the last talent's name, each once. */
  readonly name = new NumberList();
  #numbers = new Map<string, number>();
  #isOfName = new Uint8Array(4096);
  /** By term number, the last 5 bits of its first letter. They rule out most words before a comparison with the name. */
  #initials = new Uint8Array(4096);
  /** The initials of the last talent's name, as bits. */
  #nameInitials = 0;
  #counts = new Uint8Array(4096);
  readonly #spellings = new SpellingTable();
  /** By spelling number. */
  #knownSpellings: KnownSpelling[] = [];
  /** By spelling number, its only term and the code of its only part: all that most spellings need. */
  readonly #termOf = new NumberList();
  readonly #codeOf = new NumberList();
  #labels = new Map<string, Label>();
  #headlines = new Map<string, Headline>();
  readonly #termOfConcept: number[] = [];
  /** The corrections of a misspelt term, by its number. */
  readonly #corrected: (readonly number[] | undefined)[] = [];
  /** By term number, the term that marks it as a term of a certificate. */
  readonly #certificateTerms: (number | undefined)[] = [];
  readonly #scanner = new WordScanner();
  readonly #codes = new NumberList();
  readonly #textTerms = new NumberList();

  /** @param craftWordOf corrects a misspelt word of a job or skill */
  constructor(craftWordOf: (word: string) => string | undefined) {
    this.#craftWordOf = craftWordOf;
  }

  /** @returns this reader; its lists are valid until the next call */
  read(document: TalentDocument): this {
    this.#reset();
    this.#scanner.read(document.name);
    while (this.#scanner.next()) this.#putName(this.#knownSpellings[this.#spelling()] as KnownSpelling);
    this.#putTitle(document);
    for (const [at, skill] of document.skills.entries())
      this.#putLabel(skill, 'skills', skillImpact(document.facts.skillMonths[at] ?? 0));
    this.#putLabel(document.locality, 'locality');
    this.#putLabel(document.jobCategory, 'jobCategory');
    for (const { name, isCurrent } of document.facts.employers)
      this.#putProse(name, isCurrent ? FIELD_IMPACT.currentEmployer : FIELD_IMPACT.pastEmployer);
    this.#putAbout(document.about);
    for (const text of document.certifications) this.#putCertificate(text);
    for (const field of ['workExperiences', 'personalProjects', 'educationList'] as const) {
      for (const text of document[field]) this.#putProse(text, FIELD_IMPACT[field]);
    }
    this.#putCorrected();
    return this;
  }

  /** Adds the correct spelling of each misspelt technical word, with less weight. */
  #putCorrected(): void {
    const { open, impacts } = this;
    for (let at = 0, { length } = open; at < length; at += 1) {
      const term = open.numbers[at] as number;
      const impact = misspeltImpact(impacts[term] as number);
      if (impact === 0) continue;
      const corrected = (this.#corrected[term] ??= this.#correctedTerms(this.terms[term] as string));
      for (const right of corrected) this.#putUnlessOfName(right, impact);
    }
  }

  #correctedTerms(term: string): readonly number[] {
    const right = this.#craftWordOf(term);
    if (right === undefined) return NOTHING;
    return [right, phraseTerm(right) ?? right].map((one) => this.#numberOf(one));
  }

  #reset(): void {
    const { open, name } = this;
    for (let at = 0; at < open.length; at += 1) this.impacts[open.numbers[at] as number] = 0;
    for (let at = 0; at < name.length; at += 1) this.#isOfName[name.numbers[at] as number] = 0;
    open.length = 0;
    name.length = 0;
    this.#nameInitials = 0;
  }

  #putName({ parts, joined }: Spelling): void {
    for (const text of [...parts, joined]) {
      const term = this.#numberOf(text);
      if (this.#isOfName[term] === 1) continue;
      this.#isOfName[term] = 1;
      this.name.push(term);
      this.#nameInitials |= 1 << (this.#initials[term] as number);
    }
  }

  #putTitle({ jobTitle, designation }: TalentDocument): void {
    let headline = this.#headlines.get(jobTitle);
    if (headline === undefined) {
      headline = headlineOf(jobTitle);
      if (this.#headlines.size >= CACHE_ENTRIES_MAX) this.#headlines.clear();
      this.#headlines.set(jobTitle, headline);
    }
    this.#putLabel(headline.title, 'jobTitle');
    if (headline.listed !== '') this.#putLabel(headline.listed, 'skills');
    if (headline.employer !== '') this.#putProse(headline.employer, FIELD_IMPACT.currentEmployer);
    if (designation !== '') this.#putLabel(designation, 'jobTitle', FIELD_IMPACT.designation);
  }

  /** Adds a title, skill, locality or category. Caches its terms, because it is short and many talents share it. */
  #putLabel(
    text: string,
    field: 'jobTitle' | 'skills' | 'locality' | 'jobCategory',
    impact: number = FIELD_IMPACT[field],
  ): void {
    let label = this.#labels.get(text);
    if (label === undefined) {
      label = this.#readLabel(text);
      if (this.#labels.size >= CACHE_ENTRIES_MAX) this.#labels.clear();
      this.#labels.set(text, label);
    }
    for (const term of label.terms) this.#put(term, impact);
    for (const term of label.namesakes) this.#put(term, NAMESAKE_IMPACT[field] ?? impact);
  }

  #readLabel(written: string): Label {
    const text = written.replace(DASH, ' ');
    const terms = new Set(this.#termsOf(text, false).toArray());
    const namesakes = new Set(namesakesIn(partsOf(wordsOf(text))).map((word) => this.#numberOf(word)));
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

  /** Adds a certificate. Also marks its terms as such: a person with AWS as a skill may have no AWS certificate. */
  #putCertificate(text: string): void {
    const { numbers: terms, length } = this.#termsOf(text, true);
    for (let at = 0; at < length; at += 1) {
      const term = terms[at] as number;
      if (!this.#putUnlessOfName(term, FIELD_IMPACT.certifications)) continue;
      const marked = (this.#certificateTerms[term] ??= this.#certificateTermOf(term));
      if (marked !== NO_TERM) this.#put(marked, CERTIFIED_IMPACT);
    }
  }

  #certificateTermOf(term: number): number {
    const text = this.terms[term] as string;
    return CERTIFICATE_WORDS.has(text) ? NO_TERM : this.#numberOf(certificateTerm(text));
  }

  /** @returns whether it added the term */
  #putUnlessOfName(term: number, impact: number): boolean {
    if (this.impacts[term] === 0 && this.#revealsName(term)) return false;
    this.#put(term, impact);
    return true;
  }

  /** Whether a term is a word of the name, its genitive (folding removes apostrophes) or a longer form of it. */
  #revealsName(term: number): boolean {
    if ((this.#nameInitials & (1 << (this.#initials[term] as number))) === 0) return false;
    if (this.#isOfName[term] === 1) return true;
    const text = this.terms[term] as string;
    for (let at = 0; at < this.name.length; at += 1) {
      const word = this.terms[this.name.numbers[at] as number] as string;
      if (text.startsWith(word) && (word.length >= NAME_PREFIX_LENGTH_MIN || text === `${word}s`))
        return true;
    }
    return false;
  }

  #put(term: number, impact: number): void {
    const before = this.impacts[term] as number;
    if (impact <= before) return;
    this.impacts[term] = impact;
    if (before === 0) this.open.push(term);
  }

  /** Every term of a text: its words, their parts and the concepts that they spell. Valid until the next call. */
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
        this.#addCompound(this.#knownSpellings[spelling] as KnownSpelling, scanner.isAfterBreak, isProse);
      } else {
        if (term !== NO_TERM) terms.push(term);
        codes.push((this.#codeOf.numbers[spelling] as number) | (scanner.isAfterBreak ? 1 : 0));
      }
    }
    this.#addPhraseTerms(isProse);
    return terms;
  }

  #addCompound({ terms, codes }: KnownSpelling, isAfterBreak: boolean, isProse: boolean): void {
    if (isProse && terms.some((term) => this.#isOfName[term] === 1)) return;
    for (const term of terms) this.#textTerms.push(term);
    addCodes(this.#codes, codes, isAfterBreak);
  }

  #addPhraseTerms(isProse: boolean): void {
    const codes = this.#codes;
    for (let at = 0; at < codes.length; ) {
      // Most parts occur in no form of the vocabulary.
      const phrase = (codes.numbers[at] as number) < 2 ? undefined : phraseAt(codes, at, isProse);
      if (phrase?.addsTerm === true)
        this.#textTerms.push((this.#termOfConcept[phrase.concept] ??= this.#numberOf(phrase.term)));
      at += phrase?.length ?? 1;
    }
  }

  /** The number of the last scanned spelling. */
  #spelling(): number {
    const { text, start, end, hash } = this.#scanner;
    const number = this.#spellings.numberOf(text.units, start, end, hash);
    return number === -1 ? this.#addSpelling() : number;
  }

  #addSpelling(): number {
    const { text, start, end, hash, written } = this.#scanner;
    if (this.#spellings.length === CACHE_ENTRIES_MAX) this.#clearSpellings();
    const spelling = spellingOf(written);
    const terms = wordTermsOf(spelling).map((term) => this.#numberOf(term));
    const codes = codesOf(spelling.parts);
    this.#spellings.add(text.units, start, end, hash);
    this.#termOf.push(codes.length > 1 ? COMPOUND : (terms[0] ?? NO_TERM));
    this.#codeOf.push(codes[0] as number);
    return this.#knownSpellings.push({ ...spelling, terms, codes }) - 1;
  }

  #clearSpellings(): void {
    this.#spellings.clear();
    this.#knownSpellings = [];
    this.#termOf.length = 0;
    this.#codeOf.length = 0;
  }

  #numberOf(term: string): number {
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
