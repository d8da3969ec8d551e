import type pg from 'pg';
import type { Db } from '../db/client.ts';
import { type Finding, finding } from './finding.ts';
import { readMaintenance } from './maintenance.ts';

const CLOSED = 'The product is closed for maintenance.';

/** Whether people can use the product, or somebody has closed it. Nothing is found where the database has no tables or lets nobody read them. */
export async function examineMaintenance(
  { pool, db }: { pool: Pick<pg.Pool, 'query'>; db: Pick<Db, 'select'> },
  { isClosedByVariable }: { isClosedByVariable: boolean },
): Promise<Finding[]> {
  if (isClosedByVariable)
    return [finding('maintenance', 'warning', CLOSED, 'Set MAINTENANCE=off and restart to open it.')];
  const { rows } = await pool.query<{ isReadable: boolean | null }>(
    `select has_table_privilege(to_regclass('installation_facts'), 'SELECT') as "isReadable"`,
  );
  if (!rows[0]?.isReadable) return [];
  return (await readMaintenance(db))
    ? [finding('maintenance', 'warning', CLOSED, 'Open it with `npm run maintenance -- off`.')]
    : [finding('maintenance', 'fine', 'The product is open.')];
}
