import type { EventCursor } from '@talaash/domain/event/cursor';
import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { eventCursors, events } from '../db/schema/event.ts';
import { isAfter, upTo } from './cursor.ts';

/** The name under which `event_marks` keeps the position up to which events may be gone. */
const pruned = 'pruned';

/** The position up to which events may be gone; undefined if none was ever pruned. */
export async function prunedCursor(db: Pick<Db, 'select'>): Promise<EventCursor | undefined> {
  const [cursor] = await db.select().from(eventCursors).where(eq(eventCursors.follower, pruned));
  return cursor;
}

/** Whether events after this position may be gone, so that a follower there must reload everything. */
export async function isPruned(db: Pick<Db, 'select'>, cursor: EventCursor): Promise<boolean> {
  const end = await prunedCursor(db);
  return end !== undefined && isAfter(end, cursor);
}

/**
 * Deletes the events that the last run announced, and announces those older than `limit`. A follower that finds its position
 * unpruned therefore has the time between two runs to read on. Events that a durable follower has not handled yet stay.
 */
export async function pruneEvents(db: Db, limit: Date): Promise<void> {
  const announced = await prunedCursor(db);
  if (announced) await deleteInBatches(db, events, upTo(announced));
  const next = await lastBefore(db, limit);
  if (!next || (announced && !isAfter(next, announced))) return;
  const { xid, id } = next;
  await db
    .insert(eventCursors)
    .values({ follower: pruned, xid, id })
    .onConflictDoUpdate({ target: eventCursors.follower, set: { xid, id } });
}

/** The last event before the first one that is kept. Events are pruned only in their order, whatever their time. */
async function lastBefore(db: Db, limit: Date): Promise<EventCursor | undefined> {
  const inOrder = [asc(events.xid), asc(events.id)] as const;
  const [firstKept] = await db
    .select({ xid: events.xid, id: events.id })
    .from(events)
    .where(gte(events.createdIsoDateTimeUtc, limit.toISOString()))
    .orderBy(...inOrder)
    .limit(1);
  const [leastHandled] = await db
    .select({ xid: eventCursors.xid, id: eventCursors.id })
    .from(eventCursors)
    .where(ne(eventCursors.follower, pruned))
    .orderBy(asc(eventCursors.xid), asc(eventCursors.id))
    .limit(1);
  const [last] = await db
    .select({ xid: events.xid, id: events.id })
    .from(events)
    .where(
      and(
        firstKept && sql`(${events.xid}, ${events.id}) < (${firstKept.xid}::xid8, ${firstKept.id}::bigint)`,
        leastHandled && upTo(leastHandled),
      ),
    )
    .orderBy(desc(events.xid), desc(events.id))
    .limit(1);
  return last;
}
