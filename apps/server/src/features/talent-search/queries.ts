import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { hiddenProfiles } from '../../db/schema/listed-profile.ts';
import { talentProfiles, talents } from '../../db/schema/talent.ts';

/**
 * Whether a talent is in search: approved and open to work. For queries that join `talents` with `talent_profiles`; the
 * index is fed, invitations are judged and results are shown by this one condition.
 */
export const isInSearch: SQL<boolean> = sql<boolean>`(
  (coalesce(${talents.aiReviewResponse} ->> 'reviewStatus' = 'pass', false)
    or coalesce(${talents.humanReviewResponse} ->> 'reviewStatus' = 'pass', false))
  and ${talentProfiles.openToWorkStatus} <> 'NotSeeking')`;

/** The talent that a company has hidden; undefined when there is no such company any more, or its account is disabled. */
export async function readHiddenTalentIds(db: Db, companyId: string): Promise<string[] | undefined> {
  const [row] = await db
    .select({
      talentIds: sql<string[]>`array(select ${hiddenProfiles.talentId} from ${hiddenProfiles}
        where ${hiddenProfiles.companyId} = ${companies.companyId})`,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .where(and(eq(companies.companyId, companyId), not(users.isDisabled)));
  return row?.talentIds;
}
