import type { AdminReportFilter } from '@talaash/domain/admin-report/choice';
import type { ReportDecision } from '@talaash/domain/sanction/choice';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/overlay/toast.ts';

const stale = () => [api.adminReport.key()];

registerStale({ 'report.sent': stale, 'appeal.sent': stale, 'adminAction.recorded': stale });

export interface CaseQuestion {
  filter: AdminReportFilter;
  search: string | undefined;
}

export const casesQuery = ({ filter, search }: CaseQuestion) =>
  api.adminReport.list.infiniteOptions({
    input: (cursor: string | null) => ({ cursor, filter, ...(search === undefined ? {} : { search }) }),
    ...byCursor,
  });

/** The queue, page by page. */
export function useCases(question: CaseQuestion) {
  const query = useInfiniteQuery({ ...casesQuery(question), placeholderData: keepPreviousData });
  return { query, rows: query.data?.pages.flatMap((page) => page.list) };
}

export const caseCountsQuery = api.adminReport.counts.queryOptions();

export const useCaseCounts = () => useQuery(caseCountsQuery);

export const useCase = (caseId: string) => useQuery(api.adminReport.get.queryOptions({ input: { caseId } }));

/** What an admin has typed about a case. Undefined texts are as they start. */
export interface CaseDraft {
  decision?: ReportDecision;
  days?: number | undefined;
  textToPerson?: string;
  textToReporters?: string;
  ruling?: 'upheld' | 'lifted';
  answer?: string;
}

/**
 * Runs a decision. What was typed stays if it fails; if another admin was first, the panel shows that.
 * @param run returns what the toast says
 */
export function useDecide<Given>(run: (given: Given) => Promise<string>) {
  return useMutation({
    mutationFn: run,
    onSuccess: (done) => void toast.success(done),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.adminReport.key() }),
  });
}
