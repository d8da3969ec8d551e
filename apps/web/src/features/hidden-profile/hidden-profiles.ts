import { COMPANY_LIST_LIMIT } from '@talaash/domain/company-relation/limit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { moreOf } from '../../lib/load-more.tsx';
import { useCompanyId } from '../../lib/session.ts';

/** The people the company has hidden, page by page. @param name a prefix of their names; blank for everybody */
export function useHiddenProfiles(name: string) {
  const companyId = useCompanyId();
  const all = useQuery(
    api.hiddenProfile.list.queryOptions({ input: { companyId, limit: COMPANY_LIST_LIMIT } }),
  );
  const found = useInfiniteQuery({
    ...api.hiddenProfile.search.infiniteOptions({
      input: (cursor: string | null) => ({
        companyId,
        cursor,
        ...(name === '' ? {} : { talentNormalisedNameStartsWith: name }),
      }),
      initialPageParam: null,
      getNextPageParam: (page) => page.cursor,
    }),
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
