import { banStep } from '@talaash/domain/admin-report/rule';
import { admin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { decideAppeal, decideCase, liftSanction } from './actions.ts';
import { toReportCase } from './present.ts';
import {
  banAskedOf,
  countCases,
  listCaseReports,
  listCases,
  listColleagues,
  listEarlier,
  readCase,
  readPaidUntil,
  readSanctionOfCase,
} from './queries.ts';
import { readSince } from './since.ts';
import { askColleague, takeCase } from './take.ts';

export const adminReportProcedures = {
  list: admin.adminReport.list.handler(async ({ input, context: { deps, viewer } }) => {
    const { rows, cursor } = await listCases(deps.db, viewer.uid, input);
    return { list: rows.map((row) => toReportCase(row, viewer.uid)), cursor };
  }),
  counts: admin.adminReport.counts.handler(({ context: { deps, viewer } }) =>
    countCases(deps.db, viewer.uid),
  ),
  get: admin.adminReport.get.handler(async ({ input: { caseId }, context: { deps, viewer } }) => {
    const { db } = deps;
    const found = await readCase(db, viewer.uid, caseId);
    if (!found) throw refusal('NOT_FOUND');
    const [caseReports, colleagues, before, paidUntilIsoDateTimeUtc, sanction] = await Promise.all([
      listCaseReports(db, caseId),
      listColleagues(db, viewer.uid, caseId),
      listEarlier(db, found.row),
      readPaidUntil(db, found.row.companyId),
      readSanctionOfCase(db, caseId),
    ]);
    return {
      ...toReportCase(found, viewer.uid),
      reports: caseReports,
      colleagues,
      banStep: banStep({
        banAsked: banAskedOf(found, viewer.uid),
        isAnotherThere: found.isAnotherThere,
      }),
      banText: found.row.banText,
      since: await readSince(db, found.row, caseReports[0]?.evidence ?? null),
      before,
      paidUntilIsoDateTimeUtc,
      textToReporters: found.row.textToReporters,
      sanction: sanction
        ? {
            sanctionId: sanction.sanctionId,
            act: sanction.act,
            text: sanction.text,
            untilIsoDateTimeUtc: sanction.untilAt,
            endedIsoDateTimeUtc: sanction.endedAt,
            appealText: sanction.appealText,
            appealOutcome: sanction.appealOutcome,
            appealAnswer: sanction.appealAnswer,
          }
        : null,
    };
  }),
  take: admin.adminReport.take.handler(async ({ input, context: { deps, viewer } }) => {
    await takeCase(deps, viewer.uid, input.caseId);
    return {};
  }),
  ask: admin.adminReport.ask.handler(async ({ input, context: { deps, viewer } }) => {
    await askColleague(deps, viewer.uid, input);
    return {};
  }),
  decide: admin.adminReport.decide.handler(async ({ input, context: { deps, viewer } }) => {
    return { outcome: await decideCase(deps, viewer.uid, input) };
  }),
  decideAppeal: admin.adminReport.decideAppeal.handler(async ({ input, context: { deps, viewer } }) => {
    await decideAppeal(deps, viewer.uid, input);
    return {};
  }),
  lift: admin.adminReport.lift.handler(async ({ input, context: { deps, viewer } }) => {
    await liftSanction(deps, viewer.uid, input);
    return {};
  }),
};
