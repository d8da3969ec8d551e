import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companyTalentKey, keptCard } from './company-relation.ts';

export const shortlistedProfiles = pgTable(
  'shortlisted_profiles',
  {
    ...companyTalentKey(),
    jobPostId: text('job_post_id').notNull(),
    ...keptCard(),
    /** Who put the talent there for this job post, and when. Null in entries of an earlier release. No foreign key, as for the author of a message. */
    shortlistedByUid: text('shortlisted_by_uid'),
    shortlistedIsoDateTimeUtc: isoDateTime('shortlisted_at'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId] }),
    index().on(table.companyId, table.createdIsoDateTimeUtc),
    index().on(table.talentId, table.createdIsoDateTimeUtc),
  ],
);
