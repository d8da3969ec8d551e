import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { timestamps } from './column.ts';
import { companyTalentKey, keptCard } from './company-relation.ts';

export const hiddenProfiles = pgTable(
  'hidden_profiles',
  { ...companyTalentKey(), ...keptCard(), ...timestamps() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId] }),
    index().on(table.companyId, table.createdIsoDateTimeUtc),
    index().on(table.talentId),
  ],
);
