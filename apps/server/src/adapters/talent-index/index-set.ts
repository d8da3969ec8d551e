import { type Client, errors } from '@opensearch-project/opensearch';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { IndexLost } from '@talaash/talent-index/port';
import {
  impactSettings,
  type Indices,
  marksMapping,
  namesMapping,
  namesOf,
  peopleMapping,
} from './mapping.ts';
import { untilAborted } from './question-deadline.ts';
import { ifFound, PATIENTLY, Refused, withKnownErrors } from './search-client.ts';

export type Live = { index: string; cursor: EventCursor };

/** A load writes each person once. Who searches meanwhile is told that the index is not complete. */
const LOADING = { auto_expand_replicas: 'false', number_of_replicas: 0, refresh_interval: '30s' } as const;
/**
 * Each change is searchable when it is acknowledged, and survives the loss of a node. What all servers wrote meanwhile becomes
 * searchable together: a refresh for each write would take the processors of the searches.
 */
const LOADED = { auto_expand_replicas: '0-1', refresh_interval: '200ms' } as const;

/** A question looks up its words in every segment. */
const FEW_SEGMENTS = {
  'merge.policy.segments_per_tier': 5,
  'merge.policy.max_merge_at_once': 5,
  'merge.policy.floor_segment': '4mb',
} as const;

/** A copy of a large index takes minutes. */
const COPIED_WITHIN_MS = 10 * 60 * 1000;
const COPIED_STEP_S = 5;

/** How long the version of a deleted person is kept: longer than any write takes. */
const DELETED_FOR = '10m';

/** An index that no server has written to for longer is of a release that runs nowhere. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

type Mark = { xid: string; event: string; atMs: number };

/**
 * The indices of one source in a cluster: each load makes a new one, and an alias names the complete one. Servers of two releases
 * have two sources, so each release keeps its own.
 */
export class IndexSet {
  readonly #client: Client;
  readonly #indices: Indices;
  readonly #now: () => number;

  constructor(client: Client, indices: Indices, now: () => number) {
    this.#client = client;
    this.#indices = indices;
    this.#now = now;
  }

  /** @returns the name of a new index */
  async create(shards: number): Promise<string> {
    const name = this.#indices.newName(this.#now());
    await this.#make(namesOf(name), namesMapping, { number_of_shards: 1, ...LOADING });
    await this.#make(this.#indices.marks, marksMapping, { number_of_shards: 1, ...LOADED });
    await this.#make(name, peopleMapping, {
      number_of_shards: shards,
      ...impactSettings,
      ...FEW_SEGMENTS,
      ...LOADING,
      gc_deletes: DELETED_FOR,
    });
    return name;
  }

  #make(index: string, mappings: unknown, settings: Record<string, unknown>): Promise<void> {
    const body = { settings, mappings: mappings as Record<string, never> };
    return ifMissing(() => this.#client.indices.create({ index, body }, PATIENTLY));
  }

  /** The complete index of this source. @param signal ends the requests */
  async live(client = this.#client, signal?: AbortSignal): Promise<Live | undefined> {
    const { alias, marks } = this.#indices;
    const found = await ifFound(() => untilAborted(signal, () => client.indices.getAlias({ name: alias })));
    const [index] = Object.keys(found?.body ?? {});
    if (index === undefined) return undefined;
    const mark = await ifFound(() => untilAborted(signal, () => client.get({ index: marks, id: index })));
    if (mark === undefined) return undefined;
    const { xid, event } = mark.body._source as Mark;
    return { index, cursor: { xid, id: Number(event) } };
  }

  /** Makes what was written to an index searchable. */
  async refresh(index: string): Promise<void> {
    await withKnownErrors(() => this.#client.indices.refresh({ index }, PATIENTLY));
  }

  async saveCursor(index: string, { xid, id }: EventCursor): Promise<void> {
    const body: Mark = { xid, event: String(id), atMs: this.#now() };
    await withKnownErrors(() => this.#client.index({ index: this.#indices.marks, id: index, body }));
  }

  /**
   * Points the alias to a complete index, and drops those of this source whose load began earlier.
   *
   * @throws IndexLost when a later load is in place already
   */
  async goLive(loaded: string): Promise<void> {
    const { indices } = this.#client;
    const { alias, isOfThisSource, isBefore } = this.#indices;
    const index = `${loaded},${namesOf(loaded)}`;
    await withKnownErrors(() => indices.putSettings({ index, body: { index: LOADED } }, PATIENTLY));
    await this.#untilCopied(index);
    await this.refresh(index);
    const found = await ifFound(() => indices.getAlias({ name: alias }));
    const before = Object.keys(found?.body ?? {});
    if (before.some((name) => isBefore(loaded, name))) {
      await this.#drop(loaded);
      throw new IndexLost('Another server has put a newer index in place.');
    }
    const actions = [
      ...before.map((older) => ({ remove: { index: older, alias } })),
      { add: { index: loaded, alias } },
    ];
    await withKnownErrors(() => indices.updateAliases({ body: { actions } }, PATIENTLY));
    for (const name of await this.#all())
      if (isOfThisSource(name) && isBefore(name, loaded)) await this.#drop(name);
  }

  /**
   * A node may be lost as soon as the index is live. An index that cannot be copied goes live when this has waited long enough.
   *
   * @throws IndexLost when another server, whose load began later, has dropped the index
   */
  async #untilCopied(index: string): Promise<void> {
    const until = performance.now() + COPIED_WITHIN_MS;
    const timeout = `${COPIED_STEP_S}s`;
    while (performance.now() < until) {
      try {
        await this.#client.cluster.health({ index, wait_for_status: 'green', timeout }, PATIENTLY);
        return;
      } catch (error) {
        if (!(error instanceof errors.ResponseError && error.statusCode === 408))
          await withKnownErrors(() => Promise.reject(error as Error));
        const { body: exists } = await withKnownErrors(() => this.#client.indices.exists({ index }));
        if (!exists) throw new IndexLost('Another server has put a newer index in place.');
      }
    }
  }

  /** Drops the indices of releases that run nowhere. */
  async dropAbandoned(): Promise<void> {
    const since = this.#now() - ABANDONED_AFTER_MS;
    for (const name of await this.others()) {
      const mark = await ifFound(() => this.#client.get({ index: this.#indices.marks, id: name }));
      const writtenAtMs = (mark?.body._source as Mark | undefined)?.atMs ?? this.#indices.startOf(name);
      if (writtenAtMs < since) await this.#drop(name);
    }
  }

  /** The indices of other sources. */
  async others(): Promise<string[]> {
    return (await this.#all()).filter((name) => !this.#indices.isOfThisSource(name));
  }

  async #all(): Promise<string[]> {
    const all = await withKnownErrors(() => this.#client.indices.get({ index: this.#indices.pattern }));
    return Object.keys(all.body).filter(this.#indices.isOurs);
  }

  async #drop(index: string): Promise<void> {
    for (const name of [index, namesOf(index)])
      await ifFound(() => this.#client.indices.delete({ index: name }, PATIENTLY));
    await ifFound(() => this.#client.delete({ index: this.#indices.marks, id: index }));
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
