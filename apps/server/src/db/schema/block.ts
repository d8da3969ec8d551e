import type { UserType } from '@talaash/domain/user-profile/choice';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime } from './column.ts';
import { companyTalentKey } from './company-relation.ts';

/** Two who are kept apart: neither finds, invites or writes to the other. Only the side that blocked learns of it. */
export const blocks = pgTable(
  'blocks',
  {
    ...companyTalentKey(),
    /** The side that blocked. Each can. */
    by: text('blocked_by').$type<UserType>().notNull(),
    /** The other's name, as the side that blocked last saw it. */
    name: text().notNull(),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId, table.by] }),
    index().on(table.talentId),
  ],
);
