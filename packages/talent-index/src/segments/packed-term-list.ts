import { ImpactTable, type ScoreArea, type SharedImpacts } from './impact-table.ts';
import { STEP_POSTINGS } from './posting-writer.ts';
import { type PostingRun, prefixRange, signatureOf, type TermList } from './term-list.ts';

/** The list caches only prefixes up to this length. */
const COMMON_PREFIX_LENGTH_MAX = 3;
/** It caches only prefixes with more postings than this per talent: a cached prefix takes a byte per talent. */
const COMMON_PREFIX_POSTINGS_MIN = 1.5;

/** A term so common that the list stores an impact for every talent, by ordinal: 0 for a talent without the term. */
export type DenseTerm = { term: number; impacts: Uint8Array; count: number };

/** A term that this share of the talents has is dense: a byte per talent takes less memory than 4 bytes per posting. */
export const DENSE_SHARE = 1 / 4;

/** The arrays from which another thread opens the same list. */
export type SharedTerms = {
  size: number;
  terms: readonly string[];
  starts: Uint32Array;
  postings: Uint32Array;
  dense: { term: number; count: number }[];
  table: SharedImpacts | undefined;
  /** Whether the best impacts of common prefixes are in the table. */
  isCached: boolean;
};

/** A term list with all postings in one array, in the order of the terms: the postings of a prefix are one run. */
export class PackedTermList implements TermList {
  readonly terms: readonly string[];
  readonly signatures: Uint32Array;
  readonly #size: number;
  /** Where each term's postings start, plus the end of the last. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  /** By ascending term. */
  readonly dense: readonly DenseTerm[];
  /** The impacts of dense terms, then those of common prefixes. */
  readonly #table: ImpactTable | undefined;
  readonly #denseOf = new Map<number, DenseTerm>();
  readonly #commonPrefixes: readonly { fromTerm: number; toTerm: number }[];
  /** By `fromTerm` and `toTerm`. */
  readonly #cachedImpacts = new Map<string, Uint8Array>();

  /** Opens a list that this or another thread built. */
  constructor({ size, terms, starts, postings, dense, table, isCached }: SharedTerms) {
    this.#size = size;
    this.terms = terms;
    this.signatures = Uint32Array.from(terms, signatureOf);
    this.starts = starts;
    this.postings = postings;
    this.#table = table === undefined ? undefined : new ImpactTable(table);
    this.dense = dense.map(({ term, count }, row) => {
      const impacts = (this.#table as ImpactTable).row(row);
      const own = { term, impacts, count };
      this.#denseOf.set(term, own);
      return own;
    });
    this.#commonPrefixes = commonPrefixesOf(this, size);
    if (isCached) for (const at of this.#commonPrefixes.keys()) this.#cachePrefix(at);
  }

  /**
   * @param size the number of talents
   * @param dense their impacts are copied
   * @param prefixRows the rows of a list with the same terms and postings; empty if that list cached none
   */
  static of(
    size: number,
    terms: readonly string[],
    starts: Uint32Array,
    postings: Uint32Array,
    dense: readonly DenseTerm[],
    prefixRows: Uint8Array = new Uint8Array(0),
  ): PackedTermList {
    const counted = { terms, starts, dense };
    const prefixes = commonPrefixesOf(counted, size).length;
    const rows = dense.length + prefixes;
    const table = rows === 0 ? undefined : ImpactTable.of(size, rows);
    for (const [row, { impacts }] of dense.entries()) table?.row(row).set(impacts.subarray(0, size));
    if (prefixRows.length > 0) table?.rows(dense.length, prefixes).set(prefixRows);
    return new PackedTermList({
      ...{ size, terms, starts, postings },
      dense: dense.map(({ term, count }) => ({ term, count })),
      table: table?.shared,
      isCached: prefixRows.length > 0,
    });
  }

  get shared(): SharedTerms {
    return {
      ...{ size: this.#size, terms: this.terms, starts: this.starts, postings: this.postings },
      dense: this.dense.map(({ term, count }) => ({ term, count })),
      table: this.#table?.shared,
      isCached: this.#cachedImpacts.size === this.#commonPrefixes.length,
    };
  }

  runs(fromTerm: number, toTerm: number): PostingRun[] {
    if (fromTerm >= toTerm) return [];
    const from = this.starts[fromTerm] as number;
    return [{ postings: this.postings, from, to: this.starts[toTerm] as number }];
  }

  denseIn(fromTerm: number, toTerm: number): readonly Uint8Array[] {
    if (toTerm - fromTerm === 1) return this.#denseOf.has(fromTerm) ? [this.#impactsOf(fromTerm)] : [];
    return this.dense.filter(({ term }) => term >= fromTerm && term < toTerm).map(({ impacts }) => impacts);
  }

  #impactsOf(term: number): Uint8Array {
    return (this.#denseOf.get(term) as DenseTerm).impacts;
  }

  denseAt(term: number): DenseTerm | undefined {
    return this.#denseOf.get(term);
  }

  /** The number of talents with a term. */
  countOf(term: number): number {
    const listed = (this.starts[term + 1] as number) - (this.starts[term] as number);
    return listed + (this.#denseOf.get(term)?.count ?? 0);
  }

  /** The impacts of all dense terms. Zeros pad each row to a byte for each bit of a bitset. */
  get denseRows(): Uint8Array {
    return this.#table?.rows(0, this.dense.length) ?? new Uint8Array(0);
  }

  /** The best impacts of all common prefixes, padded in the same way; empty unless all are cached. */
  get prefixRows(): Uint8Array {
    const { size } = this.#cachedImpacts;
    return size < this.#commonPrefixes.length || this.#table === undefined
      ? new Uint8Array(0)
      : this.#table.rows(this.dense.length, size);
  }

  takeScoreArea(): ScoreArea | undefined {
    return this.#table?.takeArea();
  }

  cachedImpacts(fromTerm: number, toTerm: number): Uint8Array | undefined {
    if (toTerm - fromTerm === 1) return this.#denseOf.get(fromTerm)?.impacts;
    return this.#cachedImpacts.get(`${fromTerm} ${toTerm}`);
  }

  /** Caches the best impacts of common prefixes. */
  *cacheCommonPrefixes(): Generator<void, void, void> {
    const table = this.#table;
    if (table === undefined) return;
    for (const [at, { fromTerm, toTerm }] of this.#commonPrefixes.entries()) {
      if (this.cachedImpacts(fromTerm, toTerm) !== undefined) continue;
      const impacts = table.row(this.dense.length + at);
      for (const dense of this.denseIn(fromTerm, toTerm)) table.raiseRow(impacts, dense);
      const to = this.starts[toTerm] as number;
      for (let from = this.starts[fromTerm] as number; from < to; from += STEP_POSTINGS) {
        raiseToBest(impacts, this.postings, from, Math.min(to, from + STEP_POSTINGS));
        yield;
      }
      this.#cachePrefix(at);
    }
  }

  /** Puts the complete row of a common prefix into the cache. */
  #cachePrefix(at: number): void {
    const { fromTerm, toTerm } = this.#commonPrefixes[at] as { fromTerm: number; toTerm: number };
    this.#cachedImpacts.set(
      `${fromTerm} ${toTerm}`,
      (this.#table as ImpactTable).row(this.dense.length + at),
    );
  }
}

function raiseToBest(impacts: Uint8Array, postings: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i += 1) {
    const value = postings[i] as number;
    if ((value & 0xff) > (impacts[value >>> 8] as number)) impacts[value >>> 8] = value & 0xff;
  }
}

/** The prefixes with more than COMMON_PREFIX_POSTINGS_MIN postings per talent. */
function commonPrefixesOf(
  { terms, starts, dense }: Pick<PackedTermList, 'terms' | 'starts' | 'dense'>,
  size: number,
): { fromTerm: number; toTerm: number }[] {
  const found: { fromTerm: number; toTerm: number }[] = [];
  for (let length = 1; length <= COMMON_PREFIX_LENGTH_MAX; length += 1) {
    for (let fromTerm = 0; fromTerm < terms.length; ) {
      const prefix = (terms[fromTerm] as string).slice(0, length);
      // A shorter term has no prefix of this length. The terms that it is a prefix of follow one by one.
      const toTerm = prefix.length < length ? fromTerm + 1 : prefixRange(terms, prefix)[1];
      const listed = (starts[toTerm] as number) - (starts[fromTerm] as number);
      const postings = dense.reduce(
        (sum, { term, count }) => (term >= fromTerm && term < toTerm ? sum + count : sum),
        listed,
      );
      if (prefix.length === length && postings > size * COMMON_PREFIX_POSTINGS_MIN)
        found.push({ fromTerm, toTerm });
      fromTerm = toTerm;
    }
  }
  return found;
}
