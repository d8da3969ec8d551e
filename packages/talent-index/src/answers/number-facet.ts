import { HISTOGRAM_BINS_MAX } from '@talaash/domain/talent-search/limit';
import type { SearchHistogram } from '@talaash/domain/talent-search/schema';
import type { Bounds } from '../port.ts';
import type { NumberTally, RangeColumn } from '../segments/segment.ts';
import type { SegmentResult } from './segment-result.ts';

/** How many people have each number. Each column ignores its own filters. */
export function histogramsOf(results: readonly SegmentResult[]): Record<RangeColumn, SearchHistogram> {
  const counts = { experienceInYears: new Map(), expectedSalaryInLpaInr: new Map() } satisfies Record<
    RangeColumn,
    NumberTally
  >;
  for (const result of results) {
    const [ofExperience, ofSalary] = [result.without('experience'), result.without('salary')];
    if (ofExperience === ofSalary) addNumbers(result, ofExperience, counts);
    else {
      const { experienceInYears, expectedSalaryInLpaInr } = counts;
      addNumbers(result, ofExperience, { experienceInYears });
      addNumbers(result, ofSalary, { expectedSalaryInLpaInr });
    }
  }
  return {
    experienceInYears: binsOf(counts.experienceInYears),
    expectedSalaryInLpaInr: binsOf(counts.expectedSalaryInLpaInr),
  };
}

function addNumbers(
  { segment, countsOf }: SegmentResult,
  ordinalSet: Int32Array,
  counts: Partial<Record<RangeColumn, NumberTally>>,
): void {
  const few = countsOf(ordinalSet);
  if (few === undefined) segment.countNumbers(ordinalSet, counts);
  else
    for (const column of Object.keys(counts) as RangeColumn[])
      few.addNumbers(column, counts[column] as NumberTally);
}

/** Counts numbers in bins of equal width. */
function binsOf(counts: ReadonlyMap<number, number>): SearchHistogram {
  if (counts.size === 0) return [];
  const start = Math.floor(Math.min(...counts.keys()));
  const end = Math.floor(Math.max(...counts.keys())) + 1;
  const width = Math.ceil((end - start) / HISTOGRAM_BINS_MAX);
  const bins = Array.from({ length: Math.ceil((end - start) / width) }, (_, bin) => ({
    from: start + bin * width,
    to: start + (bin + 1) * width,
    count: 0,
  }));
  for (const [number, count] of counts) {
    const bin = bins[Math.floor((number - start) / width)];
    if (bin !== undefined) bin.count += count;
  }
  return bins;
}

/** The least and greatest number of a result in a column, all of them within a range; rounded to two decimals. */
export function boundsOf(
  results: readonly SegmentResult[],
  column: RangeColumn,
  range: Bounds,
): Bounds | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const { segment, ordinalSet, count } of results) {
    if (count === 0) continue;
    const bounds = segment.boundsIn(ordinalSet, count, column, range);
    min = Math.min(min, bounds.min);
    max = Math.max(max, bounds.max);
  }
  return min > max ? null : { min: Math.round(min * 100) / 100, max: Math.round(max * 100) / 100 };
}
