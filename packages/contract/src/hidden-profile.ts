import { listOf, z } from '@talaash/domain/base/schema';
import { HiddenProfile } from '@talaash/domain/hidden-profile/schema';
import { call, Nothing } from './call.ts';
import {
  besideEntry,
  changedOwnLists,
  EntriesByName,
  EntryKey,
  namedOwnLists,
  NewestEntries,
} from './list-entry.ts';

const hidden = z.object({ hiddenProfile: HiddenProfile, ...besideEntry });

const hiddenPath = '/companies/{companyId}/hidden-profiles';

export const hiddenProfile = {
  list: call({
    ...namedOwnLists,
    method: 'GET',
    path: hiddenPath,
    summary: 'Lists the hidden profiles, newest first',
    tags: ['Hidden profiles'],
  })
    .input(NewestEntries)
    .output(listOf(HiddenProfile)),
  put: call({
    ...changedOwnLists,
    method: 'PUT',
    path: `${hiddenPath}/{talentId}`,
    summary: 'Hides a talent from the company’s search',
    tags: ['Hidden profiles'],
  })
    .input(EntryKey)
    .output(z.object({ hiddenProfile: HiddenProfile })),
  delete: call({
    ...changedOwnLists,
    method: 'DELETE',
    path: `${hiddenPath}/{talentId}`,
    summary: 'Unhides a talent',
    tags: ['Hidden profiles'],
  })
    .input(EntryKey)
    .output(Nothing),
  search: call({
    ...namedOwnLists,
    path: '/search-hidden-profiles',
    summary: 'Searches the hidden profiles by name',
    tags: ['Hidden profiles'],
  })
    .input(EntriesByName)
    .output(listOf(hidden)),
};
