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
  type TalentTally,
  type Completion,
} from '@talaash/talent-index/port';
import {
  ALIAS,
  isBefore,
  isOfThisVersion,
  CURSORS,
  cursorCollection,
  newCollectionName,
  SEARCHED_COLLECTIONS,
  type StoredCursor,
  talentCollection,
} from './collection.ts';
import {
  withKnownErrors,
  type Connection,
  FEEDING,
  ifFound,
  ifMissing,
  openConnection,
  type TypesenseOptions,
  Refused,
  SEARCHING,
} from './connection.ts';
import { probeServer } from './probe.ts';
import { SYNONYM_SET, synonymItems } from './synonym.ts';
import { type CompletionQuery, completionsFrom } from './completion.ts';
import { askServer } from './server-answer.ts';
import { emptyAnswer, emptyTally, tallyOf, toTalentAnswer } from './talent-answer.ts';
import { importTalent } from './talent-import.ts';
import { idList, scopeOf, toTalentSearch, withoutHits } from './talent-search.ts';

type Cursor = NonNullable<TalentChange['cursor']>;

/** The collection behind the alias. */
type LiveCollection = { collection: string; talents: number; cursor: Cursor };

const RECONNECT_DELAY_MS = 200;
const RECONNECT_DELAY_MS_MAX = 10_000;

/**
 * The index in a Typesense server (30 or newer), for an index too large for one machine. Every node feeds it; that is
 * safe, because changes are idempotent. A load fills a new collection and points the alias to it when it is complete, so
 * that talents who left search meanwhile are not in it.
 *
 * After a change has failed, all further changes are rejected with IndexLost until the server answers again. Then
 * `onReturn` makes the feed start over at the cursor. Searches are still attempted.
 */
export class TypesenseTalentIndex implements TalentIndex {
  readonly #connection: Connection;
  readonly #feeding: Client;
  readonly #searching: Record<'guest' | 'company', Client>;
  /** The parent of the scoped search keys, allowed only to search. Every node derives the same one. */
  readonly #searchKey: string;
  readonly #log: Log;
  readonly #onReturn: () => void;
  readonly #now: () => number;
  #prepared: Promise<void> | undefined;
  /** The collection that this node is loading, until it is complete. */
  #loadingCollection: string | undefined;
  /** The collection behind the alias; changes go to the alias. */
  #liveCollection: string | undefined;
  #isLost = false;
  #reconnectDelayMs = RECONNECT_DELAY_MS;
  #reconnecting: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(options: TypesenseOptions) {
    this.#log = options.log;
    this.#onReturn = options.onReturn;
    this.#now = options.now ?? Date.now;
    this.#connection = openConnection(options.urls);
    this.#feeding = this.#connection.clientWith(options.apiKey, FEEDING);
    this.#searchKey = createHmac('sha256', options.apiKey).update('talaash search').digest('hex');
    this.#searching = { guest: this.#searcher('guest'), company: this.#searcher('company') };
  }

  #searcher(kind: 'guest' | 'company'): Client {
    const key = this.#feeding.keys().generateScopedSearchKey(this.#searchKey, scopeOf(kind));
    return this.#connection.clientWith(key, SEARCHING);
  }

  /** The server itself persists the index. */
  async resume(): Promise<Cursor | undefined> {
    return (await this.status()).cursor;
  }

  /** Starts a new collection, which replaces the old one when it is complete. */
  async clear(): Promise<void> {
    try {
      await this.#prepare();
      this.#loadingCollection = await this.#newCollection();
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  async search(question: TalentQuestion): Promise<IndexAnswer> {
    const search = toTalentSearch(question);
    if (!('parameters' in search)) return { ...emptyAnswer(), reading: search.reading, isComplete: true };
    await this.#prepare();
    const searching = this.#searching[question.redacted ? 'guest' : 'company'];
    for (const collection of [ALIAS, this.#loadingCollection]) {
      const [found] = collection ? await askServer(searching, collection, [search]) : [];
      if (found)
        return {
          ...toTalentAnswer(found, question, search),
          isComplete: collection === ALIAS && this.#loadingCollection === undefined,
        };
    }
    return { ...emptyAnswer(), reading: search.reading, isComplete: false };
  }

  async tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]> {
    await this.#prepare();
    const tallies = questions.map((): TalentTally => emptyTally());
    const tallyWith = async (kind: 'guest' | 'company') => {
      const query = [...questions.entries()].flatMap(([at, question]) => {
        if (question.redacted !== (kind === 'guest')) return [];
        const search = toTalentSearch(question);
        tallies[at] = { ...emptyTally(), reading: search.reading };
        return 'parameters' in search ? [{ at, question, search }] : [];
      });
      const searches = query.map(({ search }) => withoutHits(search));
      for (const collection of query.length === 0 ? [] : [ALIAS, this.#loadingCollection]) {
        const found = collection ? await askServer(this.#searching[kind], collection, searches) : [];
        for (const [i, { at, question, search }] of query.entries()) {
          const answer = found[i];
          if (answer) tallies[at] = tallyOf(toTalentAnswer(answer, question, search));
        }
        if (found.length > 0) return;
      }
    };
    await Promise.all([tallyWith('guest'), tallyWith('company')]);
    return tallies;
  }

  async complete(query: CompletionQuery): Promise<Completion[]> {
    await this.#prepare();
    const searching = this.#searching[query.redacted ? 'guest' : 'company'];
    return completionsFrom(searching, [ALIAS, this.#loadingCollection], query);
  }

  async apply({ upserts, removals, cursor, ready }: TalentChange): Promise<void> {
    if (this.#isLost) throw new IndexLost('The search server was not reachable.');
    try {
      await this.#prepare();
      const collection = await this.#collection();
      if (upserts.length > 0) await this.#upsert(collection, upserts);
      if (removals.length > 0) await this.#remove(collection, removals);
      if (cursor !== undefined) await this.#saveCursor(cursor);
      if (ready === true) await this.#goLive();
      this.#reconnectDelayMs = RECONNECT_DELAY_MS;
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  /** The collection to change: this node's new one while it loads, otherwise the alias. */
  async #collection(): Promise<string> {
    if (this.#loadingCollection === undefined && this.#liveCollection === undefined) {
      const live = await this.#live();
      if (live === undefined) this.#loadingCollection = await this.#newCollection();
      else this.#liveCollection = live.collection;
    }
    return this.#loadingCollection ?? ALIAS;
  }

  async #newCollection(): Promise<string> {
    const name = newCollectionName(this.#now());
    await withKnownErrors(() => this.#feeding.collections().create(talentCollection(name)));
    return name;
  }

  async #upsert(collection: string, upserts: readonly TalentDocument[]): Promise<void> {
    const refused = await importTalent(this.#feeding, collection, upserts);
    if (refused.length > 0)
      this.#log.error({ refused }, 'The search server refused some talents. Searches do not find them.');
  }

  async #remove(collection: string, talentIds: readonly string[]): Promise<void> {
    const ids = idList(talentIds);
    if (ids === '') return;
    const documents = this.#feeding.collections(collection).documents();
    await withKnownErrors(() => documents.delete({ filter_by: `id:[${ids}]` }));
  }

  async #saveCursor({ xid, id }: Cursor): Promise<void> {
    const collection = this.#loadingCollection ?? this.#liveCollection;
    if (collection === undefined) return;
    const stored: StoredCursor = { id: collection, xid, event: String(id) };
    await withKnownErrors(() => this.#feeding.collections<StoredCursor>(CURSORS).documents().upsert(stored));
  }

  /** Points the alias to the complete collection, and drops those whose load began earlier. */
  async #goLive(): Promise<void> {
    const loaded = this.#loadingCollection;
    if (loaded === undefined) return;
    await withKnownErrors(() => this.#feeding.aliases().upsert(ALIAS, { collection_name: loaded }));
    this.#liveCollection = loaded;
    this.#loadingCollection = undefined;
    const all = await withKnownErrors(() =>
      this.#feeding.collections().retrieve({ exclude_fields: 'fields' }),
    );
    for (const { name } of all) if (isBefore(name, loaded)) await this.#drop(name);
  }

  async #drop(collection: string): Promise<void> {
    await ifFound(() => this.#feeding.collections(collection).delete());
    await ifFound(() => this.#feeding.collections(CURSORS).documents(collection).delete());
  }

  async has(talentId: string): Promise<boolean> {
    const collection = this.#loadingCollection ?? ALIAS;
    return (
      (await ifFound(() => this.#feeding.collections(collection).documents(talentId).retrieve())) !==
      undefined
    );
  }

  async status(): Promise<TalentIndexStatus> {
    try {
      const live = await this.#live();
      return live === undefined
        ? { state: 'building', talents: await this.#loadedTalents(), cursor: undefined }
        : { state: 'ready', talents: live.talents, cursor: live.cursor };
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  probe(): Promise<string> {
    return probeServer(this.#feeding);
  }

  async #live(): Promise<LiveCollection | undefined> {
    const found = await ifFound(() => this.#feeding.collections(ALIAS).retrieve());
    if (found === undefined || !isOfThisVersion(found.name)) return undefined;
    const stored = await ifFound(() =>
      this.#feeding.collections<StoredCursor>(CURSORS).documents(found.name).retrieve(),
    );
    if (stored === undefined) return undefined;
    if (this.#liveCollection !== undefined) this.#liveCollection = found.name;
    const cursor = { xid: stored.xid, id: Number(stored.event) };
    return { collection: found.name, talents: found.num_documents, cursor };
  }

  async #loadedTalents(): Promise<number> {
    const loading = this.#loadingCollection;
    const found = loading && (await ifFound(() => this.#feeding.collections(loading).retrieve()));
    return found ? found.num_documents : 0;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reconnecting;
    this.#connection.close();
  }

  /** Creates once what searches need: the search key, the synonyms and the collection of the cursors. */
  async #prepare(): Promise<void> {
    this.#prepared ??= this.#setUp();
    try {
      await this.#prepared;
    } catch (error) {
      this.#prepared = undefined;
      throw error;
    }
  }

  async #setUp(): Promise<void> {
    const key = {
      description: 'Talaash: what searches are made with',
      actions: ['documents:search'],
      collections: SEARCHED_COLLECTIONS,
      value: this.#searchKey,
    };
    await ifMissing(() => this.#feeding.keys().create(key));
    await withKnownErrors(() => this.#feeding.synonymSets(SYNONYM_SET).upsert({ items: synonymItems() }));
    await ifMissing(() => this.#feeding.collections().create(cursorCollection));
  }

  /**
   * Starts to reconnect after a failed change. @returns the error to throw. A missing collection counts as lost too: a
   * node that completed its load has dropped it, and the feed continues from that node's cursor.
   */
  #noteFailure(error: unknown): unknown {
    const isGone = error instanceof Refused && error.status === 404;
    if (!isGone && !(error instanceof IndexLost)) return error;
    if (!this.#isLost && !this.#closing.signal.aborted) {
      this.#isLost = true;
      this.#loadingCollection = undefined;
      this.#liveCollection = undefined;
      this.#prepared = undefined;
      this.#log.warn({ reason: error.message }, 'The search server did not accept updates. Retrying.');
      this.#reconnecting = this.#reconnect();
    }
    return isGone ? new IndexLost(error.message) : error;
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    do {
      const delayMs = this.#reconnectDelayMs;
      this.#reconnectDelayMs = Math.min(delayMs * 2, RECONNECT_DELAY_MS_MAX);
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
    } while (!signal.aborted && !(await this.#isHealthy()));
    if (signal.aborted) return;
    this.#isLost = false;
    this.#onReturn();
  }

  async #isHealthy(): Promise<boolean> {
    const { ok } = await this.#feeding.health.retrieve().catch(() => ({ ok: false }));
    return ok;
  }
}
