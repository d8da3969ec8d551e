import type { Send } from './asker.ts';
import { namesOf } from './mapping.ts';
import { FIELD_IMPACT } from '@talaash/question/field';
import {
  misspellings,
  misspeltPrefixes,
  signatureOf,
  type NearTerm,
  type SignedTerms,
} from '@talaash/talent-index/segments/term-list';

/** Words in the order of their code units. New ones are merged in when the list is read. */
class SortedWords {
  readonly #known = new Set<string>();
  #added: string[] = [];
  #terms: string[] = [];
  #signatures: number[] = [];

  /** @returns whether the word is new */
  add(word: string): boolean {
    if (this.#known.has(word)) return false;
    this.#known.add(word);
    this.#added.push(word);
    return true;
  }

  get list() {
    if (this.#added.length > 0) {
      const merged = merge(this.#terms, this.#added.sort(byCodeUnits));
      this.#added = [];
      this.#terms = merged;
      this.#signatures = merged.map(signatureOf);
    }
    return { terms: this.#terms, signatures: this.#signatures };
  }
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : 1);

function merge(some: readonly string[], others: readonly string[]): string[] {
  const merged: string[] = [];
  let at = 0;
  for (const other of others) {
    while (at < some.length && (some[at] as string) < other) merged.push(some[at++] as string);
    merged.push(other);
  }
  while (at < some.length) merged.push(some[at++] as string);
  return merged;
}

/** Names whose labels are kept. */
const LABELLED_MAX = 50_000;

/** The labels of names that were looked up, so that they are not looked up again. */
class KnownLabels {
  readonly #labels = new Map<string, readonly string[]>();
  #changes = 0;

  /** @returns all labels of a name; undefined unless they were looked up */
  of(name: string): readonly string[] | undefined {
    return this.#labels.get(name);
  }

  /** @returns whether no label was added since, so that what was looked up meanwhile may be kept */
  watched(): () => boolean {
    const before = this.#changes;
    return () => this.#changes === before;
  }

  keep(labels: ReadonlyMap<string, readonly string[]>): void {
    if (this.#labels.size > LABELLED_MAX) this.#labels.clear();
    for (const [name, own] of labels) this.#labels.set(name, own);
  }

  add(name: string, label: string): void {
    this.#changes += 1;
    const known = this.#labels.get(name);
    if (known !== undefined && !known.includes(label)) this.#labels.set(name, [...known, label]);
  }

  clear(): void {
    this.#changes += 1;
    this.#labels.clear();
  }
}

export type NearWord = { term: string; distance: number; field: 'word' | 'nameWord' };

/**
 * The words that anybody of the index ever had, in memory: misspellings are found among them by the rule of our own engine, which
 * is not the one of OpenSearch. Whether somebody still has one is counted when it is asked.
 */
export class WordList {
  readonly labels = new KnownLabels();
  readonly #lists = { word: new SortedWords(), nameWord: new SortedWords() };

  /** @returns whether the word is new */
  add(kind: 'word' | 'nameWord', word: string): boolean {
    return this.#lists[kind].add(word);
  }

  misspellings(word: string, edits: number, redacted: boolean): NearWord[] {
    return this.#near(redacted, (list) => misspellings(list, word, edits));
  }

  misspeltPrefixes(word: string, edits: number, redacted: boolean): NearWord[] {
    return this.#near(redacted, (list) => misspeltPrefixes(list, word, edits));
  }

  /** A guest's question never reads the words of names. */
  #near(redacted: boolean, find: (list: SignedTerms) => NearTerm[]): NearWord[] {
    const kinds = redacted ? (['word'] as const) : (['word', 'nameWord'] as const);
    return kinds.flatMap((field) => {
      const { list } = this.#lists[field];
      return find(list).map(({ index, distance }) => ({
        term: list.terms[index] as string,
        distance,
        field,
      }));
    });
  }
}

const WORDS_PER_STEP = 5000;

/** The words of an index. */
export async function readWords(send: Send, index: string): Promise<WordList> {
  const words = new WordList();
  for (const kind of ['word', 'nameWord'] as const) {
    let after: string | undefined;
    do {
      const [found] = await send([
        {
          index: namesOf(index),
          search: {
            query: { term: { kind } },
            size: WORDS_PER_STEP,
            sort: [{ key: 'asc' }],
            ...(after === undefined ? {} : { search_after: [after] }),
            track_total_hits: false,
            _source: ['key'],
          },
        },
      ]);
      const hits = found?.hits.hits ?? [];
      for (const { _source } of hits) words.add(kind, String(_source?.['key']));
      after = hits.length < WORDS_PER_STEP ? undefined : String(hits.at(-1)?._source?.['key']);
    } while (after !== undefined);
  }
  return words;
}

/** The impact of every word of a name. */
export const NAME_IMPACT = FIELD_IMPACT.name;
