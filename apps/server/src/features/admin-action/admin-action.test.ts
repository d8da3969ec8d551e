import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { deletedAccounts } from '../../db/schema/account-deletion.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { events } from '../../db/schema/event.ts';
import { eraseFromAdminActions, recordAdminAction } from './actions.ts';

const { admin, deps, talent } = await testApp();
const { db } = deps;

async function recorded() {
  const [operator, someone] = [await admin(), await talent()];
  const { uid, talentId } = someone;
  await deps.events.transaction((tx) =>
    recordAdminAction(tx, {
      act: 'talent.rejected',
      adminUid: operator.uid,
      on: { uid, talentId },
      before: { reviewStatus: 'pending' },
      after: { reviewStatus: 'fail', feedback: 'Please say more.' },
    }),
  );
  const [row] = await db.select().from(adminActions).where(eq(adminActions.uid, uid));
  if (!row) throw new Error('Nothing was recorded.');
  return { operator, someone, row, own: eq(adminActions.adminActionId, row.adminActionId) };
}

const appendOnly = { cause: { message: 'admin_actions is append-only' } };

test('the database refuses to change, empty or delete what an admin did', async () => {
  const { row, own } = await recorded();
  await expect(db.update(adminActions).set({ adminUid: 'somebody-else' }).where(own)).rejects.toMatchObject(
    appendOnly,
  );
  await expect(db.update(adminActions).set({ before: null, after: null }).where(own)).rejects.toMatchObject(
    appendOnly,
  );
  await expect(db.delete(adminActions).where(own)).rejects.toMatchObject(appendOnly);
  await expect(db.execute('truncate admin_actions')).rejects.toMatchObject(appendOnly);
  expect(await db.select().from(adminActions).where(own)).toEqual([row]);
});

test('an act that is rolled back leaves no trace', async () => {
  const [operator, someone] = [await admin(), await talent()];
  const act = deps.events.transaction(async (tx) => {
    await recordAdminAction(tx, { act: 'account.disabled', adminUid: operator.uid, on: someone });
    throw new Error('no');
  });
  await expect(act).rejects.toThrow('no');
  expect(await db.select().from(adminActions).where(eq(adminActions.uid, someone.uid))).toEqual([]);
  expect(await db.select().from(events).where(eq(events.actorUid, operator.uid))).toEqual([]);
});

test('the values of a person go with the account, and who did what and when stays', async () => {
  const { someone, row, own } = await recorded();
  const other = await recorded();
  await db.transaction(async (tx) => {
    await tx.insert(deletedAccounts).values({ uid: someone.uid });
    await eraseFromAdminActions(tx, someone.uid);
  });
  expect(await db.select().from(adminActions).where(own)).toEqual([{ ...row, before: null, after: null }]);
  expect(await db.select().from(adminActions).where(other.own)).toEqual([other.row]);
  await expect(
    db
      .update(adminActions)
      .set({ before: { again: true } })
      .where(own),
  ).rejects.toMatchObject(appendOnly);
});
