import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { talentProfiles, talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';

/**
 * Whether a talent is in search: approved and open to work. For queries that join `talents` with `talent_profiles`; the
 * index is fed, invitations are judged and results are shown by this one condition.
 */
export const isInSearch: SQL<boolean> = sql<boolean>`(
  (coalesce(${talents.aiReviewResponse} ->> 'reviewStatus' = 'pass', false)
    or coalesce(${talents.humanReviewResponse} ->> 'reviewStatus' = 'pass', false))
  and ${talentProfiles.openToWorkStatus} <> 'NotSeeking')`;

/** Whether a company may see a talent: one in search, or one that it has a thread with. For the same queries. */
export function isVisibleTo(db: Pick<Db, 'select'>, companyId: string): SQL | undefined {
  const thread = db
    .select({ one: sql`1` })
    .from(threads)
    .where(and(eq(threads.companyId, companyId), eq(threads.talentId, talents.talentId)));
  return or(isInSearch, exists(thread));
}

/** The name of a talent that a company may see. */
export async function readVisibleName(
  db: Pick<Db, 'select'>,
  companyId: string,
  talentId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ name: talentProfiles.name })
    .from(talents)
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, talents.talentId))
    .where(and(eq(talents.talentId, talentId), isVisibleTo(db, companyId)));
  return row?.name;
}
