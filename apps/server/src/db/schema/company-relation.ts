import { text } from 'drizzle-orm/pg-core';
import { companyId } from './company.ts';
import { talents } from './talent.ts';

/** The columns that tie a row to a company and a talent, and remove it with either. */
export const companyTalentKey = () => ({
  companyId: companyId(),
  talentId: text('talent_id')
    .notNull()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
});

/** The talent's name, copied when the entry was made, and the keywords by which the list is filtered. */
export const listedName = () => ({
  talentName: text('talent_name').notNull(),
  searchKeywords: text('search_keywords').array().notNull(),
});
