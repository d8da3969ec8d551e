import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { RenderedPages } from './rendered-page.ts';
import { recorderHeaders, safetyHeaders, SEGMENT_WORKER_POLICY } from './safety-header.ts';

const builtWeb = join(import.meta.dirname, '../../../web/dist');

/** For files below /assets: their names contain a hash of their content. */
const forever = 'public, max-age=31536000, immutable';

const SEGMENT_WORKER = /\/assets\/segment-worker-[\w-]+\.js(\.br|\.gz)?$/;

/** The addresses of the demo pages, as the router in the browser matches them. */
const DEMO_PAGE = /^\/(demo|design-system-demo)(\/|$)/i;

/** The pages that record a video. They are loaded as documents of their own, because of their headers. */
const RECORDER_PAGE = /^\/demo\/intro-video(-v[23])?\/?$/i;

/** Serves the built web: its files, and the page for every other path, which the router in the browser reads. */
export async function mountWeb(
  app: FastifyInstance,
  { config, log }: Pick<Deps, 'config' | 'log'>,
): Promise<void> {
  const page = join(builtWeb, 'index.html');
  const recording = recorderHeaders(safetyHeaders(config));
  const isBuilt = existsSync(page);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: builtWeb,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(builtWeb, 'assets')) ? forever : 'no-cache');
        if (SEGMENT_WORKER.test(path)) reply.header('content-security-policy', SEGMENT_WORKER_POLICY);
      },
    });
    // Without this route, / would be the folder itself, which is refused.
    app.get('/', (request, reply) => sendPage(request, reply.headers(openerPolicy(config, '/'))));
  }
  const marked =
    isBuilt && config.environment === 'staging' ? markStaging(await readFile(page, 'utf8')) : undefined;
  const rendered = isBuilt
    ? RenderedPages.of(app, marked ?? (await readFile(page, 'utf8')), { config, log })
    : undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const content = await rendered?.read(request);
    if (content !== undefined) return reply.headers(content.headers).send(content.body);
    if (marked === undefined) return reply.sendFile('index.html');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(marked);
  };
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|assets)\//.test(request.url);
    if (!isPage) throw refusal('NOT_FOUND');
    const path = pathOf(request.url);
    const isDemoPage = DEMO_PAGE.test(path);
    if (config.hasDemoPages && RECORDER_PAGE.test(path)) reply.headers(recording);
    reply.headers(openerPolicy(config, path));
    if (isDemoPage) reply.header('x-robots-tag', 'noindex');
    const isMissing = isDemoPage && !config.hasDemoPages;
    // The page is sent all the same: in the browser it says that there is nothing at this address.
    if (isBuilt) return sendPage(request, reply.status(isMissing ? 404 : 200));
    return reply
      .status(isMissing ? 404 : 503)
      .type('text/plain; charset=utf-8')
      .send('The web is not built: `npm start` builds it, `npm run dev` serves it while you write it.');
  });
}

/** The page as an installation for trying things out sends it: the web says so on every page, without asking first. */
export const markStaging = (html: string): string =>
  html.replace('<html lang="en"', '<html lang="en" data-environment="staging"');

/**
 * Where people log in in a popup, a page keeps the window that it has opened, or it would look closed as soon as the identity
 * provider is in it. Any page may be the one: the router goes from one to the other without a new document. The page that
 * such a window comes back to stays in the same group of windows.
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

/** The path of an address without its encoding, or as it is where that is broken. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
