import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamps } from './column.ts';
import { companyTalentKey, keptCard } from './company-relation.ts';

export const shortlistedProfiles = pgTable(
  'shortlisted_profiles',
  { ...companyTalentKey(), jobPostId: text('job_post_id').notNull(), ...keptCard(), ...timestamps() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId] }),
    index().on(table.companyId, table.createdIsoDateTimeUtc),
    index().on(table.talentId, table.createdIsoDateTimeUtc),
  ],
);
