import type { ActionCode, ChangeEmailRequest, PasswordResetRequest } from '@talaash/domain/account/schema';
import { ACCOUNT_SENTENCES, AUTH_ACTION_FAILURES } from '@talaash/domain/account/words';
import { and, eq, ne, sql } from 'drizzle-orm';
import { refusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Tx } from '../../db/client.ts';
import { storeKeysOfAccount } from '../../db/company-shield.ts';
import { accounts, users } from '../../db/schema/account.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Deps } from '../../call/deps.ts';
import { record } from '../../events/record.ts';
import { newRecordId } from '../../base/record-id.ts';
import { queueAccountMail } from '../account-mail/queue.ts';
import { type FoundGrant, checkActionCode, consumeActionCode, voidActionCodes } from './action-code.ts';
import { refuseCommonPassword } from './common-password.ts';
import { confirmAskedDeletion } from './deletion.ts';
import { eraseAccount } from './erase.ts';
import { endSessions } from './end-session.ts';
import { queueLink } from './mail-link.ts';
import { PASSWORD_PROVIDER_ID } from './queries.ts';
import { requireOwner } from './require-owner.ts';
import { forgiveTries } from './try-delay.ts';
import { countMailToUnverified, countTries } from './try-limit.ts';

type AppliedMode = Exclude<ActionCode['mode'], 'resetPassword'>;

/** The effect of each link. Returns the email; undefined if the account has changed since the link was mailed. */
const LINK_ACTIONS: Record<
  AppliedMode,
  (deps: Deps, tx: Tx, grant: FoundGrant) => Promise<string | undefined>
> = {
  verifyEmail: async (_deps, tx, { uid, email }) => {
    const [verified] = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(users.id, uid), eq(users.email, email)))
      .returning();
    return verified?.email;
  },

  verifyAndChangeEmail: async (deps, tx, { uid, email }) => {
    const [before] = await tx.select().from(users).where(eq(users.id, uid)).for('update');
    if (!before || before.isDisabled) return undefined;
    await setEmail(tx, uid, email);
    await voidMailboxLinks(tx, uid);
    // Only an owner who had verified the old address may recover it.
    if (before.emailVerified)
      await queueLink(deps, { mode: 'recoverEmail', uid, email: before.email }, undefined, tx);
    return email;
  },

  recoverEmail: async (_deps, tx, { uid, email, madeAt }) => {
    await setEmail(tx, uid, email);
    await voidMailboxLinks(tx, uid);
    // If two people recover in turn, the one with the older address wins.
    await voidActionCodes(tx, 'recoverEmail', uid, madeAt);
    // Whoever changed the address could have linked an identity with it, and could still log in. The owner's identities are
    // linked again on their next use, because their email is the account's.
    await tx
      .delete(accounts)
      .where(and(eq(accounts.userId, uid), ne(accounts.providerId, PASSWORD_PROVIDER_ID)));
    await endSessions(tx, uid);
    return email;
  },

  deleteAccount: async (deps, tx, { uid, email }) => {
    const [owner] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, uid), eq(users.email, email)));
    if (!owner || !(await confirmAskedDeletion(deps, tx, uid))) return undefined;
    return email;
  },
};

/** Uses a mailed link. @throws NOT_FOUND with the mode's sentence if it is invalid or expired */
export async function applyLink(deps: Deps, mode: AppliedMode, code: string): Promise<{ email: string }> {
  const failure = () => refusal('NOT_FOUND', AUTH_ACTION_FAILURES[mode]);
  try {
    const { uid, email } = await deps.events.transaction(async (tx) => {
      const grant = await consumeActionCode(tx, mode, code, deps.now());
      const email = await LINK_ACTIONS[mode](deps, tx, grant);
      if (email === undefined) throw failure();
      return { uid: grant.uid, email };
    });
    // Does nothing before its due time.
    if (mode === 'deleteAccount') await eraseAccount(deps, uid);
    return { email };
  } catch (error) {
    // Another account has taken the address in the meantime.
    throw isUniqueViolation(error) ? failure() : error;
  }
}

/**
 * Sets a new password by a mailed link, and ends every session. Returns the account, and the generation of its known devices from
 * now on.
 * @throws NOT_FOUND for an invalid or expired link
 */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: PasswordResetRequest,
): Promise<{ uid: string; generation: number }> {
  await refuseCommonPassword(deps.config, newPassword, 'newPassword');
  // Checked before hashing, which is slow by design.
  await checkActionCode(deps.db, 'resetPassword', token, deps.now());
  const hash = await (await deps.auth.$context).password.hash(newPassword);
  const { email, ...account } = await deps.events.transaction(async (tx) => {
    const grant = await consumeActionCode(tx, 'resetPassword', token, deps.now());
    // The owner opened the link in the mailbox, which also verifies the email.
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(users.id, grant.uid), eq(users.email, grant.email), eq(users.isDisabled, false)))
      .returning();
    if (!user) throw refusal('NOT_FOUND', AUTH_ACTION_FAILURES.resetPassword);
    await setPassword(tx, user.id, hash);
    await voidActionCodes(tx, 'resetPassword', user.id);
    await queueAccountMail(deps, { uid: user.id, mail: 'passwordChanged' }, tx);
    const generation = await endSessions(tx, user.id);
    return { email: user.email, uid: user.id, generation };
  });
  await forgiveTries(deps, ['signInToAccount', email]);
  return account;
}

/**
 * Mails a link to the new address. The answer is the same if another account has that address.
 * @throws VALIDATION_FAILED or FORBIDDEN if the caller must first prove to be the owner
 */
export async function requestEmailChange(
  deps: Deps,
  viewer: SignedInViewer,
  ip: string,
  { newEmail, currentPassword, callbackURL }: ChangeEmailRequest,
): Promise<void> {
  if (newEmail === viewer.email) throw refusal('CONFLICT', ACCOUNT_SENTENCES.sameEmail);
  await requireOwner(deps, viewer, currentPassword);
  await countTries(deps, ['changeMail', viewer.uid]);
  await countMailToUnverified(deps, newEmail, ip);
  await queueLink(deps, { mode: 'verifyAndChangeEmail', uid: viewer.uid, email: newEmail }, callbackURL);
}

/** Voids the links that were mailed to an old address of the account. */
async function voidMailboxLinks(tx: Tx, uid: string): Promise<void> {
  for (const mode of ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'deleteAccount'] as const) {
    await voidActionCodes(tx, mode, uid);
  }
}

async function setEmail(tx: Tx, uid: string, email: string): Promise<void> {
  await tx.update(users).set({ email, emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, uid));
  await storeKeysOfAccount(tx, uid);
  await record(tx, { kind: 'account.changed', actorUid: uid });
}

/** An account that was created without a password gets its first one. */
async function setPassword(tx: Tx, uid: string, hash: string): Promise<void> {
  await tx
    .insert(accounts)
    .values({
      id: newRecordId(),
      userId: uid,
      accountId: uid,
      providerId: PASSWORD_PROVIDER_ID,
      password: hash,
    })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password: hash, updatedAt: sql`now()` },
    });
}
