import type { Client } from '@opensearch-project/opensearch';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { type Indices, marksMapping, namesMapping, namesOf, peopleMapping } from './mapping.ts';
import { untilAborted } from './question-deadline.ts';
import { ifFound, Refused, withKnownErrors } from './search-client.ts';

export type Live = { index: string; cursor: EventCursor };

/** A load writes each person once. Who searches meanwhile is told that the index is not complete. */
const LOADING = { auto_expand_replicas: 'false', number_of_replicas: 0, refresh_interval: '5s' } as const;
/** Each change is searchable when it is acknowledged, and survives the loss of a node. */
const LOADED = { auto_expand_replicas: '0-1', refresh_interval: '-1' } as const;

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
    await this.#make(name, peopleMapping, { number_of_shards: shards, ...LOADING });
    return name;
  }

  #make(index: string, mappings: unknown, settings: Record<string, unknown>): Promise<void> {
    const body = { settings, mappings: mappings as Record<string, never> };
    return ifMissing(() => this.#client.indices.create({ index, body }));
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

  async saveCursor(index: string, { xid, id }: EventCursor): Promise<void> {
    const body: Mark = { xid, event: String(id), atMs: this.#now() };
    await withKnownErrors(() => this.#client.index({ index: this.#indices.marks, id: index, body }));
  }

  /** Points the alias to a complete index, and drops those of this source whose load began earlier. */
  async goLive(loaded: string): Promise<void> {
    const { indices } = this.#client;
    const { alias } = this.#indices;
    const index = `${loaded},${namesOf(loaded)}`;
    await withKnownErrors(() => indices.putSettings({ index, body: { index: LOADED } }));
    await withKnownErrors(() => indices.refresh({ index }));
    const found = await ifFound(() => indices.getAlias({ name: alias }));
    const before = Object.keys(found?.body ?? {});
    const actions = [
      ...before.map((older) => ({ remove: { index: older, alias } })),
      { add: { index: loaded, alias } },
    ];
    await withKnownErrors(() => indices.updateAliases({ body: { actions } }));
    const { isOfThisSource, isBefore } = this.#indices;
    for (const name of await this.#all())
      if (isOfThisSource(name) && isBefore(name, loaded)) await this.#drop(name);
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
      await ifFound(() => this.#client.indices.delete({ index: name }));
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
