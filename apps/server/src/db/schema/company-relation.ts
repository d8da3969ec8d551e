import { text } from 'drizzle-orm/pg-core';
import { companies } from './company.ts';
import { talents } from './talent.ts';

/** The key of an entry in a company's shortlist or hidden profiles. */
export const companyTalentKey = () => ({
  companyId: text('company_id')
    .notNull()
    .references(() => companies.companyId, { onDelete: 'cascade' }),
  talentId: text('talent_id')
    .notNull()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
});

/** The talent's name, copied when the entry was made, and the keywords by which the list is filtered. */
export const listedName = () => ({
  talentName: text('talent_name').notNull(),
  searchKeywords: text('search_keywords').array().notNull(),
});
