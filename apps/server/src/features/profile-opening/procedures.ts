import { weekStartDate } from '@talaash/domain/base/week';
import { company, talent } from '../../call/base.ts';
import { countOpening, setNaming } from './actions.ts';
import { readIsNamed, readOpeningsOfWeek } from './queries.ts';

export const profileOpeningProcedures = {
  count: company.profileOpening.count.handler(({ input, context: { deps, viewer } }) => {
    // An admin who also has a company views as an admin.
    const { companyId, uid } = viewer;
    if (!viewer.isAdmin) countOpening(deps, { companyId, uid, talentId: input.talentId });
    return {};
  }),
  listOfWeek: talent.profileOpening.listOfWeek.handler(({ input, context: { deps, viewer } }) => {
    const asked = input.weekStartIsoDate;
    const week = asked === undefined ? weekStartDate(deps.now()) : weekStartDate(Date.parse(asked));
    return readOpeningsOfWeek(deps.db, viewer.talentId, week);
  }),
  getNaming: company.profileOpening.getNaming.handler(async ({ context: { deps, viewer } }) => ({
    isNamed: await readIsNamed(deps.db, viewer.companyId),
  })),
  setNaming: company.profileOpening.setNaming.handler(async ({ input, context: { deps, viewer } }) => {
    await setNaming(deps, viewer.companyId, input.isNamed);
    return input;
  }),
};
