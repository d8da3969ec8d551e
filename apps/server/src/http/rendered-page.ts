import type { PageRoute } from '@talaash/domain/page/route';
import { SELECTED_JOB_POST_KEY } from '@talaash/domain/job-post/selected';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { readCookie, sessionCookieName } from '../call/cookie.ts';
import type { PageCalls } from './page-call.ts';
import { PageRenderer, type RenderedPage } from './page-renderer.ts';

/** How long a guest page is served from the cache. */
const FRESH_MS = 5000;
const KEPT_MAX = 200;
const ADDRESS_LENGTH_MAX = 500;
const RECORD_ID = /^[0-9a-z]{1,100}$/;

/**
 * Pages that are not rendered on the server: those that need browser-only libraries, and those that act when opened. A program
 * that only follows the links of a mail must not use up a token, verify anything or unsubscribe anybody.
 */
const NOT_RENDERED =
  /^\/(demo|design-system-demo|auth\/(return|action|reset-password)|unsubscribe|info\/unsubscribe)\b/;

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the renderer, and resolves when it is ready. Absent if the web has no server build. */
    warmPages?: () => Promise<void>;
  }
}

/** Replaces `#root` in the page. */
type FilledRoot = { content: string; isPersonal: boolean };
type Kept = { at: number; page: Promise<RenderedPage | undefined> };

/** Pages that arrive with content. Guest pages are cached for seconds; all others are for one person. */
export class RenderedPages {
  readonly #calls: PageCalls;
  readonly #session: string;
  readonly #renderer: PageRenderer;
  readonly #kept = new Map<string, Kept>();

  private constructor(calls: PageCalls, session: string, renderer: PageRenderer) {
    this.#calls = calls;
    this.#session = session;
    this.#renderer = renderer;
  }

  /** Undefined if the web has no server build. */
  static of(
    app: FastifyInstance,
    calls: PageCalls,
    { config, log }: Pick<Deps, 'config' | 'log'>,
    renderer = PageRenderer.of(log),
  ): RenderedPages | undefined {
    if (renderer === undefined) return undefined;
    app.addHook('onClose', () => renderer.close());
    app.decorate('warmPages', () => renderer.warm());
    return new RenderedPages(calls, sessionCookieName(config), renderer);
  }

  /**
   * @param head the page's head: a cached page with another head is not reused
   * @returns undefined if the page is sent without content: the browser then fetches and renders everything itself
   */
  async read(request: FastifyRequest, route: PageRoute, head: string): Promise<FilledRoot | undefined> {
    const { url, headers } = request;
    if (NOT_RENDERED.test(route) || url.length > ADDRESS_LENGTH_MAX) return undefined;
    // A cookie without a valid session gives a guest page, which is then not cached.
    const isGuest = headers.cookie?.includes(`${this.#session}=`) !== true;
    const page = await (isGuest
      ? this.#keepFor(request, head)
      : this.#render(request, chosenJobPost(headers.cookie)));
    return page && { content: contentOf(page), isPersonal: !isGuest };
  }

  #keepFor(request: FastifyRequest, head: string): Promise<RenderedPage | undefined> {
    const now = performance.now();
    const key = `${request.url} ${head}`;
    const before = this.#kept.get(key);
    if (before !== undefined && now - before.at < FRESH_MS) return before.page;
    const page = this.#render(request);
    this.#kept.delete(key);
    this.#kept.set(key, { at: now, page });
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT_MAX) this.#kept.delete(oldest);
    void page.then((content) => content === undefined && this.#kept.delete(key));
    return page;
  }

  #render(request: FastifyRequest, jobPostId?: string): Promise<RenderedPage | undefined> {
    return this.#renderer.render({ path: request.url, jobPostId }, (call) => this.#calls.make(request, call));
  }
}

/** Whatever the cookie says, the page shows only job posts that the person's own calls return. */
function chosenJobPost(cookies: string | undefined): string | undefined {
  const jobPostId = readCookie(cookies, SELECTED_JOB_POST_KEY);
  return jobPostId !== undefined && RECORD_ID.test(jobPostId) ? jobPostId : undefined;
}

function contentOf({ html, data }: RenderedPage): string {
  // Text inside a script element must not contain a tag.
  const json = data.replaceAll('<', '\\u003c');
  return `<div id="root">${html}</div><script type="application/json" id="rendered-data">${json}</script>`;
}
