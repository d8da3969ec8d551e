import { NumberList } from './number-list.ts';
import { codesOf, partsOf, phraseAt } from './phrase.ts';
import { SpellingTable } from './spelling-table.ts';
import { spellingOf, wordsOf } from './word.ts';
import { WordScanner } from './word-scanner.ts';

/** The maximum number of cached spellings and labels; the current talent may exceed it. */
const CACHE_ENTRIES_MAX = 1 << 15;

/** A concept of the vocabulary, or consecutive part numbers. */
type SkillName = { concept: number } | { concept: undefined; parts: number[] };

/** The value in `#partOf` of a spelling with several parts. */
const COMPOUND = -1;

/**
 * Finds which skills a text names. Any form of the vocabulary names its skill; other skills match by their words. The longest
 * name wins: React Native is not React. One instance reads all talents and reuses its arrays.
 */
export class SkillMentions {
  readonly #scanner = new WordScanner();
  readonly #spellings = new SpellingTable();
  /** The only part of each spelling and that part's code, by spelling number. Most spellings have one part. */
  readonly #partOf = new NumberList();
  readonly #codeOf = new NumberList();
  readonly #compounds = new Map<number, { parts: number[]; codes: number[] }>();
  readonly #partNumbers = new Map<string, number>();
  readonly #names = new Map<string, SkillName>();
  /** Positions of the wanted skills, by concept. */
  readonly #ofConcept = new Map<number, number[]>();
  /** Other wanted skills, by the number of their first part. */
  readonly #own = new Map<number, { parts: number[]; position: number }[]>();
  /** 1 for the number of a part that is in `#own`. */
  #isFirst = new Uint8Array(4096);
  /** The parts of the last text and their codes. */
  readonly #parts = new NumberList();
  readonly #codes = new NumberList();

  /** Sets the skills to look for. */
  lookFor(skills: readonly string[]): this {
    for (const first of this.#own.keys()) this.#isFirst[first] = 0;
    this.#own.clear();
    this.#ofConcept.clear();
    if (Math.max(this.#spellings.length, this.#names.size) > CACHE_ENTRIES_MAX) this.#forget();
    for (const [position, label] of skills.entries()) {
      const name = this.#nameOf(label);
      if (name.concept !== undefined)
        this.#ofConcept.set(name.concept, [...(this.#ofConcept.get(name.concept) ?? []), position]);
      else this.#lookForOwn(name.parts, position);
    }
    return this;
  }

  #lookForOwn(parts: number[], position: number): void {
    const [first] = parts;
    if (first === undefined) return;
    const known = this.#own.get(first);
    if (known === undefined) this.#own.set(first, [{ parts, position }]);
    else known.push({ parts, position });
    this.#isFirst[first] = 1;
  }

  #forget(): void {
    this.#spellings.clear();
    this.#partOf.length = 0;
    this.#codeOf.length = 0;
    this.#compounds.clear();
    this.#partNumbers.clear();
    this.#names.clear();
  }

  #nameOf(label: string): SkillName {
    let name = this.#names.get(label);
    if (name === undefined) {
      const { texts, codes } = partsOf(wordsOf(label));
      const phrase = texts.length === 0 ? undefined : phraseAt(codes, 0);
      const isConcept = phrase?.length === texts.length;
      name = isConcept
        ? { concept: phrase.concept }
        : { concept: undefined, parts: texts.map((part) => this.#numberOf(part)) };
      this.#names.set(label, name);
    }
    return name;
  }

  #numberOf(part: string): number {
    let number = this.#partNumbers.get(part);
    if (number === undefined) {
      number = this.#partNumbers.size;
      this.#partNumbers.set(part, number);
      if (number >= this.#isFirst.length) {
        const grown = new Uint8Array(this.#isFirst.length * 2);
        grown.set(this.#isFirst);
        this.#isFirst = grown;
      }
    }
    return number;
  }

  /**
   * The positions of the skills that a text names. A position may repeat.
   *
   * @param isProse false for a title, where a plain word that is also a form means the concept
   */
  namedIn(text: string, isProse: boolean): number[] {
    this.#read(text);
    const named: number[] = [];
    const { numbers: parts, length } = this.#parts;
    const { numbers: codes } = this.#codes;
    for (let at = 0; at < length; ) {
      // Most parts occur in no form of the vocabulary and in no wanted skill.
      const concept = (codes[at] as number) < 2 ? undefined : phraseAt(this.#codes, at, isProse);
      const ownLength =
        this.#isFirst[parts[at] as number] === 1 ? this.#nameOwn(at, concept?.length ?? 0, named) : 0;
      if (ownLength === 0 && concept !== undefined)
        named.push(...(this.#ofConcept.get(concept.concept) ?? []));
      at += ownLength || (concept?.length ?? 1);
    }
    return named;
  }

  #read(text: string): void {
    const parts = this.#parts;
    const codes = this.#codes;
    const scanner = this.#scanner.read(text);
    parts.length = 0;
    codes.length = 0;
    while (scanner.next()) {
      const spelling = this.#spelling();
      const part = this.#partOf.numbers[spelling] as number;
      const isAfterBreak = scanner.isAfterBreak ? 1 : 0;
      if (part === COMPOUND) {
        this.#addCompound(spelling, isAfterBreak);
      } else {
        parts.push(part);
        codes.push((this.#codeOf.numbers[spelling] as number) | isAfterBreak);
      }
    }
  }

  #addCompound(spelling: number, isAfterBreak: number): void {
    const compound = this.#compounds.get(spelling);
    for (const [at, part] of compound?.parts.entries() ?? []) {
      this.#parts.push(part);
      this.#codes.push((compound?.codes[at] ?? 0) | (at === 0 ? isAfterBreak : 0));
    }
  }

  /** The number of the last scanned spelling. */
  #spelling(): number {
    const { text, start, end, hash } = this.#scanner;
    const known = this.#spellings.numberOf(text.units, start, end, hash);
    if (known !== -1) return known;
    const written = spellingOf(this.#scanner.written).parts;
    const [parts, codes] = [written.map((part) => this.#numberOf(part)), codesOf(written)];
    const spelling = this.#spellings.length;
    this.#spellings.add(text.units, start, end, hash);
    if (parts.length > 1) this.#compounds.set(spelling, { parts, codes });
    this.#partOf.push(parts.length > 1 ? COMPOUND : (parts[0] as number));
    this.#codeOf.push(codes[0] as number);
    return spelling;
  }

  /** Names the skills whose words occur at part `at`, if they have more than `length` words. @returns their number of words */
  #nameOwn(at: number, length: number, named: number[]): number {
    const ofFirst = this.#own.get(this.#parts.numbers[at] as number) ?? [];
    const found = ofFirst.filter(({ parts }) => parts.length > length && this.#isAt(parts, at));
    const longest = Math.max(0, ...found.map(({ parts }) => parts.length));
    for (const { parts, position } of found) if (parts.length === longest) named.push(position);
    return longest;
  }

  /** Whether these parts occur there. A name never crosses punctuation. */
  #isAt(parts: readonly number[], at: number): boolean {
    const isNext = (part: number, i: number) =>
      this.#parts.numbers[at + i] === part &&
      (i === 0 || ((this.#codes.numbers[at + i] as number) & 1) === 0);
    return at + parts.length <= this.#parts.length && parts.every(isNext);
  }
}
