import { QueryClientProvider } from '@tanstack/react-query';
import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { createRouter } from '@tanstack/react-router';
import { queryClient } from './lib/query-client.ts';
import { routeTree } from './routeTree.gen.ts';
import { MissingPage, RouteFailure } from './routes/-failure.tsx';
import { TextSkeleton } from './ui/show/skeleton.tsx';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The query cache decides what is fresh.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultPendingComponent: () => <TextSkeleton lines={6} label={LOADING_SENTENCES.other} />,
  defaultNotFoundComponent: MissingPage,
  defaultErrorComponent: RouteFailure,
  Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
