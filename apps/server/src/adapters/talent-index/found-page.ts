import type { TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import type { Asker, Search } from './asker.ts';
import type { Clause } from './clause.ts';
import { matchOrder } from './match-order.ts';

/** More of a result than these are not ordered by the match with a job post: each is read for it. */
const MATCHED_MAX = 1000;

/** Some people of an order, and how many there are, unless they are too far down to count them on the way. */
type Hits = { documents: TalentDocument[]; total?: number | undefined };
export type HitsOf = (tier: Clause, start: number, wanted: number) => Promise<Hits>;

export async function tierHits(
  asker: Asker,
  search: Search,
  { match, nowMs }: TalentQuestion,
  start: number,
  wanted: number,
): Promise<Hits> {
  if (match === undefined || start >= MATCHED_MAX) return documentsOf(asker, search, start, wanted);
  const { documents, total } = await documentsOf(asker, search, 0, MATCHED_MAX);
  const matched = documents
    .map((document) => ({ document, order: matchOrder(match, nowMs, document) }))
    .sort((a, b) => b.order - a.order)
    .slice(start, start + wanted)
    .map(({ document }) => document);
  return { documents: matched, total };
}

export const FRESHEST = [{ updatedAtMs: 'desc' }, { talentId: 'asc' }] as const;

export const ORDERS: Record<TalentQuestion['sort'], readonly unknown[]> = {
  match: [{ _score: 'desc' }, ...FRESHEST],
  newest: FRESHEST,
  experience: [{ experienceInYears: 'desc' }, ...FRESHEST],
  salary: [{ expectedSalaryInLpaInr: 'asc' }, ...FRESHEST],
  notice: [{ noticePeriodInWeeks: 'asc' }, ...FRESHEST],
};

/** OpenSearch ranks no more at once. */
const RANKED_MAX = 10_000;

/** The people at some places of an order. Walks to places far down, so that no node ranks more than a step at once. */
export async function documentsOf(asker: Asker, search: Search, from: number, size: number): Promise<Hits> {
  let after: readonly unknown[] | undefined;
  let left = from;
  while (left + size > RANKED_MAX) {
    const step = Math.min(left, RANKED_MAX);
    const passed = await asker.search({
      ...search,
      ...afterOf(after),
      size: step,
      _source: false,
      track_total_hits: false,
    });
    after = passed.hits.hits.at(-1)?.sort;
    if (passed.hits.hits.length < step || after === undefined) return { documents: [] };
    left -= step;
  }
  const { hits } = await asker.search({
    ...search,
    ...afterOf(after),
    ...(after === undefined ? { from: left } : {}),
    size: after === undefined ? size : size + left,
    // Everybody is scored, and so can be counted; another order stops as soon as the page is full.
    track_total_hits: after === undefined && search.sort === ORDERS.match,
  });
  const documents = hits.hits.map(({ _source }) => _source?.['document'] as TalentDocument);
  return after === undefined ? { documents, total: hits.total?.value } : { documents: documents.slice(left) };
}

const afterOf = (after: readonly unknown[] | undefined) =>
  after === undefined ? {} : { search_after: after };
