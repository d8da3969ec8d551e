import { boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyTalentKey } from './company-relation.ts';

/** Whether the talent sees the company's name. False for those from before companies knew of it. */
const isNamed = () => boolean('is_named').notNull().default(false);

/** A company opened a profile on a day in India. Kept as long as the dashboard plots it. */
export const profileOpenings = pgTable(
  'profile_openings',
  {
    ...companyTalentKey(),
    day: date({ mode: 'string' }).notNull(),
    isNamed: isNamed(),
    /** The members who opened it. Their company reads them; the talent does not. */
    openedByUids: text('opened_by_uids').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.talentId, table.day, table.companyId] }),
    index().on(table.day),
    index().on(table.companyId),
  ],
);
