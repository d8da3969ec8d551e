import type { DataExportState } from '@talaash/domain/data-export/choice';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { isoDateTime, timestamps } from './column.ts';

/** The exports of accounts. The archive is a stored file below the folder of its account. */
export const dataExports = pgTable(
  'data_exports',
  {
    dataExportId: text('data_export_id').primaryKey(),
    uid: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<DataExportState>().notNull(),
    filename: text().notNull(),
    bytes: integer().notNull().default(0),
    expiresAt: isoDateTime('expires_at').notNull(),
    ...timestamps(),
  },
  (table) => [index().on(table.uid), index().on(table.expiresAt)],
);
