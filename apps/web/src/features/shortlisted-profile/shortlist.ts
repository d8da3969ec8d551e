import { COMPANY_LIST_LIMIT } from '@talaash/domain/company-relation/limit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { moreOf } from '../../lib/load-more.tsx';
import { useCompanyId } from '../../lib/session.ts';
import { useRelations } from '../../parts/company-relation.ts';

interface ShortlistFilter {
  /** A prefix of the names; blank for everybody. */
  name: string;
  /** Undefined for all job posts. */
  jobPostId: string | undefined;
}

/** The people the company has shortlisted, page by page. */
export function useShortlist({ name, jobPostId }: ShortlistFilter) {
  const companyId = useCompanyId();
  const relationOf = useRelations();
  const isFiltered = name !== '' || jobPostId !== undefined;
  const all = useQuery(
    api.shortlistedProfile.list.queryOptions({ input: { companyId, limit: COMPANY_LIST_LIMIT } }),
  );
  const found = useInfiniteQuery({
    ...api.shortlistedProfile.search.infiniteOptions({
      input: (cursor: string | null) => ({
        companyId,
        cursor,
        ...(name === '' ? {} : { talentNormalisedNameStartsWith: name }),
        ...(jobPostId === undefined ? {} : { jobPostId }),
      }),
      initialPageParam: null,
      getNextPageParam: (page) => page.cursor,
    }),
    placeholderData: keepPreviousData,
  });
  const listed = all.data?.list.length;
  return {
    rows: found.data?.pages
      .flatMap((page) => page.list)
      .map(({ shortlistedProfile, talentProfile, relation }) => ({
        talentId: shortlistedProfile.key.talentId,
        talentName: shortlistedProfile.talentName,
        talentJobTitle: shortlistedProfile.talentJobTitle,
        jobPostId: shortlistedProfile.jobPostId,
        profile: talentProfile,
        relation: relationOf(shortlistedProfile.key.talentId, relation),
      })),
    /** The length of the unfiltered list; undefined when that list is longer than its limit. */
    total: isFiltered || (listed ?? 0) < COMPANY_LIST_LIMIT ? listed : undefined,
    isFiltered,
    isError: found.isError,
    onRetry: () => void found.refetch(),
    ...moreOf(found),
  };
}

export type ShortlistRow = NonNullable<ReturnType<typeof useShortlist>['rows']>[number];
