import { isApproved, type Reviews } from '../review/rule.ts';
import type { OpenToWorkStatus, ShownStatus } from './choice.ts';
import { VISIBILITY_REFUSAL_SENTENCE } from './words.ts';

/** Why a talent may not show or hide the profile; undefined when the talent may. Whoever approved it makes no difference. */
export const visibilityRefusal = (reviews: Reviews | null | undefined): string | undefined =>
  reviews && isApproved(reviews) ? undefined : VISIBILITY_REFUSAL_SENTENCE;

/**
 * The status of a profile that is shown or hidden. One that is open to work already keeps how.
 *
 * @param shownAs the status of a hidden profile that is shown again
 */
export function statusWhenVisible(
  before: OpenToWorkStatus,
  isVisible: boolean,
  shownAs: ShownStatus = 'ActivelySeeking',
): OpenToWorkStatus {
  if (!isVisible) return 'NotSeeking';
  return before === 'NotSeeking' ? shownAs : before;
}
