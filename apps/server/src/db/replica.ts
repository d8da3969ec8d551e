import { drizzle } from 'drizzle-orm/node-postgres';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import { type Connection, type Database, type Db, openDatabase } from './client.ts';

/**
 * All reads that may go to a replica: they may show what was true REPLICA_LAG_MS_MAX ago. A read stays on the primary if it
 * decides about a session, a right, a limit or a refusal, if a logged-in person may look at an own change with it, or if a live
 * event makes a page read it again.
 */
export const REPLICA_READS = {
  'talentSearch.search': 'The cards of the people whom a guest found. The index is as old.',
  'talentProfile.list': 'The profiles that a guest opens. The primary is asked for those that are missing.',
  'sharedProfile.get': 'A shared profile. The primary is asked if it is missing.',
  'adminOverview.get':
    'The size of the stored files, which walks through their table and is kept for minutes.',
} as const;

export type ReplicaRead = keyof typeof REPLICA_READS;

/** A replica that lags more than this is not read. */
export const REPLICA_LAG_MS_MAX = 2000;

/** How often its lag is measured. Half a second old, a replica without lag still counts as half a second behind. */
const MEASURE_EVERY_MS = 500;

/** A replica that hangs delays a read by at most this. */
const QUERY_MS_MAX = 1000;

export type Replica = {
  /** The database for a read of the list: it reads the replica while that is fresh, and the primary otherwise. */
  for(read: ReplicaRead): Db;
  close(): Promise<void>;
};

/** Without a replica, the primary answers everything. */
export const noReplica = (db: Db): Replica => ({ for: () => db, close: async () => undefined });

/**
 * Opens the streaming replica of a primary. A read that fails there is repeated on the primary.
 *
 * @throws StartRefusal if the address is not that of a replica of this primary. One that is away is used when it is back.
 */
export async function openReplica(options: {
  url: string;
  primary: Database;
  poolSize: number;
  log: Log;
}): Promise<Replica> {
  const { primary, log } = options;
  const connection = { connectionString: options.url, query_timeout: QUERY_MS_MAX };
  const { pool, close } = openDatabase({ connection, poolSize: options.poolSize, log });
  const lag = new ReplicaLag();
  let wasFresh: boolean | undefined;

  async function measure(): Promise<void> {
    try {
      const writtenAt = performance.now();
      lag.wrote(await readPosition(primary.pool, WRITTEN), writtenAt);
      lag.replayed(await readPosition(pool, REPLAYED));
    } catch {
      lag.lost();
    }
    tell();
  }

  function tell(): void {
    const isFresh = lag.ms() <= REPLICA_LAG_MS_MAX;
    if (isFresh === wasFresh) return;
    wasFresh = isFresh;
    if (isFresh) log.info('The replica is read.');
    else log.warn('The replica is away or lags too much. The primary answers its reads.');
  }

  const query = async (...given: unknown[]): Promise<unknown> => {
    const ask = (from: pg.Pool) => (from.query as (...given: unknown[]) => Promise<unknown>)(...given);
    if (lag.ms() > REPLICA_LAG_MS_MAX) return ask(primary.pool);
    try {
      return await ask(pool);
    } catch {
      // Whatever it is: a replica ends queries that hinder its replay, and may not have the latest tables.
      lag.lost();
      return ask(primary.pool);
    }
  };

  const problem = await replicaProblem(connection, primary);
  if (problem) {
    await close();
    throw new StartRefusal(problem);
  }
  await measure();
  const timer = setInterval(() => void measure(), MEASURE_EVERY_MS);
  const db: Db = drizzle({ client: { query } as pg.Pool });
  return {
    for: () => db,
    async close() {
      clearInterval(timer);
      await close();
    },
  };
}

/**
 * For the doctor: how long a replica takes to replay what its primary has just written.
 *
 * @returns `lagMs` undefined if it takes longer than a read may be old, or if nobody answers
 */
export async function measureReplica(
  url: string,
  primary: Pick<Database, 'pool'>,
): Promise<{ problem: string | undefined; lagMs: number | undefined }> {
  const connection = { connectionString: url };
  const problem = await replicaProblem(connection, primary);
  const unknown = { problem, lagMs: undefined };
  if (problem !== undefined) return unknown;
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: QUERY_MS_MAX,
    query_timeout: QUERY_MS_MAX,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const startedAt = performance.now();
    const written = await readPosition(primary.pool, WRITTEN);
    for (;;) {
      const lagMs = performance.now() - startedAt;
      if (lagMs > REPLICA_LAG_MS_MAX) return unknown;
      if ((await readPosition(client, REPLAYED)) >= written) return { problem, lagMs };
      await wait(20);
    }
  } catch {
    return unknown;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Why an address is not that of a replica of a primary; undefined if it is, or if nobody answers there. */
async function replicaProblem(
  connection: Connection,
  { pool }: Pick<Database, 'pool'>,
): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: QUERY_MS_MAX });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const [there, here] = await Promise.all([readIdentity(client), readIdentity(pool)]);
    if (!there.isReplica)
      return 'The database at DATABASE_REPLICA_URL is not a replica: set it to a streaming replica of DATABASE_URL, or remove it.';
    return there.identity === here.identity
      ? undefined
      : 'The database at DATABASE_REPLICA_URL is a replica of another one: set it to a replica of DATABASE_URL.';
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const WRITTEN = 'pg_current_wal_lsn()';
const REPLAYED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end';

type Asked = { query(text: string): Promise<{ rows: Record<string, unknown>[] }> };

/** The cluster and the database in it. A replica has those of its primary. */
async function readIdentity(asked: Asked): Promise<{ isReplica: boolean; identity: string }> {
  const { rows } = await asked.query(
    `select pg_is_in_recovery() as "isReplica", system_identifier || ' ' || oid as identity
       from pg_control_system(), pg_database where datname = current_database()`,
  );
  return rows[0] as { isReplica: boolean; identity: string };
}

async function readPosition(pool: Asked, position: string): Promise<bigint> {
  const { rows } = await pool.query(`select (${position} - '0/0')::text as bytes`);
  const bytes = rows[0]?.['bytes'];
  if (typeof bytes !== 'string') throw new Error('It is not a replica.');
  return BigInt(bytes);
}

/**
 * How old what a replica shows can be. Its own clock cannot say: while nothing is written, its last change is old and it still
 * lags behind nothing. So what it has replayed is compared with what the primary had written at known times.
 */
export class ReplicaLag {
  #written: { position: bigint; at: number }[] = [];
  #freshAt = Number.NEGATIVE_INFINITY;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param at a time before the primary was asked for its position, in milliseconds */
  wrote(position: bigint, at: number): void {
    this.#written.push({ position, at });
  }

  replayed(position: bigint): void {
    for (const written of this.#written)
      if (written.position <= position) this.#freshAt = Math.max(this.#freshAt, written.at);
    this.#written = this.#written.filter(
      ({ at }) => at > this.#freshAt && at > this.#now() - 10 * REPLICA_LAG_MS_MAX,
    );
  }

  /** It failed: it is not read until it has answered again. */
  lost(): void {
    this.#freshAt = Number.NEGATIVE_INFINITY;
  }

  /** Milliseconds; infinite while nothing is known. */
  ms(): number {
    return this.#now() - this.#freshAt;
  }
}
