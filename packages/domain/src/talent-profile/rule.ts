import type { Reviews } from '../review/rule.ts';
import type { OpenToWorkStatus } from './choice.ts';
import { UNINDEX_REFUSAL_SENTENCE, VISIBILITY_REFUSAL_SENTENCE } from './words.ts';

/** Why a talent may not show or hide the profile by itself; undefined when the talent may. */
export const visibilityRefusal = (reviews: Reviews | null | undefined): string | undefined =>
  reviews?.humanReviewResponse?.reviewStatus === 'pass' ? undefined : VISIBILITY_REFUSAL_SENTENCE;

/** Why a profile may not be taken out of the search index; undefined when it may. One that is shown would come back. */
export const unindexRefusal = (profile: { openToWorkStatus: OpenToWorkStatus }): string | undefined =>
  profile.openToWorkStatus === 'NotSeeking' ? undefined : UNINDEX_REFUSAL_SENTENCE;

/** The status of a profile that is shown or hidden. One that is open to work already keeps how. */
export function statusWhenVisible(before: OpenToWorkStatus, isVisible: boolean): OpenToWorkStatus {
  if (!isVisible) return 'NotSeeking';
  return before === 'NotSeeking' ? 'ActivelySeeking' : before;
}
