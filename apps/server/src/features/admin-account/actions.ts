import type { AccountSwitch } from '@talaash/domain/admin-account/schema';
import { disableRefusal, enableRefusal } from '@talaash/domain/admin-account/rule';
import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { readOwnedSide, recordShutOut } from '../../call/membership.ts';
import { twoFactors, users } from '../../db/schema/account.ts';
import { record } from '../../events/record.ts';
import { type AccountMailDeps, queueAccountMail } from '../account-mail/queue.ts';
import { endSessions } from '../account/end-session.ts';
import { recordAdminAction } from '../admin-action/actions.ts';

/** An admin, or the operator at the command line (`COMMAND_LINE_UID`). */
type Acting = Pick<SignedInViewer, 'uid'>;

type ActDeps = Pick<Deps, 'events'>;

/**
 * Disables an account: its sessions and live streams end at once, it cannot log in, its talent leaves the search, and its
 * company is not charged again. Nothing is deleted.
 */
export const disableAccount = (
  deps: Pick<Deps, 'events' | 'jobs'>,
  admin: Acting,
  { uid, reason }: AccountSwitch,
): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const { isDisabled, side } = await lockAccount(tx, admin, uid);
    const refused = disableRefusal({ isOwn: uid === admin.uid, isDisabled });
    if (refused) throw refusalOf(refused);
    await setDisabled(tx, uid, true);
    await endSessions(tx, uid);
    await recordSwitch(tx, admin, { uid, side, isDisabled: true, reason });
    if (side.companyId !== null)
      await deps.jobs.send('subscription.stopRenewal', { companyId: side.companyId }, { tx });
  });

/** Enables a disabled account. Its owner logs in again. */
export const enableAccount = (deps: ActDeps, admin: Acting, { uid, reason }: AccountSwitch): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const { isDisabled, side } = await lockAccount(tx, admin, uid);
    const refused = enableRefusal({ isDisabled });
    if (refused) throw refusalOf(refused);
    await setDisabled(tx, uid, false);
    await recordSwitch(tx, admin, { uid, side, isDisabled: false, reason });
  });

/** Logs an account out everywhere. */
export const endSessionsOfAccount = (deps: ActDeps, admin: Acting, uid: string): Promise<void> =>
  deps.events.transaction(async (tx) => {
    const { side } = await lockAccount(tx, admin, uid);
    await endSessions(tx, uid);
    await recordAdminAction(tx, { act: 'account.sessionsEnded', adminUid: admin.uid, on: { uid, ...side } });
  });

/**
 * Removes the second factor of an owner who lost both the app and the recovery codes. The password alone then logs in; if a
 * second factor is required, an admin first sets up another one.
 * @returns whether the account had one
 */
export const resetSecondFactor = (
  deps: ActDeps & AccountMailDeps,
  admin: Acting,
  uid: string,
): Promise<boolean> =>
  deps.events.transaction(async (tx) => {
    const { side } = await lockAccount(tx, admin, uid);
    const removed = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, uid))
      .returning({ id: twoFactors.id });
    if (removed.length === 0) return false;
    await tx.update(users).set({ twoFactorEnabled: false, updatedAt: sql`now()` }).where(eq(users.id, uid));
    await endSessions(tx, uid);
    await recordAdminAction(tx, {
      act: 'account.secondFactorReset',
      adminUid: admin.uid,
      on: { uid, ...side },
    });
    await queueAccountMail(deps, { uid, mail: 'secondFactorReset' }, tx);
    return true;
  });

/**
 * The account with its side, locked together with the admin's own: of two admins who disable each other, the second finds that it
 * has lost the right.
 */
async function lockAccount(tx: Tx, admin: Acting, uid: string) {
  const locked = await tx
    .select({ uid: users.id, isAdmin: users.isAdmin, isDisabled: users.isDisabled })
    .from(users)
    .where(inArray(users.id, [uid, admin.uid]))
    .orderBy(asc(users.id))
    .for('update');
  const acting = locked.find((one) => one.uid === admin.uid);
  const mayAct = admin.uid === COMMAND_LINE_UID || (acting?.isAdmin === true && !acting.isDisabled);
  if (!mayAct) throw refusal('FORBIDDEN');
  const account = locked.find((one) => one.uid === uid);
  if (!account) throw refusal('NOT_FOUND');
  return { isDisabled: account.isDisabled, side: await readOwnedSide(tx, uid) };
}

const setDisabled = (tx: Tx, uid: string, isDisabled: boolean) =>
  tx.update(users).set({ isDisabled, updatedAt: sql`now()` }).where(eq(users.id, uid));

type Switched = {
  uid: string;
  side: { talentId: string | null; companyId: string | null };
  isDisabled: boolean;
  reason: string;
};

/** The index re-reads the talent; mails find the account in the payload. */
async function recordSwitch(
  tx: Tx,
  admin: Acting,
  { uid, side, isDisabled, reason }: Switched,
): Promise<void> {
  const kind = isDisabled ? 'account.disabled' : 'account.enabled';
  const { talentId, companyId } = side;
  await recordAdminAction(tx, {
    act: kind,
    adminUid: admin.uid,
    on: { uid, ...side },
    before: { isDisabled: !isDisabled },
    after: { isDisabled, reason },
  });
  await record(tx, {
    kind,
    actorUid: admin.uid,
    ...(talentId === null ? {} : { talentId }),
    ...(companyId === null ? {} : { companyId }),
    payload: { uid },
  });
  if (companyId !== null) await recordShutOut(tx, companyId);
}
