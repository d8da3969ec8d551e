import type { EventCursor } from '@talaash/domain/event/cursor';
import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { events } from '../db/schema/event.ts';
import { after, isBelowAllRunning, isSettled, settledEnd } from './cursor.ts';
import type { StoredEvent } from './record.ts';

/** How many events are read at once. */
export const BATCH_SIZE = 500;

/** The position before which everything is settled. */
export const currentCursor = (db: Db): Promise<EventCursor> => cursorAt(db, settledEnd);

/** A position that no event has reached yet. */
export const nextCursor = (db: Db): Promise<EventCursor> =>
  cursorAt(db, sql`pg_snapshot_xmax(pg_current_snapshot())`);

async function cursorAt(db: Db, end: SQL): Promise<EventCursor> {
  const { rows } = await db.execute<{ xid: string }>(sql`select ${end}::text as xid`);
  return { xid: rows[0]?.xid ?? '0', id: 0 };
}

const isBelowOursRunning = sql<boolean>`${events.xid} < ${settledEnd}`;

const eventsAfter = (name: string, settled: SQL<boolean>) =>
  prepared((db) =>
    db
      .select({ ...getTableColumns(events), isSettled: settled })
      .from(events)
      .where(
        sql`(${events.xid}, ${events.id}) > (${sql.placeholder('xid')}::xid8, ${sql.placeholder('id')}::bigint)`,
      )
      .orderBy(asc(events.xid), asc(events.id))
      .limit(BATCH_SIZE)
      .prepare(name),
  );

const NEW_EVENTS = eventsAfter('new_events', isBelowAllRunning);
const WAITING_EVENTS = eventsAfter('waiting_events', isBelowOursRunning);

/**
 * Committed events after a cursor, oldest first; those that wait for an older transaction come last.
 * @param hasWaited whether they have waited already. Then it is asked where the older ones run, which takes a while.
 */
export const readAfter = (db: Db, { xid, id }: EventCursor, hasWaited: boolean) =>
  (hasWaited ? WAITING_EVENTS : NEW_EVENTS)(db).execute({ xid, id });

/**
 * Settled events after a cursor, oldest first.
 * @param read a cursor that this node has read up to
 */
export const readSettled = (
  db: Pick<Db, 'select'>,
  { since, read }: { since: EventCursor; read: EventCursor },
  limit: number,
): Promise<StoredEvent[]> =>
  db
    .select()
    .from(events)
    .where(and(after(since), isSettled(read)))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(limit);

/** Committed events after a cursor, oldest first. Those at the end may not be settled: older ones may still appear before them. */
export const readCommitted = (
  db: Pick<Db, 'select'>,
  since: EventCursor,
  limit: number,
): Promise<StoredEvent[]> =>
  db.select().from(events).where(after(since)).orderBy(asc(events.xid), asc(events.id)).limit(limit);

export const cursorOf = ({ xid, id }: StoredEvent): EventCursor => ({ xid, id });
