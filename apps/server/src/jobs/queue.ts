import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { type Database, openDatabase, type Tx } from '../db/client.ts';
import { QUEUE_TIMES } from '../db/time-limit.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { Log } from '../base/log.ts';
import { newRecordId } from '../base/record-id.ts';
import { type JobData, type JobName, RETRIES } from './job.ts';

export type SendOptions = {
  /** Runs no sooner than this. */
  runAfterSeconds?: number;
  /** While a job with this name and key waits, another one is not added. */
  key?: string;
  /** Adds the job in this transaction: it exists only when the transaction is committed. */
  tx?: Tx;
};

export type Jobs = {
  /** Adds a job. It runs at least once, on any node, so its work must be idempotent. */
  send<Name extends JobName>(name: Name, data: JobData[Name], options?: SendOptions): Promise<void>;
  /** Runs jobs with this name, one at a time. A job that throws is retried with a backoff from one second to 15 minutes. */
  work<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>): Promise<void>;
  /** Takes no more jobs and waits up to five seconds for running ones. A job that is interrupted runs again later. */
  close(): Promise<void>;
};

const queueOptions = {
  // One waiting job for each key. A job without a key gets a unique one.
  policy: 'short',
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 15 * 60,
  expireInSeconds: 120,
  deleteAfterSeconds: 24 * 60 * 60,
} as const;

const pollingIntervalSeconds = 1;
const closeTimeoutMs = 5000;

/** A few connections of its own, so that the queue neither waits for calls nor takes their connections. */
const poolSize = 3;

/** Opens the queue in the product's own database, in the schema `pgboss`, which it makes and migrates itself. */
export async function openJobs({
  database,
  log,
}: {
  database: Pick<Database, 'connection'>;
  log: Log;
}): Promise<Jobs> {
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
    monitorVacuum: false,
  });
  boss.on('error', (error) => {
    // While the database is down, every poll of every worker fails; the pool has already logged why.
    if (!isUnavailable(error)) log.error({ err: error }, 'The job queue failed.');
  });
  await boss.start();

  const queues = new Map<JobName, Promise<void>>();
  const workers = new Map<JobName, string>();

  function prepareQueue(name: JobName): Promise<void> {
    let ready = queues.get(name);
    if (!ready) {
      ready = boss.createQueue(name, queueOptions).catch((error) => {
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
        retryLimit: RETRIES[name] ?? queueOptions.retryLimit,
        ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
      });
      const worker = workers.get(name);
      // So that this node does not wait for its next poll. A job that is not committed yet is found by that poll.
      if (worker && !tx && runAfterSeconds === 0) boss.notifyWorker(worker);
    },
    async work<Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>) {
      await prepareQueue(name);
      const worker = await boss.work<JobData[Name]>(name, { pollingIntervalSeconds }, async (jobs) => {
        // More jobs may be waiting: poll again at once.
        boss.notifyWorker(workers.get(name) ?? '');
        for (const job of jobs) {
          try {
            await handler(job.data);
          } catch (error) {
            log.warn({ err: error, job: name }, 'A job failed; it will be tried again.');
            throw error;
          }
        }
      });
      workers.set(name, worker);
    },
    async close() {
      await boss.stop({ close: false, graceful: true, timeout: closeTimeoutMs });
      await close();
    },
  };
}
