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
import type { CompletionQuery } from '@talaash/talent-index/answers/completion';
import { NOBODY } from '@talaash/talent-index/everybody';
import { answerFrom } from './answer-search.ts';
import { Asker } from './asker.ts';
import { EVERYBODY } from './clause.ts';
import { createIndices, dropOlder, pointAlias } from './index-load.ts';
import { type Indices, indicesOf, namesOf } from './mapping.ts';
import { completionsFrom } from './name-completion.ts';
import { QUESTION_MS, untilAborted, withDeadline } from './question-deadline.ts';
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
/** More questions at once would take each other's time. */
const TALLIED_AT_ONCE = 4;

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

  search(question: TalentQuestion): Promise<IndexAnswer> {
    return this.#asked(async (signal) => {
      const index = await this.#searched(signal);
      if (index === undefined) return { hits: [], ...NOBODY, isComplete: false };
      const answer = await answerFrom(await this.#placeOf(index, signal), question, true);
      return { ...answer, isComplete: index !== this.#loading && this.#loading === undefined };
    });
  }

  /** Each question has its own time. */
  async tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]> {
    const tallies: TalentTally[] = [];
    for (let from = 0; from < questions.length; from += TALLIED_AT_ONCE) {
      const some = questions.slice(from, from + TALLIED_AT_ONCE);
      tallies.push(...(await Promise.all(some.map((question) => this.#tallyOf(question)))));
    }
    return tallies;
  }

  #tallyOf(question: TalentQuestion): Promise<TalentTally> {
    return this.#asked(async (signal) => {
      const index = await this.#searched(signal);
      if (index === undefined) return NOBODY;
      const { hits: _, ...tally } = await answerFrom(await this.#placeOf(index, signal), question, false);
      return tally;
    });
  }

  complete(query: CompletionQuery): Promise<Completion[]> {
    return this.#asked(async (signal) => {
      const index = await this.#searched(signal);
      if (index === undefined) return [];
      const { asker, namesIndex } = await this.#placeOf(index, signal);
      return completionsFrom(asker, namesIndex, query);
    });
  }

  #asked<Result>(ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return withDeadline(this.#options.questionMs ?? QUESTION_MS, ask);
  }

  /** The index behind the alias, or the one that this server is loading. */
  async #searched(signal: AbortSignal): Promise<string | undefined> {
    return this.#live ?? (await this.#readLive(this.#clients.searching, signal))?.index ?? this.#loading;
  }

  async #placeOf(index: string, signal: AbortSignal) {
    return {
      asker: new Asker(sendBy(this.#clients.searching, signal), index),
      namesIndex: namesOf(index),
      words: await this.#wordsOf(index),
    };
  }

  /** Reading the list may take longer than a question has: it goes on for the next one. */
  #wordsOf(index: string): Promise<WordList> {
    const known = this.#words.get(index);
    if (known !== undefined) return known;
    const read = readWords(sendBy(this.#clients.feeding), index);
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

  #create(): Promise<string> {
    const { now = Date.now, shards } = this.#options;
    return createIndices(this.#clients.feeding, this.#indices, { now: now(), shards });
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

  async #goLive(): Promise<void> {
    const loaded = this.#loading;
    if (loaded === undefined) return;
    await pointAlias(this.#clients.feeding, this.#indices.alias, loaded);
    this.#loading = undefined;
    this.#live = loaded;
    for (const name of await dropOlder(this.#clients.feeding, this.#indices, loaded))
      this.#words.delete(name);
  }

  has(talentId: string): Promise<boolean> {
    return this.#asked(async (signal) => {
      const index = await this.#searched(signal);
      if (index === undefined) return false;
      const { searching } = this.#clients;
      const { body } = await withKnownErrors(() =>
        untilAborted(signal, () => searching.exists({ index, id: talentId })),
      );
      return body;
    });
  }

  async status(): Promise<TalentIndexStatus> {
    try {
      return await this.#asked(async (signal) => {
        const { searching } = this.#clients;
        const live = await this.#readLive(searching, signal);
        const index = live?.index ?? this.#loading;
        const talents =
          index === undefined ? 0 : await new Asker(sendBy(searching, signal), index).count(EVERYBODY);
        return live === undefined
          ? { state: 'building', talents, cursor: undefined }
          : { state: 'ready', talents, cursor: live.cursor };
      });
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  async #readLive(client = this.#clients.feeding, signal?: AbortSignal): Promise<Live | undefined> {
    const { alias, marks } = this.#indices;
    const found = await ifFound(() => untilAborted(signal, () => client.indices.getAlias({ name: alias })));
    const index = Object.keys(found?.body ?? {}).find(this.#indices.isOfThisVersion);
    if (index === undefined) return undefined;
    const mark = await ifFound(() => untilAborted(signal, () => client.get({ index: marks, id: index })));
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
