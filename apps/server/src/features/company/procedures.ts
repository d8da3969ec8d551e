import { company, companyOrAdmin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { requestHumanReview } from './actions.ts';
import { toCompany } from './present.ts';
import { readCompany } from './queries.ts';

export const companyProcedures = {
  get: companyOrAdmin.company.get.handler(async ({ input, context: { deps, viewer } }) => {
    if (!viewer.isAdmin && viewer.companyId !== input.companyId) throw refusal('NOT_FOUND');
    const found = await readCompany(deps.db, input.companyId);
    if (!found) throw refusal('NOT_FOUND');
    return toCompany(found);
  }),
  requestHumanReview: company.company.requestHumanReview.handler(async ({ context: { deps, viewer } }) => ({
    company: toCompany(await requestHumanReview(deps, viewer)),
  })),
};
