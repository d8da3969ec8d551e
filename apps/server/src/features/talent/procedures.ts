import { talent, talentOrAdmin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { requestHumanReview } from './actions.ts';
import { toTalent } from './present.ts';
import { readTalent } from './queries.ts';

export const talentProcedures = {
  get: talentOrAdmin.talent.get.handler(async ({ input, context: { deps, viewer } }) => {
    if (!viewer.isAdmin && viewer.talentId !== input.talentId) throw refusal('NOT_FOUND');
    const found = await readTalent(deps.db, input.talentId);
    return found ? toTalent(found) : null;
  }),
  requestHumanReview: talent.talent.requestHumanReview.handler(async ({ context: { deps, viewer } }) => ({
    talent: toTalent(await requestHumanReview(deps, viewer)),
  })),
};
