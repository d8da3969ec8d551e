import { company } from '../../call/base.ts';
import { countOpening } from './actions.ts';

export const profileOpeningProcedures = {
  count: company.profileOpening.count.handler(({ input, context: { deps, viewer } }) => {
    // An admin who also has a company views as an admin.
    if (!viewer.isAdmin) countOpening(deps, { companyId: viewer.companyId, talentId: input.talentId });
    return {};
  }),
};
