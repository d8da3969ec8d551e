import type { CompletionKind } from '@talaash/domain/talent-search/choice';
import {
  completionPlan,
  isShown,
  leastPeople,
  lookedAt,
  type Meant,
  shownOf,
  wantedOf,
} from '@talaash/talent-index/answers/completion';
import type { Completion, CompletionQuery } from '@talaash/talent-index/port';
import type { Asker, Bucket } from './asker.ts';
import { allOf, anyOf, EVERYBODY, prefix, terms } from './clause.ts';
import { labelsOf, type NamePlace } from './name-label.ts';
import { NAME_FIELDS, type NameKind } from './mapping.ts';

/** Names that are looked at for each kind. */
const NAMES_MAX = 10_000;

const KINDS: Record<CompletionKind, readonly NameKind[]> = {
  title: ['title'],
  skill: ['skill'],
  place: ['area', 'place', 'state'],
  employer: ['employer'],
};

/** As `completions` of our engine. */
export async function completionsFrom(
  asker: Asker,
  place: NamePlace,
  { typed, ...query }: CompletionQuery,
): Promise<Completion[]> {
  const plan = completionPlan(typed);
  let step = plan.next();
  while (step.done !== true) {
    const { kinds, meant } = step.value;
    const found = kinds
      .filter((kind) => isShown(kind, query.redacted))
      .map((kind) => completed(asker, place, query, kind, meant));
    step = plan.next((await Promise.all(found)).flat());
  }
  return step.value;
}

async function completed(
  asker: Asker,
  place: NamePlace,
  { redacted, limit }: Omit<CompletionQuery, 'typed'>,
  kind: CompletionKind,
  meant: Meant,
): Promise<Completion[]> {
  const { begins, isWanted } = wantedOf(kind, meant);
  const { hits } = await asker.search(
    {
      query: allOf([
        terms('kind', [...KINDS[kind]]),
        anyOf(begins.map((begin) => (begin === '' ? EVERYBODY : prefix('begins', begin)))),
      ]),
      size: NAMES_MAX,
      track_total_hits: false,
      _source: ['key', 'label'],
    },
    place.namesIndex,
  );
  const begun = hits.hits.map(({ _source }) => _source as { key: string; label: string });
  // A name is shown under one of the labels that were looked up.
  const named = meant.isRare === true ? begun.filter(({ label }) => isWanted(label)) : begun;
  const keys = [...new Set(named.map(({ key }) => key))];
  const looked = await commonest(asker, kind, keys, lookedAt(limit));
  const found = looked.filter(({ count }) => count >= leastPeople(redacted));
  const labels = await labelsOf(
    found.flatMap(({ key }) => KINDS[kind].map((of) => ({ kind: of, key }))),
    asker,
    place,
    ({ key }) => key,
  );
  return shownOf(
    found
      .map(({ key, count }) => ({ kind, text: labels.get(key) ?? '', count }))
      .filter(({ text }) => isWanted(text)),
    limit,
  );
}

/** How many people have each of some names, the commonest first. People in a city also live in a state with the same name. */
async function commonest(
  asker: Asker,
  kind: CompletionKind,
  keys: readonly string[],
  most: number,
): Promise<{ key: string; count: number }[]> {
  if (keys.length === 0) return [];
  const aggs = Object.fromEntries(
    KINDS[kind].map((of) => [
      of,
      { terms: { field: NAME_FIELDS[of], include: keys, size: most, shard_size: NAMES_MAX } },
    ]),
  );
  const { aggregations } = await asker.search({
    query: EVERYBODY,
    size: 0,
    track_total_hits: false,
    aggs,
  });
  const counts = new Map<string, number>();
  for (const of of KINDS[kind])
    for (const { key, doc_count: count } of (aggregations?.[of]?.buckets ?? []) as Bucket[])
      counts.set(String(key), Math.max(count, counts.get(String(key)) ?? 0));
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}
