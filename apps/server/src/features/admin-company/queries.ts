import { eq, inArray, isNotNull } from 'drizzle-orm';
import { matchesSearch } from '../../call/admin-search.ts';
import type { Deps } from '../../call/deps.ts';
import { type Page, readPage } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { companies } from '../../db/schema/company.ts';

/** A company with its profile, which is null while it is incomplete, and the email of its account. */
export type AdminCompanyRow = {
  company: typeof companies.$inferSelect;
  profile: typeof companyProfiles.$inferSelect | null;
  email: string;
};

type CompanyQuestion = {
  isPendingOnly: boolean;
  search: string | undefined;
  limit: number;
  cursor: string | null;
};

/** The newest first; those that wait for a human review by how long they wait. */
export async function pageAdminCompanyRows(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { isPendingOnly, search, limit, cursor }: CompanyQuestion,
): Promise<Page<AdminCompanyRow>> {
  const page = await readPage({
    db,
    log,
    table: companies,
    where: [
      ...(isPendingOnly ? [isNotNull(companies.humanReviewWaitingSince)] : []),
      ...(search === undefined ? [] : [await matchesSearch(db, SEARCHED, search)]),
    ],
    at: isPendingOnly ? 'humanReviewWaitingSince' : 'createdIsoDateTimeUtc',
    id: 'companyId',
    isOldestFirst: isPendingOnly,
    limit,
    cursor,
  });
  const found = await readRows(
    db,
    page.rows.map(({ companyId }) => companyId),
  );
  const byId = new Map(found.map((row) => [row.company.companyId, row]));
  const rows = page.rows.flatMap(({ companyId }) => byId.get(companyId) ?? []);
  return { rows, cursor: page.cursor };
}

export async function readAdminCompanyRow(db: Db, companyId: string): Promise<AdminCompanyRow | undefined> {
  const [row] = await readRows(db, [companyId]);
  return row;
}

async function readRows(db: Db, companyIds: string[]): Promise<AdminCompanyRow[]> {
  if (companyIds.length === 0) return [];
  return db
    .select({ company: companies, profile: companyProfiles, email: users.email })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.createdByUid))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.companyId))
    .where(inArray(companies.companyId, companyIds));
}

const SEARCHED = {
  holders: companies,
  id: companies.companyId,
  createdByUid: companies.createdByUid,
  profiles: companyProfiles,
  profileId: companyProfiles.companyId,
  profileName: companyProfiles.name,
};
