import type { Company } from '@talaash/domain/company/schema';
import type { AiReviewResponse, HumanReviewResponse } from '@talaash/domain/review/schema';
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { type ColumnsOf, isoDateTime, timestamps } from './column.ts';

export const companies = pgTable(
  'companies',
  {
    companyId: text('company_id').primaryKey(),
    createdByUid: text('created_by_uid')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    hasPremiumAccess: boolean('has_premium_access').notNull().default(false),
    paymentCustomerId: text('payment_customer_id').unique(),
    aiReviewResponse: jsonb('ai_review_response').$type<AiReviewResponse>(),
    humanReviewResponse: jsonb('human_review_response').$type<HumanReviewResponse>(),
    isHumanReviewPassedAtleastOnce: boolean('is_human_review_passed_at_least_once').notNull().default(false),
    /** When the profile was queued for review; null if it is not queued. */
    reviewQueuedAt: isoDateTime('review_queued_at'),
    /** When the human review was requested; null if none is pending. */
    humanReviewWaitingSince: isoDateTime('human_review_waiting_since'),
    /** Whether talents who see which companies opened their profile do not see this one's name. */
    browsesUnnamed: boolean('browses_unnamed').notNull().default(false),
    /** When an admin hid it after a report. Only its owner and admins see it. */
    hiddenByAdminAt: isoDateTime('hidden_by_admin_at'),
    ...timestamps(),
  } satisfies ColumnsOf<
    Company,
    'key' | 'isReviewQueued' | 'subscriptionPlan',
    | 'companyId'
    | 'reviewQueuedAt'
    | 'paymentCustomerId'
    | 'humanReviewWaitingSince'
    | 'browsesUnnamed'
    | 'hiddenByAdminAt'
  >,
  (table) => [
    index('companies_newest').on(table.createdIsoDateTimeUtc, table.companyId),
    index('companies_waiting')
      .on(table.humanReviewWaitingSince, table.companyId)
      .where(isNotNull(table.humanReviewWaitingSince)),
    index('companies_id_end').on(sql`right(${table.companyId}, 6)`),
  ],
);

/** The column of a row that belongs to a company and is deleted with it. */
export const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.companyId, { onDelete: 'cascade' });
