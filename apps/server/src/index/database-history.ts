import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { events } from '../db/schema/event.ts';
import type { EventCursor } from '@talaash/domain/event/cursor';
import { isAfter } from '../events/cursor.ts';
import { prunedCursor } from '../events/prune.ts';

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

/**
 * Whether a position is in this database's past, and every later event still exists. It is not in the past after an older backup
 * was restored.
 */
export async function canResumeFrom(db: Db, cursor: EventCursor): Promise<boolean> {
  const { xid, id } = cursor;
  const { rows } = await db.execute<{ isPast: boolean }>(
    sql`select ${xid}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as "isPast"`,
  );
  if (rows[0]?.isPast !== true) return false;
  const end = await prunedCursor(db);
  if (end && !isAfter(cursor, end)) return cursor.xid === end.xid && cursor.id === end.id;
  // A position without an event is the start of a load.
  if (id === 0) return true;
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.xid, xid), eq(events.id, id)));
  return event !== undefined;
}
