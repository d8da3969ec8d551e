import { Cursor, id, isoDateTimeUtc, limit, listOf, text, z } from '@talaash/domain/base/schema';
import { ADMIN_REPORT_FILTERS } from '@talaash/domain/admin-report/choice';
import { ADMIN_SEARCH_LENGTH_MAX } from '@talaash/domain/review/limit';
import { ADMIN_REPORTS_PAGE_SIZE } from '@talaash/domain/admin-report/limit';
import { AppealDecision, Ask, Decision } from '@talaash/domain/admin-report/schema';
import { REPORT_CASE_STATES, REPORT_REASONS, REPORT_SUBJECTS } from '@talaash/domain/report/choice';
import { Evidence } from '@talaash/domain/report/schema';
import { APPEAL_OUTCOMES, REPORT_DECISIONS, SANCTION_ACTS } from '@talaash/domain/sanction/choice';
import { DECISION_TEXT_LENGTH_MAX, DECISION_TEXT_LENGTH_MIN } from '@talaash/domain/sanction/limit';
import { call } from './call.ts';

const tags = ['Admin'];

/** An admin; the name is null if the account is deleted. */
const Named = z.object({ uid: z.string(), name: z.string().nullable() });

/** Everything that was reported of one thing: a row of the queue. */
export const ReportCase = z.object({
  caseId: z.string(),
  /** What people say and write: TL-R-2041. */
  reference: z.string(),
  state: z.enum(REPORT_CASE_STATES),
  subject: z.enum(REPORT_SUBJECTS),
  reason: z.enum(REPORT_REASONS),
  /** Whom it is about; the name is null if the account is deleted. */
  about: z.object({
    uid: z.string(),
    name: z.string().nullable(),
    talentId: z.string().nullable(),
    companyId: z.string().nullable(),
    pictureId: z.string().nullable(),
  }),
  /** How many reports count. Many from one network count once. */
  reportsCount: z.number().int(),
  waitingSinceIsoDateTimeUtc: isoDateTimeUtc(),
  /** The admin who has opened it and is still at it. */
  taken: Named.nullable(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  decidedBy: Named.nullable(),
  decidedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** Who has asked for a ban, which then waits for another admin. */
  banAsked: Named.nullable(),
  /** The colleague whom an admin has asked, and what was written to them. */
  asked: z.object({ of: Named, by: Named, note: z.string().nullable() }).nullable(),
  /** The beginning of the appeal. */
  appealExcerpt: z.string().nullable(),
  /** Why this admin cannot decide it; null if they can. */
  refusal: z.string().nullable(),
});
export type ReportCase = z.infer<typeof ReportCase>;

const CaseReport = z.object({
  reportId: z.string(),
  reporterName: z.string().nullable(),
  reporterSide: z.enum(['talent', 'company']).nullable(),
  reason: z.enum(REPORT_REASONS),
  note: z.string().nullable(),
  isCounted: z.boolean(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** Null once the account of a side was deleted. */
  evidence: Evidence.nullable(),
});

export const ReportCaseDetail = ReportCase.extend({
  reports: z.array(CaseReport),
  /** The other admins who can decide it, by name. */
  colleagues: z.array(z.object({ uid: z.string(), name: z.string() })),
  /** What a ban by this admin does now: it is asked for, decided, or waits for another admin. */
  banStep: z.enum(['ask', 'ban', 'wait']),
  /** For the person, as the admin wrote it who has asked for a ban. */
  banText: z.string().nullable(),
  /** What has become of it since the first report. */
  since: z.enum(['same', 'changed', 'gone']),
  before: z.array(z.object({ act: z.enum(SANCTION_ACTS), isoDateTimeUtc: isoDateTimeUtc() })),
  paidUntilIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  textToReporters: z.string().nullable(),
  sanction: z
    .object({
      sanctionId: z.string(),
      act: z.enum(SANCTION_ACTS),
      text: z.string(),
      untilIsoDateTimeUtc: isoDateTimeUtc().nullable(),
      endedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
      appealText: z.string().nullable(),
      appealOutcome: z.enum(APPEAL_OUTCOMES).nullable(),
      appealAnswer: z.string().nullable(),
    })
    .nullable(),
});
export type ReportCaseDetail = z.infer<typeof ReportCaseDetail>;

const CaseId = z.strictObject({ caseId: id() });

export const adminReport = {
  list: call({
    access: 'admin',
    path: '/page-admin-reports',
    summary:
      'Lists reports and appeals: those that wait, the longest wait first, or decided ones, newest first',
    tags,
  })
    .input(
      z.strictObject({
        filter: z.enum(ADMIN_REPORT_FILTERS).default('open'),
        /** The beginnings of words of a name or of what was reported, or an id or reference. */
        search: text(1, ADMIN_SEARCH_LENGTH_MAX).optional(),
        cursor: Cursor,
        limit: limit(ADMIN_REPORTS_PAGE_SIZE),
      }),
    )
    .output(listOf(ReportCase)),
  counts: call({
    access: 'admin',
    method: 'GET',
    path: '/admin-report-counts',
    summary: 'Counts reports and appeals',
    tags,
  }).output(
    z.object({
      open: z.number().int(),
      appeals: z.number().int(),
      mine: z.number().int(),
      oldestIsoDateTimeUtc: isoDateTimeUtc().nullable(),
      decidedThisMonth: z.number().int(),
      decidedInADay: z.number().int(),
      appealsDecided: z.number().int(),
      appealsLifted: z.number().int(),
    }),
  ),
  get: call({
    access: 'admin',
    method: 'GET',
    path: '/admin-reports/{caseId}',
    summary: 'Returns a case with its reports and their evidence',
    tags,
  })
    .input(CaseId)
    .output(ReportCaseDetail),
  take: call({
    access: 'admin',
    path: '/take-report',
    summary:
      'Takes a case, so that other admins see who is at it. Does nothing if another admin is. All can still decide it',
    tags,
  })
    .input(CaseId)
    .output(z.object({})),
  ask: call({
    access: 'admin',
    path: '/ask-about-report',
    summary: 'Hands a case to another admin who can decide it. The caller can still decide it',
    tags,
  })
    .input(Ask)
    .output(z.object({})),
  decide: call({
    access: 'admin',
    needsRecentSignIn: true,
    path: '/decide-report',
    summary:
      'Decides a case and tells everybody concerned. A ban waits for a second admin, where there is one. CONFLICT if another admin has decided it',
    tags,
  })
    .input(Decision)
    .output(z.object({ outcome: z.enum(['decided', 'banAsked']) })),
  decideAppeal: call({
    access: 'admin',
    needsRecentSignIn: true,
    path: '/decide-appeal',
    summary: 'Decides an appeal. Where there are two admins, not the one whose decision it is against',
    tags,
  })
    .input(AppealDecision)
    .output(z.object({})),
  lift: call({
    access: 'admin',
    needsRecentSignIn: true,
    path: '/lift-sanction',
    summary: 'Takes a decision back that is in force, without an appeal',
    tags,
  })
    .input(CaseId.extend({ reason: text(DECISION_TEXT_LENGTH_MIN, DECISION_TEXT_LENGTH_MAX) }))
    .output(z.object({})),
};
