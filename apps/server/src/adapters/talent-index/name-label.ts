import type { Asker } from './asker.ts';
import { term } from './clause.ts';
import type { NameKind } from './mapping.ts';
import { labelToken, nameKey } from './stored-person.ts';
import type { WordList } from './word-list.ts';

/** Labels looked up at once. */
const LABELS_MAX = 10_000;

export type Name = { kind: NameKind; key: string };

/** Where the labels of names are. */
export type NamePlace = { namesIndex: string; words: WordList };

/**
 * The label that most of the whole index use for each name; of equals the first by code units.
 *
 * @param groupOf names of one group have one label, which is found by it
 */
export async function labelsOf(
  names: readonly Name[],
  asker: Asker,
  place: NamePlace,
  groupOf: (name: Name) => string = ({ kind, key }) => nameKey(kind, key),
): Promise<Map<string, string>> {
  const known = await labelledNames(names, asker, place);
  const best = new Map<string, string>();
  await Promise.all(
    [...Map.groupBy(known, groupOf)].map(async ([group, named]) => {
      const labels = [...Map.groupBy(named, ({ label }) => label)];
      const counted = await Promise.all(
        labels.map(async ([label, some]) => {
          const counts = some.map(async ({ kind, key }) =>
            labels.length === 1 ? 1 : asker.count(term('labels', labelToken(kind, key, label))),
          );
          return { label, count: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) };
        }),
      );
      const [first] = counted.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
      if (first !== undefined) best.set(group, first.label);
    }),
  );
  return best;
}

/** Every label of some names. */
async function labelledNames(
  names: readonly Name[],
  asker: Asker,
  { namesIndex, words }: NamePlace,
): Promise<(Name & { label: string })[]> {
  const { labels } = words;
  const unknown = names.filter(({ kind, key }) => labels.of(nameKey(kind, key)) === undefined);
  const found = new Map<string, string[]>();
  if (unknown.length > 0) {
    const isCurrent = labels.watched();
    const query = {
      bool: {
        should: [...Map.groupBy(unknown, ({ kind }) => kind)].map(([kind, some]) => ({
          bool: { filter: [term('kind', kind), { terms: { key: some.map(({ key }) => key) } }] },
        })),
        minimum_should_match: 1,
      },
    };
    const { hits } = await asker.search({ query, size: LABELS_MAX, track_total_hits: false }, namesIndex);
    for (const { _source } of hits.hits) {
      const { kind, key, label } = _source as Name & { label: string };
      found.set(nameKey(kind, key), [...(found.get(nameKey(kind, key)) ?? []), label]);
    }
    if (isCurrent() && hits.hits.length < LABELS_MAX) labels.keep(found);
  }
  return names.flatMap(({ kind, key }) =>
    (labels.of(nameKey(kind, key)) ?? found.get(nameKey(kind, key)) ?? []).map((label) => ({
      kind,
      key,
      label,
    })),
  );
}
