import type { AdminAct } from '@talaash/domain/admin-action/choice';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';

/**
 * The audit trail: what admins did. The database itself refuses updates and deletes (see the migration). When a person's account
 * is deleted, only that person's values are cleared. No foreign key, because the row outlives both accounts.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    adminActionId: text('admin_action_id').primaryKey(),
    act: text().$type<AdminAct>().notNull(),
    adminUid: text('admin_uid').notNull(),
    /** The affected account; null if the action affected none. */
    uid: text(),
    talentId: text('talent_id'),
    companyId: text('company_id'),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index().on(table.createdIsoDateTimeUtc, table.adminActionId),
    index().on(table.adminUid, table.createdIsoDateTimeUtc),
    index().on(table.uid, table.createdIsoDateTimeUtc),
  ],
);
