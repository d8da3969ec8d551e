import { COMPANY_LIST_LIMIT } from '@talaash/domain/company-relation/limit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { moreOf } from '../../lib/load-more.tsx';
import { useCompanyId } from '../../lib/session.ts';
import { useRelations } from '../../parts/company-relation.ts';

interface ShortlistFilter {
  /** A prefix of the names; blank for everybody. */
  name: string;
  /** Undefined for all job posts. */
  jobPostId: string | undefined;
}

type Item = Awaited<ReturnType<typeof api.shortlistedProfile.search.call>>['list'][number];

export type ShortlistRow = Pick<Item['shortlistedProfile'], 'talentName' | 'talentJobTitle' | 'jobPostId'> & {
  talentId: string;
  profile: Item['talentProfile'];
  relation: Item['relation'];
  shortlistedByName: Item['shortlistedByName'];
  shortlistedIsoDateTimeUtc: string;
};

/** Cached by item, so that unchanged rows of hundreds do not rerender. */
const rows = new WeakMap<Item, ShortlistRow>();

function rowOf(item: Item, relation: Item['relation']): ShortlistRow {
  const known = rows.get(item);
  if (known?.relation === relation) return known;
  const { key, talentName, talentJobTitle, jobPostId } = item.shortlistedProfile;
  const row = {
    talentId: key.talentId,
    talentName,
    talentJobTitle,
    jobPostId,
    profile: item.talentProfile,
    relation,
    shortlistedByName: item.shortlistedByName,
    shortlistedIsoDateTimeUtc: item.shortlistedIsoDateTimeUtc,
  };
  rows.set(item, row);
  return row;
}

/** All counts in one response. */
export const wholeShortlistQuery = (companyId: string) =>
  api.shortlistedProfile.list.queryOptions({ input: { companyId, limit: COMPANY_LIST_LIMIT } });

export const shortlistQuery = (companyId: string, { name, jobPostId }: ShortlistFilter) =>
  api.shortlistedProfile.search.infiniteOptions({
    input: (cursor: string | null) => ({
      companyId,
      cursor,
      ...(name === '' ? {} : { talentNormalisedNameStartsWith: name }),
      ...(jobPostId === undefined ? {} : { jobPostId }),
    }),
    ...byCursor,
  });

/** The people the company has shortlisted, page by page. */
export function useShortlist({ name, jobPostId }: ShortlistFilter) {
  const companyId = useCompanyId();
  const relationOf = useRelations();
  const isFiltered = name !== '' || jobPostId !== undefined;
  const all = useQuery(wholeShortlistQuery(companyId));
  const found = useInfiniteQuery({
    ...shortlistQuery(companyId, { name, jobPostId }),
    placeholderData: keepPreviousData,
  });
  const listed = all.data?.list.length;
  const pages = found.data?.pages;
  const listedRows = useMemo(
    () =>
      pages
        ?.flatMap((page) => page.list)
        .map((item) => rowOf(item, relationOf(item.shortlistedProfile.key.talentId, item.relation))),
    [pages, relationOf],
  );
  return {
    rows: listedRows,
    /** The length of the unfiltered list; undefined if it exceeds its limit. */
    total: isFiltered || (listed ?? 0) < COMPANY_LIST_LIMIT ? listed : undefined,
    isFiltered,
    isError: found.isError,
    onRetry: () => void found.refetch(),
    ...moreOf(found),
  };
}
