import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What a day's budget counts: tokens of a language model, pictures of an image model. */
export type SpendingUnit = 'token' | 'picture';

/** What models have cost on a day (UTC), all nodes together. Of whom is not kept. */
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
