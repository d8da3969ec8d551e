import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Connection, openDatabase } from '../src/db/client.ts';
import { openCluster, signalCluster } from '../src/db/cluster.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { openJobs } from '../src/jobs/queue.ts';
import { buildServer } from '../../../scripts/project.mjs';
import { quietLog } from './log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number; user: string };
  }
}

export const templateDatabase = 'template_talaash';
const folderPrefix = 'talaash-test-';

/** Builds the server, and starts one PostgreSQL for all test files, with a migrated template database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildServer();
  await removeOrphans();
  const dataDir = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  const embedded = await startEmbedded({ dataDir, log: quietLog, durable: false });
  const { database: _, ...cluster } = embedded.connection;
  const admin = new pg.Client({ ...embedded.connection });
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  await prepareTemplate({ ...cluster, database: templateDatabase });
  project.provide('cluster', cluster);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Also creates the tables of the queue, because cloning them is faster than creating them in each database. */
async function prepareTemplate(connection: Connection): Promise<void> {
  await migrateDatabase(connection);
  const database = openDatabase({ connection, poolSize: 2, log: quietLog });
  await (await openJobs({ database, log: quietLog })).close();
  await database.close();
}

/** Stops the PostgreSQL of test runs that were killed. */
async function removeOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const ownerPid = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1];
    if (!ownerPid || isAlive(Number(ownerPid))) continue;
    const dataDir = join(tmpdir(), name);
    if ((await readdir(dataDir)).includes('postgres'))
      await signalCluster(await openCluster(dataDir, false), 'SIGQUIT');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
