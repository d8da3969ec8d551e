import type { ClosedFor } from '@talaash/domain/pipeline/choice';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';
import { companyTalentKey, keptTalent } from './company-relation.ts';
import { jobPosts } from './job-post.ts';

/** The stages of the companies that have changed them. The others have those of the domain. */
export const pipelines = pgTable('pipelines', {
  companyId: companyId().primaryKey(),
  stages: jsonb().$type<PipelineStage[]>().notNull(),
  version: integer().notNull(),
  updatedIsoDateTimeUtc: isoDateTime('updated_at').notNull().default(sql`now()`),
});

const jobPostId = () =>
  text('job_post_id')
    .notNull()
    .references(() => jobPosts.jobPostId, { onDelete: 'cascade' });

/** Where a person stands with a company for a job post. */
export const pipelineEntries = pgTable(
  'pipeline_entries',
  {
    ...companyTalentKey(),
    jobPostId: jobPostId(),
    ...keptTalent(),
    /** One of the domain's first stages, or one of the company's own. */
    stageId: text('stage_id').notNull(),
    stageSinceIsoDateTimeUtc: isoDateTime('stage_since').notNull().default(sql`now()`),
    version: integer().notNull().default(1),
    /** The member who acted last; null if nobody did. No foreign key, as for the author of a message. */
    actedByUid: text('acted_by_uid'),
    /** The member who is in charge; null if nobody is named. */
    assignedUid: text('assigned_uid'),
    /** Null unless it is closed. */
    closedFor: text('closed_for').$type<ClosedFor>(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId, table.jobPostId] }),
    index('pipeline_entries_stage').on(
      table.jobPostId,
      table.stageId,
      table.stageSinceIsoDateTimeUtc,
      table.talentId,
    ),
    index().on(table.talentId),
  ],
);

/**
 * The moves between stages that no other table tells: those by members, and those out of a removed stage. With the names that the
 * stages had then, because a company renames and removes them.
 */
export const pipelineMoves = pgTable(
  'pipeline_moves',
  {
    moveId: text('move_id').primaryKey().default(sql`gen_random_uuid()::text`),
    ...companyTalentKey(),
    jobPostId: jobPostId(),
    fromStage: text('from_stage').notNull(),
    toStage: text('to_stage').notNull(),
    /** Null unless it was closed. */
    closedFor: text('closed_for').$type<ClosedFor>(),
    /** The member who moved the person; null for the talent or the product. No foreign key, as for an entry. */
    actedByUid: text('acted_by_uid'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index().on(table.companyId, table.talentId, table.createdIsoDateTimeUtc),
    index().on(table.talentId),
    index().on(table.jobPostId),
  ],
);
