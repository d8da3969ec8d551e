import { Cursor, isoDateTimeUtc, limit, listOf, z } from '@talaash/domain/base/schema';
import { COMPANY_LIST_LIMIT } from '@talaash/domain/company-relation/limit';
import { ShortlistedProfile } from '@talaash/domain/shortlisted-profile/schema';
import { call, Nothing } from './call.ts';
import {
  besideEntry,
  changedOwnLists,
  EntriesByName,
  EntryKey,
  namedOwnLists,
  NewestEntries,
  ownLists,
} from './list-entry.ts';

const shortlisted = z.object({
  shortlistedProfile: ShortlistedProfile,
  /** The member who shortlisted, or a former one. Null if it is not known, and for an owner without members. */
  shortlistedByName: z.string().nullable(),
  /** When, for the job post of the entry. */
  shortlistedIsoDateTimeUtc: isoDateTimeUtc(),
  ...besideEntry,
});

const shortlistPath = '/companies/{companyId}/shortlisted-profiles';

export const shortlistedProfile = {
  list: call({
    ...namedOwnLists,
    scopes: ['shortlist'],
    refuses: ['NOT_FOUND'],
    method: 'GET',
    path: shortlistPath,
    summary: 'Lists the shortlist, newest first',
    tags: ['Shortlist'],
  })
    .input(NewestEntries)
    .output(listOf(ShortlistedProfile)),
  put: call({
    ...changedOwnLists,
    scopes: ['shortlist'],
    refuses: ['NOT_FOUND', 'BUSINESS_RULE_VIOLATION'],
    method: 'PUT',
    path: `${shortlistPath}/{talentId}`,
    summary: 'Shortlists a talent for a job post',
    tags: ['Shortlist'],
    tool: {
      name: 'add_to_shortlist',
      title: 'Add to the shortlist',
      description:
        'Puts a person on the shortlist of the company for a job post. Somebody who is on it already gets the new job post. The person learns that a company did so, not which one.',
      effect: { isDestructive: false, isIdempotent: true },
      texts: { shortlistedProfile: 'talent' },
    },
  })
    .input(EntryKey.extend({ jobPostId: z.string() }))
    .output(z.object({ shortlistedProfile: ShortlistedProfile })),
  delete: call({
    ...changedOwnLists,
    scopes: ['shortlist'],
    refuses: ['NOT_FOUND'],
    method: 'DELETE',
    path: `${shortlistPath}/{talentId}`,
    summary: 'Removes a talent from the shortlist',
    tags: ['Shortlist'],
    tool: {
      name: 'remove_from_shortlist',
      title: 'Remove from the shortlist',
      description: 'Takes a person off the shortlist of the company, for every job post.',
      effect: { isDestructive: true, isIdempotent: true },
      texts: {},
    },
  })
    .input(EntryKey)
    .output(Nothing),
  search: call({
    ...namedOwnLists,
    scopes: ['shortlist'],
    refuses: ['NOT_FOUND'],
    isRead: true,
    path: '/search-shortlisted-profiles',
    summary: 'Searches the shortlist by name and job post',
    tags: ['Shortlist'],
  })
    .input(EntriesByName.extend({ jobPostId: z.string().optional() }))
    .output(listOf(shortlisted)),
  getShortlist: call({
    ...ownLists,
    scopes: ['shortlist'],
    refuses: [],
    isRead: true,
    path: '/get-shortlist',
    summary: 'Lists the shortlist with profiles',
    tags: ['Shortlist'],
    tool: {
      name: 'list_shortlist',
      title: 'List the shortlist',
      description:
        'Lists the shortlisted people of the company with their profiles, the newest first; with jobPostId only those of that job post. Send the cursor back for the next page.',
      texts: {
        'list.*.shortlistedProfile': 'talent',
        'list.*.shortlistedByName': 'company',
        'list.*.talentProfile': 'talent',
      },
    },
  })
    .input(z.object({ jobPostId: z.string().optional(), limit: limit(COMPANY_LIST_LIMIT), cursor: Cursor }))
    .output(listOf(shortlisted)),
};
