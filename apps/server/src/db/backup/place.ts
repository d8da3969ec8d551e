import type pg from 'pg';
import { StartRefusal } from '../../base/start-refusal.ts';
import { isNoExtension, tableName } from './catalog.ts';

/** A schema that exists as long as a restore has not ended: nobody takes what is there for the whole. */
const MARK = 'talaash_restore';

export const isHalfRestored = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ isThere: boolean }>(
    'select to_regnamespace($1) is not null as "isThere"',
    [MARK],
  );
  return rows[0]?.isThere === true;
};

/** @throws StartRefusal when a restore has begun in this database and not ended */
export async function refuseHalfRestored(client: pg.ClientBase): Promise<void> {
  if (await isHalfRestored(client))
    throw new StartRefusal(
      'A restore into this database was interrupted. It is incomplete: run `npm run restore` again.',
    );
}

/**
 * Begins a restore: from now on no server starts here. What an interrupted restore left is removed first.
 * @throws StartRefusal when the database holds anything else
 */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  if (await isHalfRestored(client)) await clearDatabase(client);
  else if (await holdsAnything(client))
    throw new StartRefusal(
      'The database is not empty. A restore never overwrites: name an empty one (DATABASE_URL, or DATA_DIR for the server’s own).',
    );
  else await client.query(`create schema ${MARK}`);
}

/** Ends a restore: the database may be used. */
export const endRestore = (client: pg.ClientBase): Promise<unknown> =>
  client.query(`drop schema if exists ${MARK} cascade`);

/** Ends a restore that failed: the database is as empty as it was before. */
export async function abandonRestore(client: pg.ClientBase): Promise<void> {
  await clearDatabase(client);
  await endRestore(client);
}

async function holdsAnything(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(`
    select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and ${isNoExtension('pg_class')})
      or exists (select from pg_proc where pronamespace = 'public'::regnamespace and ${isNoExtension('pg_proc')})
      or to_regnamespace('drizzle') is not null or to_regnamespace('pgboss') is not null as holds`);
  return rows[0]?.holds === true;
}

/** Removes everything in a place that held nothing when the restore began. */
async function clearDatabase(client: pg.ClientBase): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and ${isNoExtension('pg_class')}`,
  );
  for (const { name } of tables) await client.query(`drop table if exists ${tableName(name)} cascade`);
  const { rows: functions } = await client.query<{ signature: string }>(
    `select pg_proc.oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace
       and ${isNoExtension('pg_proc')}`,
  );
  for (const { signature } of functions) await client.query(`drop function if exists ${signature} cascade`);
  await client.query('drop schema if exists drizzle cascade; drop schema if exists pgboss cascade');
}
