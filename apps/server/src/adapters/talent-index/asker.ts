import { type Clause, withoutHidden } from './clause.ts';

/** A search in the language of OpenSearch. */
export type Search = {
  query: Clause;
  size?: number;
  from?: number;
  sort?: readonly unknown[];
  track_total_hits?: boolean | number;
  aggs?: Record<string, unknown>;
  _source?: boolean | readonly string[];
  docvalue_fields?: readonly string[];
  /** `_none_` reads nothing that is stored, not even the ID. */
  stored_fields?: '_none_';
  search_after?: readonly unknown[];
};

export type Bucket = { key: string | number; doc_count: number };
export type Aggregation = {
  doc_count: number;
  value?: number | null;
  buckets?: Bucket[] | Record<string, { doc_count: number }>;
} & { [name: string]: unknown };

export type Found = {
  hits: {
    total?: { value: number };
    max_score: number | null;
    hits: {
      _id: string;
      _source?: Record<string, unknown>;
      fields?: Record<string, unknown[]>;
      sort?: unknown[];
      matched_queries?: string[];
    }[];
  };
  aggregations?: Record<string, Aggregation>;
};

type Waiting = {
  index: string;
  search: Search;
  done: (found: Found) => void;
  failed: (error: unknown) => void;
};

/** Sends the searches of one index, in the order given. */
export type Send = (searches: readonly { index: string; search: Search }[]) => Promise<Found[]>;

/** More in one request would wait for each other. */
const SEARCHES_MAX = 64;

/**
 * Asks an index. Searches that are asked in the same turn of the event loop are sent as one request, and equal ones once: a
 * question is answered in few steps.
 */
export class Asker {
  readonly #send: Send;
  readonly #index: string;
  readonly #hiddenTalentIds: readonly string[];
  readonly #known = new Map<string, Promise<Found>>();
  #waiting: Waiting[] = [];

  /** @param hiddenTalentIds nobody of these is found or counted, for whatever */
  constructor(send: Send, index: string, hiddenTalentIds: readonly string[] = []) {
    this.#send = send;
    this.#index = index;
    this.#hiddenTalentIds = hiddenTalentIds;
  }

  /** @param index another index than that of the people */
  search(asked: Search, index = this.#index): Promise<Found> {
    const key = index + JSON.stringify(asked);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const search =
      index === this.#index ? { ...asked, query: withoutHidden(asked.query, this.#hiddenTalentIds) } : asked;
    const found = new Promise<Found>((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ index, search, done, failed });
    });
    this.#known.set(key, found);
    return found;
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let from = 0; from < waiting.length; from += SEARCHES_MAX)
      void this.#sendSome(waiting.slice(from, from + SEARCHES_MAX));
  }

  async #sendSome(waiting: readonly Waiting[]): Promise<void> {
    try {
      const found = await this.#send(waiting);
      for (const [at, { done }] of waiting.entries()) done(found[at] as Found);
    } catch (error) {
      for (const { failed } of waiting) failed(error);
    }
  }

  /** How many are found. @param most a greater number counts as this one */
  async count(query: Clause, most?: number): Promise<number> {
    if ('match_none' in query) return 0;
    const { hits } = await this.search({ query, size: 0, track_total_hits: most ?? true });
    const count = hits.total?.value ?? 0;
    return most === undefined ? count : Math.min(count, most);
  }
}
