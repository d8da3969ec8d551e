import { craftWordOf } from '@talaash/question/correction';
import { copyLine } from '../src/seed/copy.ts';
import { FIELD_IMPACT } from '@talaash/question/field';
import type { TalentDocument } from '@talaash/talent-index/port';
import { TermReader } from '@talaash/talent-index/terms/term-reader';
import { SqlNames } from './sql-search-name.ts';
import { STORED_PREFIX_LENGTH_MAX } from './sql-search-table.ts';

type WordKind = 'open' | 'name' | 'openBeginning' | 'nameBeginning';

/** Rows in PostgreSQL's binary COPY format: two integers and a smallint each. */
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

  flush(): Buffer {
    const rows = Buffer.from(this.#buffer.subarray(0, this.#buffer.writeInt16BE(-1, this.#length)));
    this.#clear();
    return rows;
  }
}

/** Numbers words and names while it reads talents, and writes the rows of all tables. */
export class SqlRows {
  talents = 0;
  readonly #reader = new TermReader(craftWordOf);
  readonly #postings = new PostingRows();
  #talentRows: string[] = [];
  readonly #words: { word: string; kind: WordKind; talents: number; impact: number }[] = [];
  readonly #wordNumbers = new Map<string, number>();
  /** By the reader's term number: the word's number, then those of its stored prefixes. */
  readonly #numbersOfTerm: Record<'open' | 'name', (number[] | undefined)[]> = { open: [], name: [] };
  /** The best impact of the last talent's prefixes, by word number; 0 for others. */
  readonly #prefixes: number[] = [];
  readonly #names = new SqlNames();

  add(document: TalentDocument): void {
    this.talents += 1;
    this.#talentRows.push(this.#names.rowOf(this.talents, document));
    const { open, name, impacts, terms } = this.#reader.read(document);
    this.#addPostings('open', open.toArray(), terms, (term) => impacts[term] ?? 0);
    this.#addPostings('name', name.toArray(), terms, () => FIELD_IMPACT.name);
  }

  #addPostings(
    kind: 'open' | 'name',
    numbers: number[],
    terms: readonly string[],
    impactOf: (term: number) => number,
  ): void {
    const raised: number[] = [];
    for (const term of numbers) {
      const impact = impactOf(term);
      const [word = 0, ...prefixes] = (this.#numbersOfTerm[kind][term] ??= this.#numbersOf(
        kind,
        terms[term] ?? '',
      ));
      this.#addPosting(word, impact);
      for (const prefix of prefixes) {
        const before = this.#prefixes[prefix] ?? 0;
        if (before === 0) raised.push(prefix);
        if (impact > before) this.#prefixes[prefix] = impact;
      }
    }
    for (const prefix of raised) {
      this.#addPosting(prefix, this.#prefixes[prefix] ?? 0);
      this.#prefixes[prefix] = 0;
    }
  }

  #numbersOf(kind: 'open' | 'name', term: string): number[] {
    const numbers = [this.#wordNumber(kind, term)];
    for (let length = 1; length <= Math.min(STORED_PREFIX_LENGTH_MAX, term.length); length += 1)
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

  /** The postings added since the last call. */
  flushPostings(): Buffer {
    return this.#postings.flush();
  }

  /** The talents added since the last call, in COPY's text format. */
  flushTalents(): string {
    const rows = this.#talentRows;
    this.#talentRows = [];
    return rows.join('');
  }

  words(): string {
    return this.#words
      .map(({ word, kind, talents, impact }, number) =>
        copyLine([number, word, kind, talents, impact].map(String)),
      )
      .join('');
  }

  names(): string {
    return this.#names.names();
  }

  labels(): string {
    return this.#names.labels();
  }
}
