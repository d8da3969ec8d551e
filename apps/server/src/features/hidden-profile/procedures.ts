import { company } from '../../call/base.ts';
import { refusal } from '../../call/refusal.ts';
import { toTalentCard } from '../talent-profile/present.ts';
import { companyRelations, readVisibleTalentProfiles } from '../talent-profile/queries.ts';
import { hide, unhide } from './actions.ts';
import { toHiddenProfile } from './present.ts';
import { pageHiddenProfiles } from './queries.ts';

export const hiddenProfileProcedures = {
  list: company.hiddenProfile.list.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    const { rows, cursor } = await pageHiddenProfiles(deps, { ...input, cursor: null });
    return { list: rows.map(toHiddenProfile), cursor };
  }),
  put: company.hiddenProfile.put.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    const row = await hide(deps, { ...input, actorUid: viewer.uid });
    return { hiddenProfile: toHiddenProfile(row) };
  }),
  delete: company.hiddenProfile.delete.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    await unhide(deps, { ...input, actorUid: viewer.uid });
    return {};
  }),
  search: company.hiddenProfile.search.handler(async ({ input, context: { deps, viewer } }) => {
    requireOwn(input, viewer);
    const { talentNormalisedNameStartsWith: nameStartsWith, ...filter } = input;
    const { companyId } = filter;
    const { rows, cursor } = await pageHiddenProfiles(deps, { ...filter, nameStartsWith });
    const talentIds = rows.map(({ talentId }) => talentId);
    const [found, relations] = await Promise.all([
      readVisibleTalentProfiles(deps.db, talentIds, companyId),
      companyRelations(deps.db, companyId, talentIds),
    ]);
    const cards = new Map(found.map((profile) => [profile.talentId, toTalentCard(profile)]));
    const list = rows.map((row) => ({
      hiddenProfile: toHiddenProfile(row),
      talentProfile: cards.get(row.talentId) ?? null,
      relation: relations[row.talentId] ?? { isShortlisted: false, isHidden: true },
    }));
    return { list, cursor };
  }),
};

function requireOwn(named: { companyId: string }, viewer: { companyId: string }): void {
  if (named.companyId !== viewer.companyId) throw refusal('NOT_FOUND');
}
