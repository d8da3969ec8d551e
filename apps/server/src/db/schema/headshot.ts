import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';

/** When headshots were generated for a talent, to enforce the daily limit. */
export const headshotRuns = pgTable(
  'headshot_runs',
  {
    id: text().primaryKey(),
    talentId: text('talent_id').notNull(),
    startedAt: isoDateTime('started_at').notNull(),
  },
  (table) => [index().on(table.talentId, table.startedAt)],
);
