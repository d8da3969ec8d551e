import type { AiReviewResponse, HumanReviewResponse } from '@talaash/domain/review/schema';
import type { Talent } from '@talaash/domain/talent/schema';
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { type ColumnsOf, isoDateTime, timestamps } from './column.ts';

export const talents = pgTable(
  'talents',
  {
    talentId: text('talent_id').primaryKey(),
    createdByUid: text('created_by_uid')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    aiReviewResponse: jsonb('ai_review_response').$type<AiReviewResponse>(),
    humanReviewResponse: jsonb('human_review_response').$type<HumanReviewResponse>(),
    isHumanReviewPassedAtleastOnce: boolean('is_human_review_passed_at_least_once').notNull().default(false),
    aiReviewCount: integer('ai_review_count').notNull().default(0),
    /** When the profile was queued for review; null if it is not queued. */
    reviewQueuedAt: isoDateTime('review_queued_at'),
    /** When the human review was requested; null if none is pending. */
    humanReviewWaitingSince: isoDateTime('human_review_waiting_since'),
    /** Whether companies see what guests see until the talent has accepted their invitation. */
    isAnonymousUntilAccepted: boolean('is_anonymous_until_accepted').notNull().default(false),
    /** When an admin hid it after a report. Only its owner and admins see it. */
    hiddenByAdminAt: isoDateTime('hidden_by_admin_at'),
    ...timestamps(),
  } satisfies ColumnsOf<
    Talent,
    'key' | 'isReviewQueued',
    'talentId' | 'reviewQueuedAt' | 'humanReviewWaitingSince' | 'isAnonymousUntilAccepted' | 'hiddenByAdminAt'
  >,
  (table) => [
    index('talents_newest').on(table.createdIsoDateTimeUtc, table.talentId),
    index('talents_waiting')
      .on(table.humanReviewWaitingSince, table.talentId)
      .where(isNotNull(table.humanReviewWaitingSince)),
    index('talents_id_end').on(sql`right(${table.talentId}, 6)`),
  ],
);
