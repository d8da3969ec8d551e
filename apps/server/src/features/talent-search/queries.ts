import { type SQL, sql } from 'drizzle-orm';
import { talentProfiles, talents } from '../../db/schema/talent.ts';

/**
 * Whether a talent is in search: approved and open to work. For queries that join `talents` with `talent_profiles`; the
 * index is fed, invitations are judged and results are shown by this one condition.
 */
export const isInSearch: SQL<boolean> = sql<boolean>`(
  (coalesce(${talents.aiReviewResponse} ->> 'reviewStatus' = 'pass', false)
    or coalesce(${talents.humanReviewResponse} ->> 'reviewStatus' = 'pass', false))
  and ${talentProfiles.openToWorkStatus} <> 'NotSeeking')`;
