import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const profileQuery = (talentId: string) =>
  api.talentProfile.list.queryOptions({ input: { talentIds: [talentId] } });

/** The sheet is no part of the page on which the dialog opens: it comes while the first profile is on its way. */
export const sheetQuery = queryOptions({
  queryKey: ['profile-sheet'],
  queryFn: async () => (await import('./profile-sheet.tsx')).ProfileSheet,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the dialog with a profile shows first, where an address opens one. */
export const openedQueries = (talentId: string | undefined) =>
  talentId === undefined ? [] : [profileQuery(talentId), sheetQuery];

/** Reads a profile that is about to be opened. Only the dialog, when it is open, counts as an opening. */
export function prefetchProfile(queries: QueryClient, talentId: string): void {
  void queries.prefetchQuery(sheetQuery);
  void queries.prefetchQuery(profileQuery(talentId));
}
