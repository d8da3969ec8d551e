import type { CountedRoute } from '@talaash/domain/page-view/choice';
import { countedRouteOf, countsPages } from '@talaash/domain/page-view/rule';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/** What is read of the router. */
interface FollowedRouter {
  state: { resolvedLocation?: { pathname: string } | undefined; matches: readonly { fullPath: string }[] };
  subscribe(event: 'onResolved', listen: () => void): unknown;
}

/**
 * Tells the server which pages are opened from now on, beginning with this one: the pattern of the address, and nothing else. Nothing is
 * stored in the browser. Where the installation does not count, or this browser asks not to be counted, nothing is sent.
 */
export async function followPages(router: FollowedRouter): Promise<void> {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: unknown };
  const installation = await queryClient
    .ensureQueryData(api.publicConfiguration.get.queryOptions())
    .catch(() => undefined);
  if (installation && countsPages(location.hostname, installation, { doNotTrack, globalPrivacyControl }))
    // A page that is not counted is no trouble of its reader.
    onEachPage(router, (route) => void api.pageView.record.call({ route }).catch(() => undefined));
}

/** Calls `tell` for the open page, and for each that is opened later. A change of the search or the hash opens none. */
export function onEachPage(router: FollowedRouter, tell: (route: CountedRoute) => void): void {
  let told: string | undefined;
  const look = () => {
    const path = router.state.resolvedLocation?.pathname;
    if (path === undefined || path === told) return;
    told = path;
    const route = countedRouteOf(router.state.matches.at(-1)?.fullPath ?? '');
    if (route) tell(route);
  };
  look();
  router.subscribe('onResolved', look);
}
