import { Cursor, limit, listOf, z } from '@talaash/domain/base/schema';
import { COMPANY_LIST_LIMIT, TALENT_LIST_PAGE_SIZE } from '@talaash/domain/company-relation/limit';
import { HiddenProfile } from '@talaash/domain/hidden-profile/schema';
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

const hidden = z.object({
  hiddenProfile: HiddenProfile,
  talentProfile: TalentCard.nullable(),
  relation: CompanyRelation,
});

const hiddenPath = '/companies/{companyId}/hidden-profiles';

export const hiddenProfile = {
  list: call({
    access: 'company',
    own,
    method: 'GET',
    path: hiddenPath,
    summary: 'The hidden profiles, newest first',
    tags: ['Hidden profiles'],
  })
    .input(CompanyId.extend({ limit: limit(COMPANY_LIST_LIMIT) }))
    .output(listOf(HiddenProfile)),
  put: call({
    access: 'company',
    own,
    method: 'PUT',
    path: `${hiddenPath}/{talentId}`,
    summary: 'Hides a talent from the company’s search',
    tags: ['Hidden profiles'],
  })
    .input(Key)
    .output(z.object({ hiddenProfile: HiddenProfile })),
  delete: call({
    access: 'company',
    own,
    method: 'DELETE',
    path: `${hiddenPath}/{talentId}`,
    summary: 'Unhides a talent',
    tags: ['Hidden profiles'],
  })
    .input(Key)
    .output(Nothing),
  search: call({
    access: 'company',
    own,
    path: '/search-hidden-profiles',
    summary: 'The hidden profiles, filtered by name',
    tags: ['Hidden profiles'],
  })
    .input(ByName)
    .output(listOf(hidden)),
};
