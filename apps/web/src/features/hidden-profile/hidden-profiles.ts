import { COMPANY_LIST_LIMIT } from '@talaash/domain/company-relation/limit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { moreOf } from '../../lib/load-more.tsx';
import { useCompanyId } from '../../lib/session.ts';

/** All counts in one response. */
export const allHiddenQuery = (companyId: string) =>
  api.hiddenProfile.list.queryOptions({ input: { companyId, limit: COMPANY_LIST_LIMIT } });

export const hiddenProfilesQuery = (companyId: string, name: string) =>
  api.hiddenProfile.search.infiniteOptions({
    input: (cursor: string | null) => ({
      companyId,
      cursor,
      ...(name === '' ? {} : { talentNormalisedNameStartsWith: name }),
    }),
    ...byCursor,
  });

/** The people the company has hidden, page by page. @param name a prefix of their names; blank for everybody */
export function useHiddenProfiles(name: string) {
  const companyId = useCompanyId();
  const all = useQuery(allHiddenQuery(companyId));
  const found = useInfiniteQuery({
    ...hiddenProfilesQuery(companyId, name),
    placeholderData: keepPreviousData,
  });
  return {
    rows: found.data?.pages
      .flatMap((page) => page.list)
      .map(({ hiddenProfile, talentProfile, relation }) => ({
        talentId: hiddenProfile.key.talentId,
        talentName: hiddenProfile.talentName,
        talentJobTitle: hiddenProfile.talentJobTitle,
        profile: talentProfile,
        relation,
      })),
    total: all.data?.list.length,
    isFiltered: name !== '',
    isError: found.isError,
    onRetry: () => void found.refetch(),
    ...moreOf(found),
  };
}
