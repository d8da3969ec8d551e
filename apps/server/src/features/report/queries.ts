import type { OwnReport } from '@talaash/contract/report';
import { OWN_REPORTS_MAX } from '@talaash/domain/report/limit';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { userProfiles } from '../../db/schema/user-profile.ts';
import { record } from '../../events/record.ts';

/** What an account has reported, newest first. Of the decision it learns the words for reporters alone. */
export async function listOwnReports(db: Pick<Db, 'select'>, uid: string): Promise<OwnReport[]> {
  const rows = await db
    .select({
      reportId: reports.reportId,
      subject: reportCases.subject,
      reason: reports.reason,
      // A talent's name as it stands in the evidence: the profile may not be the reporter's to see any more.
      aboutName: sql<string | null>`coalesce(${companyProfiles.name},
        ${reports.evidence} ->> 'talentName', ${reports.evidence} -> 'record' ->> 'name')`,
      createdIsoDateTimeUtc: reports.createdIsoDateTimeUtc,
      text: reportCases.textToReporters,
      decidedAt: reportCases.decidedAt,
    })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.caseId, reports.caseId))
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, reportCases.companyId))
    .where(eq(reports.reporterUid, uid))
    .orderBy(desc(reports.createdIsoDateTimeUtc), desc(reports.reportId))
    .limit(OWN_REPORTS_MAX);
  return rows.map(({ text, decidedAt, ...row }) => ({
    ...row,
    answer: text === null || decidedAt === null ? null : { text, isoDateTimeUtc: decidedAt },
  }));
}

/** An event for each reporter of these cases who still has an account. */
export async function tellReporters(tx: Tx, caseIds: readonly string[]): Promise<void> {
  const told = await tx
    .select({
      reportId: reports.reportId,
      uid: reports.reporterUid,
      talentId: userProfiles.talentId,
      companyId: userProfiles.companyId,
    })
    .from(reports)
    .innerJoin(userProfiles, eq(userProfiles.uid, reports.reporterUid))
    .where(inArray(reports.caseId, [...caseIds]));
  await record(
    tx,
    ...told.map(({ reportId, uid, talentId, companyId }) => ({
      kind: 'report.answered' as const,
      actorUid: null,
      ...(talentId === null ? {} : { talentId }),
      ...(companyId === null ? {} : { companyId }),
      payload: { reportId, uid },
    })),
  );
}
