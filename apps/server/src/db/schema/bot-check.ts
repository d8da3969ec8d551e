import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';

/** Challenges that were answered, kept until they expire, so a proof works once across all nodes. */
export const usedBotChallenges = pgTable(
  'used_bot_challenges',
  {
    id: text().primaryKey(),
    expiresAt: isoDateTime('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
