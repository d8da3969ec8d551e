import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { events } from '../db/schema/event.ts';
import type { EventMark } from '@talaash/domain/event/mark';

/**
 * Identifies one history of one database: the cluster, its timeline (which changes with a point-in-time recovery), the
 * database in it and the table that the index is made from.
 */
export async function readDatabaseId(db: Db): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select concat_ws('-', system_identifier, timeline_id, pg_database.oid, 'talent_profiles'::regclass::oid) as id
      from pg_control_system(), pg_control_checkpoint(), pg_database where datname = current_database()`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database did not say which one it is.');
  return row.id;
}

/** Whether a mark is in this database's past. It is not when an older backup was restored. */
export async function isOfThisHistory(db: Db, { xid, id }: EventMark): Promise<boolean> {
  const { rows } = await db.execute<{ isPast: boolean }>(
    sql`select ${xid}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as "isPast"`,
  );
  if (rows[0]?.isPast !== true) return false;
  // A mark without an event is the start of a load.
  if (id === 0) return true;
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.xid, xid), eq(events.id, id)));
  return event !== undefined;
}
