import type { CountedRoute } from '@talaash/domain/page-view/choice';
import { countedRouteOf, countsPages } from '@talaash/domain/page-view/rule';
import { api } from './api.ts';
import { queryClient } from './query-client.ts';

/** The parts of the router that are used here. */
interface FollowedRouter {
  state: { resolvedLocation?: { pathname: string } | undefined; matches: readonly { fullPath: string }[] };
  subscribe(event: 'onResolved', listen: () => void): unknown;
}

/**
 * Reports each opened page to the server, starting with this one: the pattern of its address, and nothing else. Nothing is stored
 * in the browser. Nothing is sent if the installation does not count views or the browser opts out.
 */
export async function followPages(router: FollowedRouter): Promise<void> {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: unknown };
  const installation = await queryClient
    .ensureQueryData(api.publicConfiguration.get.queryOptions())
    .catch(() => undefined);
  if (installation && countsPages(location.hostname, installation, { doNotTrack, globalPrivacyControl }))
    // A lost count must not disturb the reader.
    onEachPage(router, (route) => void api.pageView.record.call({ route }).catch(() => undefined));
}

/** Calls `tell` for the open page and for each page opened later. A change of the search or the hash opens none. */
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
