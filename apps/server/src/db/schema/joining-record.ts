import type { Pay } from '@talaash/domain/job-terms/schema';
import type { JoiningState, JoiningStatement } from '@talaash/domain/joining-record/choice';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamps } from './column.ts';
import { threads } from './thread.ts';

/** What both sides of a conversation say about a job offer and what came of it. One of them is open at most. */
export const joiningRecords = pgTable(
  'joining_records',
  {
    joiningRecordId: text('joining_record_id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.threadId, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    talentId: text('talent_id').notNull(),
    /** As it was when the offer was recorded. No foreign key: the record outlives its job post. */
    jobPostId: text('job_post_id').notNull(),
    jobPostTitle: text('job_post_title').notNull(),
    recordedByUid: text('recorded_by_uid').notNull(),
    state: text().$type<JoiningState>().notNull(),
    offeredIsoDate: date('offered_on').notNull(),
    joiningIsoDate: date('joining_on').notNull(),
    /** Null if the company chose not to state it. */
    pay: jsonb().$type<Pay>(),
    companySays: text('company_says').$type<JoiningStatement>(),
    companyJoinedIsoDate: date('company_joined_on'),
    companyDispute: text('company_dispute'),
    talentSays: text('talent_says').$type<JoiningStatement>(),
    talentJoinedIsoDate: date('talent_joined_on'),
    talentDispute: text('talent_dispute'),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('joining_records_open')
      .on(table.threadId)
      .where(sql`${table.state} in ('offered', 'accepted')`),
    index().on(table.threadId),
    index().on(table.companyId),
    index().on(table.talentId),
    index().on(table.createdIsoDateTimeUtc),
  ],
);
