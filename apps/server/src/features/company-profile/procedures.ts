import { company, companyOrTalentOrAdmin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { toReviewResponse } from '../../reviewed/outcome.ts';
import { toCompany } from '../company/present.ts';
import { saveCompanyProfile } from './actions.ts';
import { toCompanyProfile, toInvitingCompanyProfile } from './present.ts';
import { hasInvited, readCompanyProfile } from './queries.ts';

export const companyProfileProcedures = {
  get: companyOrTalentOrAdmin.companyProfile.get.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId } = input;
    const { talentId } = viewer;
    const isOwn = viewer.isAdmin || viewer.companyId === companyId;
    const maySee = isOwn || (talentId !== null && (await hasInvited(deps.db, { companyId, talentId })));
    if (!maySee) throw refusal('NOT_FOUND');
    const profile = await readCompanyProfile(deps.db, companyId);
    if (!profile) return null;
    return isOwn ? toCompanyProfile(profile) : toInvitingCompanyProfile(profile);
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
