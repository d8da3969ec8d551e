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
import { type Clause, range, term, within } from './clause.ts';
import { NAME_FIELDS, type NameKind } from './mapping.ts';
import { flag, labelToken, nameKey } from './stored-person.ts';

type Counts = { value: string; count: number }[];

/** A number of names that no facet shows all of; exact as long as a shard has no more. */
const NAMES_MAX = 10_000;
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

const CHOICES = {
  category: JOB_CATEGORIES,
  openToWork: OPEN_TO_WORK_STATUSES,
  english: ENGLISH_FLUENCIES,
} as const;

const NUMBERS = { experience: 'experienceInYears', salary: 'expectedSalaryInLpaInr' } as const;

/** Who is counted, in the words of OpenSearch. */
export type Counted = {
  /** Who is found, without filters that a kind of facet leaves out. */
  found: Clause;
  /** The filters, without those of a kind. */
  passing: (kind?: SearchConditionKind) => Clause;
  redacted: boolean;
  nowMs: number;
};

const facetNames = (redacted: boolean): FacetName[] =>
  (Object.keys(KIND_OF_NAME) as FacetName[]).filter((kind) => !redacted || kind !== 'employer');

/** What is counted, each without the filters of its own kind. */
function aggregationsOf({ passing, redacted, nowMs }: Omit<Counted, 'found'>): Record<string, unknown> {
  const aggs: Record<string, unknown> = {};
  const put = (name: string, kind: SearchConditionKind | undefined, inner: Record<string, unknown>) => {
    aggs[name] = { filter: passing(kind), aggs: inner };
  };
  for (const kind of facetNames(redacted)) {
    const field = NAME_FIELDS[kind];
    put(kind, KIND_OF_NAME[kind], { names: { terms: { field, size: NAMES_MAX, shard_size: NAMES_MAX } } });
  }
  for (const [kind, values] of Object.entries(CHOICES) as [keyof typeof CHOICES, readonly string[]][])
    put(
      kind,
      kind,
      filtersBy(values, (value) => term('flags', flag(kind, value))),
    );
  put(
    'notice',
    'notice',
    filtersBy(NOTICE_FACET_WEEKS, (max) => within('noticePeriodInWeeks', { max })),
  );
  put(
    'active',
    'active',
    filtersBy(ACTIVE_FACET_DAYS, (days) => range('updatedAtMs', { gte: Math.ceil(nowMs - days * DAY_MS) })),
  );
  put(
    'marks',
    undefined,
    filtersBy(Object.keys(MARKS), (mark) => term('flags', MARKS[mark] as string)),
  );
  const bounds = (field: string) => ({ min: { min: { field } }, max: { max: { field } } });
  for (const [kind, field] of Object.entries(NUMBERS) as [keyof typeof NUMBERS, string][]) {
    put(`of ${kind}`, undefined, bounds(field));
    put(`without ${kind}`, kind, bounds(field));
  }
  return aggs;
}

/** The counts of a result, its histograms and ranges. */
export async function countFacets(
  { found, passing, redacted, nowMs }: Counted,
  asker: Asker,
  namesIndex: string,
): Promise<Pick<TalentTally, 'facets' | 'histograms' | 'ranges'>> {
  const names = facetNames(redacted);
  const aggs = aggregationsOf({ passing, redacted, nowMs });
  const { aggregations = {} } = await asker.search({ query: found, size: 0, track_total_hits: false, aggs });
  const of = (name: string) => aggregations[name] as Aggregation;
  const boundsIn = (name: string): Bounds | null => {
    const [min, max] = ['min', 'max'].map((end) => (of(name)[end] as Aggregation).value);
    return min == null || max == null ? null : { min, max };
  };
  const top = (kind: FacetName): Bucket[] =>
    names.includes(kind)
      ? topOf(((of(kind)['names'] as Aggregation).buckets ?? []) as Bucket[], limitOf(kind))
      : [];
  const [labels, experienceInYears, expectedSalaryInLpaInr] = await Promise.all([
    labelsOf(
      names.flatMap((kind) => top(kind).map(({ key }) => ({ kind, key: String(key) }))),
      asker,
      namesIndex,
    ),
    ...(['experience', 'salary'] as const).map((kind) =>
      histogram({ found, passing, kind, bounds: boundsIn(`without ${kind}`) }, asker),
    ),
  ]);
  const named = (kind: FacetName): Counts =>
    top(kind)
      .map(({ key, doc_count: count }) => ({ value: labels.get(nameKey(kind, String(key))) ?? '', count }))
      .filter(({ value }) => value !== '')
      .sort(byCount)
      .slice(0, limitOf(kind));
  const counted = (name: string, values: readonly (string | number)[]): Counts => {
    const buckets = (of(name)['each'] as Aggregation).buckets as Record<string, { doc_count: number }>;
    return values
      .map((value) => ({ value: String(value), count: buckets[String(value)]?.doc_count ?? 0 }))
      .filter(({ count }) => count > 0);
  };
  const facets: SearchFacets = {
    skills: named('skill'),
    places: named('place'),
    states: named('state'),
    categories: counted('category', JOB_CATEGORIES).sort(byCount),
    openToWork: counted('openToWork', OPEN_TO_WORK_STATUSES).sort(byCount),
    english: counted('english', ENGLISH_FLUENCIES).sort(byCount),
    degrees: named('degree'),
    employers: named('employer'),
    notice: counted('notice', NOTICE_FACET_WEEKS),
    active: counted('active', ACTIVE_FACET_DAYS),
    marks: counted('marks', Object.keys(MARKS)).sort(byCount),
  };
  const rounded = (range: Bounds | null) =>
    range && { min: Math.round(range.min * 100) / 100, max: Math.round(range.max * 100) / 100 };
  return {
    facets,
    histograms: {
      experienceInYears: experienceInYears as SearchHistogram,
      expectedSalaryInLpaInr: expectedSalaryInLpaInr as SearchHistogram,
    },
    ranges: {
      experienceInYears: rounded(boundsIn('of experience')),
      expectedSalaryInLpaInr: rounded(boundsIn('of salary')),
    },
  };
}

const MARKS: Record<string, string> = {
  remote: flag('remote', true),
  employed: flag('employed', true),
  unemployed: flag('employed', false),
  resume: flag('resume', true),
};

const limitOf = (kind: FacetName): number => (kind === 'skill' ? SKILL_FACETS_MAX : FACET_VALUES_MAX);

const byCount = (a: Counts[number], b: Counts[number]): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

const filtersBy = <Value extends string | number>(
  values: readonly Value[],
  clauseOf: (value: Value) => Clause,
) => ({
  each: { filters: { filters: Object.fromEntries(values.map((value) => [String(value), clauseOf(value)])) } },
});

/** The commonest, and those that are as common as the last of them: their labels decide. */
function topOf(buckets: readonly Bucket[], limit: number): Bucket[] {
  const least = buckets.toSorted((a, b) => b.doc_count - a.doc_count)[limit - 1]?.doc_count ?? 1;
  return buckets.filter(({ doc_count: count }) => count >= least);
}

type Name = { kind: NameKind; key: string };

/**
 * The label that most of the whole index use for each name; of equals the first by code units.
 *
 * @param groupOf names of one group have one label, which is found by it
 */
export async function labelsOf(
  names: readonly Name[],
  asker: Asker,
  namesIndex: string,
  groupOf: (name: Name) => string = ({ kind, key }) => nameKey(kind, key),
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const query = {
    bool: {
      should: [...Map.groupBy(names, ({ kind }) => kind)].map(([kind, some]) => ({
        bool: { filter: [term('kind', kind), { terms: { key: some.map(({ key }) => key) } }] },
      })),
      minimum_should_match: 1,
    },
  };
  const { hits } = await asker.search({ query, size: NAMES_MAX, track_total_hits: false }, namesIndex);
  const known = hits.hits.map(({ _source }) => _source as Name & { label: string });
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

/** Bins of equal width, without the filters of the number itself. */
async function histogram(
  {
    found,
    passing,
    kind,
    bounds,
  }: Pick<Counted, 'found' | 'passing'> & { kind: keyof typeof NUMBERS; bounds: Bounds | null },
  asker: Asker,
): Promise<SearchHistogram> {
  if (bounds === null) return [];
  const start = Math.floor(bounds.min);
  const end = Math.floor(bounds.max) + 1;
  const width = Math.ceil((end - start) / HISTOGRAM_BINS_MAX);
  const starts = Array.from({ length: Math.ceil((end - start) / width) }, (_, bin) => start + bin * width);
  const bins = {
    histogram: { field: NUMBERS[kind], interval: width, offset: start % width, min_doc_count: 1 },
  };
  const aggs = { counted: { filter: passing(kind), aggs: { bins } } };
  const { aggregations } = await asker.search({ query: found, size: 0, track_total_hits: false, aggs });
  const counted = aggregations?.['counted']?.['bins'] as Aggregation | undefined;
  const buckets = (counted?.buckets ?? []) as Bucket[];
  const counts = new Map(buckets.map(({ key, doc_count: count }) => [Number(key), count]));
  return starts.map((from) => ({ from, to: from + width, count: counts.get(from) ?? 0 }));
}
