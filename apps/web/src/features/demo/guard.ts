import { notFound } from '@tanstack/react-router';
import { api } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The guard of the demo pages. Their addresses do not exist on an installation without them. */
export async function requireDemoPages(): Promise<void> {
  const { hasDemoPages } = await queryClient.ensureQueryData(api.publicConfiguration.get.queryOptions());
  if (!hasDemoPages) throw notFound();
}
