import { company } from '../../call/base.ts';
import { confirmErasure } from './actions.ts';
import { readErasureRequests } from './queries.ts';

export const erasureRequestProcedures = {
  list: company.erasureRequest.list.handler(async ({ context: { deps, viewer } }) => ({
    requests: await readErasureRequests(deps.db, viewer.companyId),
  })),
  confirm: company.erasureRequest.confirm.handler(async ({ input, context: { deps, viewer } }) => {
    await confirmErasure(deps, viewer, input.talentId);
    return { requests: await readErasureRequests(deps.db, viewer.companyId) };
  }),
};
