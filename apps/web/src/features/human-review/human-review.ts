import type { HumanReviewAnswer, EarlierHumanReview } from '@talaash/domain/review/schema';
import type { AdminCompany } from '@talaash/contract/admin-company';
import type { AdminTalent } from '@talaash/contract/admin-talent';
import { ADMIN_COMPANY_SENTENCES } from '@talaash/domain/admin-company/words';
import { ADMIN_TALENT_SENTENCES } from '@talaash/domain/admin-talent/words';
import type { Reviews } from '@talaash/domain/review/rule';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { HUMAN_REVIEW_SENTENCES } from '@talaash/domain/review/words';
import type { UserType } from '@talaash/domain/user-profile/choice';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { isCallError, sentenceOf } from '../../lib/call-error.ts';
import { registerStale } from '../../lib/live.ts';
import { moreOf } from '../../lib/load-more.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { nameOfCompany, nameOfTalent } from './record-name.ts';

const recordKey = { talent: api.adminTalent.get.key(), company: api.adminCompany.get.key() };
const listKey = { talent: api.adminTalent.page.key(), company: api.adminCompany.page.key() };

registerStale({
  'talent.reviewed': () => [listKey.talent, recordKey.talent],
  'talent.humanReviewRequested': () => [listKey.talent, recordKey.talent],
  'talentProfile.saved': () => [recordKey.talent],
  'company.reviewed': () => [listKey.company, recordKey.company],
  'company.humanReviewRequested': () => [listKey.company, recordKey.company],
  'companyProfile.saved': () => [recordKey.company],
});

/** The reviewed record, the same shape for talents and companies. */
export type ReviewedRecord<Raw = unknown> = {
  id: string;
  name: string;
  email: string;
  reviews: Reviews & { aiReviewResponse?: AiReviewResponse | undefined };
  waitingSince: string | undefined;
  /** The version of the profile; undefined without a profile. */
  version: string | undefined;
  /** The person's own text, to compare two versions of it. */
  profile: object;
  humanReviewsCount: number;
  earlier: EarlierHumanReview | undefined;
  raw: Raw;
};

type ListFilter = { search: string | undefined; isPendingOnly: boolean };

const inputOf =
  ({ search, isPendingOnly }: ListFilter) =>
  (cursor: string | null) => ({
    cursor,
    ...(search === undefined ? {} : { search }),
    ...(isPendingOnly ? { humanReviewStatus: 'pending' as const } : {}),
  });

export const adminTalentsQuery = (filter: ListFilter) =>
  api.adminTalent.page.infiniteOptions({ input: inputOf(filter), ...byCursor });
export const adminCompaniesQuery = (filter: ListFilter) =>
  api.adminCompany.page.infiniteOptions({ input: inputOf(filter), ...byCursor });

/** The talents, page by page. */
export const useAdminTalents = (filter: ListFilter) =>
  listOf(useInfiniteQuery({ ...adminTalentsQuery(filter), placeholderData: keepPreviousData }));

export const useAdminCompanies = (filter: ListFilter) =>
  listOf(useInfiniteQuery({ ...adminCompaniesQuery(filter), placeholderData: keepPreviousData }));

function listOf<Row>(query: {
  data: InfiniteData<{ list: Row[] }> | undefined;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}) {
  return {
    query,
    /** Undefined while the first page loads. */
    rows: query.data?.pages.flatMap(({ list }) => list),
    ...moreOf(query),
  };
}

/** Refetched when an admin opens it: an older version could not be answered. */
const uncached = { gcTime: 0 };

export const useTalentRecord = (talentId: string) =>
  useQuery({
    ...api.adminTalent.get.queryOptions({ input: { talentId } }),
    ...uncached,
    select: (record): ReviewedRecord<AdminTalent> => ({
      ...shared(record),
      id: talentId,
      name: nameOfTalent(record),
      reviews: record.talent,
      version: record.talentProfile?.updatedIsoDateTimeUtc,
      profile: record.talentProfile ?? {},
      raw: record,
    }),
  });

export const useCompanyRecord = (companyId: string) =>
  useQuery({
    ...api.adminCompany.get.queryOptions({ input: { companyId } }),
    ...uncached,
    select: (record): ReviewedRecord<AdminCompany> => ({
      ...shared(record),
      id: companyId,
      name: nameOfCompany(record),
      reviews: record.company,
      version: record.companyProfile?.updatedIsoDateTimeUtc,
      profile: record.companyProfile ?? {},
      raw: record,
    }),
  });

const shared = (record: {
  email: string;
  humanReviewWaitingSinceIsoDateTimeUtc?: string | undefined;
  humanReviewsCount: number;
  earlierHumanReview?: EarlierHumanReview | undefined;
}) => ({
  email: record.email,
  waitingSince: record.humanReviewWaitingSinceIsoDateTimeUtc,
  humanReviewsCount: record.humanReviewsCount,
  earlier: record.earlierHumanReview,
});

export type Answering = { answer: HumanReviewAnswer; version: string | undefined };

function post(side: UserType, id: string, { answer, version }: Answering): Promise<unknown> {
  const given = { humanReviewResponse: answer, profileUpdatedIsoDateTimeUtc: version };
  return side === 'talent'
    ? api.adminTalent.postHumanReview.call({ talentId: id, ...given })
    : api.adminCompany.postHumanReview.call({ companyId: id, ...given });
}

const SENTENCES = { talent: ADMIN_TALENT_SENTENCES, company: ADMIN_COMPANY_SENTENCES };

/** Answers a human review. After a success, the list restarts at its first page. */
export function useAnswer(side: UserType, id: string, onDone: () => void) {
  return useMutation({
    mutationFn: async (answering: Answering) => {
      const dismiss = toast.loading(HUMAN_REVIEW_SENTENCES.submitting);
      await post(side, id, answering).finally(dismiss);
    },
    onSuccess: (_, { answer }) => {
      toast.success(SENTENCES[side][answer.reviewStatus === 'pass' ? 'approved' : 'rejected']);
      startOver(listKey[side]);
      void queryClient.invalidateQueries({ queryKey: recordKey[side] });
      onDone();
    },
    onError: (error) => {
      toast.error(sentenceOf(error, HUMAN_REVIEW_SENTENCES.failed));
      // The record shows what has happened meanwhile.
      if (isCallError(error, 'CONFLICT')) void queryClient.invalidateQueries({ queryKey: recordKey[side] });
    },
  });
}

function startOver(queryKey: QueryKey): void {
  queryClient.setQueriesData<InfiniteData<unknown>>(
    { queryKey },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void queryClient.invalidateQueries({ queryKey });
}
