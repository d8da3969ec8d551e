import { type SQL, sql } from 'drizzle-orm';
import { hiddenProfiles } from './schema/hidden-profile.ts';
import { shortlistedProfiles } from './schema/shortlisted-profile.ts';
import { talentProfiles } from './schema/talent-profile.ts';
import { talents } from './schema/talent.ts';
import { threads } from './schema/thread.ts';

/**
 * Whether a talent is in search: approved and open to work. For queries that join `talents` with `talent_profiles`. The
 * search index, the rules of inviting and the search results all use this condition.
 */
export const isInSearch: SQL<boolean> = sql<boolean>`(
  (coalesce(${talents.aiReviewResponse} ->> 'reviewStatus' = 'pass', false)
    or coalesce(${talents.humanReviewResponse} ->> 'reviewStatus' = 'pass', false))
  and ${talentProfiles.openToWorkStatus} <> 'NotSeeking')`;

/** Whether a company has a thread with a talent or has it in one of its lists. For queries that have `talents`. */
export const isKnownTo = (companyId: string): SQL<boolean> => sql<boolean>`(
  exists (select from ${threads} where ${threads.companyId} = ${companyId} and ${threads.talentId} = ${talents.talentId})
  or exists (select from ${shortlistedProfiles} where ${shortlistedProfiles.companyId} = ${companyId}
    and ${shortlistedProfiles.talentId} = ${talents.talentId})
  or exists (select from ${hiddenProfiles} where ${hiddenProfiles.companyId} = ${companyId}
    and ${hiddenProfiles.talentId} = ${talents.talentId}))`;

/** Whether a company may see the full profile. For queries that join `talents` with `talent_profiles`. */
export const isVisibleTo = (companyId: string): SQL<boolean> =>
  sql<boolean>`(${isInSearch} or ${isKnownTo(companyId)})`;
