import type { AdminAction } from '@talaash/contract/admin-action';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { admin } from '../../call/base.ts';
import { readPage } from '../../call/page.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { uidsOfIdOrEmail } from '../user-profile/queries.ts';

export const adminActionProcedures = {
  list: admin.adminAction.list.handler(async ({ context: { deps }, input }) => {
    const { db, log } = deps;
    const { adminUid, act, person, limit, cursor } = input;
    const where: SQL[] = [];
    if (adminUid !== undefined) where.push(eq(adminActions.adminUid, adminUid));
    if (act !== undefined) where.push(eq(adminActions.act, act));
    if (person !== '') where.push(inArray(adminActions.uid, await uidsOfIdOrEmail(db, person)));
    const order = { at: 'createdIsoDateTimeUtc', id: 'adminActionId' } as const;
    const page = await readPage({ db, log, table: adminActions, where, ...order, limit, cursor });
    return { list: await present(db, page.rows), cursor: page.cursor };
  }),
};

/** With the names of today. An account that is deleted has none. */
async function present(
  db: Pick<Db, 'select'>,
  rows: (typeof adminActions.$inferSelect)[],
): Promise<AdminAction[]> {
  const uids = new Set(rows.flatMap(({ adminUid, uid }) => (uid === null ? [adminUid] : [adminUid, uid])));
  const found = await db
    .select({ uid: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...uids]));
  const named = (uid: string) => found.find((one) => one.uid === uid) ?? { uid, name: null, email: null };
  return rows.map(({ adminUid, uid, ...row }) => ({
    ...row,
    admin: named(adminUid),
    person: uid === null ? null : named(uid),
  }));
}
