import type { DeletionRequest } from '@talaash/domain/account-deletion/schema';
import type { DeletionTime } from '@talaash/domain/account-deletion/choice';
import { deletionDueMs } from '@talaash/domain/account-deletion/rule';
import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { and, eq, isNotNull } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { users } from '../../db/schema/account.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { readLinkedSanction } from '../sanction/queries.ts';
import { voidActionCodes } from './action-code.ts';
import { eraseAccount } from './erase.ts';
import { queueLink } from './mail-link.ts';
import { requirePassword } from './require-owner.ts';
import { countTries } from './try-limit.ts';

type Asked = 'mailed' | 'scheduled' | 'deleted';

/**
 * Requests the deletion of an account. The password confirms it at once; without one, a mailed link does.
 * @throws VALIDATION_FAILED if the password is wrong
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

/** Records the request that the link then confirms. An already confirmed deletion stays as it is until then. */
async function mailDeletionLink(
  deps: Deps,
  { uid, email }: { uid: string; email: string },
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

/** For somebody who cannot log in: mails the owner of a decision's account the link that confirms a deletion. Throws NOT_FOUND. */
export async function requestDeletionByLink(deps: Deps, token: string): Promise<void> {
  const { sanction } = await readLinkedSanction(deps, token);
  const [owner] = await deps.db
    .select({ uid: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, sanction.uid));
  if (!owner) throw refusal('NOT_FOUND', SANCTION_SENTENCES.linkInvalid);
  await mailDeletionLink(deps, owner, 'inAWeek');
}

/** Confirms a requested deletion by the mailed link; undefined if the owner has cancelled it in the meantime. */
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

/** The talent leaves the search, or returns to it: the index re-reads it. */
async function recordChange(tx: Tx, uid: string): Promise<void> {
  const [side] = await tx
    .select({ talentId: userProfiles.talentId })
    .from(userProfiles)
    .where(and(eq(userProfiles.uid, uid), isNotNull(userProfiles.talentId)));
  const named = side?.talentId ? { talentId: side.talentId } : {};
  await record(tx, { kind: 'account.deletionChanged', actorUid: uid, ...named });
}
