import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { users } from '../../db/schema/account.ts';
import type { JobData } from '../../jobs/job.ts';
import { deletionMail } from '../../mail/deletion-mail.ts';
import { sendMail } from '../../mail/send.ts';

/** Tells the owner that a deletion was requested, because somebody else may have requested it. */
export async function mailDeletion(
  deps: Deps,
  { uid, dueAt }: JobData['account.deletionMail'],
): Promise<void> {
  const [owner] = await deps.db
    .select({ email: users.email })
    .from(users)
    .innerJoin(accountDeletions, eq(accountDeletions.uid, users.id))
    .where(and(eq(users.id, uid), eq(users.emailVerified, true), eq(accountDeletions.dueAt, dueAt)));
  if (!owner) return;
  await sendMail(deps, owner, deletionMail({ dueAt, baseUrl: deps.baseUrl() }));
}
