import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';
import { companies } from './company.ts';
import { talents } from './talent.ts';

/**
 * Every human review with a copy of the reviewed profile, so the next reviewer sees what changed. It belongs to a talent or a
 * company and is deleted with it.
 */
export const humanReviews = pgTable(
  'human_reviews',
  {
    humanReviewId: text('human_review_id').primaryKey(),
    talentId: text('talent_id').references(() => talents.talentId, { onDelete: 'cascade' }),
    companyId: text('company_id').references(() => companies.companyId, { onDelete: 'cascade' }),
    /** No foreign key: the review outlives the admin's account. */
    adminUid: text('admin_uid').notNull(),
    reviewStatus: text('review_status').$type<'pass' | 'fail'>().notNull(),
    commentsMarkdown: text('comments_markdown').notNull(),
    reviewedProfile: jsonb('reviewed_profile').$type<object>(),
    waitingSince: isoDateTime('waiting_since').notNull(),
    reviewedIsoDateTimeUtc: isoDateTime('reviewed_at').notNull(),
  },
  (table) => [
    index().on(table.talentId, table.reviewedIsoDateTimeUtc),
    index().on(table.companyId, table.reviewedIsoDateTimeUtc),
  ],
);
