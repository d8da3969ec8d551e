import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

/** Accounts whose owners requested deletion. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    uid: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    isNow: boolean('is_now').notNull(),
    /** Null until the owner confirms. */
    dueAt: isoDateTime('due_at'),
    ...timestamps(),
  },
  (table) => [index().on(table.dueAt)],
);

/** A record of each deleted account and when: ids only. */
export const deletedAccounts = pgTable('deleted_accounts', {
  uid: text().primaryKey(),
  deletedAt: isoDateTime('deleted_at').notNull().default(sql`now()`),
});
