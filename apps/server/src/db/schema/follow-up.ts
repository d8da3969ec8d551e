import type { FollowUpState, FollowUpStop } from '@talaash/domain/follow-up/choice';
import { isNotNull } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { threads } from './thread.ts';

/** The follow-up of the last invitation of a thread: one at most. The next invitation replaces it. */
export const followUps = pgTable(
  'follow_ups',
  {
    threadId: text('thread_id')
      .primaryKey()
      .references(() => threads.threadId, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    /** The member who wrote it. No foreign key: it outlives the account. */
    authorUid: text('author_uid').notNull(),
    /** Empty once it was sent: the message has it. */
    text: text().notNull(),
    afterDays: integer('after_days').notNull(),
    state: text().$type<FollowUpState>().notNull(),
    /** When it goes out. Null once it was sent or stopped, so that its index stays small. */
    sendAt: isoDateTime('send_at'),
    stop: text('stopped_for').$type<FollowUpStop>(),
    sentIsoDateTimeUtc: isoDateTime('sent_at'),
    /** A new id with each save. */
    version: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    index().on(table.companyId),
    index('follow_ups_send').on(table.sendAt).where(isNotNull(table.sendAt)),
    index('follow_ups_ended').on(table.updatedIsoDateTimeUtc),
  ],
);
