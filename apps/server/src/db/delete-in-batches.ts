import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

const batch = 5000;

/** Deletes rows in short statements. It leaves rows that somebody is changing to the next run. */
export async function deleteInBatches(db: Db, table: PgTable, condition: SQL): Promise<void> {
  const name = sql.identifier(getTableName(table));
  for (let deleted = batch; deleted === batch; ) {
    const { rowCount } = await db.execute(
      sql`delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${batch} for update skip locked))`,
    );
    deleted = rowCount ?? 0;
  }
}
