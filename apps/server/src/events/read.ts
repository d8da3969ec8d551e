import type { EventMark } from '@talaash/domain/event/mark';
import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { events } from '../db/schema/event.ts';
import { after, isSettled } from './mark.ts';
import type { StoredEvent } from './record.ts';

/** How many events are read at once. */
export const BATCH_SIZE = 500;

/** The position before which everything is settled. */
export async function currentMark(db: Db): Promise<EventMark> {
  const { rows } = await db.execute<{ xid: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
  );
  return { xid: rows[0]?.xid ?? '0', id: 0 };
}

/** Committed events after a mark, oldest first; those that wait for an older transaction come last. */
export const readAfter = (db: Pick<Db, 'select'>, since: EventMark) =>
  db
    .select({ ...getTableColumns(events), isSettled })
    .from(events)
    .where(after(since))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(BATCH_SIZE);

/** Settled events after a mark, oldest first. */
export const readSettled = (
  db: Pick<Db, 'select'>,
  since: EventMark,
  limit: number,
): Promise<StoredEvent[]> =>
  db
    .select()
    .from(events)
    .where(and(after(since), isSettled))
    .orderBy(asc(events.xid), asc(events.id))
    .limit(limit);

/** Committed events after a mark, oldest first. Those at the end may not be settled: older ones may still appear before them. */
export const readCommitted = (
  db: Pick<Db, 'select'>,
  since: EventMark,
  limit: number,
): Promise<StoredEvent[]> =>
  db.select().from(events).where(after(since)).orderBy(asc(events.xid), asc(events.id)).limit(limit);

export const markOf = ({ xid, id }: StoredEvent): EventMark => ({ xid, id });
