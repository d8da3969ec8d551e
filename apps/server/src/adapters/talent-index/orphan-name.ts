import type { Client } from '@opensearch-project/opensearch';
import { Asker } from './asker.ts';
import { term } from './clause.ts';
import { FIELD_IMPACT } from '@talaash/question/field';
import { namesOf, wordField } from './mapping.ts';
import { ifFound, PATIENTLY, sendBy, withKnownErrors } from './search-client.ts';
import { labelToken, type StoredName } from './stored-person.ts';

const NAMES_AT_ONCE = 1_000;
const KEPT_OPEN = '2m';

type StoredAt = { _id: string; _seq_no: number; _primary_term: number; _source: StoredName };
type Page = { _scroll_id?: string; hits: { hits: StoredAt[] } };

/** Deletes the words and labels of an index that nobody of it has any more. A server that writes one again meanwhile keeps it. */
export async function dropOrphanNames(client: Client, index: string): Promise<void> {
  const orphans: StoredAt[] = [];
  for await (const names of pagesOf(client, index))
    orphans.push(...(await heldByNobody(client, index, names)));
  for (let from = 0; from < orphans.length; from += NAMES_AT_ONCE) {
    // A person is written after their names: whoever was on the way at the first count is found by the second one.
    const still = await heldByNobody(client, index, orphans.slice(from, from + NAMES_AT_ONCE));
    const lines = still.map(({ _id, _seq_no, _primary_term }) => ({
      delete: { _index: namesOf(index), _id, if_seq_no: _seq_no, if_primary_term: _primary_term },
    }));
    if (lines.length > 0) await withKnownErrors(() => client.bulk({ body: lines, refresh: true }));
  }
}

async function* pagesOf(client: Client, index: string): AsyncGenerator<StoredAt[]> {
  const names = namesOf(index);
  await withKnownErrors(() => client.indices.refresh({ index: names }, PATIENTLY));
  const first = await withKnownErrors(() =>
    client.search({
      index: names,
      scroll: KEPT_OPEN,
      size: NAMES_AT_ONCE,
      body: { sort: ['_doc'], seq_no_primary_term: true },
    }),
  );
  let page = first.body as unknown as Page;
  const scrollId = page._scroll_id;
  try {
    while (page.hits.hits.length > 0) {
      yield page.hits.hits;
      const next = await withKnownErrors(() =>
        client.scroll({ body: { scroll: KEPT_OPEN, scroll_id: page._scroll_id ?? '' } }),
      );
      page = next.body as unknown as Page;
    }
  } finally {
    await ifFound(() => client.clearScroll({ body: { scroll_id: [scrollId ?? ''] } }));
  }
}

async function heldByNobody(client: Client, index: string, names: readonly StoredAt[]): Promise<StoredAt[]> {
  const asker = new Asker(sendBy(client), index);
  const counts = await Promise.all(names.map(({ _source }) => asker.count(holding(_source), 1)));
  return names.filter((_, at) => counts[at] === 0);
}

function holding({ kind, key, label }: StoredName) {
  if (kind === 'word') return term(wordField(undefined), key);
  if (kind === 'nameWord') return term(wordField(FIELD_IMPACT.name), key);
  return term('labels', labelToken(kind, key, label ?? ''));
}
