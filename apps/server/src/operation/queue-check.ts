import type pg from 'pg';
import { FAILED_MAILS } from '../jobs/failed-mail.ts';
import { type Finding, finding } from './finding.ts';

/** A job that is due starts within seconds. Nothing has worked for this long. */
const STUCK_SECONDS = 10 * 60;

export type QueueState = {
  waiting: number;
  /** Jobs whose last retry failed in the last day, without mails. */
  failed: number;
  failedMails: number;
  /** How long the longest has been due that nobody took; 0 when none waits. */
  oldestSeconds: number;
};

/** @returns undefined where no server has made the queue yet */
export async function readQueueState(pool: Pick<pg.Pool, 'query'>): Promise<QueueState | undefined> {
  const table = await pool.query<{ isThere: boolean }>(
    `select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  if (!table.rows[0]?.isThere) return undefined;
  const { rows } = await pool.query<QueueState>(
    `select count(*) filter (where name <> $1 and state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where name <> $1 and state = 'failed')::int as failed,
      count(*) filter (where name = $1 and state in ('created', 'retry'))::int as "failedMails",
      coalesce(extract(epoch from max(now() - start_after)
        filter (where name <> $1 and state in ('created', 'retry') and start_after < now())), 0)::float8 as "oldestSeconds"
      from pgboss.job where state not in ('completed', 'cancelled')`,
    [FAILED_MAILS],
  );
  return rows[0];
}

/** What waits for too long, and what was given up: jobs, and mails. */
export async function examineQueue({ pool }: { pool: Pick<pg.Pool, 'query'> }): Promise<Finding[]> {
  const state = await readQueueState(pool);
  if (!state) return [finding('queue', 'off', 'It does not exist yet.', 'Start the server to create it.')];
  return [queueFinding(state), mailFinding(state)];
}

function queueFinding({ waiting, failed, oldestSeconds }: QueueState): Finding {
  const isStuck = oldestSeconds > STUCK_SECONDS;
  if (isStuck)
    return finding(
      'queue',
      'trouble',
      `The oldest job is ${Math.round(oldestSeconds / 60)} minutes overdue.`,
      'Start a server on this database. If one is running, look for “job” in its log and restart it.',
    );
  return failed > 0
    ? finding(
        'queue',
        'trouble',
        `${failed} jobs failed for the last time.`,
        'Look for “A job failed for the last time” in the log, and fix the cause.',
      )
    : finding('queue', 'fine', `${waiting} jobs are waiting or running.`);
}

const mailFinding = ({ failedMails }: QueueState): Finding =>
  failedMails > 0
    ? finding(
        'mail queue',
        'trouble',
        `${failedMails} emails could not be sent within five days.`,
        '`npm run mails -- failed` lists them; `npm run mails -- resend` sends them again.',
      )
    : finding('mail queue', 'fine', 'No email has failed.');
