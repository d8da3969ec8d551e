import { nounOf } from '../base/count.ts';
import { PLOTTED_WEEKS_MIN } from './limit.ts';

export const DASHBOARD_SENTENCES = {
  loadFailed: 'Failed to load dashboard statistics',
  activitiesFailed: 'Failed to load recent activities',
  noActivity: 'No activity yet. Invitations, messages and your changes appear here.',
} as const;

/**
 * Replaces a plot of too few weeks.
 * @param counts one for each week, this one last
 */
export function tooFewWeeksSentence(
  counts: readonly number[],
  { none, one, many }: { none: string; one: string; many: string },
): string {
  const [thisWeek = 0, lastWeek] = counts.toReversed();
  if (counts.length === 0) return none;
  const soFar = `${thisWeek} ${nounOf(thisWeek, one, many)} this week`;
  return `${soFar}${lastWeek === undefined ? '' : `, ${lastWeek} last week`}. A chart appears here after ${PLOTTED_WEEKS_MIN} weeks.`;
}

/** The sentence of an activity, in pieces around the name that it is about. */
export type ActivityWords = { before: string; name: string; after: string };

/** What an activity says. */
export const activitySentence = ({ before, name, after }: ActivityWords): string =>
  `${before}${name}${after}`;
