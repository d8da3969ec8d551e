import { copyLine } from '../src/seed/copy.ts';
import { FIELD_IMPACT } from '@talaash/talent-index/words/field';
import { skillKey } from '@talaash/talent-index/words/phrase';
import type { TalentDocument } from '@talaash/talent-index/port';
import { TermReader } from '@talaash/talent-index/words/term-reader';
import { KEPT_BEGINNING_MAX } from './sql-search-table.ts';

type WordKind = 'open' | 'name' | 'openBeginning' | 'nameBeginning';

/** Rows in PostgreSQL's binary COPY format, with the columns int, int and smallint. */
class PostingRows {
  #buffer = Buffer.alloc(1 << 20);
  #length = 0;

  constructor() {
    this.#clear();
  }

  #clear(): void {
    this.#length = this.#buffer.write('PGCOPY\n\u00ff\r\n\0', 'latin1');
    this.#length = this.#buffer.writeInt32BE(0, this.#length);
    this.#length = this.#buffer.writeInt32BE(0, this.#length);
  }

  add(word: number, talent: number, impact: number): void {
    if (this.#length + 26 > this.#buffer.length)
      this.#buffer = Buffer.concat([this.#buffer, Buffer.alloc(this.#buffer.length)]);
    const buffer = this.#buffer;
    let at = buffer.writeInt16BE(3, this.#length);
    at = buffer.writeInt32BE(4, at);
    at = buffer.writeInt32BE(word, at);
    at = buffer.writeInt32BE(4, at);
    at = buffer.writeInt32BE(talent, at);
    at = buffer.writeInt32BE(2, at);
    this.#length = buffer.writeInt16BE(impact, at);
  }

  take(): Buffer {
    const rows = Buffer.from(this.#buffer.subarray(0, this.#buffer.writeInt16BE(-1, this.#length)));
    this.#clear();
    return rows;
  }
}

/** Writes the rows of all tables, and numbers words, skills and labels on the way. */
export class SqlRows {
  talents = 0;
  readonly #reader = new TermReader();
  readonly #postings = new PostingRows();
  #talentRows: string[] = [];
  readonly #words: { word: string; kind: WordKind; talents: number; impact: number }[] = [];
  readonly #wordNumbers = new Map<string, number>();
  /** By term number of the reader: the number of the word, then the numbers of its stored prefixes. */
  readonly #numbersOfTerm: Record<'open' | 'name', (number[] | undefined)[]> = { open: [], name: [] };
  /** The best impact of each prefix of the last talent, by number; 0 for other prefixes. */
  readonly #prefixImpacts: number[] = [];
  readonly #skills = new Map<string, number>();
  readonly #labels = new Map<string, { number: number; skill: number }>();

  add(document: TalentDocument): void {
    this.talents += 1;
    this.#addTalent(document);
    const { open, name, impacts, terms } = this.#reader.read(document);
    this.#addPostings('open', open.toArray(), terms, (term) => impacts[term] ?? 0);
    this.#addPostings('name', name.toArray(), terms, () => FIELD_IMPACT.name);
  }

  #addTalent(document: TalentDocument): void {
    const own = new Map<number, number>();
    for (const skill of document.skills) {
      const { number, skill: key } = this.#labelOf(skill.trim());
      if (!own.has(key)) own.set(key, number);
    }
    const { talentId, updatedAtMs, experienceInYears, expectedSalaryInLpaInr } = document;
    const columns = [this.talents, talentId, updatedAtMs, experienceInYears, expectedSalaryInLpaInr];
    this.#talentRows.push(copied([...columns, arrayOf(own.keys()), arrayOf(own.values())]));
  }

  #labelOf(label: string): { number: number; skill: number } {
    let known = this.#labels.get(label);
    if (known === undefined) {
      const key = skillKey(label);
      const skill = this.#skills.get(key) ?? this.#skills.size;
      this.#skills.set(key, skill);
      known = { number: this.#labels.size, skill };
      this.#labels.set(label, known);
    }
    return known;
  }

  #addPostings(
    kind: 'open' | 'name',
    numbers: number[],
    terms: readonly string[],
    impactOf: (term: number) => number,
  ): void {
    const touched: number[] = [];
    for (const term of numbers) {
      const impact = impactOf(term);
      const [word = 0, ...beginnings] = (this.#numbersOfTerm[kind][term] ??= this.#numbersOf(
        kind,
        terms[term] ?? '',
      ));
      this.#addPosting(word, impact);
      for (const beginning of beginnings) {
        const before = this.#prefixImpacts[beginning] ?? 0;
        if (before === 0) touched.push(beginning);
        if (impact > before) this.#prefixImpacts[beginning] = impact;
      }
    }
    for (const beginning of touched) {
      this.#addPosting(beginning, this.#prefixImpacts[beginning] ?? 0);
      this.#prefixImpacts[beginning] = 0;
    }
  }

  #numbersOf(kind: 'open' | 'name', term: string): number[] {
    const numbers = [this.#wordNumber(kind, term)];
    for (let length = 1; length <= Math.min(KEPT_BEGINNING_MAX, term.length); length += 1)
      numbers.push(this.#wordNumber(`${kind}Beginning`, term.slice(0, length)));
    return numbers;
  }

  #wordNumber(kind: WordKind, word: string): number {
    const key = `${kind} ${word}`;
    let number = this.#wordNumbers.get(key);
    if (number === undefined) {
      number = this.#words.push({ word, kind, talents: 0, impact: 0 }) - 1;
      this.#wordNumbers.set(key, number);
    }
    return number;
  }

  #addPosting(number: number, impact: number): void {
    const word = this.#words[number];
    if (word === undefined) throw new Error(`No word has the number ${number}`);
    word.talents += 1;
    word.impact = Math.max(word.impact, impact);
    this.#postings.add(number, this.talents, impact);
  }

  /** The rows added since the last call. */
  takePostings(): Buffer {
    return this.#postings.take();
  }

  /** The rows added since the last call, in the text format of COPY. */
  takeTalents(): string {
    const rows = this.#talentRows;
    this.#talentRows = [];
    return rows.join('');
  }

  words(): string {
    return this.#words
      .map(({ word, kind, talents, impact }, number) => copied([number, word, kind, talents, impact]))
      .join('');
  }

  skills(): string {
    return [...this.#skills].map(([key, number]) => copied([number, key])).join('');
  }

  labels(): string {
    return [...this.#labels].map(([label, { number, skill }]) => copied([number, skill, label])).join('');
  }
}

const copied = (columns: readonly (string | number)[]): string => copyLine(columns.map(String));

const arrayOf = (numbers: Iterable<number>): string => `{${[...numbers].join(',')}}`;
