import { anyone, talent, talentOrAdmin } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { readingCompany } from '../../call/viewer.ts';
import { toTalent } from '../talent/present.ts';
import { unavailableWhenLost } from '../../call/index-failure.ts';
import { saveTalentProfile, setVisibility, unindexTalentProfile } from './actions.ts';
import { toFullTalentProfileView, toRedactedTalentProfileView, toTalentProfile, viewFor } from './present.ts';
import { companyRelations, readProfileWithFacts, readTalentProfile, readTalentProfiles } from './queries.ts';

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
  preview: talent.talentProfile.preview.handler(async ({ input, context: { deps, viewer } }) => {
    const found = await readProfileWithFacts(deps.db, viewer.talentId);
    if (!found) return { talentProfile: null };
    const view = input.as === 'guest' ? toRedactedTalentProfileView : toFullTalentProfileView;
    return { talentProfile: view(found) };
  }),
  setVisibility: talent.talentProfile.setVisibility.handler(async ({ input, context: { deps, viewer } }) => ({
    talentProfile: toTalentProfile(await setVisibility(deps, { ...viewer, ...input })),
  })),
  isIndexed: talent.talentProfile.isIndexed.handler(async ({ context: { deps, viewer } }) => ({
    isIndexed: await deps.talentIndex.has(viewer.talentId).catch(unavailableWhenLost),
  })),
  unindex: talent.talentProfile.unindex.handler(async ({ context: { deps, viewer } }) => {
    await unindexTalentProfile(deps, viewer);
    return { isIndexed: false as const };
  }),
  list: anyone.talentProfile.list.handler(async ({ input, context: { deps, viewer } }) => {
    const talentIds = [...new Set(input.talentIds)];
    // An account without a verified email counts as a guest, and so does a member whose role does not show people.
    const companyId = viewer?.companyId ?? null;
    const readerId = readingCompany(viewer);
    const isGuest = !viewer?.isEmailVerified || companyId !== readerId;
    const reader = isGuest ? null : viewer;
    const stale =
      companyId === null && reader === null
        ? await readTalentProfiles(deps.replica.for('talentProfile.list'), talentIds, null)
        : [];
    // Only the primary may say that one is unavailable: it may have become visible a moment ago.
    const isWhole =
      reader === null && talentIds.length === stale.filter((found) => viewFor(null, found)).length;
    const read = isWhole ? stale : await readTalentProfiles(deps.db, talentIds, companyId);
    const found = companyId === readerId ? read : read.map((one) => ({ ...one, isVisible: false }));
    const views = new Map(found.map((found) => [found.profile.talentId, viewFor(reader, found)] as const));
    const talentProfiles = talentIds.map((id) => views.get(id)).filter((view) => view !== undefined);
    const shownIds = talentProfiles.map(({ key }) => key.talentId);
    return {
      talentProfiles,
      relations: readerId === null ? {} : await companyRelations(deps.db, readerId, shownIds),
      unavailableTalentIds: talentIds.filter((id) => !views.get(id)),
    };
  }),
};
