import type { AdminAccountFilter } from '@talaash/domain/admin-account/choice';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { registerStale } from '../../lib/live.ts';

registerStale({
  'adminAction.recorded': () => [api.adminAccount.key()],
});

export const accountsQuery = (search: string, filter: AdminAccountFilter) =>
  api.adminAccount.list.infiniteOptions({
    input: (cursor: string | null) => ({ search, filter, cursor }),
    ...byCursor,
  });

/** Accounts, page by page. */
export const useAccounts = (search: string, filter: AdminAccountFilter) =>
  useInfiniteQuery({ ...accountsQuery(search, filter), placeholderData: keepPreviousData });

export const useAccount = (uid: string) => useQuery(api.adminAccount.get.queryOptions({ input: { uid } }));
