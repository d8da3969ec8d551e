import type { JobInsert, PgBoss } from 'pg-boss';
import type pg from 'pg';
import { FAILED_MAILS, makeFailedMails } from './failed-mail.ts';
import { type JobName, RETRIES } from './job.ts';

/** A job as a backup holds it. Times are texts that PostgreSQL reads. */
export type StoredJob = {
  id: string;
  name: string;
  data: object;
  priority: number;
  singletonKey: string | null;
  startAfter: string;
  createdOn: string;
  /** What a failed mail was before, and null for others. */
  sourceName: string | null;
  sourceId: string | null;
  sourceCreatedOn: string | null;
  sourceRetryCount: number | null;
  sourceOutput: object | null;
  sourceRootId: string | null;
};

type Queue = { boss: PgBoss; pool: pg.Pool; prepareQueue(name: JobName): Promise<void> };

/** Adds jobs of a backup, except those of a kind that this release does not have. @returns how many */
export async function restoreJobs(
  stored: readonly StoredJob[],
  { boss, pool, prepareQueue }: Queue,
): Promise<number> {
  let count = 0;
  for (const [name, jobs] of Map.groupBy(stored, (job) => job.name)) {
    if (name === FAILED_MAILS) await makeFailedMails(boss);
    else if (name in RETRIES) await prepareQueue(name as JobName);
    else continue;
    await boss.insert(name, jobs.map(toJobInsert));
    await restoreSources(pool, jobs);
    count += jobs.length;
  }
  return count;
}

/** It keeps its id, by which the receiver of a mail recognizes a repetition, and gets all its retries anew. */
const toJobInsert = ({ id, data, priority, singletonKey, startAfter }: StoredJob): JobInsert => ({
  id,
  data,
  priority,
  startAfter,
  ...(singletonKey === null ? {} : { singletonKey }),
});

/** Notes where the jobs come from and since when they exist, which the library notes only when it moves a job itself. */
const restoreSources = (pool: pg.Pool, jobs: readonly StoredJob[]): Promise<unknown> =>
  pool.query(
    `update pgboss.job set created_on = "createdOn", source_name = "sourceName", source_id = "sourceId",
       source_created_on = "sourceCreatedOn", source_retry_count = "sourceRetryCount",
       source_output = "sourceOutput", source_root_id = "sourceRootId"
     from json_to_recordset($1::text::json) as stored (id uuid, name text, "createdOn" timestamptz, "sourceName" text,
       "sourceId" uuid, "sourceCreatedOn" timestamptz, "sourceRetryCount" int, "sourceOutput" jsonb, "sourceRootId" uuid)
     where job.id = stored.id and job.name = stored.name`,
    [JSON.stringify(jobs)],
  );
