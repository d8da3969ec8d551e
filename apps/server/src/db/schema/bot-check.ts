import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';

/** Challenges whose proofs were used, kept until they expire, so that a proof is used once on all nodes. */
export const usedBotChallenges = pgTable(
  'used_bot_challenges',
  {
    id: text().primaryKey(),
    expiresAt: isoDateTime('expires_at').notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
