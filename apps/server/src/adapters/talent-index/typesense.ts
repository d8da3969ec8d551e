import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'typesense';
import type { Log } from '../../base/log.ts';
import {
  type IndexAnswer,
  IndexLost,
  type TalentChange,
  type TalentDocument,
  type TalentIndex,
  type TalentIndexStatus,
  type TalentQuestion,
} from '@talaash/talent-index/port';
import {
  ALIAS,
  isBefore,
  isOfThisVersion,
  MARKS,
  markCollection,
  newCollectionName,
  SEARCHED_COLLECTIONS,
  type StoredMark,
  talentCollection,
} from './collection.ts';
import {
  asking,
  type Connection,
  FEEDING,
  ifFound,
  ifMissing,
  openConnection,
  refusal,
  Refused,
  SEARCHING,
} from './connection.ts';
import type { StoredTalent } from './stored-talent.ts';
import { SYNONYM_SET, synonymItems } from './synonym.ts';
import { noAnswer, type TalentResponse, toTalentAnswer } from './talent-answer.ts';
import { importTalent } from './talent-import.ts';
import { allWordsOnly, idList, scopeOf, type TalentSearch, toTalentSearch } from './talent-search.ts';

type Mark = NonNullable<TalentChange['mark']>;

/** The collection that is searched, once a load has been completed. */
type Live = { collection: string; talents: number; mark: Mark };

const RETURN_MS = 200;
const RETURN_MS_MAX = 10_000;

/**
 * The index in a Typesense server (30 or newer), for when it outgrows a machine. Every node feeds it, and all may: what
 * is sent twice is the same. A load fills a collection of its own, to which the alias is turned when it is complete, so
 * that nobody who has left meanwhile is in it.
 *
 * Once a change could not be brought in, all further ones are rejected with IndexLost until the server answers again;
 * then `onReturn` has the feed begin again at the mark. Searches are tried all the while.
 */
export class TypesenseTalentIndex implements TalentIndex {
  readonly #connection: Connection;
  readonly #feeding: Client;
  readonly #searching: Record<'guest' | 'company', Client>;
  /** From which the keys for searches are made; it may do nothing else. Every node makes the same one. */
  readonly #searchKey: string;
  readonly #log: Log;
  readonly #onReturn: () => void;
  #prepared: Promise<void> | undefined;
  /** The collection that this node is filling, until it is complete. */
  #loading: string | undefined;
  /** The collection that changes go to, under its alias. */
  #followed: string | undefined;
  #isLost = false;
  #returnMs = RETURN_MS;
  #returning: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(options: { urls: readonly string[]; apiKey: string; log: Log; onReturn: () => void }) {
    this.#log = options.log;
    this.#onReturn = options.onReturn;
    this.#connection = openConnection(options.urls);
    this.#feeding = this.#connection.clientWith(options.apiKey, FEEDING);
    this.#searchKey = createHmac('sha256', options.apiKey).update('talaash search').digest('hex');
    this.#searching = { guest: this.#searcher('guest'), company: this.#searcher('company') };
  }

  #searcher(kind: 'guest' | 'company'): Client {
    const key = this.#feeding.keys().generateScopedSearchKey(this.#searchKey, scopeOf(kind));
    return this.#connection.clientWith(key, SEARCHING);
  }

  /** What the server holds lasts by itself. */
  async resume(): Promise<Mark | undefined> {
    return (await this.status()).mark;
  }

  /** Begins a collection, which takes the old one's place when it is complete. */
  async clear(): Promise<void> {
    try {
      await this.#prepare();
      this.#loading = await this.#newCollection();
    } catch (error) {
      throw this.#lose(error);
    }
  }

  async search(question: TalentQuestion): Promise<IndexAnswer> {
    const search = toTalentSearch(question);
    if (search === undefined) return { ...noAnswer(), isComplete: true };
    await this.#prepare();
    const searching = this.#searching[question.redacted ? 'guest' : 'company'];
    for (const collection of [ALIAS, this.#loading]) {
      const found = collection && (await this.#ask(searching, collection, search));
      if (found)
        return {
          ...toTalentAnswer(...found, question, search.words),
          isComplete: collection === ALIAS && this.#loading === undefined,
        };
    }
    return { ...noAnswer(), isComplete: false };
  }

  /** The answer, and how many have every word; undefined when there is no such collection. */
  async #ask(
    searching: Client,
    collection: string,
    search: TalentSearch,
  ): Promise<[answer: TalentResponse, allWordsTotal: number] | undefined> {
    const counting = allWordsOnly(search);
    const searches = counting === undefined ? [search.parameters] : [search.parameters, counting];
    const { results } = await asking(() =>
      searching.multiSearch.perform<StoredTalent[]>({
        searches: searches.map((parameters) => ({ ...parameters, collection })),
      }),
    );
    const [answer, allWords] = results as (TalentResponse | undefined)[];
    if (answer === undefined || answer.code === 404) return undefined;
    // One search of several fails by itself, in an answer that has not failed.
    for (const { code, error } of [answer, allWords ?? answer])
      if (error !== undefined) throw refusal(code ?? 500, error);
    return [answer, allWords?.found ?? answer.found];
  }

  async apply({ upserts, removals, mark, ready }: TalentChange): Promise<void> {
    if (this.#isLost) throw new IndexLost('The search server has been away.');
    try {
      await this.#prepare();
      const collection = await this.#collection();
      if (upserts.length > 0) await this.#put(collection, upserts);
      if (removals.length > 0) await this.#remove(collection, removals);
      if (mark !== undefined) await this.#keepMark(mark);
      if (ready === true) await this.#goLive();
      this.#returnMs = RETURN_MS;
    } catch (error) {
      throw this.#lose(error);
    }
  }

  /** Where changes go: the one that is live under its alias, or one of this node's own that becomes it. */
  async #collection(): Promise<string> {
    if (this.#loading === undefined && this.#followed === undefined) {
      const live = await this.#live();
      if (live === undefined) this.#loading = await this.#newCollection();
      else this.#followed = live.collection;
    }
    return this.#loading ?? ALIAS;
  }

  async #newCollection(): Promise<string> {
    const name = newCollectionName();
    await asking(() => this.#feeding.collections().create(talentCollection(name)));
    return name;
  }

  async #put(collection: string, upserts: readonly TalentDocument[]): Promise<void> {
    const refused = await importTalent(this.#feeding, collection, upserts);
    if (refused.length > 0)
      this.#log.error({ refused }, 'The search server refused talent, who are not found now.');
  }

  async #remove(collection: string, talentIds: readonly string[]): Promise<void> {
    const ids = idList(talentIds);
    if (ids === '') return;
    const documents = this.#feeding.collections(collection).documents();
    await asking(() => documents.delete({ filter_by: `id:[${ids}]` }));
  }

  async #keepMark({ xid, id }: Mark): Promise<void> {
    const collection = this.#loading ?? this.#followed;
    if (collection === undefined) return;
    const stored: StoredMark = { id: collection, xid, event: String(id) };
    await asking(() => this.#feeding.collections<StoredMark>(MARKS).documents().upsert(stored));
  }

  /** Turns the alias to the collection that is complete, and drops those whose load began earlier. */
  async #goLive(): Promise<void> {
    const loaded = this.#loading;
    if (loaded === undefined) return;
    await asking(() => this.#feeding.aliases().upsert(ALIAS, { collection_name: loaded }));
    this.#followed = loaded;
    this.#loading = undefined;
    const all = await asking(() => this.#feeding.collections().retrieve({ exclude_fields: 'fields' }));
    for (const { name } of all) if (isBefore(name, loaded)) await this.#drop(name);
  }

  async #drop(collection: string): Promise<void> {
    await ifFound(() => this.#feeding.collections(collection).delete());
    await ifFound(() => this.#feeding.collections(MARKS).documents(collection).delete());
  }

  async has(talentId: string): Promise<boolean> {
    const collection = this.#loading ?? ALIAS;
    return (
      (await ifFound(() => this.#feeding.collections(collection).documents(talentId).retrieve())) !==
      undefined
    );
  }

  async status(): Promise<TalentIndexStatus> {
    try {
      const live = await this.#live();
      return live === undefined
        ? { state: 'building', talents: await this.#loadedTalents(), mark: undefined }
        : { state: 'ready', talents: live.talents, mark: live.mark };
    } catch (error) {
      throw this.#lose(error);
    }
  }

  async #live(): Promise<Live | undefined> {
    const found = await ifFound(() => this.#feeding.collections(ALIAS).retrieve());
    if (found === undefined || !isOfThisVersion(found.name)) return undefined;
    const kept = await ifFound(() =>
      this.#feeding.collections<StoredMark>(MARKS).documents(found.name).retrieve(),
    );
    if (kept === undefined) return undefined;
    if (this.#followed !== undefined) this.#followed = found.name;
    const mark = { xid: kept.xid, id: Number(kept.event) };
    return { collection: found.name, talents: found.num_documents, mark };
  }

  async #loadedTalents(): Promise<number> {
    const loading = this.#loading;
    const found = loading && (await ifFound(() => this.#feeding.collections(loading).retrieve()));
    return found ? found.num_documents : 0;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#returning;
    this.#connection.close();
  }

  /** What searches need, once: the key that theirs are made from, the vocabulary, and the place of the marks. */
  async #prepare(): Promise<void> {
    this.#prepared ??= this.#makeReady();
    try {
      await this.#prepared;
    } catch (error) {
      this.#prepared = undefined;
      throw error;
    }
  }

  async #makeReady(): Promise<void> {
    const key = {
      description: 'Talaash: what searches are made with',
      actions: ['documents:search'],
      collections: SEARCHED_COLLECTIONS,
      value: this.#searchKey,
    };
    await ifMissing(() => this.#feeding.keys().create(key));
    await asking(() => this.#feeding.synonymSets(SYNONYM_SET).upsert({ items: synonymItems() }));
    await ifMissing(() => this.#feeding.collections().create(markCollection));
  }

  /** A collection that is gone was dropped by a node whose load is complete: its mark is the one to go on from. */
  #lose(error: unknown): unknown {
    const isGone = error instanceof Refused && error.status === 404;
    if (!isGone && !(error instanceof IndexLost)) return error;
    if (!this.#isLost && !this.#closing.signal.aborted) {
      this.#isLost = true;
      this.#loading = undefined;
      this.#followed = undefined;
      this.#prepared = undefined;
      this.#log.warn({ reason: error.message }, 'The search server could not be fed; trying again.');
      this.#returning = this.#return();
    }
    return isGone ? new IndexLost(error.message) : error;
  }

  async #return(): Promise<void> {
    const { signal } = this.#closing;
    do {
      const delayMs = this.#returnMs;
      this.#returnMs = Math.min(delayMs * 2, RETURN_MS_MAX);
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
    } while (!signal.aborted && !(await this.#answers()));
    if (signal.aborted) return;
    this.#isLost = false;
    this.#onReturn();
  }

  async #answers(): Promise<boolean> {
    return this.#feeding.health.retrieve().then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
