import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { IndexLost, type TalentChange } from '@talaash/talent-index/port';
import { namesOf } from './mapping.ts';
import { PATIENTLY, withKnownErrors } from './search-client.ts';
import { nameKey, PersonReader, type StoredName } from './stored-person.ts';
import type { WordList } from './word-list.ts';

/** People read in one step; the process can answer requests between steps. */
const PEOPLE_PER_STEP = 50;
/** Names that are known to be stored, so that they are not written again. */
const STORED_NAMES_MAX = 500_000;

/** Another server has written this version, or a later one. */
const CONFLICT = 409;

const ifNewer = (version: number | undefined) =>
  version === undefined ? {} : { version, version_type: 'external' };

/** What a request writes. `added` are names that are stored after it. */
type Lines = {
  names: unknown[];
  people: unknown[];
  added: string[];
  hasLabels: boolean;
  isAtOnce: boolean;
};

type RefusedPerson = { talentId: string | undefined; reason: string };

/** Writes people, and the words and names that they have, to an index. */
export class PeopleWriter {
  readonly #client: Client;
  readonly #reader = new PersonReader();
  #storedNames = new Set<string>();
  /** Of a load. */
  #onTheWay: Promise<RefusedPerson[]> | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Forgets what is stored, because another index may have replaced it, or names were dropped. */
  clear(): void {
    this.#storedNames = new Set();
    this.#onTheWay = undefined;
  }

  /**
   * Keeps what another server has written for the same change, or a later one.
   *
   * @param isAtOnce whether the people can be found when this resolves; a load is faster without
   * @returns who was refused because of their content
   */
  async write(
    index: string,
    words: WordList,
    { upserts, removals, versions = {} }: Pick<TalentChange, 'upserts' | 'removals' | 'versions'>,
    isAtOnce: boolean,
  ): Promise<RefusedPerson[]> {
    const people: unknown[] = removals.map((_id) => ({
      delete: { _index: index, _id, ...ifNewer(versions[_id]) },
    }));
    const names: unknown[] = [];
    const added: string[] = [];
    let hasLabels = false;
    for (const [at, document] of upserts.entries()) {
      if (at % PEOPLE_PER_STEP === PEOPLE_PER_STEP - 1) await wait(0);
      const read = this.#reader.read(document);
      people.push(
        { index: { _index: index, _id: document.talentId, ...ifNewer(versions[document.talentId]) } },
        read.person,
      );
      for (const name of read.names) {
        const stored = `${index} ${textOf(name)}`;
        if (this.#storedNames.has(stored)) continue;
        this.#storedNames.add(stored);
        added.push(stored);
        if (name.kind === 'word' || name.kind === 'nameWord') words.add(name.kind, name.key);
        else {
          words.labels.add(nameKey(name.kind, name.key), name.label ?? '');
          hasLabels = true;
        }
        names.push({ index: { _index: namesOf(index), _id: idOf(name) } }, name);
      }
    }
    const send = () => this.#send({ names, people, added, hasLabels, isAtOnce });
    if (isAtOnce) return send();
    // OpenSearch writes these people while the next ones are read.
    const before = await this.settled();
    this.#onTheWay = send();
    this.#onTheWay.catch(() => undefined);
    return before;
  }

  /** Resolves when everything of a load is written. @returns who was refused of the last people */
  async settled(): Promise<RefusedPerson[]> {
    const onTheWay = this.#onTheWay;
    this.#onTheWay = undefined;
    return (await onTheWay) ?? [];
  }

  async #send({ names, people, added, hasLabels, isAtOnce }: Lines): Promise<RefusedPerson[]> {
    try {
      // Names first: whoever is found has words that are known. This server knows its words already, but looks up labels.
      await this.#bulk(names, isAtOnce && hasLabels, isAtOnce);
    } catch (error) {
      for (const stored of added) this.#storedNames.delete(stored);
      throw error;
    }
    if (this.#storedNames.size > STORED_NAMES_MAX) this.#storedNames = new Set();
    return this.#bulk(people, isAtOnce && 'wait_for', isAtOnce);
  }

  async remove(index: string, talentIds: readonly string[], versions: TalentChange['versions'] = {}) {
    await this.#bulk(
      talentIds.map((_id) => ({ delete: { _index: index, _id, ...ifNewer(versions[_id]) } })),
      true,
      true,
    );
  }

  async #bulk(
    lines: readonly unknown[],
    refresh: boolean | 'wait_for',
    isAtOnce: boolean,
  ): Promise<RefusedPerson[]> {
    if (lines.length === 0) return [];
    const { body } = await withKnownErrors(() =>
      this.#client.bulk({ body: lines as Record<string, unknown>[], refresh }, isAtOnce ? {} : PATIENTLY),
    );
    const results = body.items.map(
      (item) => Object.values(item)[0] as { _id?: string; status: number; error?: { reason?: string } },
    );
    const refused = results.filter(({ error, status }) => error !== undefined && status !== CONFLICT);
    for (const { status, error } of refused)
      if (status === 429 || status >= 500 || status === 404) throw new IndexLost(error?.reason ?? 'refused');
    return refused.map(({ _id, error }) => ({ talentId: _id, reason: error?.reason ?? 'refused' }));
  }

  /** None of the words of an erased person may remain in a file of the cluster. */
  async forget(index: string): Promise<void> {
    await withKnownErrors(() =>
      this.#client.indices.forcemerge(
        { index: `${index},${namesOf(index)}`, only_expunge_deletes: true, flush: true },
        PATIENTLY,
      ),
    );
  }
}

const textOf = ({ kind, key, label = '' }: StoredName): string => `${kind}\u0001${key}\u0001${label}`;

/** Most names of a person are stored already: only the others pay for the hash. */
const idOf = (name: StoredName): string =>
  createHash('sha256').update(textOf(name)).digest('base64url').slice(0, 27);
