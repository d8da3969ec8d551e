import type { DeletionRequest } from '@talaash/domain/account-deletion/schema';
import type { DeletionTime } from '@talaash/domain/account-deletion/choice';
import { deletionDueMs } from '@talaash/domain/account-deletion/rule';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { voidActionCodes } from './action-code.ts';
import { eraseAccount } from './erase.ts';
import { queueLink } from './mail-link.ts';
import { requirePassword } from './require-owner.ts';
import { countTries } from './try-limit.ts';

type Asked = 'mailed' | 'scheduled' | 'deleted';

/**
 * Deletes an account when its owner is proven: by the password, else by a mailed link.
 * @throws VALIDATION_FAILED when the password is wrong
 */
export async function requestDeletion(
  deps: Deps,
  viewer: SignedInViewer,
  { when, currentPassword }: DeletionRequest,
): Promise<Asked> {
  if (currentPassword === undefined) return mailDeletionLink(deps, viewer, when);
  await requirePassword(deps, viewer, currentPassword);
  await deps.events.transaction((tx) => confirmDeletion(deps, tx, viewer.uid, when));
  if (when === 'inAWeek') return 'scheduled';
  await eraseAccount(deps, viewer.uid);
  return 'deleted';
}

/** Notes what the owner wants, which the link then confirms. One that is confirmed already stays as it is until then. */
async function mailDeletionLink(
  deps: Deps,
  { uid, email }: SignedInViewer,
  when: DeletionTime,
): Promise<'mailed'> {
  await countTries(deps, ['deletionMail', uid]);
  const isNow = when === 'now';
  await deps.events.transaction(async (tx) => {
    await tx
      .insert(accountDeletions)
      .values({ uid, isNow })
      .onConflictDoUpdate({ target: accountDeletions.uid, set: { isNow } });
    await queueLink(deps, { mode: 'deleteAccount', uid, email }, undefined, tx);
  });
  return 'mailed';
}

/** Confirms by the mailed link what was asked for; undefined when the owner has kept the account in the meantime. */
export async function confirmAskedDeletion(deps: Deps, tx: Tx, uid: string): Promise<boolean> {
  const [asked] = await tx.select().from(accountDeletions).where(eq(accountDeletions.uid, uid)).for('update');
  if (!asked) return false;
  await confirmDeletion(deps, tx, uid, asked.isNow ? 'now' : 'inAWeek');
  return true;
}

async function confirmDeletion(deps: Deps, tx: Tx, uid: string, when: DeletionTime): Promise<void> {
  const dueAt = new Date(deletionDueMs(when, deps.now())).toISOString();
  const isNow = when === 'now';
  await tx
    .insert(accountDeletions)
    .values({ uid, isNow, dueAt })
    .onConflictDoUpdate({ target: accountDeletions.uid, set: { isNow, dueAt } });
  await recordChange(tx, uid);
  if (!isNow) await deps.jobs.send('account.deletionMail', { uid, dueAt }, { tx });
}

/** Cancels a deletion, and voids the links that could confirm one. */
export async function keepAccount({ events }: Pick<Deps, 'events'>, uid: string): Promise<void> {
  await events.transaction(async (tx) => {
    await voidActionCodes(tx, 'deleteAccount', uid);
    const [kept] = await tx.delete(accountDeletions).where(eq(accountDeletions.uid, uid)).returning();
    if (kept?.dueAt) await recordChange(tx, uid);
  });
}

/** The talent leaves the search, or returns to it: the search index reads it again. */
async function recordChange(tx: Tx, uid: string): Promise<void> {
  const [side] = await tx
    .select({ talentId: userProfiles.talentId })
    .from(userProfiles)
    .where(and(eq(userProfiles.uid, uid), isNotNull(userProfiles.talentId)));
  const named = side?.talentId ? { talentId: side.talentId } : {};
  await record(tx, { kind: 'account.deletionChanged', actorUid: uid, ...named });
}
