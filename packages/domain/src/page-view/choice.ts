import { PAGE_ROUTES, type PageRoute } from '../page/route.ts';

type Part = 'admin' | 'demo' | 'design-system-demo';
/** The pages that are counted, by the pattern of their address. Those of admins and of the demo are not. */
export type CountedRoute = Exclude<PageRoute, `/${Part}` | `/${Part}/${string}`>;

const isCounted = (route: PageRoute): route is CountedRoute =>
  !/^\/(?:admin|demo|design-system-demo)(?:\/|$)/.test(route);

export const COUNTED_ROUTES: readonly CountedRoute[] = PAGE_ROUTES.filter(isCounted);
