import { TRIAL_OPENINGS_MAX } from '@talaash/domain/trial-opening/limit';
import { company } from '../../call/base.ts';
import { openTrial } from './actions.ts';
import { readTrial } from './queries.ts';

export const trialOpeningProcedures = {
  get: company.trialOpening.get.handler(async ({ context: { deps, viewer } }) => {
    const { isWaiting, openedIds } = await readTrial(deps.db, viewer.companyId);
    return { left: isWaiting ? TRIAL_OPENINGS_MAX - openedIds.length : null, openedTalentIds: openedIds };
  }),
  open: company.trialOpening.open.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId, uid } = viewer;
    return { left: await openTrial(deps, { companyId, uid, talentId: input.talentId }) };
  }),
};
