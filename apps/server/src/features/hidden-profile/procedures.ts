import { company } from '../../call/base.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { toListEntry } from '../company-relation/present.ts';
import { pageEntries, withProfiles } from '../company-relation/queries.ts';
import { hide, unhide } from './actions.ts';

export const hiddenProfileProcedures = {
  list: company.hiddenProfile.list.handler(async ({ input, context: { deps, viewer } }) => {
    const { limit, cursor: after } = input;
    const question = { companyId: viewer.companyId, limit, cursor: after };
    const { rows, cursor } = await pageEntries(deps, hiddenProfiles, question);
    return { list: rows.map(toListEntry), cursor };
  }),
  put: company.hiddenProfile.put.handler(async ({ input: { talentId }, context: { deps, viewer } }) => ({
    hiddenProfile: toListEntry(await hide(deps, viewer, talentId)),
  })),
  delete: company.hiddenProfile.delete.handler(async ({ input: { talentId }, context: { deps, viewer } }) => {
    await unhide(deps, viewer, talentId);
    return {};
  }),
  search: company.hiddenProfile.search.handler(async ({ input, context: { deps, viewer } }) => {
    const { talentNormalisedNameStartsWith: nameStartsWith, limit, cursor: after } = input;
    const { companyId } = viewer;
    const question = { companyId, nameStartsWith, limit, cursor: after };
    const { rows, cursor } = await pageEntries(deps, hiddenProfiles, question);
    const found = await withProfiles(deps.db, companyId, rows);
    return {
      list: found.map(({ row, ...beside }) => ({ hiddenProfile: toListEntry(row), ...beside })),
      cursor,
    };
  }),
};
