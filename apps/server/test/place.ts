import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskFileStore } from '../src/adapters/files/disk.ts';
import type { FileStore } from '../src/adapters/files/port.ts';
import type { Connection } from '../src/db/client.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { openJobs } from '../src/jobs/queue.ts';
import { cloneDatabase } from './database.ts';
import { templateDatabase } from './global-setup.ts';
import { quietLog } from './log.ts';
import { queryOf } from './whole-installation.ts';

/** Where an installation is: what a backup is made of, and what it is restored into. */
export type Place = {
  connection: Connection;
  fileStore: FileStore;
  config: { appSecret: string | undefined; dataDir: string };
};

/** An empty place, or one that a server has used: with the tables and nobody. */
export async function makePlace(
  folder: string,
  options: { appSecret?: string; isUsed?: boolean } = {},
): Promise<Place> {
  const dataDir = await mkdtemp(join(folder, 'place-'));
  return {
    connection: await cloneDatabase(options.isUsed ? templateDatabase : undefined),
    fileStore: createDiskFileStore({ folder: join(dataDir, 'files') }),
    config: { appSecret: options.appSecret, dataDir },
  };
}

/** An installation with a person, two files, events that a follower has read in part, and waiting jobs. */
export async function makeSmallInstallation(folder: string): Promise<Place> {
  const small = await makePlace(folder, { isUsed: true });
  const { connection } = small;
  await migrateDatabase(connection);
  const jobs = await openJobs({ database: { connection }, log: quietLog });
  await jobs.send('account.mailLink', { mode: 'verifyEmail', email: 'back\\slash "quoted"\n@people.test' });
  await jobs.send('account.deletionMail', { uid: 'u', dueAt: 'x' }, { runAfterSeconds: 3600 });
  await jobs.close();
  await queryOf(
    connection,
    `insert into users (id, name, email) values ('u', E'tab\\there\\\\ \\n \\r मीरा', 'u@people.test');
     insert into accounts (id, user_id, account_id, provider_id) values ('a', 'u', 'u', 'credential');
     insert into files (id, kind, talent_id, bucket, path, filename, content_type, bytes) values
       ('p', 'profilePicture', 't', 'local', 'talents/u/profile_pictures/p.webp', 'p', 'image/webp', 1),
       ('r', 'resume', 't', 'local', 'talents/u/resumes/r.pdf', 'r', 'application/pdf', 1);
     insert into data_exports (data_export_id, uid, state, filename, expires_at) values ('e', 'u', 'ready', 'e', now());
     insert into admin_actions (admin_action_id, act, admin_uid) values ('x', 'mail.resent', 'u');
     insert into events (kind) select 'talentProfile.saved' from generate_series(1, 200);
     insert into event_marks select 'notices', xid, id from events where id = 100;
     insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
       deletion_seconds, partition, table_name) values ('gone.kind', 'standard', 1, 1, false, 1, 1000, 1, false, 'job_common');
     insert into pgboss.job (name, data) values ('gone.kind', '{}')`,
  );
  for (const path of [
    'talents/u/profile_pictures/p.webp',
    'talents/u/profile_pictures/p-lg.webp',
    'talents/u/resumes/r.pdf',
    'exports/u/e.zip',
  ])
    await small.fileStore.put(path, randomBytes(20_000), 'x');
  return small;
}
