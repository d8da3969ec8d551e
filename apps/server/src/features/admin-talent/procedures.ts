import { ALL_TALENTS, pageAdminRows, readAdminRow } from '../../call/admin-list.ts';
import { admin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { readEarlierHumanReview } from '../../reviewed/human-review.ts';
import { toTalent } from '../talent/present.ts';
import { reviewTalent } from './actions.ts';
import { toAdminTalent } from './present.ts';

export const adminTalentProcedures = {
  page: admin.adminTalent.page.handler(async ({ input, context: { deps } }) => {
    const page = await pageAdminRows(deps, ALL_TALENTS, input);
    return { list: page.rows.map(toAdminTalent), cursor: page.cursor };
  }),
  get: admin.adminTalent.get.handler(async ({ input: { talentId }, context: { deps } }) => {
    const row = await readAdminRow(deps.db, ALL_TALENTS, talentId);
    if (!row) throw refusal('NOT_FOUND');
    const record = toAdminTalent(row);
    return { ...record, ...(await readEarlierHumanReview(deps.db, { talentId }, record.talentProfile)) };
  }),
  postHumanReview: admin.adminTalent.postHumanReview.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentId, humanReviewResponse: answer, profileUpdatedIsoDateTimeUtc: readVersion } = input;
    const reviewed = await reviewTalent(deps, { talentId, adminUid: viewer.uid, answer, readVersion });
    return { talent: toTalent(reviewed) };
  }),
};
