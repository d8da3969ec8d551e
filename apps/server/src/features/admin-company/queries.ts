import { eq, inArray } from 'drizzle-orm';
import { type AdminListQuestion, readAdminListIds } from '../../call/admin-list.ts';
import type { Deps } from '../../call/deps.ts';
import type { Page } from '../../call/page.ts';
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

export async function pageAdminCompanyRows(
  deps: Pick<Deps, 'db' | 'log'>,
  question: AdminListQuestion,
): Promise<Page<AdminCompanyRow>> {
  const { ids, cursor } = await readAdminListIds(deps, LISTED, question);
  const found = await readRows(deps.db, ids);
  const byId = new Map(found.map((row) => [row.company.companyId, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), cursor };
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

const LISTED = {
  holders: companies,
  id: companies.companyId,
  idName: 'companyId',
  profiles: companyProfiles,
  profileId: companyProfiles.companyId,
} as const;
