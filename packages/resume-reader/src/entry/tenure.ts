import type { ParsedTenure } from '@talaash/domain/resume/schema';
import { type DateRange, isoMonthOf, type Point } from '../words/date.ts';
import { stated } from './stated.ts';

export type Doubt =
  | 'yearsOnly'
  | 'endBeforeStart'
  | 'futureDate'
  | 'incompleteExperience'
  | 'incompleteEducation';

/** The months of a range. Omits a missing or impossible month and adds the reason to `doubts`. */
export function tenureOf(range: DateRange | undefined, now: Date, doubts: Set<Doubt>): ParsedTenure {
  if (range === undefined) return { isCurrent: false };
  const { start, end, isCurrent } = range;
  if ([start, end].some((point) => point && point.month === undefined)) doubts.add('yearsOnly');
  if (isReversed(start, end)) {
    doubts.add('endBeforeStart');
    return { isCurrent };
  }
  const startIsoMonth = start && isoMonthOf(start);
  const endIsoMonth = end && isoMonthOf(end);
  const isFuture = startIsoMonth !== undefined && startIsoMonth > now.toISOString().slice(0, 7);
  if (isFuture) doubts.add('futureDate');
  return stated({ startIsoMonth: isFuture ? undefined : startIsoMonth, endIsoMonth, isCurrent });
}

/** Within one year, an unknown month could be any month. */
const isReversed = (start: Point | undefined, end: Point | undefined): boolean =>
  start !== undefined &&
  end !== undefined &&
  (end.year < start.year || (end.year === start.year && (end.month ?? 12) < (start.month ?? 1)));
