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

/** What the company last saw of the talent. It is shown while the company may not see the profile. */
export const keptTalent = () => ({
  talentName: text('talent_name').notNull(),
  talentJobTitle: text('talent_job_title').notNull(),
});

/** The same for an entry of a list, with the keywords by which the list is filtered. */
export const keptCard = () => ({
  ...keptTalent(),
  searchKeywords: text('search_keywords').array().notNull(),
});
