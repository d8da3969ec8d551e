import { text } from 'drizzle-orm/pg-core';
import { companyId } from './company.ts';
import { talents } from './talent.ts';

/** The columns that link a row to a company and a talent, and delete it with either. */
export const companyTalentKey = () => ({
  companyId: companyId(),
  talentId: text('talent_id')
    .notNull()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
});

/** What the company last saw of the talent. Shown while the company may not see the profile. */
export const keptTalent = () => ({
  talentName: text('talent_name').notNull(),
  talentJobTitle: text('talent_job_title').notNull(),
});

/** The same for a list entry, with the keywords that filter the list. */
export const keptCard = () => ({
  ...keptTalent(),
  searchKeywords: text('search_keywords').array().notNull(),
});
