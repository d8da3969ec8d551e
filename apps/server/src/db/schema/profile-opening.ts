import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { companyTalentKey } from './company-relation.ts';

/** A company opened a profile on a day in India. Kept as long as the dashboard plots it. */
export const profileOpenings = pgTable(
  'profile_openings',
  { ...companyTalentKey(), day: date({ mode: 'string' }).notNull() },
  (table) => [
    primaryKey({ columns: [table.talentId, table.day, table.companyId] }),
    index().on(table.day),
    index().on(table.companyId),
  ],
);
