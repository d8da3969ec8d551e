import { admin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { readEarlierHumanReview } from '../../reviewed/human-review.ts';
import { toCompany } from '../company/present.ts';
import { reviewCompany } from './actions.ts';
import { toAdminCompany } from './present.ts';
import { pageAdminCompanyRows, readAdminCompanyRow } from './queries.ts';

export const adminCompanyProcedures = {
  page: admin.adminCompany.page.handler(async ({ input, context: { deps } }) => {
    const { limit, cursor, humanReviewStatus, search } = input;
    const isPendingOnly = humanReviewStatus === 'pending';
    const page = await pageAdminCompanyRows(deps, { isPendingOnly, search, limit, cursor });
    return { list: page.rows.map(toAdminCompany), cursor: page.cursor };
  }),
  get: admin.adminCompany.get.handler(async ({ input: { companyId }, context: { deps } }) => {
    const row = await readAdminCompanyRow(deps.db, companyId);
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
