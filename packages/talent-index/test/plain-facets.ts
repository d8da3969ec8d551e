import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { placeKey } from '@talaash/domain/locality/place-key';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import type { SearchHistogram } from '@talaash/domain/talent-search/schema';
import type { TalentAnswer, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { plainKey } from './plain-key.ts';

type Documents = readonly TalentDocument[];
type Counts = { value: string; count: number }[];

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param counted the result without the filters of a kind */
export function plainFacets(
  found: Documents,
  counted: (kind: string) => Documents,
  all: Documents,
  { redacted, nowMs }: TalentQuestion,
): TalentAnswer['facets'] {
  const names = (kind: string, namesOf: (document: TalentDocument) => string[], limit = 20) =>
    countNames(counted(kind), all, namesOf, placeKey, limit);
  const choices = (
    kind: string,
    values: readonly string[],
    valueOf: (document: TalentDocument) => string,
  ) => {
    const own = counted(kind).map(valueOf);
    return values
      .map((value) => ({ value, count: own.filter((one) => one === value).length }))
      .filter(({ count }) => count > 0)
      .sort(byCount);
  };
  const within = (kind: string, limits: number[], numberOf: (document: TalentDocument) => number) => {
    const own = counted(kind).map(numberOf);
    return limits
      .map((limit) => ({ value: String(limit), count: own.filter((one) => one <= limit).length }))
      .filter(({ count }) => count > 0);
  };
  const flag = (value: string, isMeant: (facts: TalentDocument['facts']) => boolean) => ({
    value,
    count: found.filter(({ facts }) => isMeant(facts)).length,
  });
  return {
    skills: countNames(found, all, ({ skills }) => skills, plainKey, 50),
    places: names('place', ({ facts }) => facts.places.slice(-2, -1)),
    states: names('place', ({ facts }) => facts.places.slice(-1)),
    categories: choices('category', JOB_CATEGORIES, ({ facts }) => facts.category),
    openToWork: choices('openToWork', OPEN_TO_WORK_STATUSES, ({ facts }) => facts.openToWorkStatus),
    english: choices('english', ENGLISH_FLUENCIES, ({ facts }) => facts.englishFluency),
    degrees: names('degree', ({ facts }) => facts.degrees),
    employers: redacted ? [] : names('employer', ({ facts }) => facts.employers.map(({ name }) => name)),
    notice: within('notice', [0, 2, 4, 8, 12], ({ facts }) => facts.noticePeriodInWeeks),
    active: within('active', [7, 30, 90], ({ updatedAtMs }) => (nowMs - updatedAtMs) / DAY_MS),
    marks: [
      flag('remote', ({ canWorkFromHome }) => canWorkFromHome),
      flag('employed', ({ isCurrentlyEmployed }) => isCurrentlyEmployed),
      flag('unemployed', ({ isCurrentlyEmployed }) => !isCurrentlyEmployed),
      flag('resume', ({ hasResume }) => hasResume),
    ]
      .filter(({ count }) => count > 0)
      .sort(byCount),
  };
}

const byCount = (a: Counts[number], b: Counts[number]) => b.count - a.count || (a.value < b.value ? -1 : 1);

function countNames(
  found: Documents,
  all: Documents,
  namesOf: (document: TalentDocument) => readonly string[],
  keyOf: (name: string) => string,
  limit: number,
): Counts {
  const own = (document: TalentDocument) => {
    const byKey = new Map<string, string>();
    for (const name of namesOf(document)) if (!byKey.has(keyOf(name))) byKey.set(keyOf(name), name.trim());
    return byKey;
  };
  const labels = labelsByKey(all.map(own));
  const counts = new Map<string, number>();
  for (const document of found)
    for (const key of own(document).keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ value: labels.get(key) ?? '', count }))
    .filter(({ value }) => value !== '')
    .sort(byCount)
    .slice(0, limit);
}

/** A name is shown as most talents of the whole index write it. */
function labelsByKey(people: readonly ReadonlyMap<string, string>[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const own of people) {
    for (const [key, label] of own) {
      const ofKey = counts.get(key) ?? new Map<string, number>();
      counts.set(key, ofKey.set(label, (ofKey.get(label) ?? 0) + 1));
    }
  }
  const byKey = new Map<string, string>();
  for (const [key, ofKey] of counts) {
    const [best] = [...ofKey].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    if (best !== undefined) byKey.set(key, best[0]);
  }
  return byKey;
}

/** At most 20 bins of the same width, with whole numbers as ends. */
export function plainHistogram(numbers: readonly number[]): SearchHistogram {
  if (numbers.length === 0) return [];
  const start = Math.floor(Math.min(...numbers));
  const end = Math.floor(Math.max(...numbers)) + 1;
  const width = Math.ceil((end - start) / 20);
  const bins: SearchHistogram = [];
  for (let from = start; from < end; from += width) {
    const count = numbers.filter((number) => number >= from && number < from + width).length;
    bins.push({ from, to: from + width, count });
  }
  return bins;
}

export const boundsOf = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) };
