import { isApproved, type Reviews } from '../review/rule.ts';
import type { OpenToWorkStatus, ShownStatus } from './choice.ts';
import { VISIBILITY_REFUSAL_SENTENCE } from './words.ts';

/** Why a talent may not show or hide the profile; undefined if the talent may. It does not matter who approved it. */
export const visibilityRefusal = (reviews: Reviews | null | undefined): string | undefined =>
  reviews && isApproved(reviews) ? undefined : VISIBILITY_REFUSAL_SENTENCE;

/**
 * The status of a profile after it is shown or hidden. A profile that is already open to work keeps its status.
 *
 * @param shownAs the status to restore when a hidden profile is shown again
 */
export function statusWhenVisible(
  before: OpenToWorkStatus,
  isVisible: boolean,
  shownAs: ShownStatus = 'ActivelySeeking',
): OpenToWorkStatus {
  if (!isVisible) return 'NotSeeking';
  return before === 'NotSeeking' ? shownAs : before;
}
