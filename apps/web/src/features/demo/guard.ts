import { notFound } from '@tanstack/react-router';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The guard of the demo pages. There is nothing at their addresses where this installation has none. */
export async function requireDemoPages(): Promise<void> {
  const { hasDemoPages } = await queryClient.ensureQueryData(api.publicConfiguration.get.queryOptions());
  if (!hasDemoPages) throw notFound();
}
