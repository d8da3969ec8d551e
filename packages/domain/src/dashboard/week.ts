import { weekStartDate } from '../base/week.ts';
import { PLOTTED_WEEKS_MAX } from './limit.ts';

/**
 * The weeks that a dashboard plots: from the first in which something happened to this one, without gaps.
 * @param happened weeks in which something happened: 0 is this week, -1 the last one
 */
export function plottedWeeks(
  happened: readonly number[],
  now: number,
): { week: number; weekStartIsoDate: string }[] {
  const shown = happened.filter((week) => week <= 0 && week > -PLOTTED_WEEKS_MAX);
  const first = Math.min(1, ...shown);
  return Array.from({ length: 1 - first }, (_, index) => ({
    week: first + index,
    weekStartIsoDate: weekStartDate(now, first + index),
  }));
}
