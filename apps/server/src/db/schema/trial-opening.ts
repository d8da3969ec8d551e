import { sql } from 'drizzle-orm';
import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';
import { companyTalentKey } from './company-relation.ts';

/** A whole profile that a company opened while it waited for its first review. */
export const trialOpenings = pgTable(
  'trial_openings',
  { ...companyTalentKey(), openedAt: isoDateTime('opened_at').notNull().default(sql`now()`) },
  (table) => [primaryKey({ columns: [table.companyId, table.talentId] })],
);
