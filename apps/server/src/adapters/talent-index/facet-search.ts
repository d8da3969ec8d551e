import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import {
  ACTIVE_FACET_DAYS,
  FACET_VALUES_MAX,
  HISTOGRAM_BINS_MAX,
  NOTICE_FACET_WEEKS,
  SKILL_FACETS_MAX,
} from '@talaash/domain/talent-search/limit';
import type {
  SearchConditionKind,
  SearchFacets,
  SearchHistogram,
} from '@talaash/domain/talent-search/schema';
import type { Bounds, TalentTally } from '@talaash/talent-index/port';
import type { Aggregation, Asker, Bucket } from './asker.ts';
import type { Clause } from './clause.ts';
import { NAME_FIELDS, type NameKind } from './mapping.ts';
import { labelsOf, type NamePlace } from './name-label.ts';
import { flag, nameKey } from './stored-person.ts';

type Counts = { value: string; count: number }[];

/** A number of names that no facet shows all of; exact as long as a shard has no more. */
const NAMES_MAX = 10_000;
/** Names beyond those shown: labels decide which of equally common ones are. */
const TIED_NAMES = 20;
/** More than there are. */
const FLAGS_MAX = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The facets and the kind of filter that each leaves out. */
const KIND_OF_NAME = {
  skill: undefined,
  place: 'place',
  state: 'place',
  degree: 'degree',
  employer: 'employer',
} as const satisfies Partial<Record<NameKind, SearchConditionKind | undefined>>;
type FacetName = keyof typeof KIND_OF_NAME;

const NUMBERS = { experience: 'experienceInYears', salary: 'expectedSalaryInLpaInr' } as const;
type NumberKind = keyof typeof NUMBERS;

/** Who is counted, in the words of OpenSearch. */
export type Counted = {
  /** Who is found, without the filters of a kind. */
  found: (kind?: SearchConditionKind) => Clause;
  redacted: boolean;
  nowMs: number;
};

const facetNames = (redacted: boolean): FacetName[] =>
  (Object.keys(KIND_OF_NAME) as FacetName[]).filter((kind) => !redacted || kind !== 'employer');

const limitOf = (kind: FacetName): number => (kind === 'skill' ? SKILL_FACETS_MAX : FACET_VALUES_MAX);

/**
 * Counts people with one search for each set of filters that a kind of facet leaves out: a filter inside an aggregation is looked
 * at for everybody who is found.
 */
class FacetSearches {
  readonly #aggs = new Map<string, { query: Clause; aggs: Record<string, unknown> }>();
  readonly #counted: Counted;
  #found: Map<string, Aggregation> = new Map();
  #total = 0;

  constructor(counted: Counted) {
    this.#counted = counted;
  }

  /** @returns the name to read the result by */
  ask(kind: SearchConditionKind | undefined, name: string, aggregation: unknown): void {
    const query = this.#counted.found(kind);
    const key = JSON.stringify(query);
    const own = this.#aggs.get(key) ?? { query, aggs: {} };
    own.aggs[name] = aggregation;
    this.#aggs.set(key, own);
  }

  async send(asker: Asker): Promise<void> {
    const all = JSON.stringify(this.#counted.found());
    const sent = [...this.#aggs].map(async ([key, { query, aggs }]) => {
      if ('match_none' in query) return;
      const found = await asker.search({ query, size: 0, track_total_hits: key === all, aggs });
      if (key === all) this.#total = found.hits.total?.value ?? 0;
      for (const [name, aggregation] of Object.entries(found.aggregations ?? {}))
        this.#found.set(`${key} ${name}`, aggregation);
    });
    await Promise.all(sent);
  }

  read(kind: SearchConditionKind | undefined, name: string): Aggregation | undefined {
    return this.#found.get(`${JSON.stringify(this.#counted.found(kind))} ${name}`);
  }

  /** How many are found with all filters. */
  get total(): number {
    return this.#total;
  }
}

const namesBy = (kind: FacetName, size: number, shards: number) => ({
  terms: { field: NAME_FIELDS[kind], size, shard_size: shards === 1 ? size : NAMES_MAX },
});

const FLAGS = { terms: { field: 'flags', size: FLAGS_MAX } };
/** The facets whose values are flags. */
const FLAGGED = ['category', 'openToWork', 'english', 'notice', undefined] as const;

function askAll(searches: FacetSearches, { redacted, nowMs }: Counted, shards: number): void {
  for (const kind of facetNames(redacted))
    searches.ask(KIND_OF_NAME[kind], kind, namesBy(kind, limitOf(kind) + TIED_NAMES, shards));
  for (const kind of FLAGGED) searches.ask(kind, 'flags', FLAGS);
  const ranges = ACTIVE_FACET_DAYS.map((days) => ({
    key: String(days),
    from: Math.ceil(nowMs - days * DAY_MS),
  }));
  searches.ask('active', 'active', { range: { field: 'updatedAtMs', keyed: true, ranges } });
  for (const [kind, field] of Object.entries(NUMBERS) as [NumberKind, string][]) {
    for (const without of [undefined, kind]) searches.ask(without, `range of ${kind}`, { stats: { field } });
    searches.ask(kind, `bins of ${kind}`, { histogram: { field, interval: 1, min_doc_count: 1 } });
  }
}

/** The counts of a result, its histograms and ranges; and how many are found. */
export async function countFacets(
  counted: Counted,
  asker: Asker,
  place: NamePlace & { shards: number },
): Promise<Pick<TalentTally, 'facets' | 'histograms' | 'ranges'> & { found: number }> {
  const searches = new FacetSearches(counted);
  askAll(searches, counted, place.shards);
  await searches.send(asker);
  const names = await topNames(searches, counted, asker, place.shards);
  const labels = await labelsOf(
    [...names].flatMap(([kind, buckets]) => buckets.map(({ key }) => ({ kind, key: String(key) }))),
    asker,
    place,
  );
  const named = (kind: FacetName): Counts =>
    (names.get(kind) ?? [])
      .map(({ key, doc_count: count }) => ({ value: labels.get(nameKey(kind, String(key))) ?? '', count }))
      .filter(({ value }) => value !== '')
      .sort(byCount)
      .slice(0, limitOf(kind));
  const flagged = (kind: (typeof FLAGGED)[number], values: Readonly<Record<string, string>>): Counts => {
    const counts = countsIn(searches.read(kind, 'flags'));
    return Object.entries(values).flatMap(([value, key]) => {
      const count = counts.get(key) ?? 0;
      return count > 0 ? [{ value, count }] : [];
    });
  };
  const flagsOf = (kind: string, values: readonly (string | number)[]) =>
    Object.fromEntries(values.map((value) => [String(value), flag(kind, String(value))]));
  const active = searches.read('active', 'active')?.buckets as Record<string, { doc_count: number }>;
  const facets: SearchFacets = {
    skills: named('skill'),
    places: named('place'),
    states: named('state'),
    categories: flagged('category', flagsOf('category', JOB_CATEGORIES)).sort(byCount),
    openToWork: flagged('openToWork', flagsOf('openToWork', OPEN_TO_WORK_STATUSES)).sort(byCount),
    english: flagged('english', flagsOf('english', ENGLISH_FLUENCIES)).sort(byCount),
    degrees: named('degree'),
    employers: named('employer'),
    notice: inOrder(flagged('notice', flagsOf('notice', NOTICE_FACET_WEEKS)), NOTICE_FACET_WEEKS),
    active: ACTIVE_FACET_DAYS.map((days) => ({
      value: String(days),
      count: active?.[String(days)]?.doc_count ?? 0,
    })).filter(({ count }) => count > 0),
    marks: flagged(undefined, MARKS).sort(byCount),
  };
  return {
    facets,
    histograms: {
      experienceInYears: binned(searches, 'experience'),
      expectedSalaryInLpaInr: binned(searches, 'salary'),
    },
    ranges: {
      experienceInYears: rounded(boundsIn(searches, undefined, 'experience')),
      expectedSalaryInLpaInr: rounded(boundsIn(searches, undefined, 'salary')),
    },
    found: searches.total,
  };
}

const MARKS: Record<string, string> = {
  remote: flag('remote', true),
  employed: flag('employed', true),
  unemployed: flag('employed', false),
  resume: flag('resume', true),
};

const byCount = (a: Counts[number], b: Counts[number]): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

const inOrder = (counts: Counts, values: readonly number[]): Counts =>
  values.flatMap((value) => counts.filter((one) => one.value === String(value)));

const countsIn = (aggregation: Aggregation | undefined): Map<string, number> =>
  new Map(
    ((aggregation?.buckets ?? []) as Bucket[]).map(({ key, doc_count: count }) => [String(key), count]),
  );

/** The commonest names of each facet, and those that are as common as the last of them: their labels decide. */
async function topNames(
  searches: FacetSearches,
  { found, redacted }: Counted,
  asker: Asker,
  shards: number,
): Promise<Map<FacetName, Bucket[]>> {
  const tops = facetNames(redacted).map(async (kind): Promise<[FacetName, Bucket[]]> => {
    const without = KIND_OF_NAME[kind];
    const asked = searches.read(without, kind);
    if (asked === undefined) return [kind, []];
    const limit = limitOf(kind);
    const some = (asked.buckets ?? []) as Bucket[];
    const least = some[limit - 1]?.doc_count ?? 1;
    const isCutOff = some.length === limit + TIED_NAMES && some.at(-1)?.doc_count === least;
    const isExact = shards > 1 || asked['doc_count_error_upper_bound'] === 0;
    if (!isCutOff && isExact) return [kind, some.filter(({ doc_count: count }) => count >= least)];
    const names = namesBy(kind, NAMES_MAX, NAMES_MAX);
    const { aggregations } = await asker.search({
      query: found(without),
      size: 0,
      track_total_hits: false,
      aggs: { names },
    });
    const all = (aggregations?.['names']?.buckets ?? []) as Bucket[];
    const last = all[limit - 1]?.doc_count ?? 1;
    return [kind, all.filter(({ doc_count: count }) => count >= last)];
  });
  return new Map(await Promise.all(tops));
}

function boundsIn(
  searches: FacetSearches,
  without: SearchConditionKind | undefined,
  kind: NumberKind,
): Bounds | null {
  const { min, max } = (searches.read(without, `range of ${kind}`) ?? {}) as Partial<Bounds>;
  return min == null || max == null ? null : { min, max };
}

const rounded = (range: Bounds | null) =>
  range && { min: Math.round(range.min * 100) / 100, max: Math.round(range.max * 100) / 100 };

/** Bins of equal width, without the filters of the number itself. */
function binned(searches: FacetSearches, kind: NumberKind): SearchHistogram {
  const bounds = boundsIn(searches, kind, kind);
  if (bounds === null) return [];
  const start = Math.floor(bounds.min);
  const end = Math.floor(bounds.max) + 1;
  const width = Math.ceil((end - start) / HISTOGRAM_BINS_MAX);
  const bins = Array.from({ length: Math.ceil((end - start) / width) }, (_, bin) => ({
    from: start + bin * width,
    to: start + (bin + 1) * width,
    count: 0,
  }));
  for (const [from, count] of countsIn(searches.read(kind, `bins of ${kind}`))) {
    const bin = bins[Math.floor((Number(from) - start) / width)];
    if (bin !== undefined) bin.count += count;
  }
  return bins;
}
