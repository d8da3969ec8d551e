import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { threads } from '../../db/schema/thread.ts';

export type CompanyProfileRow = typeof companyProfiles.$inferSelect;

/** The columns that a draft fills: all except id and timestamps. */
export type CompanyProfileColumns = Omit<
  CompanyProfileRow,
  'companyId' | 'createdIsoDateTimeUtc' | 'updatedIsoDateTimeUtc'
>;

export async function readCompanyProfile(
  db: Pick<Db, 'select'>,
  companyId: string,
): Promise<CompanyProfileRow | undefined> {
  const [profile] = await companyProfileQuery(db).execute({ companyId });
  return profile;
}

const companyProfileQuery = prepared((db: Pick<Db, 'select'>) =>
  db
    .select()
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, sql.placeholder('companyId')))
    .prepare('company_profile'),
);

/** Whether the company has invited the talent. If so, the talent may see its profile. */
export async function hasInvited(
  db: Pick<Db, 'select'>,
  { companyId, talentId }: { companyId: string; talentId: string },
): Promise<boolean> {
  const [thread] = await db
    .select({ threadId: threads.threadId })
    .from(threads)
    .where(and(eq(threads.companyId, companyId), eq(threads.talentId, talentId)));
  return thread !== undefined;
}
