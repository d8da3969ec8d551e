import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Tx } from '../db/client.ts';

/** The queue of mails whose last retry failed. No worker reads it. */
export const FAILED_MAILS = 'mail.failed';

const KEPT_SECONDS = 90 * 24 * 60 * 60;

export const RESEND_HINT =
  '`npm run mails -- failed` lists the failed emails, `npm run mails -- resend` sends them again.';

export type FailedMail = {
  id: string;
  job: string;
  data: object;
  queuedAt: Date;
  failedAt: Date;
  retries: number;
  /** Why the last try failed. */
  reason: string;
};

export type FailedMails = {
  /** The mails that failed for good, oldest first. */
  listFailedMails(): Promise<FailedMail[]>;
  /** Requeues failed mails: those with these ids, or all. @returns how many */
  resendFailedMails(ids?: readonly string[], tx?: Tx): Promise<number>;
};

export const makeFailedMails = (boss: PgBoss): Promise<void> =>
  boss.createQueue(FAILED_MAILS, { retentionSeconds: KEPT_SECONDS });

export function openFailedMails(boss: PgBoss): FailedMails {
  return {
    async listFailedMails() {
      if (!(await boss.getQueue(FAILED_MAILS))) return [];
      const failed = await boss.findJobs<object>(FAILED_MAILS);
      return failed.map(toFailedMail).toSorted((one, other) => Number(one.failedAt) - Number(other.failedAt));
    },
    async resendFailedMails(ids, tx) {
      if (!(await boss.getQueue(FAILED_MAILS))) return 0;
      return boss.redrive(FAILED_MAILS, {
        ...(ids ? { ids: [...ids] } : { limit: 100_000 }),
        ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
      });
    },
  };
}

function toFailedMail(job: JobWithMetadata): FailedMail {
  const { message = 'unknown' } = (job.sourceOutput ?? {}) as { message?: string };
  return {
    id: job.id,
    job: job.sourceName ?? '',
    data: job.data,
    queuedAt: job.sourceCreatedOn ?? job.createdOn,
    failedAt: job.createdOn,
    retries: job.sourceRetryCount ?? 0,
    reason: message,
  };
}
