import { setTimeout as wait } from 'node:timers/promises';
import {
  type Completion,
  type IndexAnswer,
  IndexLost,
  type TalentChange,
  type TalentIndex,
  type TalentIndexStatus,
  type TalentQuestion,
  type TalentTally,
} from '@talaash/talent-index/port';
import { NOBODY } from '@talaash/talent-index/everybody';
import { answerFrom } from './answer-search.ts';
import { Asker, type Send } from './asker.ts';
import { EVERYBODY } from './clause.ts';
import { type Indices, indicesOf, marksMapping, namesMapping, namesOf, peopleMapping } from './mapping.ts';
import { type CompletionQuery, completionsFrom } from './name-completion.ts';
import {
  ifFound,
  type OpenSearchOptions,
  openClients,
  probeCluster,
  Refused,
  type SearchClients,
  sendBy,
  withKnownErrors,
} from './search-client.ts';
import { PeopleWriter } from './people-writer.ts';
import { readWords, type WordList } from './word-list.ts';

type Cursor = NonNullable<TalentChange['cursor']>;
type Live = { index: string; cursor: Cursor };

const RECONNECT_DELAY_MS = 200;
const RECONNECT_DELAY_MS_MAX = 10_000;
/**
 * The index in an OpenSearch cluster, for an index too large for one machine. Every server feeds it; that is safe, because changes
 * are idempotent. A load fills a new index and points the alias to it when it is complete.
 *
 * After a change has failed, all further changes are rejected with IndexLost until the cluster answers again. Then `onReturn` makes
 * the feed start over at the cursor. Searches are still attempted.
 */
export class OpenSearchTalentIndex implements TalentIndex {
  readonly #options: OpenSearchOptions;
  readonly #clients: SearchClients;
  readonly #indices: Indices;
  readonly #send: Send;
  readonly #writer: PeopleWriter;
  /** By index. */
  readonly #words = new Map<string, Promise<WordList>>();
  #loading: string | undefined;
  #live: string | undefined;
  #isLost = false;
  #reconnectDelayMs = RECONNECT_DELAY_MS;
  #reconnecting: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(options: OpenSearchOptions) {
    this.#options = options;
    this.#clients = openClients(options);
    this.#writer = new PeopleWriter(this.#clients.feeding);
    this.#indices = indicesOf(options.alias);
    this.#send = sendBy(this.#clients.searching);
  }

  /** The cluster itself keeps the index. */
  async resume(): Promise<Cursor | undefined> {
    return (await this.#readLive())?.cursor;
  }

  async clear(): Promise<void> {
    try {
      this.#loading = await this.#create();
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  async search(question: TalentQuestion): Promise<IndexAnswer> {
    const index = await this.#searched();
    if (index === undefined) return { hits: [], ...NOBODY, isComplete: false };
    const answer = await answerFrom(await this.#placeOf(index), question, true);
    return { ...answer, isComplete: index !== this.#loading && this.#loading === undefined };
  }

  async tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]> {
    const index = await this.#searched();
    if (index === undefined) return questions.map(() => NOBODY);
    const place = await this.#placeOf(index);
    return Promise.all(
      questions.map(async (question) => {
        const { hits: _, ...tally } = await answerFrom(place, question, false);
        return tally;
      }),
    );
  }

  async complete(query: CompletionQuery): Promise<Completion[]> {
    const index = await this.#searched();
    if (index === undefined) return [];
    const { asker, namesIndex } = await this.#placeOf(index);
    return completionsFrom(asker, namesIndex, query);
  }

  /** The index behind the alias, or the one that this server is loading. */
  async #searched(): Promise<string | undefined> {
    return this.#live ?? (await this.#readLive(this.#clients.searching))?.index ?? this.#loading;
  }

  async #placeOf(index: string) {
    return {
      asker: new Asker(this.#send, index),
      namesIndex: namesOf(index),
      words: await this.#wordsOf(index),
    };
  }

  #wordsOf(index: string): Promise<WordList> {
    const known = this.#words.get(index);
    if (known !== undefined) return known;
    const read = readWords(this.#send, index);
    this.#words.set(index, read);
    read.catch(() => this.#words.delete(index));
    return read;
  }

  async apply({ upserts, removals, erasures = [], cursor, ready }: TalentChange): Promise<void> {
    if (this.#isLost) throw new IndexLost('The search cluster was not reachable.');
    try {
      const index = await this.#changed();
      const refused = await this.#writer.write(index, await this.#wordsOf(index), { upserts, removals });
      if (refused.length > 0)
        this.#options.log.error(
          { refused },
          'The search cluster refused some talents. Searches do not find them.',
        );
      if (erasures.length > 0) await this.#writer.forget(index);
      if (cursor !== undefined) await this.#saveCursor(index, cursor);
      if (ready === true) await this.#goLive();
      this.#reconnectDelayMs = RECONNECT_DELAY_MS;
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  /** The index to change: this server's new one while it loads, otherwise the one behind the alias. */
  async #changed(): Promise<string> {
    // Another server may have loaded a newer one.
    if (this.#loading === undefined) {
      const live = await this.#readLive();
      if (live === undefined) this.#loading = await this.#create();
      else return live.index;
    }
    return this.#loading;
  }

  async #create(): Promise<string> {
    const name = this.#indices.newName((this.#options.now ?? Date.now)());
    const { indices } = this.#clients.feeding;
    const { shards } = this.#options;
    const make = (index: string, mappings: unknown, number_of_shards: number) =>
      ifMissing(() =>
        indices.create({
          index,
          body: {
            settings: { number_of_shards, auto_expand_replicas: '0-1', refresh_interval: '-1' },
            mappings: mappings as Record<string, never>,
          },
        }),
      );
    await make(namesOf(name), namesMapping, 1);
    await make(this.#indices.marks, marksMapping, 1);
    await make(name, peopleMapping, shards);
    return name;
  }

  async #saveCursor(index: string, { xid, id }: Cursor): Promise<void> {
    await withKnownErrors(() =>
      this.#clients.feeding.index({
        index: this.#indices.marks,
        id: index,
        body: { xid, event: String(id) },
      }),
    );
  }

  /** Points the alias to the complete index, and drops those whose load began earlier. */
  async #goLive(): Promise<void> {
    const loaded = this.#loading;
    if (loaded === undefined) return;
    const { indices } = this.#clients.feeding;
    const { alias } = this.#indices;
    const found = await ifFound(() => indices.getAlias({ name: alias }));
    const before = Object.keys(found?.body ?? {});
    const actions = [
      ...before.map((index) => ({ remove: { index, alias } })),
      { add: { index: loaded, alias } },
    ];
    await withKnownErrors(() => indices.updateAliases({ body: { actions } }));
    this.#loading = undefined;
    this.#live = loaded;
    const all = await withKnownErrors(() => indices.get({ index: `${alias}_v*` }));
    for (const name of Object.keys(all.body))
      if (this.#indices.isOurs(name) && this.#indices.isBefore(name, loaded)) await this.#drop(name);
  }

  async #drop(index: string): Promise<void> {
    this.#words.delete(index);
    for (const name of [index, namesOf(index)])
      await ifFound(() => this.#clients.feeding.indices.delete({ index: name }));
    await ifFound(() => this.#clients.feeding.delete({ index: this.#indices.marks, id: index }));
  }

  async has(talentId: string): Promise<boolean> {
    const index = await this.#searched();
    if (index === undefined) return false;
    const { body } = await withKnownErrors(() => this.#clients.searching.exists({ index, id: talentId }));
    return body;
  }

  async status(): Promise<TalentIndexStatus> {
    try {
      const live = await this.#readLive();
      const index = live?.index ?? this.#loading;
      const talents = index === undefined ? 0 : await new Asker(this.#send, index).count(EVERYBODY);
      return live === undefined
        ? { state: 'building', talents, cursor: undefined }
        : { state: 'ready', talents, cursor: live.cursor };
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  async #readLive(client = this.#clients.feeding): Promise<Live | undefined> {
    const found = await ifFound(() => client.indices.getAlias({ name: this.#indices.alias }));
    const index = Object.keys(found?.body ?? {}).find(this.#indices.isOfThisVersion);
    if (index === undefined) return undefined;
    const mark = await ifFound(() => client.get({ index: this.#indices.marks, id: index }));
    if (mark === undefined) return undefined;
    this.#live = index;
    const { xid, event } = mark.body._source as { xid: string; event: string };
    return { index, cursor: { xid, id: Number(event) } };
  }

  probe(): Promise<string> {
    return probeCluster(this.#clients.searching, this.#indices.alias);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reconnecting;
    await this.#clients.close();
  }

  /** Starts to reconnect after a failed change. A missing index counts as lost too: another server has dropped it. */
  #noteFailure(error: unknown): unknown {
    const isGone = error instanceof Refused && error.status === 404;
    if (!isGone && !(error instanceof IndexLost)) return error;
    if (!this.#isLost && !this.#closing.signal.aborted) {
      this.#isLost = true;
      this.#loading = undefined;
      this.#live = undefined;
      this.#words.clear();
      this.#writer.clear();
      this.#options.log.warn(
        { reason: error.message },
        'The search cluster did not accept updates. Retrying.',
      );
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
    this.#options.onReturn();
  }

  async #isHealthy(): Promise<boolean> {
    const health = await this.#clients.searching.cluster.health().catch(() => undefined);
    return health !== undefined && health.body.status !== 'red';
  }
}

/** Creates something that another server may have created already. */
async function ifMissing(make: () => Promise<unknown>): Promise<void> {
  try {
    await withKnownErrors(make);
  } catch (error) {
    if (error instanceof Refused && error.message.includes('resource_already_exists_exception')) return;
    throw error;
  }
}
