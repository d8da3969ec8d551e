import { COMPLETION_PEOPLE_MIN } from '@talaash/domain/talent-search/limit';
import { COMPLETION_KINDS, type CompletionKind } from '@talaash/domain/talent-search/choice';
import { fold } from '@talaash/lexicon/fold';
import type { Completion } from '@talaash/talent-index/port';
import type { Asker } from './asker.ts';
import { allOf, prefix, term, terms } from './clause.ts';
import { labelsOf } from './facet-search.ts';
import { NAME_FIELDS, type NameKind } from './mapping.ts';
import { nameKey } from './stored-person.ts';

export type CompletionQuery = { typed: string; redacted: boolean; limit: number };

/** Names that are looked at for each kind. */
const CANDIDATES_MAX = 200;
const END_LENGTH_MIN = 2;
const ENDS_MAX = 3;

const KINDS: Record<CompletionKind, readonly NameKind[]> = {
  title: ['title'],
  skill: ['skill'],
  place: ['place', 'state'],
  employer: ['employer'],
};

/** Names that continue the typed text, or else its last words. */
export async function completionsFrom(
  asker: Asker,
  namesIndex: string,
  { typed, redacted, limit }: CompletionQuery,
): Promise<Completion[]> {
  const begin = fold(typed).trimStart();
  if (begin === '') return [];
  const kinds = COMPLETION_KINDS.filter((kind) => !redacted || kind !== 'employer');
  const all = begin.split(' ').filter(Boolean);
  const ends = all
    .map((_, at) => all.slice(at).join(' '))
    .slice(1)
    .slice(-ENDS_MAX)
    .filter((end) => end.length >= END_LENGTH_MIN && !begin.endsWith(' '));
  const found: Completion[] = [];
  for (const start of [begin, ...ends]) {
    const left = kinds.filter((kind) => found.every((one) => one.kind !== kind));
    const more = await Promise.all(
      left.map((kind) =>
        completed(asker, namesIndex, kind, { start, limit, least: redacted ? COMPLETION_PEOPLE_MIN : 1 }),
      ),
    );
    found.push(...more.flat());
  }
  return COMPLETION_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind));
}

async function completed(
  asker: Asker,
  namesIndex: string,
  kind: CompletionKind,
  { start, limit, least }: { start: string; limit: number; least: number },
): Promise<Completion[]> {
  const { hits } = await asker.search(
    {
      query: allOf([terms('kind', [...KINDS[kind]]), prefix('begins', start)]),
      size: CANDIDATES_MAX,
      track_total_hits: false,
    },
    namesIndex,
  );
  const names = new Map(
    hits.hits.map(({ _source }) => {
      const { kind: of, key } = _source as { kind: NameKind; key: string };
      return [nameKey(of, key), { kind: of, key }];
    }),
  );
  const [labels, counts] = await Promise.all([
    labelsOf([...names.values()], asker, namesIndex),
    Promise.all([...names.values()].map((name) => asker.count(term(NAME_FIELDS[name.kind], name.key)))),
  ]);
  const byText = new Map<string, number>();
  for (const [at, name] of [...names.keys()].entries()) {
    const text = labels.get(name) ?? '';
    const count = counts[at] ?? 0;
    if (count >= least && ` ${fold(text)}`.includes(` ${start}`))
      byText.set(text, Math.max(count, byText.get(text) ?? 0));
  }
  return [...byText]
    .map(([text, count]) => ({ kind, text, count }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, limit);
}
