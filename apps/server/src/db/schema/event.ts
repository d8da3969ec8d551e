import type { EventKind } from '@talaash/domain/event/choice';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, xid8 } from './column.ts';

/**
 * Every change that others may need to know of, written in the transaction that made it. Events are read in the order of
 * (xid, id), up to the oldest transaction of this database that still runs, so that one that commits late is not skipped.
 */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    kind: text().$type<EventKind>().notNull(),
    actorUid: text('actor_uid'),
    companyId: text('company_id'),
    talentId: text('talent_id'),
    threadId: text('thread_id'),
    jobPostId: text('job_post_id'),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('events_order').on(table.xid, table.id),
    index().on(table.companyId, table.id),
    index().on(table.talentId, table.id),
  ],
);

/** The cursor of a durable follower, such as the mails. */
export const eventCursors = pgTable('event_marks', {
  follower: text().primaryKey(),
  xid: xid8().notNull(),
  id: bigint({ mode: 'number' }).notNull(),
});
