import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const profileQuery = (talentId: string) =>
  api.talentProfile.list.queryOptions({ input: { talentIds: [talentId] } });

/** The lazy-loaded sheet of the dialog: it loads along with the first profile. */
export const sheetQuery = queryOptions({
  queryKey: ['profile-sheet'],
  queryFn: async () => (await import('./profile-sheet.tsx')).ProfileSheet,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The first data of a profile dialog that an address opens. */
export const openedQueries = (talentId: string | undefined) =>
  talentId === undefined ? [] : [profileQuery(talentId), sheetQuery];

/** Prefetches a profile. Only the open dialog counts as an opening. */
export function prefetchProfile(queries: QueryClient, talentId: string): void {
  void queries.prefetchQuery(sheetQuery);
  void queries.prefetchQuery(profileQuery(talentId));
}
