import type { JobCategory } from '@talaash/domain/job-post/choice';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { JobTerms } from '@talaash/domain/job-terms/schema';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type ColumnsOf, isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';

export const jobPosts = pgTable(
  'job_posts',
  {
    jobPostId: text('job_post_id').primaryKey(),
    companyId: companyId(),
    category: text().$type<JobCategory>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    hasCompetitiveSalary: boolean('has_competitive_salary'),
    hasFlexibleHours: boolean('has_flexible_hours'),
    hasPerformanceBonus: boolean('has_performance_bonus'),
    hasLearningOpportunities: boolean('has_learning_opportunities'),
    terms: jsonb().$type<JobTerms>(),
    aiReviewResponse: jsonb('ai_review_response').$type<AiReviewResponse>(),
    /** When the job post was queued for review; null if it is not queued. */
    reviewQueuedAt: isoDateTime('review_queued_at'),
    confirmedIsoDateTimeUtc: isoDateTime('confirmed_at').notNull().default(sql`now()`),
    askedIsoDateTimeUtc: isoDateTime('asked_at'),
    closedIsoDateTimeUtc: isoDateTime('closed_at'),
    /** When it was deleted. It is hidden from then on, and kept for a while so the deletion can be undone. */
    deletedAt: isoDateTime('deleted_at'),
    /** When an admin hid it after a report. Only its owner and admins see it. */
    hiddenByAdminAt: isoDateTime('hidden_by_admin_at'),
    ...timestamps(),
  } satisfies ColumnsOf<
    JobPost,
    'key' | 'isReviewQueued',
    'jobPostId' | 'reviewQueuedAt' | 'deletedAt' | 'hiddenByAdminAt'
  >,
  (table) => [
    index().on(table.companyId, table.createdIsoDateTimeUtc),
    index('job_posts_open')
      .on(table.confirmedIsoDateTimeUtc)
      .where(sql`${table.closedIsoDateTimeUtc} is null`),
    index('job_posts_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** By which row of an import a job post is recognised: the company's own id of the job, or the title that the row had. */
export const jobPostSources = pgTable(
  'job_post_sources',
  {
    companyId: companyId(),
    sourceKey: text('source_key').notNull(),
    jobPostId: text('job_post_id')
      .notNull()
      .references(() => jobPosts.jobPostId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.sourceKey] }), index().on(table.jobPostId)],
);
