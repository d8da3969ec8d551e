import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { eq, sql } from 'drizzle-orm';
import { StartRefusal } from '../base/start-refusal.ts';
import type { Tx } from '../db/client.ts';
import { users } from '../db/schema/account.ts';
import { type AccountMailDeps, queueAccountMail } from '../features/account-mail/queue.ts';
import { recordAdminAction } from '../features/admin-action/actions.ts';

/**
 * Grants an account the admin right, or revokes it. A running server mails the owner. Without a change there is neither a mail
 * nor an entry in the trail.
 * @throws StartRefusal if there is no such account
 */
export async function setAdminRight(
  tx: Tx,
  deps: AccountMailDeps,
  { email, isAdmin }: { email: string; isAdmin: boolean },
): Promise<string> {
  const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!account)
    throw new StartRefusal(`No account has the email ${email}.${isAdmin ? ' Sign up first.' : ''}`);
  if (account.isAdmin !== isAdmin) {
    await tx.update(users).set({ isAdmin, updatedAt: sql`now()` }).where(eq(users.id, account.id));
    await recordAdminAction(tx, {
      act: isAdmin ? 'account.adminGranted' : 'account.adminRevoked',
      adminUid: COMMAND_LINE_UID,
      on: { uid: account.id },
      before: { isAdmin: !isAdmin },
      after: { isAdmin },
    });
    if (isAdmin) await queueAccountMail(deps, { uid: account.id, mail: 'adminGranted' }, tx);
  }
  if (!isAdmin) return `${email} is no longer an admin.`;
  const note = account.emailVerified
    ? ''
    : ' Admins also need a verified email, and this one is not verified yet.';
  return `${email} is now an admin.${note}`;
}
