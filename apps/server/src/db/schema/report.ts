import type { ReportCaseState, ReportReason, ReportSubject } from '@talaash/domain/report/choice';
import type { Evidence } from '@talaash/domain/report/schema';
import type { ReportDecision } from '@talaash/domain/sanction/choice';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, isoDateTime } from './column.ts';

/** Everything that was reported of one thing until it is decided: a row of the admins' queue. */
export const reportCases = pgTable(
  'report_cases',
  {
    caseId: text('case_id').primaryKey(),
    /** What people say and write, such as TL-R-7Q4M2. */
    referenceId: text('reference_id').notNull().unique(),
    subject: text().$type<ReportSubject>().notNull(),
    /** The id of the profile's talent or company, or of the job post, message or picture. */
    subjectId: text('subject_id').notNull(),
    /** Whom it is about. No foreign keys: the row outlives the account. */
    uid: text().notNull(),
    talentId: text('talent_id'),
    companyId: text('company_id'),
    state: text().$type<ReportCaseState>().notNull().default('open'),
    /** Of the first report. */
    reason: text().$type<ReportReason>().notNull(),
    reportsCount: integer('reports_count').notNull().default(0),
    /** Since the first report, or since the appeal. */
    waitingSince: isoDateTime('waiting_since').notNull(),
    takenByUid: text('taken_by_uid'),
    takenAt: isoDateTime('taken_at'),
    /** The admin whom another one has asked, until it is decided. */
    askedUid: text('asked_uid'),
    askedByUid: text('asked_by_uid'),
    askedNote: text('asked_note'),
    /** Who has asked for a ban, which waits for another admin; stays if it was decided. */
    banAskedByUid: text('ban_asked_by_uid'),
    /** What that admin wrote to the person. What they wrote to the reporters is in `textToReporters`. */
    banText: text('ban_text'),
    decision: text().$type<ReportDecision>(),
    decidedByUid: text('decided_by_uid'),
    decidedAt: isoDateTime('decided_at'),
    textToReporters: text('text_to_reporters'),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [
    // One open row for each thing, however many people report it.
    uniqueIndex('report_cases_open').on(table.subject, table.subjectId).where(sql`${table.state} = 'open'`),
    index('report_cases_waiting')
      .on(table.waitingSince, table.caseId)
      .where(sql`${table.state} <> 'decided'`),
    index('report_cases_decided').on(table.decidedAt, table.caseId).where(sql`${table.state} = 'decided'`),
    index().on(table.uid),
    index('report_cases_asked').on(table.askedUid).where(sql`${table.state} <> 'decided'`),
  ],
);

/** A report with its evidence. */
export const reports = pgTable(
  'reports',
  {
    reportId: text('report_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => reportCases.caseId, { onDelete: 'cascade' }),
    /** No foreign key: cleared when the account is deleted. */
    reporterUid: text('reporter_uid'),
    /** A hash: many reports from one network count once. */
    network: text().notNull(),
    isCounted: boolean('is_counted').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text(),
    /** What was reported, as it was then. Null once an account in it was deleted. */
    evidence: jsonb().$type<Evidence>(),
    /** The copy of a reported picture, as webp. In the table, so that it goes with the row and into each backup. */
    picture: bytea(),
    createdIsoDateTimeUtc: isoDateTime('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reports_reporter').on(table.caseId, table.reporterUid),
    index().on(table.reporterUid, table.createdIsoDateTimeUtc),
    // What admins search by.
    index('reports_words').using(
      'gin',
      sql`to_tsvector('simple', coalesce(${table.note}, ''))`,
      sql`jsonb_to_tsvector('simple', ${table.evidence}, '["string"]')`,
    ),
  ],
);
