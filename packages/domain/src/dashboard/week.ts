import { weekStartDate } from '../base/week.ts';
import { PLOTTED_WEEKS_MAX } from './limit.ts';

/**
 * The weeks that a dashboard plots: from the first week with an event to this one, without gaps.
 * @param happened weeks with events: 0 is this week, -1 the previous one
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
