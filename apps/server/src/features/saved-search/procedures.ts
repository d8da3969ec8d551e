import { company } from '../../call/base.ts';
import { deleteSearch, saveSearch, visitSearch } from './actions.ts';
import { countNewPeople } from './count.ts';
import { newSince, toSavedSearch } from './present.ts';
import { listSavedSearches } from './queries.ts';

export const savedSearchProcedures = {
  list: company.savedSearch.list.handler(async ({ context: { deps, viewer } }) => {
    const rows = await listSavedSearches(deps.db, viewer.companyId);
    return { list: rows.map((row) => toSavedSearch(row, deps.now())) };
  }),
  counts: company.savedSearch.counts.handler(async ({ context: { deps, viewer } }) => ({
    counts: await countNewPeople(deps, viewer.companyId),
  })),
  update: company.savedSearch.update.handler(async ({ input, context: { deps, viewer } }) => {
    const row = await saveSearch(deps, viewer, input.savedSearch);
    return { savedSearch: toSavedSearch(row, deps.now()) };
  }),
  visit: company.savedSearch.visit.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId } = viewer;
    const row = await visitSearch(deps, { companyId, savedSearchId: input.savedSearchId });
    return { newSinceIsoDateTimeUtc: newSince(row, deps.now()) };
  }),
  delete: company.savedSearch.delete.handler(async ({ input, context: { deps, viewer } }) => {
    const { companyId, uid } = viewer;
    await deleteSearch(deps, { companyId, uid, savedSearchId: input.savedSearchId });
    return {};
  }),
};
