import {
  type Completion,
  type CompletionQuery,
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
import { Asker } from './asker.ts';
import { EVERYBODY } from './clause.ts';
import { IndexSet, type Live } from './index-set.ts';
import { indicesOf, marksOf, namesOf } from './mapping.ts';
import { ClusterReturn } from './cluster-return.ts';
import { completionsFrom } from './name-completion.ts';
import { QUESTION_MS, untilAborted, withDeadline } from './question-deadline.ts';
import {
  type OpenSearchOptions,
  openClients,
  probeCluster,
  isHealthy,
  isMissing,
  type SearchClients,
  sendBy,
  withKnownErrors,
} from './search-client.ts';
import { dropOrphanNames } from './orphan-name.ts';
import { PeopleWriter } from './people-writer.ts';
import { readWords, type WordList } from './word-list.ts';

type Cursor = NonNullable<TalentChange['cursor']>;

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
  #indices: IndexSet;
  readonly #writer: PeopleWriter;
  /** By index. */
  readonly #words = new Map<string, Promise<WordList>>();
  #loading: string | undefined;
  #live: string | undefined;
  /** The index that has all changes up to this server's cursor. */
  #fed: string | undefined;
  #isLost = false;
  #reconnecting: Promise<void> | undefined;
  readonly #return = new ClusterReturn();

  constructor(options: OpenSearchOptions) {
    this.#options = options;
    this.#clients = openClients(options);
    this.#writer = new PeopleWriter(this.#clients.feeding);
    this.#indices = this.#indicesOf('');
  }

  /** The cluster itself keeps the index, apart from those of other sources. */
  async resume(sourceId: string): Promise<Cursor | undefined> {
    this.#indices = this.#indicesOf(sourceId);
    try {
      await this.#indices.dropAbandoned();
      const live = await this.#readLive();
      this.#fed = live?.index;
      return live?.cursor;
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  #indicesOf(sourceId: string): IndexSet {
    const { alias, now = Date.now } = this.#options;
    return new IndexSet(this.#clients.feeding, indicesOf(alias, sourceId), now);
  }

  async clear(): Promise<void> {
    try {
      this.#loading = await this.#indices.create(this.#options.shards);
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  search(question: TalentQuestion): Promise<IndexAnswer> {
    return this.#asked<IndexAnswer>({ hits: [], ...NOBODY, isComplete: false }, async (index, signal) => {
      const answer = await answerFrom(await this.#placeOf(index, signal, question), question, true);
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
    return this.#asked<TalentTally>(NOBODY, async (index, signal) => {
      const { hits: _, ...tally } = await answerFrom(
        await this.#placeOf(index, signal, question),
        question,
        false,
      );
      return tally;
    });
  }

  complete(query: CompletionQuery): Promise<Completion[]> {
    return this.#asked<Completion[]>([], async (index, signal) => {
      const { asker, ...place } = await this.#placeOf(index, signal, query);
      return completionsFrom(asker, place, query);
    });
  }

  /** Asks the index that is searched. Another server may just have replaced and dropped it: then its successor. */
  #asked<Result>(
    none: Result,
    ask: (index: string, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    return withDeadline(this.#options.questionMs ?? QUESTION_MS, async (signal) => {
      const index = await this.#searched(signal);
      if (index === undefined) return none;
      try {
        return await ask(index, signal);
      } catch (error) {
        if (!isMissing(error)) throw error;
        this.#words.delete(index);
        if (this.#live === index) this.#live = undefined;
        const successor = await this.#searched(signal);
        if (successor === undefined || successor === index) throw this.#noteFailure(error);
        return ask(successor, signal);
      }
    });
  }

  /** The index behind the alias, or the one that this server is loading. */
  async #searched(signal: AbortSignal): Promise<string | undefined> {
    return this.#live ?? (await this.#readLive(this.#clients.searching, signal))?.index ?? this.#loading;
  }

  async #placeOf(
    index: string,
    signal: AbortSignal,
    { hiddenTalentIds }: Pick<CompletionQuery, 'hiddenTalentIds'>,
  ) {
    return {
      asker: new Asker(sendBy(this.#clients.searching, signal), index, hiddenTalentIds),
      namesIndex: namesOf(index),
      words: await this.#wordsOf(index),
      shards: this.#options.shards,
    };
  }

  /** Reading the list may take longer than a question has: it goes on for the next one. */
  #wordsOf(index: string): Promise<WordList> {
    const known = this.#words.get(index);
    if (known !== undefined) return known;
    const read = this.#readWords(index);
    this.#words.set(index, read);
    read.catch(() => this.#words.delete(index));
    return read;
  }

  /** Words are written without a refresh: only who starts looks them up. */
  async #readWords(index: string): Promise<WordList> {
    await this.#indices.refresh(namesOf(index));
    return readWords(sendBy(this.#clients.feeding), index);
  }

  async apply({
    upserts,
    removals,
    versions = {},
    erasures = [],
    cursor,
    ready,
  }: TalentChange): Promise<void> {
    if (this.#isLost) throw new IndexLost('The search cluster was not reachable.');
    try {
      const index = await this.#changed();
      const words = await this.#wordsOf(index);
      const isAtOnce = index !== this.#loading;
      const refused = await this.#writer.write(index, words, { upserts, removals, versions }, isAtOnce);
      if (cursor !== undefined || ready === true || erasures.length > 0)
        refused.push(...(await this.#writer.settled()));
      if (refused.length > 0)
        this.#options.log.error(
          { refused },
          'The search cluster refused some talents. Searches do not find them.',
        );
      if (erasures.length > 0) await this.#erase(index, erasures, versions);
      if (cursor !== undefined) await this.#indices.saveCursor(index, cursor);
      if (ready === true) await this.#goLive();
      this.#return.isSteady();
    } catch (error) {
      throw this.#noteFailure(error);
    }
  }

  /** None of their words may remain, not in the index of another release either. */
  async #erase(
    index: string,
    talentIds: readonly string[],
    versions: TalentChange['versions'],
  ): Promise<void> {
    await this.#forget(index);
    for (const other of await this.#indices.others()) {
      await this.#writer.remove(other, talentIds, versions);
      await this.#forget(other);
    }
  }

  async #forget(index: string): Promise<void> {
    // What was stored before may be dropped now, by this server or another one.
    this.#writer.clear();
    (await this.#words.get(index))?.labels.clear();
    await dropOrphanNames(this.#clients.feeding, index);
    await this.#writer.forget(index);
  }

  /**
   * The index to change: this server's new one while it loads, otherwise the one behind the alias. It may lack changes that this
   * server wrote to the one before: then the feed starts over at its cursor.
   */
  async #changed(): Promise<string> {
    if (this.#loading !== undefined) return this.#loading;
    const live = await this.#readLive();
    if (live === undefined && this.#live !== undefined) throw new IndexLost('The index was dropped.');
    if (live !== undefined && live.index !== this.#fed)
      throw new IndexLost('Another server has put a newer index in place.');
    this.#loading = live === undefined ? await this.#indices.create(this.#options.shards) : undefined;
    return live?.index ?? (this.#loading as string);
  }

  async #goLive(): Promise<void> {
    const loaded = this.#loading;
    if (loaded === undefined) return;
    await this.#indices.goLive(loaded);
    this.#loading = undefined;
    this.#live = loaded;
    this.#fed = loaded;
    for (const index of this.#words.keys()) if (index !== loaded) this.#words.delete(index);
  }

  has(talentId: string): Promise<boolean> {
    return this.#asked(false, async (index, signal) => {
      const exists = () => this.#clients.searching.exists({ index, id: talentId });
      return (await withKnownErrors(() => untilAborted(signal, exists))).body;
    });
  }

  async status(): Promise<TalentIndexStatus> {
    try {
      return await withDeadline(this.#options.questionMs ?? QUESTION_MS, async (signal) => {
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
    const live = await this.#indices.live(client, signal);
    if (live !== undefined) this.#live = live.index;
    return live;
  }

  probe(): Promise<string> {
    return probeCluster(this.#clients.searching, marksOf(this.#options.alias));
  }

  async close(): Promise<void> {
    this.#return.close();
    await this.#reconnecting;
    await this.#clients.close();
  }

  /** Starts to reconnect after a failed change. A missing index counts as lost too: another server has dropped it. */
  #noteFailure(error: unknown): unknown {
    const isGone = isMissing(error);
    if (!isGone && !(error instanceof IndexLost)) return error;
    if (!this.#isLost && !this.#return.isClosed) {
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
    if (!(await this.#return.wait(() => isHealthy(this.#clients.searching)))) return;
    this.#isLost = false;
    this.#options.onReturn();
  }
}
