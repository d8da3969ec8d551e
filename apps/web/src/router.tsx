import { QueryClientProvider } from '@tanstack/react-query';
import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { noteFirstScroll } from './lib/first-scroll.ts';
import { queryClient } from './lib/query-client.ts';
import type { routeTree as allRoutes } from './routeTree.gen.ts';
import { MissingPage, RouteFailure } from './routes/-failure.tsx';
import { TextSkeleton } from './ui/show/skeleton.tsx';

export type AppRouter = ReturnType<typeof createAppRouter>;

/** @param routeTree all routes, or the subset to start with */
export const createAppRouter = (routeTree: typeof allRoutes, history?: RouterHistory) =>
  createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // In milliseconds: a pointer that only passes over a link triggers no prefetch. A touch does at once.
    defaultPreloadDelay: 80,
    // The query cache decides what is stale.
    defaultPreloadStaleTime: 0,
    // On the server, it would write a script into the page.
    scrollRestoration: import.meta.env.SSR ? false : noteFirstScroll,
    defaultPendingComponent: () => <TextSkeleton lines={6} text={LOADING_SENTENCES.other} />,
    defaultNotFoundComponent: MissingPage,
    defaultErrorComponent: RouteFailure,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
