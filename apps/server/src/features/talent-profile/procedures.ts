import type { TalentProfileView } from '@talaash/contract/talent-profile';
import { anyone, talent, talentOrAdmin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import type { Viewer } from '../../call/viewer.ts';
import { toTalent } from '../talent/present.ts';
import { saveTalentProfile } from './actions.ts';
import { toFullTalentProfileView, toRedactedTalentProfileView, toTalentProfile } from './present.ts';
import {
  companyRelations,
  readTalentProfile,
  readTalentProfiles,
  type TalentProfileStanding,
} from './queries.ts';

export const talentProfileProcedures = {
  get: talentOrAdmin.talentProfile.get.handler(async ({ input, context: { deps, viewer } }) => {
    if (!viewer.isAdmin && viewer.talentId !== input.talentId) throw refusal('NOT_FOUND');
    const profile = await readTalentProfile(deps.db, input.talentId);
    return profile ? toTalentProfile(profile) : null;
  }),
  update: talent.talentProfile.update.handler(async ({ input, context: { deps, viewer } }) => {
    const { key } = input.talentProfile;
    if (key && key.talentId !== viewer.talentId) throw refusal('NOT_FOUND');
    const saved = await saveTalentProfile(deps, viewer, input.talentProfile);
    return { talent: toTalent(saved.talent), talentProfile: toTalentProfile(saved.profile) };
  }),
  list: anyone.talentProfile.list.handler(async ({ input, context: { deps, viewer } }) => {
    const asked = [...new Set(input.talentIds)];
    // An account whose new email is not verified yet is as good as a guest here.
    const known = viewer?.isEmailVerified ? viewer : null;
    const companyId = known?.companyId ?? null;
    const found = await readTalentProfiles(deps.db, asked, companyId);
    const views = new Map(
      found.map((standing) => [standing.profile.talentId, viewFor(known, standing)] as const),
    );
    const talentProfiles = asked.map((id) => views.get(id)).filter((view) => view !== undefined);
    const seen = talentProfiles.map(({ key }) => key.talentId);
    return {
      talentProfiles,
      relations: companyId === null ? {} : await companyRelations(deps.db, companyId, seen),
      unavailableTalentIds: asked.filter((id) => !views.get(id)),
    };
  }),
};

/** What somebody may see of a profile; undefined for nothing. */
function viewFor(viewer: Viewer, standing: TalentProfileStanding): TalentProfileView | undefined {
  const { profile } = standing;
  if (viewer?.isAdmin || viewer?.talentId === profile.talentId) return toFullTalentProfileView(profile);
  if (viewer?.companyId && (standing.isInSearch || standing.isKnown)) return toFullTalentProfileView(profile);
  return standing.isInSearch ? toRedactedTalentProfileView(profile) : undefined;
}
