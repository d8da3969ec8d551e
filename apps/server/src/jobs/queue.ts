import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import { type Database, openDatabase, type Tx } from '../db/client.ts';
import { QUEUE_TIMES } from '../db/time-limit.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log } from '../base/log.ts';
import { newRecordId } from '../base/record-id.ts';
import {
  FAILED_MAILS,
  type FailedMails,
  makeFailedMails,
  openFailedMails,
  RESEND_HINT,
} from './failed-mail.ts';
import { isMail, type JobData, type JobName, RETRIES, workersOf } from './job.ts';
import { restoreJobs, type StoredJob } from './stored-job.ts';

export type SendOptions = {
  /** Runs no sooner than this. */
  runAfterSeconds?: number;
  /** While a job with this name and key waits, another one is not added. */
  key?: string;
  /** Adds the job in this transaction: it exists only when the transaction is committed. */
  tx?: Tx;
};

/** @param id the same at every retry */
export type JobHandler<Name extends JobName> = (data: JobData[Name], id: string) => Promise<void>;

/** A job of any kind, to be added with others. */
export type QueuedJob = {
  [Name in JobName]: { name: Name; data: JobData[Name] } & Pick<SendOptions, 'runAfterSeconds' | 'key'>;
}[JobName];

export type Jobs = FailedMails & {
  /** Adds a job. It runs at least once, on any node, so its work must be idempotent. */
  send<Name extends JobName>(name: Name, data: JobData[Name], options?: SendOptions): Promise<void>;
  /** Adds jobs like `send`, with one statement for each kind. */
  sendAll(queued: readonly QueuedJob[], tx: Tx): Promise<void>;
  /** Runs jobs with this name, mails several at a time. A job that throws is retried; see `RETRIES`. */
  work<Name extends JobName>(name: Name, handler: JobHandler<Name>): Promise<void>;
  /** Adds jobs of a backup. Those of a kind that this release does not have are left out. @returns how many were added */
  restore(stored: readonly StoredJob[]): Promise<number>;
  /** Deletes the jobs, done ones too, that name any of these ids or addresses, or failed with one in their reason. */
  forget(words: readonly string[], tx: Tx): Promise<void>;
  /** Waits for the mails that this node is writing. Nothing that a mail's own job may call. */
  mailsWritten(): Promise<void>;
  /** Takes no more jobs and waits up to five seconds for running ones. A job that is interrupted runs again later. */
  close(): Promise<void>;
};

const DAY = 24 * 60 * 60;

/** How soon a job is found whose node died. */
const lookEverySeconds = 5;

const queueOptions = (name: JobName) => ({
  ...RETRIES[name],
  retryDelay: 1,
  retryBackoff: true,
  // A node that works says so every five seconds. A job whose node has been silent for longer than this runs again.
  heartbeatSeconds: 15,
  // Beyond every timeout of a mail server, so that a slow mail is not sent twice.
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: DAY,
  ...(isMail(name) ? { deadLetter: FAILED_MAILS } : {}),
});

const pollingIntervalSeconds = 1;
const restingIntervalSeconds = 30;
const closeTimeoutMs = 5000;

/** A few connections of its own, so that the queue neither waits for calls nor takes their connections. */
const poolSize = 3;

/**
 * Opens the queue in the product's own database, in the schema `pgboss`, which it makes and migrates itself.
 * @param clock runs its timers; the database keeps its own time
 */
export async function openJobs({
  database,
  log,
  clock,
}: {
  database: Pick<Database, 'connection'>;
  log: Log;
  clock?: Clock;
}): Promise<Jobs> {
  const { boss, pool, close } = await openBoss(database, log, clock);

  const queues = new Map<JobName, Promise<void>>();
  const workers = openWorkers(boss);
  const mails = mailsUnderWay();

  /** Makes the queue, or gives the one of an earlier release the options of this one. */
  async function makeQueue(name: JobName): Promise<void> {
    if (isMail(name)) await makeFailedMails(boss);
    const options = queueOptions(name);
    // One waiting job for each key. A job without a key gets a unique one.
    await boss.createQueue(name, { policy: 'short', ...options });
    await boss.updateQueue(name, options);
  }

  function prepareQueue(name: JobName): Promise<void> {
    let ready = queues.get(name);
    if (!ready) {
      ready = makeQueue(name).catch((error) => {
        queues.delete(name);
        throw error;
      });
      queues.set(name, ready);
    }
    return ready;
  }

  return {
    async send(name, data, { runAfterSeconds = 0, key = newRecordId(), tx } = {}) {
      await prepareQueue(name);
      await boss.send(name, data, {
        singletonKey: key,
        startAfter: runAfterSeconds,
        ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
      });
      // So that this node does not wait for its next poll. A job that is not committed yet is found by that poll.
      if (!tx && runAfterSeconds === 0) workers.wake(name);
    },
    async sendAll(queued, tx) {
      for (const [name, alike] of Map.groupBy(queued, (job) => job.name)) {
        await prepareQueue(name);
        const inserted = alike.map(({ data, runAfterSeconds = 0, key = newRecordId() }) => ({
          data,
          singletonKey: key,
          startAfter: runAfterSeconds,
        }));
        await boss.insert(name, inserted, { db: fromDrizzle(tx, sql) });
      }
    },
    async work<Name extends JobName>(name: Name, handler: JobHandler<Name>) {
      await prepareQueue(name);
      const run: Run<Name> = async (jobs) => {
        // More jobs may be waiting: poll again at once.
        workers.wake(name);
        for (const job of jobs) {
          try {
            await mails.follow(name, handler(job.data, job.id));
          } catch (error) {
            logFailedJob(log, { err: error, job: name, id: job.id }, job.retryCount < job.retryLimit);
            throw error;
          }
        }
      };
      await workers.add(name, run);
    },
    restore: (stored) => restoreJobs(stored, { boss, pool, prepareQueue }),
    forget: forgetJobs,
    mailsWritten: mails.written,
    ...openFailedMails(boss),
    async close() {
      await boss.stop({ close: false, graceful: true, timeout: closeTimeoutMs });
      await close();
    },
  };
}

/** @returns the queue's library, started, and the few connections that it has for itself */
async function openBoss(database: Pick<Database, 'connection'>, log: Log, clock: Clock | undefined) {
  const { pool, close } = openDatabase({
    connection: database.connection,
    poolSize,
    log,
    times: QUEUE_TIMES,
  });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'pgboss',
    schedule: false,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    monitorVacuum: false,
    ...(clock ? { clock } : {}),
  });
  boss.on('error', (error) => logFailure(log, error));
  await boss.start();
  return { boss, pool, close };
}

type Run<Name extends JobName> = (jobs: JobWithMetadata<JobData[Name]>[]) => Promise<void>;

/** The workers of this node. Of each kind only the first looks often: it wakes the others when it finds a job. */
function openWorkers(boss: PgBoss) {
  const workers = new Map<JobName, string[]>();
  return {
    async add<Name extends JobName>(name: Name, run: Run<Name>): Promise<void> {
      const ids: string[] = [];
      workers.set(name, ids);
      for (let at = 0; at < workersOf(name); at += 1) {
        const options = {
          pollingIntervalSeconds: at === 0 ? pollingIntervalSeconds : restingIntervalSeconds,
          heartbeatRefreshSeconds: 5,
          includeMetadata: true,
        } as const;
        ids.push(await boss.work<JobData[Name], void, typeof options>(name, options, run));
      }
    },
    /** Has the workers of a kind look for jobs now, as far as they are free. */
    wake(name: JobName): void {
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    },
  };
}

/** The jobs of mails that this node is at. */
function mailsUnderWay() {
  const running = new Set<Promise<void>>();
  return {
    async follow(name: JobName, run: Promise<void>): Promise<void> {
      if (isMail(name)) running.add(run);
      await run.finally(() => running.delete(run));
    },
    async written(): Promise<void> {
      await Promise.allSettled(running);
    },
  };
}

function logFailedJob(
  log: Log,
  entry: { err: unknown; job: JobName; id: string },
  isTriedAgain: boolean,
): void {
  if (isTriedAgain) log.warn(entry, 'A job failed. It will be retried.');
  else log.error(entry, `A job failed for the last time.${isMail(entry.job) ? ` ${RESEND_HINT}` : ''}`);
}

/** While the database is down, every poll of every worker fails; the pool has already logged why. */
function logFailure(log: Log, error: unknown): void {
  if (!isUnavailable(error)) log.error({ err: error }, 'The job queue failed.');
}

async function forgetJobs(words: readonly string[], tx: Tx): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where exists (
    select from unnest(${sql.param([...words])}::text[]) as forgotten (word)
      where strpos(coalesce(data::text, '') || coalesce(output::text, ''), word) > 0)`);
}
