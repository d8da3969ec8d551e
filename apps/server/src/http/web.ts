import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRoute } from '@talaash/domain/page/route';
import { isPublicRoute, pageRouteOf } from '@talaash/domain/page/rule';
import { sharedTalentIdOf } from '@talaash/domain/shared-profile/rule';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { mountBuiltFiles, pathOf } from './built-file.ts';
import { scriptsAfterPaint } from './later-script.ts';
import { sendHtml } from './page-answer.ts';
import { PageCalls } from './page-call.ts';
import { pageHead } from './page-head.ts';
import { pageTarget } from './page-guard.ts';
import { mountPreviewPicture } from './preview-picture.ts';
import { RenderedPages } from './rendered-page.ts';
import { SHARED_ROUTE, SharedProfiles } from './shared-profile.ts';
import { recorderHeaders, safetyHeaders } from './safety-header.ts';

const BUILT_WEB = join(import.meta.dirname, '../../../web/dist');

/** The addresses of the demo pages, as the router in the browser matches them. */
const DEMO_PAGE = /^\/(demo|design-system-demo)(\/|$)/i;

/** The pages that record a video. They are loaded as documents of their own, because of their headers. */
const RECORDER_PAGE = /^\/demo\/intro-video(-v[23])?\/?$/i;

/** Part of index.html: shown by `npm run dev` in place of the head that is made for each page. */
const HEAD = /<title>.*<\/title>\s*<meta name="description"[^>]*>/s;

/** Serves the built web: its files, and its page for every other address, which the browser's router handles. */
export async function mountWeb(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'baseUrl' | 'log' | 'database' | 'secrets'>,
  builtWeb = BUILT_WEB,
): Promise<void> {
  const { config, baseUrl } = deps;
  const page = join(builtWeb, 'index.html');
  const recording = recorderHeaders(safetyHeaders(config));
  const isBuilt = existsSync(page);
  const html = isBuilt ? markEnvironment(await readFile(page, 'utf8'), config) : '';
  const files = isBuilt ? await readRouteFiles(builtWeb) : {};
  const calls = new PageCalls(app);
  const shared = new SharedProfiles(calls);
  const rendered = RenderedPages.of(app, calls, deps);
  if (isBuilt) {
    mountPreviewPicture(app, builtWeb, shared);
    await mountBuiltFiles(app, builtWeb);
    // Without these routes, the page would have no head.
    for (const path of ['/', '/index.html']) app.get(path, answer);
  }
  app.setNotFoundHandler(answer);

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)\//.test(request.url);
    if (!isPage) throw refusal('NOT_FOUND');
    const path = pathOf(request.url);
    const isDemoPage = DEMO_PAGE.test(path);
    const found = isDemoPage && !config.hasDemoPages ? undefined : pageRouteOf(path);
    if (config.hasDemoPages && RECORDER_PAGE.test(path)) reply.headers(recording);
    reply.headers(openerPolicy(config, path));
    if (!isPublicRoute(found)) reply.header('x-robots-tag', 'noindex');
    // The page is sent all the same: in the browser it says "not found".
    if (found === undefined) reply.status(404);
    return leadOrSend(request, reply, found);
  }

  async function leadOrSend(request: FastifyRequest, reply: FastifyReply, found: PageRoute | undefined) {
    const target = found && (await pageTarget(deps, request, found));
    if (target !== undefined)
      return reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' }).redirect(target, 302);
    if (isBuilt) return sendPage(request, reply, found);
    return reply
      .status(found === undefined ? 404 : 503)
      .type('text/plain; charset=utf-8')
      .send('The pages are not built. `npm start` builds them; `npm run dev` serves them while you develop.');
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, found: PageRoute | undefined) {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const profile =
      found === SHARED_ROUTE
        ? await shared.read(request, sharedTalentIdOf(request.url.split('?', 1)[0] ?? ''))
        : undefined;
    if (profile) reply.status(profile.status);
    const head = pageHead({ route: found, query, origin: baseUrl(), shared: profile });
    const canRender = found !== undefined && (profile === undefined || profile.status <= 404);
    const page = canRender ? await rendered?.read(request, found, head) : undefined;
    // The browser redirects logged-in people from a public page, so preloading its files would be wasted.
    const isStaying = page !== undefined || !isPublicRoute(found) || request.headers.cookie === undefined;
    const links = fileLinks((isStaying && found && files[found]) || []);
    const filled = html
      .replace(HEAD, () => head)
      .replace('</head>', () => `${links}</head>`)
      .replace('<div id="root"></div>', (empty) => page?.content ?? empty);
    const sent = page ? scriptsAfterPaint(filled) : filled;
    return sendHtml(request, reply, sent, { isPersonal: page?.isPersonal === true });
  }
}

/** The files of each page by its route pattern, written by the build. */
async function readRouteFiles(builtWeb: string): Promise<Partial<Record<string, string[]>>> {
  return JSON.parse(await readFile(join(builtWeb, 'route-files.json'), 'utf8')) as Record<string, string[]>;
}

/** Preloads the files of a page, styles before scripts. The first script finds them loaded. */
const fileLinks = (files: readonly string[]): string =>
  files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    )
    .join('');

/** The page of a trial installation: every page says so, without a request. */
const markEnvironment = (html: string, { environment }: Pick<Deps['config'], 'environment'>): string =>
  environment === 'staging'
    ? html.replace('<html lang="en"', '<html lang="en" data-environment="staging"')
    : html;

/**
 * Where people log in through a popup, a page must keep its link to the window that it opened. Otherwise the window would look
 * closed as soon as it reaches the identity provider. Any page may open one, because the router navigates without a new document.
 * The page that such a window returns to stays in the same browsing context group.
 */
function openerPolicy(
  { identityProviders }: Pick<Deps['config'], 'identityProviders'>,
  path: string,
): Record<string, string> {
  if (identityProviders.length === 0) return {};
  return {
    'cross-origin-opener-policy': path === '/auth/return' ? 'unsafe-none' : 'same-origin-allow-popups',
  };
}
