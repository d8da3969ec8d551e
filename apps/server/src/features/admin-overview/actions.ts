import { sql } from 'drizzle-orm';
import type { ErrorTally } from '../../base/error-tally.ts';
import type { Deps } from '../../call/deps.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { loggedErrors } from '../../db/schema/logged-error.ts';
import { recordAdminAction } from '../admin-action/actions.ts';

/** Requeues failed mails. @returns how many */
export const resendMails = (
  { events, jobs }: Pick<Deps, 'events' | 'jobs'>,
  { uid }: Pick<SignedInViewer, 'uid'>,
  mailIds: string[] | undefined,
): Promise<number> =>
  events.transaction(async (tx) => {
    const count = await jobs.resendFailedMails(mailIds, tx);
    if (count > 0) {
      const after = { count, ...(mailIds ? { mailIds } : {}) };
      await recordAdminAction(tx, { act: 'mail.resent', adminUid: uid, on: null, after });
    }
    return count;
  });

/** Stores the errors logged since the last run. If that fails, they are kept for the next one. */
export async function storeErrors({ db }: Pick<Deps, 'db'>, tally: ErrorTally): Promise<void> {
  const counted = tally.take();
  if (counted.length === 0) return;
  try {
    await db
      .insert(loggedErrors)
      .values(counted)
      .onConflictDoUpdate({
        target: [loggedErrors.hour, loggedErrors.sentence, loggedErrors.kind],
        set: {
          times: sql`${loggedErrors.times} + excluded.times`,
          lastAt: sql`greatest(${loggedErrors.lastAt}, excluded.last_at)`,
        },
      });
  } catch {
    tally.putBack(counted);
  }
}
