import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { threads } from '../../db/schema/thread.ts';

/** How many company names a talent is shown. */
const openThreadNamesMax = 3;

/** The talent's open threads: how many, and the names of the latest companies. */
export async function readOpenThreads(db: Db, talentId: string) {
  const open = await db
    .select({ name: companyProfiles.name, total: sql<number>`(count(*) over ())::int` })
    .from(threads)
    .innerJoin(companyProfiles, eq(companyProfiles.companyId, threads.companyId))
    .where(and(eq(threads.talentId, talentId), isNull(threads.endedIsoDateTimeUtc)))
    .orderBy(desc(threads.updatedIsoDateTimeUtc))
    .limit(openThreadNamesMax);
  return { total: open[0]?.total ?? 0, companyNames: open.map(({ name }) => name) };
}
