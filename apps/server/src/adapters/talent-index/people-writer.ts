import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { IndexLost, type TalentDocument } from '@talaash/talent-index/port';
import { namesOf } from './mapping.ts';
import { withKnownErrors } from './search-client.ts';
import { PersonReader, type StoredName } from './stored-person.ts';
import type { WordList } from './word-list.ts';

/** People read in one step; the process can answer requests between steps. */
const PEOPLE_PER_STEP = 50;
/** Names that are known to be stored, so that they are not written again. */
const STORED_NAMES_MAX = 500_000;

type RefusedPerson = { talentId: string | undefined; reason: string };

/** Writes people, and the words and names that they have, to an index. */
export class PeopleWriter {
  readonly #client: Client;
  readonly #reader = new PersonReader();
  #storedNames = new Set<string>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** Forgets what is stored, because another index may have replaced it. */
  clear(): void {
    this.#storedNames = new Set();
  }

  /**
   * @param isAtOnce whether the others can be found when this resolves; a load is faster without
   * @returns who was refused because of their content
   */
  async write(
    index: string,
    words: WordList,
    { upserts, removals }: { upserts: readonly TalentDocument[]; removals: readonly string[] },
    isAtOnce: boolean,
  ): Promise<RefusedPerson[]> {
    const people: unknown[] = removals.map((_id) => ({ delete: { _index: index, _id } }));
    const names: unknown[] = [];
    const added: string[] = [];
    for (const [at, document] of upserts.entries()) {
      if (at % PEOPLE_PER_STEP === PEOPLE_PER_STEP - 1) await wait(0);
      const read = this.#reader.read(document);
      people.push({ index: { _index: index, _id: document.talentId } }, read.person);
      for (const name of read.names) {
        const id = idOf(name);
        const stored = `${index} ${id}`;
        if (this.#storedNames.has(stored)) continue;
        this.#storedNames.add(stored);
        added.push(stored);
        if (name.kind === 'word' || name.kind === 'nameWord') words.add(name.kind, name.key);
        names.push({ index: { _index: namesOf(index), _id: id } }, name);
      }
    }
    try {
      // Names first: whoever is found has words that are known.
      await this.#bulk(names, isAtOnce);
    } catch (error) {
      for (const stored of added) this.#storedNames.delete(stored);
      throw error;
    }
    if (this.#storedNames.size > STORED_NAMES_MAX) this.clear();
    return this.#bulk(people, isAtOnce);
  }

  async remove(index: string, talentIds: readonly string[]): Promise<void> {
    await this.#bulk(
      talentIds.map((_id) => ({ delete: { _index: index, _id } })),
      true,
    );
  }

  async #bulk(lines: readonly unknown[], refresh: boolean): Promise<RefusedPerson[]> {
    if (lines.length === 0) return [];
    const { body } = await withKnownErrors(() =>
      this.#client.bulk({ body: lines as Record<string, unknown>[], refresh }),
    );
    const results = body.items.map(
      (item) => Object.values(item)[0] as { _id?: string; status: number; error?: { reason?: string } },
    );
    const refused = results.filter(({ error }) => error !== undefined);
    for (const { status, error } of refused)
      if (status === 429 || status >= 500 || status === 404) throw new IndexLost(error?.reason ?? 'refused');
    return refused.map(({ _id, error }) => ({ talentId: _id, reason: error?.reason ?? 'refused' }));
  }

  /** None of the words of an erased person may remain in a file of the cluster. */
  async forget(index: string): Promise<void> {
    await withKnownErrors(() =>
      this.#client.indices.forcemerge({ index, only_expunge_deletes: true, flush: true }),
    );
  }
}

const idOf = ({ kind, key, label = '' }: StoredName): string =>
  createHash('sha256').update([kind, key, label].join('\u0001')).digest('base64url').slice(0, 27);
