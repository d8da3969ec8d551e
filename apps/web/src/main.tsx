import './ui/theme/font.css';
import './ui/theme/tokens.css';
import './ui/theme/default.css';
import './ui/theme/talaash.css';
import './ui/theme/minecraft.css';
import './ui/theme/reduced-motion.css';
import './ui/theme/global.css';
import { isLocalHost } from '@talaash/domain/environment/rule';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { replayEarly, hasLeftEarly, handOverPresses } from './early.ts';
import { keepFirstScroll } from './lib/first-scroll.ts';
import { noteEnvironment } from './lib/installation.ts';
import { keepForOffline } from './lib/offline.ts';
import { queryClient } from './lib/query-client.ts';
import { type Viewer, viewerQuery } from './lib/session.ts';
import { takeRenderedData } from './rendered.ts';
import { addRoutesOf, firstRoutes } from './first-routes.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { nextTask, hasIdleCallback, whenIdle } from './ui/base/idle.ts';
import { BROWSER_ONLY } from './ui/base/browser-only.ts';
import { noteUse, savesData, whenInteracted } from './ui/base/first-use.ts';
import { focusMainIfLost, keepFocus } from './ui/base/focus.ts';
import { holdPresses } from './ui/press/held-press.ts';
import { holdGone, holdLatePresses } from './parts/late-press.ts';
import { startHydration, endHydration, isHydrating } from './ui/base/hydration.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
keepFocus();
// Started early, to cover presses during hydration, which may move the page.
holdPresses();
holdLatePresses();
noteEnvironment(document.documentElement.dataset['environment']);
const isRendered = takeRenderedData();
void start(root);
// Only in a build: in development, files have no hashed names.
if (import.meta.env.PROD) keepForOffline();

/** In separate tasks: running the modules alone takes a slow phone as long as a task may take. */
async function start(root: HTMLElement) {
  await nextTask();
  const router: AppRouter = createAppRouter(firstRoutes(() => router));
  // A failed load is retried later, and the page reports it.
  await addRoutesOf(router).catch(() => undefined);
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusMainIfLost();
  });
  // Only if page views may be counted, and only once the page is idle.
  if (!isLocalHost(location.hostname)) {
    const count = () => void import('./lib/page-view.ts').then(({ followPages }) => followPages(router));
    if (savesData()) whenInteracted(count);
    else whenIdle(count);
  }
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  await nextTask();
  if (!isRendered || hasLeftEarly()) return renderAnew(root, app);
  // The router then builds the same tree as the server.
  router.ssr = { manifest: undefined };
  keepFirstScroll(router);
  await router.load();
  hydrate(root, app, router);
  whenIdle(() => {
    // The router learns of it only after hydration.
    if (hasLeftEarly()) void router.load();
  });
}

function renderAnew(root: HTMLElement, app: ReactNode) {
  createRoot(root).render(app);
  noteUse();
  handOverPresses();
  whenIdle(() => replayEarly(holdGone));
}

function hydrate(root: HTMLElement, app: ReactNode, router: AppRouter) {
  handOverPresses();
  startHydration();
  const goOn = holdLoads(router);
  hydrateRoot(root, app, { onRecoverableError });
  whenIdle(() => {
    endHydration();
    goOn();
    replayEarly(holdGone);
    if (queryClient.getQueryData<Viewer>(viewerQuery.queryKey)?.account) noteUse();
  });
}

/**
 * Makes a navigation wait until this page is hydrated: an unhydrated part would look for its page in vain, and React would render
 * the whole document again. That still happens in browsers without `requestIdleCallback`: waiting longer would be worse.
 */
function holdLoads(router: AppRouter): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { load } = router;
  if (hasIdleCallback())
    router.load = (options) => {
      if (!isHydrating()) return load(options);
      // Otherwise a second press would change the address before the first, which would be lost.
      router.updateLatestLocation();
      return promise.then(() => load(options));
    };
  return resolve;
}

/** React's own error says only that it has recovered. Its cause names the error. */
function onRecoverableError(error: unknown) {
  const { digest, cause } = error as { digest?: string; cause?: unknown };
  if (digest !== BROWSER_ONLY) reportError(cause ?? error);
}
