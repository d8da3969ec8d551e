import { isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import {
  SavedSearch,
  SavedSearchCount,
  SavedSearchDraft,
  SavedSearchKey,
} from '@talaash/domain/saved-search/schema';
import { call, Nothing } from './call.ts';

const tags = ['Saved searches'];
const own = 'saved searches of the caller’s own company';

export const savedSearch = {
  list: call({
    access: 'company',
    permission: 'read',
    own,
    method: 'GET',
    path: '/saved-searches',
    summary: 'Lists the company’s saved searches by name',
    tags,
  })
    .input(Nothing)
    .output(z.object({ list: z.array(SavedSearch) })),
  counts: call({
    access: 'company',
    permission: 'read',
    own,
    method: 'GET',
    path: '/saved-search-counts',
    summary:
      'Counts the people in each saved search who were added or changed since the company last opened it',
    tags,
    limit: { max: 60, seconds: 60 },
  })
    .input(Nothing)
    .output(z.object({ counts: z.array(SavedSearchCount) })),
  update: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/update-saved-search',
    summary: 'Creates a saved search (without a key) or updates one',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(z.strictObject({ savedSearch: SavedSearchDraft }))
    .output(z.object({ savedSearch: SavedSearch })),
  visit: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/saved-searches/{savedSearchId}/visit',
    summary: 'Records that the company opens a saved search. Returns the time since when people count as new',
    tags,
    limit: { max: 600, seconds: 600 },
  })
    .input(SavedSearchKey)
    .output(z.object({ newSinceIsoDateTimeUtc: isoDateTimeUtc() })),
  delete: call({
    access: 'company',
    permission: 'recruit',
    own,
    method: 'DELETE',
    path: '/saved-searches/{savedSearchId}',
    summary: 'Deletes a saved search and its alert',
    tags,
  })
    .input(SavedSearchKey)
    .output(Nothing),
};
