import type { AdminAccount, AdminAccountDetail } from '@talaash/contract/admin-account';
import type { AdminAccountFilter } from '@talaash/domain/admin-account/choice';
import type { AccountQuestion } from '@talaash/domain/admin-account/schema';
import { DELETED_ACCOUNT_NAME } from '@talaash/domain/account-deletion/words';
import { aliasedTable, and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { afterCursor, pageOf } from '../../call/page.ts';
import { beginsWith } from '../../db/begins-with.ts';
import type { Db } from '../../db/client.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { sessions, users } from '../../db/schema/account.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { readDeletionDue, readUserAgent } from '../account/queries.ts';
import { uidsOfId } from '../user-profile/queries.ts';

const FILTERS: Record<AdminAccountFilter, SQL | undefined> = {
  all: undefined,
  talent: eq(userProfiles.userType, 'talent'),
  company: eq(userProfiles.userType, 'company'),
  admin: sql`${users.isAdmin}`,
  disabled: sql`${users.isDisabled}`,
  unverified: sql`not ${users.emailVerified}`,
};

const ROW = {
  uid: users.id,
  name: users.name,
  email: users.email,
  isEmailVerified: users.emailVerified,
  isAdmin: users.isAdmin,
  isDisabled: users.isDisabled,
  userType: userProfiles.userType,
  talentId: userProfiles.talentId,
  companyId: userProfiles.companyId,
  profileName: sql<string | null>`coalesce(${talentProfiles.name}, ${companyProfiles.name})`,
  createdAt: users.createdAt,
};

type Reading = Pick<Db, 'select'>;

const accountRows = (db: Reading) =>
  db
    .select(ROW)
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.uid, users.id))
    .leftJoin(talentProfiles, eq(talentProfiles.talentId, userProfiles.talentId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, userProfiles.companyId));

const present = ({
  createdAt,
  ...row
}: Omit<AdminAccount, 'createdIsoDateTimeUtc'> & { createdAt: Date }): AdminAccount => ({
  ...row,
  createdIsoDateTimeUtc: createdAt.toISOString(),
});

/** A page of accounts, the newest first. */
export async function listAccounts(
  db: Reading,
  { search, filter, cursor, limit }: AccountQuestion,
): Promise<{ list: AdminAccount[]; cursor: string | null }> {
  const found = await accountRows(db)
    .where(
      and(
        FILTERS[filter],
        search === '' ? undefined : await matches(db, search),
        afterCursor({ at: users.createdAt, id: users.id }, { cursor }),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1);
  const { rows, cursor: next } = pageOf(found.map(present), limit, (row) => ({
    at: row.createdIsoDateTimeUtc,
    id: row.uid,
  }));
  return { list: rows, cursor: next };
}

/** Three conditions, each with an index. */
async function matches(db: Reading, search: string): Promise<SQL | undefined> {
  const uids = await uidsOfId(db, search);
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return or(
    inArray(users.id, uids),
    beginsWith(users.email, search.toLowerCase()),
    ...(words.length === 0
      ? []
      : [
          sql`to_tsvector('simple', ${users.name}) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`,
        ]),
  );
}

/** An account with its sessions, the one that was used last first; undefined when there is none. */
export async function readAccount(
  db: Reading,
  uid: string,
  nowMs: number,
): Promise<AdminAccountDetail | undefined> {
  const [row] = await accountRows(db).where(eq(users.id, uid));
  if (!row) return undefined;
  const [signIn] = await db
    .select({ hasSecondFactor: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, uid));
  return {
    ...present(row),
    hasSecondFactor: signIn?.hasSecondFactor === true,
    deletionDueIsoDateTimeUtc: await readDeletionDue(db, uid),
    disabling: row.isDisabled ? await readDisabling(db, uid) : null,
    devices: await readDevices(db, uid, nowMs),
  };
}

/** Null for an account that was not disabled in the portal. */
async function readDisabling(db: Reading, uid: string): Promise<AdminAccountDetail['disabling']> {
  const admins = aliasedTable(users, 'admins');
  const [last] = await db
    .select({
      reason: sql<string | null>`${adminActions.after} ->> 'reason'`,
      adminName: admins.name,
      isoDateTimeUtc: adminActions.createdIsoDateTimeUtc,
    })
    .from(adminActions)
    .leftJoin(admins, eq(admins.id, adminActions.adminUid))
    .where(and(eq(adminActions.uid, uid), eq(adminActions.act, 'account.disabled')))
    .orderBy(desc(adminActions.createdIsoDateTimeUtc))
    .limit(1);
  if (!last) return null;
  const { reason, adminName, isoDateTimeUtc } = last;
  return { reason: reason ?? '', adminName: adminName ?? DELETED_ACCOUNT_NAME, isoDateTimeUtc };
}

async function readDevices(db: Reading, uid: string, nowMs: number): Promise<AdminAccountDetail['devices']> {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, new Date(nowMs))))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(100);
  return found.map(({ id, userAgent, createdAt, updatedAt }) => ({
    deviceId: id,
    ...readUserAgent(userAgent ?? ''),
    signedInIsoDateTimeUtc: createdAt.toISOString(),
    lastUsedIsoDateTimeUtc: updatedAt.toISOString(),
  }));
}
