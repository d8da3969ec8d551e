import type { SearchAlert } from '@talaash/domain/saved-search/choice';
import type { SavedSearch, SavedSearchQuestion } from '@talaash/domain/saved-search/schema';
import { isNotNull } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type ColumnsOf, isoDateTime, timestamps } from './column.ts';
import { companyId } from './company.ts';
import { companyTalentKey } from './company-relation.ts';
import { jobPosts } from './job-post.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    savedSearchId: text('saved_search_id').primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    question: jsonb().$type<SavedSearchQuestion>().notNull(),
    jobPostId: text('job_post_id').references(() => jobPosts.jobPostId, { onDelete: 'set null' }),
    alert: text().$type<SearchAlert>().notNull(),
    /** When the next alert is due; null while alerts are off. */
    alertDueAt: isoDateTime('alert_due_at'),
    /** Until when new people were searched for; null while alerts are off. */
    alertedAt: isoDateTime('alerted_at'),
    /** The company's latest visit and the one before. */
    visitedAt: isoDateTime('visited_at'),
    visitedBeforeAt: isoDateTime('visited_before_at'),
    ...timestamps(),
  } satisfies ColumnsOf<
    SavedSearch,
    'key' | 'newSinceIsoDateTimeUtc',
    'savedSearchId' | 'companyId' | 'alertDueAt' | 'alertedAt' | 'visitedAt' | 'visitedBeforeAt'
  >,
  (table) => [
    index().on(table.companyId),
    index('saved_searches_due').on(table.alertDueAt).where(isNotNull(table.alertDueAt)),
    index().on(table.jobPostId),
  ],
);

/** The people that alerts have named to a company, so none is named twice. */
export const alertedTalents = pgTable(
  'alerted_talents',
  {
    ...companyTalentKey(),
    /** The same for all people of one mail. */
    alertId: text('alert_id').notNull(),
    /** The search that found them; null if it was deleted since. */
    savedSearchId: text('saved_search_id').references(() => savedSearches.savedSearchId, {
      onDelete: 'set null',
    }),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId] }),
    index().on(table.talentId),
    index().on(table.savedSearchId),
  ],
);
