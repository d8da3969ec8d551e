import { anyone } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { toRedactedTalentProfileView } from '../talent-profile/present.ts';
import { readTalentProfiles } from '../talent-profile/queries.ts';

export const sharedProfileProcedures = {
  get: anyone.sharedProfile.get.handler(async ({ input, context: { deps } }) => {
    const [found] = await readTalentProfiles(deps.db, [input.talentId], null);
    if (!found?.isInSearch) throw refusal('NOT_FOUND');
    return { talentProfile: toRedactedTalentProfileView(found.profile) };
  }),
};
