import { nounOf } from '../base/count.ts';
import { PLOTTED_WEEKS_MIN } from './limit.ts';

export const DASHBOARD_SENTENCES = {
  loadFailed: 'Failed to load dashboard statistics',
  activitiesFailed: 'Failed to load recent activities',
  noActivity: 'Nothing yet. Invitations, messages and your own changes appear here.',
} as const;

/**
 * In place of a plot of so few weeks that it shows nothing.
 * @param counts those of each week, this one last
 */
export function tooFewWeeksSentence(
  counts: readonly number[],
  { none, one, many }: { none: string; one: string; many: string },
): string {
  const [thisWeek = 0, lastWeek] = counts.toReversed();
  if (counts.length === 0) return none;
  const soFar = `${thisWeek} ${nounOf(thisWeek, one, many)} this week`;
  return `So far: ${soFar}${lastWeek === undefined ? '' : `, ${lastWeek} last week`}. From ${PLOTTED_WEEKS_MIN} weeks on you see a plot here.`;
}

/** What an activity says, in pieces around the name that it is about. */
export type ActivityWords = { before: string; name: string; after: string };

/** What an activity says. */
export const activitySentence = ({ before, name, after }: ActivityWords): string =>
  `${before}${name}${after}`;
