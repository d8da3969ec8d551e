import { type Query, skipToken } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { renderSelected } from './features/job-post/selected-job-post.ts';
import { BROWSER_ONLY } from './ui/base/browser-only.ts';
import { queryClient } from './lib/query-client.ts';
import type { RenderedData } from './rendered.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The browser retries failures and reports them. */
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });

/** The maximum number of passes, for a page whose queries depend on the data of others. */
const ROUNDS_MAX = 3;

/**
 * Renders a page with its content. One at a time: the query cache is global to the module, and is cleared at the end.
 *
 * @returns undefined if the page does not exist, or the visitor may not see it
 */
export async function renderPage({ path, jobPostId }: { path: string; jobPostId?: string }) {
  queryClient.clear();
  try {
    if (jobPostId !== undefined) renderSelected(jobPostId);
    const history = createMemoryHistory({ initialEntries: [path] });
    const router = createAppRouter(routeTree, history);
    history.replace(ownAddressOf(router));
    await router.load();
    const { matches } = router.state;
    // The browser follows a guard's redirect, as it does without server rendering.
    const isHere = router.state.resolvedLocation !== undefined;
    if (!isHere || matches.some(({ status }) => status !== 'success')) return undefined;
    const render = async () => {
      const app = (
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>
      );
      // Waits for all content: the page's security policy allows no inline scripts to stream it later.
      const { prelude } = await prerender(app, { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError });
      return new Response(prelude).text();
    };
    let html = await render();
    for (let round = 1; round < ROUNDS_MAX && (await readWanted()); round += 1) html = await render();
    const queries = queryClient.getQueryCache().getAll();
    const hasFailed = queries.some(({ state }) => state.status === 'error');
    if (hasFailed || html.includes('<script')) return undefined;
    return { html, data: JSON.stringify(dataOf(queries)) };
  } finally {
    queryClient.clear();
  }
}

function dataOf(queries: readonly Query[]): RenderedData {
  const read = queries.filter(({ state }) => state.status === 'success');
  return {
    at: Math.min(...read.map(({ state }) => state.dataUpdatedAt)),
    read: read.map(({ queryKey, state }) => [queryKey, state.data]),
  };
}

/**
 * The address without parameters that its page does not read, such as those of a campaign. The router would redirect to it first.
 * The browser does that itself after hydration.
 */
const ownAddressOf = (router: AppRouter): string =>
  router.buildLocation({
    to: router.latestLocation.pathname as '/',
    search: true,
    params: true,
    _includeValidateSearch: true,
  }).publicHref;

/** @returns the digest of an expected error */
function onError(error: unknown): string | undefined {
  const { digest } = error as { digest?: string };
  if (digest !== BROWSER_ONLY) console.error(error);
  return digest;
}

/** Fetches the queries that the rendered components requested. @returns whether there were any */
async function readWanted(): Promise<boolean> {
  const wanted = queryClient.getQueryCache().getAll().filter(isWanted);
  await Promise.allSettled(wanted.map((query) => query.fetch()));
  return wanted.length > 0;
}

const isWanted = ({ state, options, meta }: Query): boolean =>
  state.status === 'pending' &&
  meta?.['isCode'] !== true &&
  options.queryFn !== undefined &&
  options.queryFn !== skipToken &&
  (options as { enabled?: unknown }).enabled !== false;
