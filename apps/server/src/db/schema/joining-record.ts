import type { Pay } from '@talaash/domain/job-terms/schema';
import type { JoiningActKind, JoiningState, JoiningStatement } from '@talaash/domain/joining-record/choice';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamps } from './column.ts';
import { threads } from './thread.ts';

/** What a side did with a record: the uid is that of a member of the company, and null for the talent. */
export type JoiningStep = {
  kind: JoiningActKind;
  side: ThreadSide;
  uid: string | null;
  isoDateTimeUtc: string;
};

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
    /** What was done with it since it was made, the latest last. */
    steps: jsonb().$type<JoiningStep[]>().notNull().default([]),
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
