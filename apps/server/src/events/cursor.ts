import type { EventCursor } from '@talaash/domain/event/cursor';
import { type SQL, sql } from 'drizzle-orm';
import { events } from '../db/schema/event.ts';

/** A cursor as text, in the form of a stream's Last-Event-ID. */
export const formatCursor = ({ xid, id }: EventCursor): string => `${xid}-${id}`;

/** The cursor that `formatCursor` wrote, or undefined for anything else. */
export function parseCursor(text: string): EventCursor | undefined {
  const [, xid, id] = /^(\d{1,19})-(\d{1,15})$/.exec(text) ?? [];
  return xid && id ? { xid, id: Number(id) } : undefined;
}

export function isAfter(one: EventCursor, other: EventCursor): boolean {
  const [xid, otherXid] = [BigInt(one.xid), BigInt(other.xid)];
  return xid === otherXid ? one.id > other.id : xid > otherXid;
}

/** The condition under which an event comes after a cursor. */
export const after = ({ xid, id }: EventCursor): SQL =>
  sql`(${events.xid}, ${events.id}) > (${xid}::xid8, ${id}::bigint)`;

/** The condition under which an event comes before a cursor or stands at it. */
export const upTo = ({ xid, id }: EventCursor): SQL =>
  sql`(${events.xid}, ${events.id}) <= (${xid}::xid8, ${id}::bigint)`;

/** The condition under which every transaction that ran when an event was written has ended. */
export const isBelowAllRunning: SQL<boolean> = sql<boolean>`${events.xid} < pg_snapshot_xmin(pg_current_snapshot())`;

/**
 * The condition under which no event can appear before this one any more. An event that is committed but not settled waits
 * for older transactions.
 * @param read a cursor that this node has read up to: what it has read once stays settled
 */
export const isSettled = (read: EventCursor): SQL => sql`(${upTo(read)} or ${isBelowAllRunning})`;

/**
 * The number before which every transaction of this database has ended. Those of other databases cannot write events of ours,
 * but a snapshot counts them, too. Only those are left out that PostgreSQL shows in another database, so one that has ended
 * since the snapshot, or was prepared, still counts. It must not be asked in a transaction that writes: no snapshot lists the
 * number of its own.
 */
export const settledEnd: SQL = sql`(
  select coalesce(
      (array_agg(running order by running) filter (where elsewhere.backend_xid is null))[1],
      pg_snapshot_xmax(pg_current_snapshot()))
    from pg_snapshot_xip(pg_current_snapshot()) as running
      left join pg_stat_activity as elsewhere
        on elsewhere.backend_xid = running::xid and elsewhere.datname <> current_database())`;
