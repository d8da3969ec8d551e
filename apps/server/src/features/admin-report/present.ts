import type { ReportCase } from '@talaash/contract/admin-report';
import { plainLineOf } from '@talaash/domain/markdown/plain';
import { appealDecisionRefusal, decisionRefusal } from '@talaash/domain/admin-report/rule';
import { type CaseRow, factsOf } from './queries.ts';

const APPEAL_EXCERPT_LENGTH = 120;

/** A row of the queue, for an admin. */
export function toReportCase(found: CaseRow, adminUid: string): ReportCase {
  const { row, name, pictureId, isTaken, takerName, deciderName, appealText } = found;
  const isOpen = row.state === 'open';
  const facts = factsOf(found, adminUid);
  const refused = row.state === 'appealed' ? appealDecisionRefusal(facts) : decisionRefusal(facts);
  return {
    caseId: row.caseId,
    reference: row.referenceId,
    state: row.state,
    subject: row.subject,
    reason: row.reason,
    about: { uid: row.uid, name, talentId: row.talentId, companyId: row.companyId, pictureId },
    reportsCount: row.reportsCount,
    waitingSinceIsoDateTimeUtc: row.waitingSince,
    taken: isTaken ? named(row.takenByUid, takerName) : null,
    decision: row.decision,
    decidedBy: named(row.decidedByUid, deciderName),
    decidedIsoDateTimeUtc: row.decidedAt,
    banAsked: isOpen ? named(row.banAskedByUid, found.banAskerName) : null,
    asked: toAsked(found),
    appealExcerpt: appealText === null ? null : plainLineOf(appealText).slice(0, APPEAL_EXCERPT_LENGTH),
    refusal: refused?.message ?? null,
  };
}

const named = (uid: string | null, name: string | null) => (uid === null ? null : { uid, name });

function toAsked({ row, askedName, askerName }: CaseRow): ReportCase['asked'] {
  const [of, by] = [named(row.askedUid, askedName), named(row.askedByUid, askerName)];
  return of && by && { of, by, note: row.askedNote };
}
