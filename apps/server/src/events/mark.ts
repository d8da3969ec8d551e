import type { EventMark } from '@talaash/domain/event/mark';
import { type SQL, sql } from 'drizzle-orm';
import { events } from '../db/schema/event.ts';

/** A mark as text, in the form of a stream's Last-Event-ID. */
export const formatMark = ({ xid, id }: EventMark): string => `${xid}-${id}`;

/** The mark that `formatMark` wrote, or undefined for anything else. */
export function parseMark(text: string): EventMark | undefined {
  const [, xid, id] = /^(\d{1,19})-(\d{1,15})$/.exec(text) ?? [];
  return xid && id ? { xid, id: Number(id) } : undefined;
}

export function isAfter(one: EventMark, other: EventMark): boolean {
  const [xid, otherXid] = [BigInt(one.xid), BigInt(other.xid)];
  return xid === otherXid ? one.id > other.id : xid > otherXid;
}

/** The condition under which an event comes after a mark. */
export const after = ({ xid, id }: EventMark): SQL =>
  sql`(${events.xid}, ${events.id}) > (${xid}::xid8, ${id}::bigint)`;

/** The condition under which an event comes before a mark or stands at it. */
export const upTo = ({ xid, id }: EventMark): SQL =>
  sql`(${events.xid}, ${events.id}) <= (${xid}::xid8, ${id}::bigint)`;

/**
 * The condition under which no event can appear before this one any more: every transaction that ran when it was written
 * has ended. An event that is committed but not settled waits for them.
 */
export const isSettled: SQL<boolean> = sql<boolean>`${events.xid} < pg_snapshot_xmin(pg_current_snapshot())`;
