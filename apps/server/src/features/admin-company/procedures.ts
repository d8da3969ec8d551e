import { ALL_COMPANIES, pageAdminRows, readAdminRow } from '../../call/admin-list.ts';
import { admin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { readEarlierHumanReview } from '../../reviewed/human-review.ts';
import { toCompany } from '../company/present.ts';
import { reviewCompany } from './actions.ts';
import { toAdminCompany } from './present.ts';

export const adminCompanyProcedures = {
  page: admin.adminCompany.page.handler(async ({ input, context: { deps } }) => {
    const page = await pageAdminRows(deps, ALL_COMPANIES, input);
    return { list: page.rows.map(toAdminCompany), cursor: page.cursor };
  }),
  get: admin.adminCompany.get.handler(async ({ input: { companyId }, context: { deps } }) => {
    const row = await readAdminRow(deps.db, ALL_COMPANIES, companyId);
    if (!row) throw refusal('NOT_FOUND');
    const record = toAdminCompany(row);
    return { ...record, ...(await readEarlierHumanReview(deps.db, { companyId }, record.companyProfile)) };
  }),
  postHumanReview: admin.adminCompany.postHumanReview.handler(
    async ({ input, context: { deps, viewer } }) => {
      const { companyId, humanReviewResponse: answer, profileUpdatedIsoDateTimeUtc: readVersion } = input;
      const reviewed = await reviewCompany(deps, { companyId, adminUid: viewer.uid, answer, readVersion });
      return { company: toCompany(reviewed) };
    },
  ),
};
