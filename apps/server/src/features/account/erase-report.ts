import { REPORT_SENTENCES } from '@talaash/domain/report/words';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { tellReporters } from '../report/queries.ts';
import { sanctions } from '../../db/schema/sanction.ts';

/**
 * Clears what reports hold of an account: the evidence of what was reported of it, and the name and note of what it reported, with
 * the conversation around that. What remains are ids, reasons and decisions.
 */
export async function eraseFromReports(tx: Tx, uid: string): Promise<void> {
  const about = tx.select({ caseId: reportCases.caseId }).from(reportCases).where(eq(reportCases.uid, uid));
  await tx.update(reports).set({ evidence: null, picture: null }).where(inArray(reports.caseId, about));
  await tx
    .update(reports)
    .set({ reporterUid: null, note: null, evidence: null, picture: null })
    .where(eq(reports.reporterUid, uid));
  await tx.update(reportCases).set({ askedNote: null, banText: null }).where(eq(reportCases.uid, uid));
  await closeCases(tx, uid);
  await tx.delete(sanctions).where(eq(sanctions.uid, uid));
}

/** Nothing is left to decide about a deleted account. Its reporters are told. */
async function closeCases(tx: Tx, uid: string): Promise<void> {
  const closed = await tx
    .update(reportCases)
    .set({
      state: 'decided',
      decidedAt: sql`coalesce(${reportCases.decidedAt}, now())`,
      // A ban that an admin has asked for was never decided.
      textToReporters: sql`case when ${reportCases.state} = 'open' then ${REPORT_SENTENCES.deleted}
        else ${reportCases.textToReporters} end`,
    })
    .where(and(eq(reportCases.uid, uid), ne(reportCases.state, 'decided')))
    .returning({ caseId: reportCases.caseId });
  if (closed.length === 0) return;
  await tellReporters(
    tx,
    closed.map(({ caseId }) => caseId),
  );
}
