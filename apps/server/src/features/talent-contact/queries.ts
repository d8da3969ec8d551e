import { and, eq, getTableColumns, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { isActingAdmin } from '../../call/admin-right.ts';
import type { Deps } from '../../call/deps.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { companies } from '../../db/schema/company.ts';
import { files } from '../../db/schema/file.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { isCompanyApproved, isVisibleTo } from '../../db/visibility.ts';

/** Which talents may be read: those that a company may see, or all, for talents themselves and admins. */
export type Scope = { companyId: string } | 'all';

const isInScope = (scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : isVisibleTo(scope.companyId);

/** Whether a company sees who people are. */
export async function readIsApproved(db: Pick<Db, 'select'>, companyId: string): Promise<boolean> {
  const [company] = await db
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(and(eq(companies.companyId, companyId), isCompanyApproved(companyId)));
  return company !== undefined;
}

/** A talent's stored resume, null if there is none; undefined if the profile is missing or hidden from the reader. */
export async function readResume(db: Pick<Db, 'select'>, talentId: string, scope: Scope) {
  const [found] = await db
    .select({ resume: talentProfiles.resume })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .where(and(eq(talentProfiles.talentId, talentId), isInScope(scope)));
  return found?.resume;
}

/** The account of a talent. */
export async function readOwnerUid(db: Pick<Db, 'select'>, talentId: string): Promise<string | undefined> {
  const [talent] = await db
    .select({ uid: talents.createdByUid })
    .from(talents)
    .where(eq(talents.talentId, talentId));
  return talent?.uid;
}

/** The email address of a talent's account; undefined if the profile is missing or hidden from the reader. */
export async function readEmail(db: Pick<Db, 'select'>, talentId: string, scope: Scope) {
  return (await readEmails(db, [talentId], scope)).get(talentId);
}

/** The email addresses of talents' accounts by talent id, without those whose profile the reader may not see. */
export async function readEmails(
  db: Pick<Db, 'select'>,
  talentIds: readonly string[],
  scope: Scope,
): Promise<Map<string, string>> {
  if (talentIds.length === 0) return new Map();
  const found = await db
    .select({ talentId: talents.talentId, email: users.email })
    .from(talentProfiles)
    .innerJoin(talents, eq(talents.talentId, talentProfiles.talentId))
    .innerJoin(users, eq(users.id, talents.createdByUid))
    .where(and(inArray(talentProfiles.talentId, [...talentIds]), isInScope(scope)));
  return new Map(found.map(({ talentId, email }) => [talentId, email]));
}

/** The file of a resume, if the account that its link was issued to may still open it. */
export async function readLinkedResume(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  link: { fileId: string; uid: string },
) {
  const [found] = await db
    .select({ file: getTableColumns(files) })
    .from(files)
    .innerJoin(talents, eq(talents.talentId, files.talentId))
    .innerJoin(talentProfiles, eq(talentProfiles.talentId, files.talentId))
    .innerJoin(users, and(eq(users.id, link.uid), not(users.isDisabled)))
    .leftJoin(userProfiles, eq(userProfiles.uid, users.id))
    .leftJoin(companies, eq(companies.companyId, userProfiles.companyId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.companyId), eq(companyMembers.uid, users.id)),
    )
    .where(
      and(
        eq(files.id, link.fileId),
        sql`${talentProfiles.resume} ->> 'id' = ${files.id}`,
        or(
          isActingAdmin(config),
          eq(userProfiles.talentId, files.talentId),
          and(
            companies.hasPremiumAccess,
            or(eq(companies.createdByUid, users.id), eq(companyMembers.role, 'recruiter')),
            isVisibleTo(userProfiles.companyId),
          ),
        ),
      ),
    );
  return found?.file;
}
