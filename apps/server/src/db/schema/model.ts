import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a daily budget counts: tokens of a language model, or pictures of an image model. */
export type SpendingUnit = 'token' | 'picture';

/** Model usage of a day (UTC) across all nodes. It does not say for whom. */
export const modelSpending = pgTable(
  'model_spending',
  {
    /** YYYY-MM-DD. */
    day: text().notNull(),
    unit: text().$type<SpendingUnit>().notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.unit] })],
);
