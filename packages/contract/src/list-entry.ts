import { Cursor, limit, z } from '@talaash/domain/base/schema';
import { COMPANY_LIST_LIMIT, TALENT_LIST_PAGE_SIZE } from '@talaash/domain/company-relation/limit';
import { CompanyRelation } from './company-relation.ts';
import { TalentCard } from './talent-profile.ts';

/** The access to the shortlist and the hidden profiles: to read them. */
export const ownLists = {
  access: 'company',
  permission: 'read',
  own: 'lists of the caller’s own company',
} as const;

/** The same for a call whose input names the company, as most published ones do. */
export const namedOwnLists = { ...ownLists, ownId: 'companyId' } as const;

/** To change them. */
export const changedOwnLists = { ...namedOwnLists, permission: 'recruit' } as const;

const CompanyId = z.object({ companyId: z.string() });

/** The entry of a talent. */
export const EntryKey = CompanyId.extend({ talentId: z.string() });

/** A page of the entries, the newest first, without profiles. */
export const NewestEntries = CompanyId.extend({ limit: limit(COMPANY_LIST_LIMIT), cursor: Cursor });

/** A page of the entries whose talents' names start with this text. */
export const EntriesByName = CompanyId.extend({
  talentNormalisedNameStartsWith: z.string().max(100).optional(),
  limit: limit(TALENT_LIST_PAGE_SIZE),
  cursor: Cursor,
});

/**
 * The rest of an entry. The profile is null while the company may not see it; the entry keeps the name and title that it showed.
 */
export const besideEntry = { talentProfile: TalentCard.nullable(), relation: CompanyRelation };
