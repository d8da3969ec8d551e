import type pg from 'pg';

/** The installation fact with the newest release that migrated the database. */
export const VERSION_FACT = 'version';

/** The newest release that migrated the database; undefined if releases were not recorded yet. */
export async function readStoredVersion(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    'select value from installation_facts where name = $1',
    [VERSION_FACT],
  );
  return rows[0]?.value;
}
