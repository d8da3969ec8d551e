import type {
  TrackingProblem,
  TrackingState,
  TrackingVendor,
  TrackingWithdrawal,
} from '@talaash/domain/applicant-tracking/choice';
import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDateTime, timestamps } from './column.ts';
import { companies, companyId } from './company.ts';
import { companyTalentKey } from './company-relation.ts';
import { jobPosts } from './job-post.ts';
import { talents } from './talent.ts';

/** The account of a company in an applicant tracking system. */
export const trackingConnections = pgTable(
  'tracking_connections',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    vendor: text().$type<TrackingVendor>().notNull(),
    /** As JSON, encrypted. */
    credentials: text('credentials_encrypted').notNull(),
    /** Why the last use failed. */
    problem: text().$type<TrackingProblem>(),
    connectedByUid: text('connected_by_uid').notNull(),
    /** In the address to which the system sends its webhooks; null until the company has entered the secret. */
    hookId: text('hook_id'),
    /** The secret with which the system signs them, encrypted. */
    hookSecret: text('hook_secret_encrypted'),
    ...timestamps(),
  },
  (table) => [index().on(table.hookId)],
);

/** The job of the system that a job post stands for. */
export const trackingJobs = pgTable(
  'tracking_jobs',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => trackingConnections.companyId, { onDelete: 'cascade' }),
    jobPostId: text('job_post_id')
      .primaryKey()
      .references(() => jobPosts.jobPostId, { onDelete: 'cascade' }),
    externalJobId: text('external_job_id').notNull(),
    name: text().notNull(),
  },
  (table) => [index().on(table.companyId)],
);

/** Somebody whom a company sends to its system, or wants to. */
export const trackedPeople = pgTable(
  'tracked_people',
  {
    ...companyTalentKey(),
    /** In the system; null until it is known. */
    candidateId: text('candidate_id'),
    /** Whether we created the person there. */
    isOurs: boolean('is_ours').notNull().default(false),
    /** Until then, one try may be under way, or its answer was lost. */
    leasedUntil: isoDateTime('leased_until'),
    withdrawnAs: text('withdrawn_as').$type<TrackingWithdrawal>(),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId] }),
    index().on(table.talentId),
    // With the connection goes what is known of its people.
    foreignKey({ columns: [table.companyId], foreignColumns: [trackingConnections.companyId] }).onDelete(
      'cascade',
    ),
  ],
);

/** The same for one job post. */
export const trackedApplications = pgTable(
  'tracked_applications',
  {
    companyId: companyId(),
    talentId: text('talent_id').notNull(),
    jobPostId: text('job_post_id')
      .notNull()
      .references(() => jobPosts.jobPostId, { onDelete: 'cascade' }),
    /** In the system; null until it is known. */
    applicationId: text('application_id'),
    state: text().$type<TrackingState>().notNull(),
    problem: text().$type<TrackingProblem>(),
    /** The stage in the system, as its last webhook led to it. */
    stageName: text('stage_name'),
    sentAt: isoDateTime('sent_at'),
    sentByUid: text('sent_by_uid'),
    ...timestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talentId, table.jobPostId] }),
    index().on(table.talentId),
    index().on(table.jobPostId),
    index().on(table.applicationId),
    foreignKey({
      columns: [table.companyId, table.talentId],
      foreignColumns: [trackedPeople.companyId, trackedPeople.talentId],
    }).onDelete('cascade'),
  ],
);

/** Whether companies may keep a talent in their systems. */
export const trackingConsents = pgTable('tracking_consents', {
  talentId: text('talent_id')
    .primaryKey()
    .references(() => talents.talentId, { onDelete: 'cascade' }),
  /** Null until the talent decides. */
  isAllowed: boolean('is_allowed'),
  /** When a company first wanted to; null if none did. */
  askedAt: isoDateTime('asked_at'),
  ...timestamps(),
});
