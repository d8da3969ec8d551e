import { countedRouteOf, countsPages } from '@talaash/domain/page-view/rule';
import type { AnyRouter } from '@tanstack/react-router';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/**
 * Tells the server which pages are opened from now on, beginning with this one: the pattern of the address, and nothing else. Nothing is
 * stored in the browser. Where the installation does not count, or this browser asks not to be counted, nothing is sent.
 */
export async function followPages(router: AnyRouter): Promise<void> {
  const installation = await queryClient
    .ensureQueryData(api.publicConfiguration.get.queryOptions())
    .catch(() => undefined);
  const { doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
  if (!installation || !countsPages(location.hostname, installation, { doNotTrack, globalPrivacyControl }))
    return;
  tell(router);
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) tell(router);
  });
}

function tell(router: AnyRouter): void {
  const pattern: unknown = router.state.matches.at(-1)?.fullPath;
  const route = typeof pattern === 'string' ? countedRouteOf(pattern) : undefined;
  // A page that is not counted is no trouble of its reader.
  if (route) api.pageView.record.call({ route }).catch(() => undefined);
}
