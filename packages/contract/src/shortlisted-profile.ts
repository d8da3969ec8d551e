import { Cursor, limit, listOf, z } from '@talaash/domain/base/schema';
import { COMPANY_LIST_LIMIT, TALENT_LIST_PAGE_SIZE } from '@talaash/domain/company-relation/limit';
import { ShortlistedProfile } from '@talaash/domain/shortlisted-profile/schema';
import { call, Nothing } from './call.ts';
import { CompanyRelation } from './company-relation.ts';
import { TalentCard } from './talent-profile.ts';

const own = 'lists of the caller’s own company';

const CompanyId = z.object({ companyId: z.string() });

const Key = CompanyId.extend({ talentId: z.string() });

const ByName = CompanyId.extend({
  talentNormalisedNameStartsWith: z.string().max(100).optional(),
  limit: limit(TALENT_LIST_PAGE_SIZE),
  cursor: Cursor,
});

/** `talentProfile` is null while the company may not see it; the entry keeps the name and title that it showed. */
const shortlisted = z.object({
  shortlistedProfile: ShortlistedProfile,
  talentProfile: TalentCard.nullable(),
  relation: CompanyRelation,
});

const shortlistPath = '/companies/{companyId}/shortlisted-profiles';

export const shortlistedProfile = {
  list: call({
    access: 'company',
    own,
    method: 'GET',
    path: shortlistPath,
    summary: 'The shortlist, newest first',
    tags: ['Shortlist'],
  })
    .input(CompanyId.extend({ limit: limit(COMPANY_LIST_LIMIT) }))
    .output(listOf(ShortlistedProfile)),
  put: call({
    access: 'company',
    own,
    method: 'PUT',
    path: `${shortlistPath}/{talentId}`,
    summary: 'Shortlists a talent for a job post',
    tags: ['Shortlist'],
  })
    .input(Key.extend({ jobPostId: z.string() }))
    .output(z.object({ shortlistedProfile: ShortlistedProfile })),
  delete: call({
    access: 'company',
    own,
    method: 'DELETE',
    path: `${shortlistPath}/{talentId}`,
    summary: 'Takes a talent off the shortlist',
    tags: ['Shortlist'],
  })
    .input(Key)
    .output(Nothing),
  search: call({
    access: 'company',
    own,
    path: '/search-shortlisted-profiles',
    summary: 'The shortlist, filtered by name and job post',
    tags: ['Shortlist'],
  })
    .input(ByName.extend({ jobPostId: z.string().optional() }))
    .output(listOf(shortlisted)),
  getShortlist: call({
    access: 'company',
    own,
    path: '/get-shortlist',
    summary: 'The shortlist with profiles',
    tags: ['Shortlist'],
  })
    .input(z.object({ jobPostId: z.string().optional(), limit: limit(COMPANY_LIST_LIMIT), cursor: Cursor }))
    .output(listOf(shortlisted)),
};
