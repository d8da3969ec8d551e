import { type AnyRoute, createRoute, type ParsedLocation, redirect } from '@tanstack/react-router';
import { Route as root } from './routes/__root.tsx';
import { Route as auth } from './routes/auth/route.tsx';
import { Route as login } from './routes/auth/login.tsx';
import { Route as signup } from './routes/auth/signup.tsx';
import { Route as guest } from './routes/index.tsx';
import { Route as sharedProfile } from './routes/profile.$talentId.tsx';
import type { AppRouter } from './router.tsx';
import type { routeTree } from './routeTree.gen.ts';
import { whenIdle } from './ui/base/idle.ts';
import { whenUsed } from './ui/base/first-use.ts';

/** Matches every other address. It navigates to the same address again once the router knows all pages. */
const other: AnyRoute = createRoute({ getParentRoute: () => root, path: '$' });

/**
 * The pages that guests open with an empty cache. The others, with their guards and search parameters, are larger: they load on
 * the first use, or when one of them is opened.
 *
 * @param router the router that gets the whole tree
 */
export function firstRoutes(router: () => AppRouter): typeof routeTree {
  const lead = async ({ location: { href, state } }: { location: ParsedLocation }) => {
    await addAllRoutes(router());
    // With the history state of the previous page.
    throw redirect({ href, state, replace: true });
  };
  const auths = [placed(login, auth, '/login'), placed(signup, auth, '/signup')];
  const tree = root.addChildren([
    placed(guest, root, '/'),
    placed(auth, root, '/auth').addChildren(auths),
    placed(sharedProfile, root, '/profile/$talentId'),
    other.update({ beforeLoad: lead } as never),
  ]);
  whenUsed(() => whenIdle(() => void loadAllRoutes().catch(() => undefined)));
  return tree as unknown as typeof routeTree;
}

/** The same as in routeTree.gen.ts, which adds the same routes again. */
const placed = (route: AnyRoute, parent: AnyRoute, path: string): AnyRoute =>
  route.update({ id: path, path, getParentRoute: () => parent } as never);

/** Resolves when the router knows the page at its address: a page is rendered together with its parent routes. */
export async function addRoutesOf(router: AppRouter): Promise<void> {
  const matches = router.matchRoutes(router.latestLocation);
  if (matches.some(({ routeId }) => String(routeId) === other.id)) await addAllRoutes(router);
}

/** It adds all routes to the root, which both trees share. */
const loadAllRoutes = () => import('./routeTree.gen.ts');

async function addAllRoutes(router: AppRouter): Promise<void> {
  await loadAllRoutes();
  router.setRoutes(router.buildRouteTree());
  // The catch-all route stays until the other page has loaded.
  Object.assign(router.routesById, { [other.id]: other });
}
