import { companyOrTalent, signedIn } from '../../call/base.ts';
import { partyOf } from '../thread/queries.ts';
import { submitReport } from './actions.ts';
import { listOwnReports } from './queries.ts';

export const reportProcedures = {
  submit: companyOrTalent.report.submit.handler(({ input: form, context: { deps, viewer, ip } }) =>
    submitReport(deps, { party: partyOf(viewer), uid: viewer.uid, ip, form }),
  ),
  listOwn: signedIn.report.listOwn.handler(async ({ context: { deps, viewer } }) => ({
    reports: await listOwnReports(deps.db, viewer.uid),
  })),
};
