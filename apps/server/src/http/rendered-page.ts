import type { PageRoute } from '@talaash/domain/page/choice';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { sessionCookieName } from '../call/cookie.ts';
import { type CallAnswer, type PageCall, PageRenderer, type RenderedPage } from './page-renderer.ts';

/** How long a page for guests is sent again as it is. */
const FRESH_MS = 5000;
const KEPT_MAX = 200;
const ADDRESS_LENGTH_MAX = 500;

/**
 * Pages that stand on libraries that only a browser has, and those that act when they are opened: a program that only follows the
 * links of a mail must use up no token, verify nothing and stop no mails.
 */
const NOT_RENDERED =
  /^\/(demo|design-system-demo|auth\/(return|action|reset-password)|unsubscribe|info\/unsubscribe)\b/;

/** What stands in the page in the place of `#root`. */
type FilledRoot = { content: string; isPersonal: boolean };
type Kept = { at: number; page: Promise<RenderedPage | undefined> };

/** Pages that arrive with content. Those for guests are kept for seconds, all others are for one person. */
export class RenderedPages {
  readonly #app: FastifyInstance;
  readonly #session: string;
  readonly #renderer: PageRenderer;
  readonly #kept = new Map<string, Kept>();

  private constructor(app: FastifyInstance, session: string, renderer: PageRenderer) {
    this.#app = app;
    this.#session = session;
    this.#renderer = renderer;
    app.addHook('onClose', () => renderer.close());
  }

  /** Undefined where the web is not built for rendering. */
  static of(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): RenderedPages | undefined {
    const renderer = PageRenderer.of(log);
    return renderer && new RenderedPages(app, sessionCookieName(config), renderer);
  }

  /** @returns undefined when the page is sent without content: the browser then reads and renders all itself */
  async read(request: FastifyRequest, route: PageRoute): Promise<FilledRoot | undefined> {
    const { url, headers } = request;
    if (NOT_RENDERED.test(route) || url.length > ADDRESS_LENGTH_MAX) return undefined;
    // A cookie that is no valid session gives a page for guests, which is then not kept.
    const isGuest = headers.cookie?.includes(`${this.#session}=`) !== true;
    const page = await (isGuest ? this.#keepFor(request) : this.#render(request, isGuest));
    return page && { content: contentOf(page), isPersonal: !isGuest };
  }

  #keepFor(request: FastifyRequest): Promise<RenderedPage | undefined> {
    const now = performance.now();
    const before = this.#kept.get(request.url);
    if (before !== undefined && now - before.at < FRESH_MS) return before.page;
    const page = this.#render(request, true);
    this.#kept.delete(request.url);
    this.#kept.set(request.url, { at: now, page });
    for (const url of this.#kept.keys()) if (this.#kept.size > KEPT_MAX) this.#kept.delete(url);
    void page.then((content) => content === undefined && this.#kept.delete(request.url));
    return page;
  }

  #render(request: FastifyRequest, isGuest: boolean): Promise<RenderedPage | undefined> {
    return this.#renderer.render({ path: request.url, isGuest }, (call) => this.#callAs(request, call));
  }

  /** Within this program, and through all that a call goes through: it is checked and counted as one of the person's own. */
  async #callAs({ headers, raw }: FastifyRequest, { path, body, ...call }: PageCall): Promise<CallAnswer> {
    const { 'content-length': _, ...own } = headers;
    const answer = await this.#app.inject({
      method: 'POST',
      url: path,
      headers: { ...own, ...call.headers, 'accept-encoding': 'identity' },
      payload: body,
      ...(raw.socket.remoteAddress === undefined ? {} : { remoteAddress: raw.socket.remoteAddress }),
    });
    const type = String(answer.headers['content-type']);
    return { status: answer.statusCode, headers: { 'content-type': type }, body: answer.body };
  }
}

function contentOf({ html, data }: RenderedPage): string {
  // Within a script element, a text may hold no tag.
  const json = data.replaceAll('<', '\\u003c');
  return `<div id="root">${html}</div><script type="application/json" id="rendered-data">${json}</script>`;
}
