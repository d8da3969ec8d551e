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

/** What fails is tried again by the browser, which can say so. */
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });

/** A page whose content needs data that came from other data is rendered that often. */
const ROUNDS_MAX = 3;

/**
 * Renders a page with its content. One at a time: what is read stands in the modules, and is dropped at the end.
 *
 * @returns undefined when there is no such page, or it is somebody else's
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
    // Somebody whom a guard sends elsewhere is sent there by the browser, as without rendering.
    const isHere = router.state.resolvedLocation !== undefined;
    if (!isHere || matches.some(({ status }) => status !== 'success')) return undefined;
    const render = async () => {
      const app = (
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>
      );
      // Nothing comes later by a script of its own: the page allows none.
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
 * The address without parameters that its page does not read, such as those of a campaign. The router would lead there first.
 * The browser does that itself once it has taken over.
 */
const ownAddressOf = (router: AppRouter): string =>
  router.buildLocation({
    to: router.latestLocation.pathname as '/',
    search: true,
    params: true,
    _includeValidateSearch: true,
  }).publicHref;

/** @returns the mark of an error that is none */
function onError(error: unknown): string | undefined {
  const { digest } = error as { digest?: string };
  if (digest !== BROWSER_ONLY) console.error(error);
  return digest;
}

/** Reads what the rendered components asked for. @returns whether they asked for anything */
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
