import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from './column.ts';

/** Facts about this installation itself, such as whether the demo was filled. */
export const installationFacts = pgTable('installation_facts', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  ...timestamps(),
});
