import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamps } from './column.ts';
import { companies } from './company.ts';
import { talents } from './talent.ts';

const key = () => ({
  companyId: text('company_id')
    .notNull()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  talentId: text('talent_id')
    .notNull()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
});
const named = () => ({
  talentName: text('talent_name').notNull(),
  searchKeywords: text('search_keywords').array().notNull(),
});

export const shortlistedProfiles = pgTable(
  'shortlisted_profiles',
  { ...key(), jobPostId: text('job_post_id').notNull(), ...named(), ...timestamps() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId] }),
    index().on(table.companyId, table.createdIsoDateTimeUtc),
    index().on(table.talentId),
  ],
);

export const hiddenProfiles = pgTable(
  'hidden_profiles',
  { ...key(), ...named(), ...timestamps() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId] }),
    index().on(table.companyId, table.createdIsoDateTimeUtc),
    index().on(table.talentId),
  ],
);
