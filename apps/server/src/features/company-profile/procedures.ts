import { company, companyOrTalentOrAdmin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { toReviewResponse } from '../../reviewed/outcome.ts';
import { toCompany } from '../company/present.ts';
import { saveCompanyProfile } from './actions.ts';
import { toCompanyProfile } from './present.ts';
import { hasInvited, readCompanyProfile } from './queries.ts';

export const companyProfileProcedures = {
  get: companyOrTalentOrAdmin.companyProfile.get.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId } = input;
    const maySee =
      viewer.isAdmin ||
      viewer.companyId === companyId ||
      (viewer.talentId !== null && (await hasInvited(deps.db, { companyId, talentId: viewer.talentId })));
    if (!maySee) throw refusal('NOT_FOUND');
    const profile = await readCompanyProfile(deps.db, companyId);
    return profile ? toCompanyProfile(profile) : null;
  }),
  update: company.companyProfile.update.handler(async ({ input, context: { deps, viewer } }) => {
    const { key } = input.companyProfile;
    if (key && key.companyId !== viewer.companyId) throw refusal('NOT_FOUND');
    const saved = await saveCompanyProfile(deps, viewer, input.companyProfile);
    return {
      company: toCompany(saved.company),
      companyProfile: toCompanyProfile(saved.profile),
      reviewResponse: toReviewResponse(saved.verdict),
    };
  }),
};
