import type { ParsedTenure } from '@talaash/domain/resume/schema';
import { type DateRange, isoMonthOf } from '../words/date.ts';

export type Doubt =
  | 'yearsOnly'
  | 'endBeforeStart'
  | 'futureDate'
  | 'incompleteExperience'
  | 'incompleteEducation';

/** Months of a range; what has no month, or cannot be, is left out and told to `doubts`. */
export function tenureOf(range: DateRange | undefined, now: Date, doubts: Set<Doubt>): ParsedTenure {
  if (range === undefined) return { isCurrent: false };
  const start = range.start && isoMonthOf(range.start);
  const end = range.end && isoMonthOf(range.end);
  if ((range.start && start === undefined) || (range.end && end === undefined)) doubts.add('yearsOnly');
  const startYear = range.start?.year ?? 0;
  const endYear = range.end?.year ?? 9999;
  if (endYear < startYear || (start !== undefined && end !== undefined && end < start)) {
    doubts.add('endBeforeStart');
    return { isCurrent: range.isCurrent };
  }
  const thisMonth = now.toISOString().slice(0, 7);
  const isFutureStart = start !== undefined && start > thisMonth;
  if (isFutureStart) doubts.add('futureDate');
  return {
    ...(start !== undefined && !isFutureStart && { startIsoMonth: start }),
    ...(end !== undefined && { endIsoMonth: end }),
    isCurrent: range.isCurrent,
  };
}
