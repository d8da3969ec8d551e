import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { type Cluster, openCluster, runCluster, signalCluster } from './cluster.ts';
import type { SocketConnection } from './client.ts';
import { isUnavailable } from './unavailable.ts';

const database = 'talaash';

/** PostgreSQL's code for a database that does not exist. */
const NO_SUCH_DATABASE = '3D000';

/** Every node that uses the cluster holds this lock shared. A node that gets it exclusively is the last one. */
const presenceLock = 7_320_001;

export type Embedded = {
  connection: SocketConnection;
  /** Leaves the cluster. The last node to leave stops PostgreSQL cleanly. */
  stop(): Promise<void>;
};

/**
 * Runs the PostgreSQL of a data folder, or joins it if another node runs it or a killed server left it behind. Restarts it
 * whenever it dies while this node lives.
 *
 * @throws StartRefusal with the reason why it cannot run.
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: Log;
  /** Called when PostgreSQL has been started and does not answer yet. */
  onStarting?: (() => void) | undefined;
  /** False is faster and loses data at a power failure: for tests only. */
  durable?: boolean;
  /** Settings of PostgreSQL that replace ours: for measurements only. */
  settings?: Readonly<Record<string, string>>;
  /** The folder of another PostgreSQL, with `bin`, `lib` and `share`: for tests of an upgrade only. */
  packaged?: string;
}): Promise<Embedded> {
  const { log } = options;
  const cluster = await openCluster(options.dataDir, options.durable ?? true, options);
  const connection = { ...cluster.address, database };
  let leaving: Promise<void> | undefined;
  let presence = join();
  await presence;

  async function join(): Promise<pg.Client> {
    for (;;) {
      await runCluster(cluster, log, options.onStarting);
      try {
        return await holdPresenceLock();
      } catch (error) {
        if ((error as { code?: string }).code === NO_SUCH_DATABASE) {
          await createDatabase(cluster);
          continue;
        }
        // Another node may be shutting it down at this moment: retry.
        if (!isUnavailable(error)) throw error;
        await wait(20);
      }
    }
  }

  async function holdPresenceLock(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: 'talaash presence' });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [presenceLock]);
    client.once('end', () => {
      if (leaving) return;
      presence = rejoin();
      presence.catch(() => undefined);
    });
    return client;
  }

  async function rejoin(): Promise<pg.Client> {
    log.warn('PostgreSQL stopped. Starting it again.');
    for (;;) {
      try {
        const client = await join();
        log.info('PostgreSQL is running again.');
        return client;
      } catch (error) {
        if (leaving) throw error;
        log.error({ err: error }, 'PostgreSQL could not be restarted. Retrying.');
        await wait(1000);
      }
    }
  }

  async function leave(): Promise<void> {
    const client = await presence.catch(() => undefined);
    try {
      if (client && (await isLast(client))) await signalCluster(cluster, 'SIGINT');
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    } finally {
      await client?.end().catch(() => undefined);
    }
  }

  function stop(): Promise<void> {
    leaving ??= leave();
    return leaving;
  }

  return { connection, stop };
}

async function isLast(presence: pg.Client): Promise<boolean> {
  await presence.query('select pg_advisory_unlock_shared($1)', [presenceLock]);
  const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    presenceLock,
  ]);
  return rows[0]?.alone ?? false;
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ ...cluster.address, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create database ${database}`);
  } catch (error) {
    // Another node was quicker.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
