import type pg from 'pg';
import type { Config } from '../base/config.ts';
import { RANGE_INDEX } from '../db/range-index.ts';
import type { Database } from '../db/client.ts';
import { measureReplica, REPLICA_LAG_MS_MAX } from '../db/replica.ts';
import { readMigrationState } from '../db/migration-state.ts';
import { type Finding, finding } from './finding.ts';

type Asked = {
  pool: Pick<pg.Pool, 'query'>;
  /** The clock of this machine. */
  now?: () => number;
};

/** The clocks may differ by this much: the network and a busy machine take their time too. */
const CLOCK_WARNING_MS = 2000;
const CLOCK_TROUBLE_MS = 30_000;

type DatabaseFacts = {
  version: number;
  encoding: string;
  mayCreateTables: boolean;
  mayCreateQueue: boolean;
  connectionsMax: number;
  clockMs: number;
  hasRangeIndex: boolean;
};

/** Rights, encoding, connections and clock of the database. */
export async function examineDatabase(
  { pool, now = Date.now }: Asked,
  { poolSize }: { poolSize: number },
): Promise<Finding[]> {
  const askedAtMs = now();
  const { rows } = await pool.query<DatabaseFacts>(`select
    current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
    has_schema_privilege(current_schema(), 'CREATE') as "mayCreateTables",
    has_database_privilege(current_database(), 'CREATE') or to_regnamespace('pgboss') is not null as "mayCreateQueue",
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as "connectionsMax",
    extract(epoch from clock_timestamp())::float8 * 1000 as "clockMs",
    exists (select from pg_available_extensions where name = '${RANGE_INDEX}') as "hasRangeIndex"`);
  const [facts] = rows;
  if (!facts) throw new Error('The database returned nothing.');
  const problems = databaseProblems(facts, { aheadMs: facts.clockMs - (askedAtMs + now()) / 2, poolSize });
  return problems.length > 0
    ? problems
    : [finding('database', 'fine', `PostgreSQL ${Math.floor(facts.version / 10_000)} answers.`)];
}

function databaseProblems(
  facts: DatabaseFacts,
  { aheadMs, poolSize }: { aheadMs: number; poolSize: number },
): Finding[] {
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(1);
  const isClockWrong = Math.abs(aheadMs) > CLOCK_WARNING_MS;
  const checks: [isWrong: boolean, state: Finding['state'], found: string, remedy: string][] = [
    [
      facts.encoding !== 'UTF8',
      'trouble',
      `The database stores text as ${facts.encoding}.`,
      'Create the database again with the encoding UTF8.',
    ],
    [
      !facts.mayCreateTables,
      'trouble',
      'The user of the database may not create tables.',
      'Make this user the owner of the database, or grant it CREATE on the schema.',
    ],
    [
      !facts.mayCreateQueue,
      'trouble',
      'The user of the database may not create the schema of the queue.',
      'Make this user the owner of the database, or grant it CREATE on the database.',
    ],
    [
      !facts.hasRangeIndex,
      'trouble',
      `The database server does not have the extension ${RANGE_INDEX}.`,
      'Install the contrib package of this PostgreSQL. Meetings need it.',
    ],
    [
      facts.connectionsMax < poolSize + OTHER_CONNECTIONS,
      'warning',
      `The database allows ${facts.connectionsMax} connections. One server opens up to ${poolSize + OTHER_CONNECTIONS}.`,
      'Raise max_connections of PostgreSQL, or lower POOL_SIZE.',
    ],
    [
      isClockWrong,
      Math.abs(aheadMs) > CLOCK_TROUBLE_MS ? 'trouble' : 'warning',
      `The clock of the database is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} that of this machine.`,
      'Synchronize the clocks of both machines with NTP.',
    ],
  ];
  return checks
    .filter(([isWrong]) => isWrong)
    .map(([, state, found, remedy]) => finding('database', state, found, remedy));
}

/** For events and jobs, besides POOL_SIZE. */
const OTHER_CONNECTIONS = 6;

/** Whether the tables are those of this release. */
export async function examineMigrations({ pool }: Pick<Asked, 'pool'>): Promise<Finding[]> {
  const { applied, pending, isNewer } = await readMigrationState(pool);
  if (isNewer)
    return [
      finding(
        'migrations',
        'trouble',
        'A newer release has migrated the database.',
        'Run that release or a newer one, or restore the backup from before the upgrade.',
      ),
    ];
  if (pending.length === 0) return [finding('migrations', 'fine', `All ${applied} are applied.`)];
  return [
    finding(
      'migrations',
      applied === 0 ? 'off' : 'warning',
      applied === 0 ? 'The database is empty.' : `${pending.length} are not applied, from ${pending[0]} on.`,
      'Start the server to apply them.',
    ),
  ];
}

/** Whether the replica can be read. Nothing is found without one. */
export async function examineReplica(
  { databaseReplicaUrl: url }: Pick<Config, 'databaseReplicaUrl'>,
  primary: Pick<Database, 'pool'>,
): Promise<Finding[]> {
  if (url === undefined) return [];
  const { problem, lagMs } = await measureReplica(url, primary);
  if (problem !== undefined)
    return [finding('replica', 'trouble', problem, 'A server with this configuration refuses to start.')];
  if (lagMs === undefined)
    return [
      finding(
        'replica',
        'warning',
        `It does not answer, or lags more than ${REPLICA_LAG_MS_MAX / 1000} s. The primary answers its reads.`,
        'Check DATABASE_REPLICA_URL, the machine of the replica, and pg_stat_replication on the primary.',
      ),
    ];
  return [finding('replica', 'fine', `It replays what the primary writes within ${Math.ceil(lagMs)} ms.`)];
}
