import type { AppealOutcome, SanctionAct } from '@talaash/domain/sanction/choice';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';
import { reportCases } from './report.ts';

/** What an admin decided against an account, with its one appeal. */
export const sanctions = pgTable(
  'sanctions',
  {
    sanctionId: text('sanction_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .unique()
      .references(() => reportCases.caseId, { onDelete: 'cascade' }),
    /** The account. No foreign key; deleted with the account. */
    uid: text().notNull(),
    act: text().$type<SanctionAct>().notNull(),
    /** For the person: what was wrong and why. */
    text: text().notNull(),
    /** The beginning of the text that it is about; null for a picture. */
    excerpt: text(),
    untilAt: isoDateTime('until_at'),
    /** When it ended, or was taken back. */
    endedAt: isoDateTime('ended_at'),
    hasPaidTime: boolean('has_paid_time').notNull().default(false),
    appealText: text('appeal_text'),
    appealedAt: isoDateTime('appealed_at'),
    appealOutcome: text('appeal_outcome').$type<AppealOutcome>(),
    appealAnswer: text('appeal_answer'),
    appealDecidedAt: isoDateTime('appeal_decided_at'),
    appealDecidedByUid: text('appeal_decided_by_uid'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [
    index().on(table.uid, table.createdIsoDateTimeUtc),
    index('sanctions_words').using(
      'gin',
      sql`to_tsvector('simple', ${table.text} || ' ' || coalesce(${table.appealText}, ''))`,
    ),
    index('sanctions_until')
      .on(table.untilAt)
      .where(sql`${table.endedAt} is null and ${table.untilAt} is not null`),
  ],
);
