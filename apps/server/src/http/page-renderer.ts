import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '../base/log.ts';

/** The result of the built web: the content of `#root`, and its data as JSON. */
export type RenderedPage = { html: string; data: string };

export type WantedPage = {
  path: string;
  /** The job post that the browser selected last. */
  jobPostId?: string | undefined;
};

/** A call that a page makes while it is rendered. */
export type PageCall = { path: string; headers: Record<string, string>; body: string };
export type CallAnswer = { status: number; headers: Record<string, string>; body: string };

export type ToWorker =
  | ({ kind: 'render'; renderId: number } & WantedPage)
  | { kind: 'answer'; callId: number; answer: CallAnswer };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'call'; renderId: number; callId: number; call: PageCall }
  | { kind: 'page'; renderId: number; page: RenderedPage | undefined };

/** Where the server build of the web is. */
const ENTRY = join(import.meta.dirname, '../../../web/server/dist/server-entry.js');

/** The longest wait for content: after it, the browser renders the page itself. */
const WAIT_MS_MAX = 1500;
/** The limit for the first page of a new node, whose renderer is still cold. */
const FIRST_WAIT_MS_MAX = 10_000;
const WAITING_MAX = 20;
/** A page does not queue either if the pages before it are expected to take longer than this. */
const BEFORE_MS_MAX = 700;
/** The weight of the latest page in the moving average. */
const LATEST_SHARE = 0.2;
/** After this time the thread counts as hanging. */
const RENDER_MS_MAX = 15_000;

type Render = {
  page: WantedPage;
  /** Makes a call as the person who requested the page. */
  call: (call: PageCall) => Promise<CallAnswer>;
  done: (page: RenderedPage | undefined) => void;
  isWanted: boolean;
};

/**
 * Renders pages in its own thread, one after the other, because a page's data is module state of that thread. A thread that ends
 * or hangs is replaced.
 */
export class PageRenderer {
  readonly #log: Log;
  readonly #entry: string;
  #worker: Worker | undefined;
  #isReady = false;
  #waiting: Render[] = [];
  #current: (Render & { renderId: number; startedAt: number; timer: NodeJS.Timeout }) | undefined;
  #renders = 0;
  /** The moving average of a page's rendering time, in milliseconds. */
  #typicalMs = 0;
  /** Settles when the thread that was started ahead is ready, or has ended. */
  #warming: PromiseWithResolvers<void> | undefined;
  #hasRendered = false;

  private constructor(log: Log, at: string) {
    this.#log = log;
    this.#entry = at;
  }

  /** Undefined if the web is not built. */
  static of(log: Log, at = ENTRY): PageRenderer | undefined {
    return existsSync(at) ? new PageRenderer(log, at) : undefined;
  }

  /** Starts the thread before the first request. Pages requested meanwhile wait for it. */
  warm(): Promise<void> {
    this.#warming ??= Promise.withResolvers();
    if (this.#worker === undefined) this.#start();
    return this.#warming.promise;
  }

  /** @returns undefined if the page cannot be rendered in time, or is not rendered on the server */
  async render(page: WantedPage, call: Render['call']): Promise<RenderedPage | undefined> {
    if (this.#worker === undefined) this.#start();
    if (!this.#isReady && this.#warming)
      await Promise.race([this.#warming.promise, wait(FIRST_WAIT_MS_MAX, undefined, { ref: false })]);
    if (!this.#isReady || this.#isBusy()) return undefined;
    return new Promise((resolve) => {
      const render: Render = { page, call, done: resolve, isWanted: true };
      const waitMs = this.#hasRendered ? WAIT_MS_MAX : FIRST_WAIT_MS_MAX;
      const timer = setTimeout(() => render.done(undefined), waitMs);
      render.done = (content) => {
        clearTimeout(timer);
        render.isWanted = false;
        resolve(content);
      };
      this.#waiting.push(render);
      this.#next();
    });
  }

  /** A page that would wait too long is sent without content at once, and does not delay those in the queue. */
  #isBusy(): boolean {
    const now = performance.now();
    const wanted = this.#waiting.filter(({ isWanted }) => isWanted).length;
    // The current page may have taken long already. The first one takes longer than any other.
    const currentMs =
      this.#current && this.#hasRendered ? Math.max(this.#typicalMs, now - this.#current.startedAt) : 0;
    return wanted >= WAITING_MAX || currentMs + wanted * this.#typicalMs > BEFORE_MS_MAX;
  }

  async close(): Promise<void> {
    clearTimeout(this.#current?.timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current !== undefined || !this.#isReady) return;
    const render = this.#waiting.shift();
    if (render === undefined) return;
    if (!render.isWanted) return this.#next();
    this.#renders += 1;
    const renderId = this.#renders;
    const timer = setTimeout(() => this.#drop(`it hangs with ${render.page.path}`), RENDER_MS_MAX);
    this.#current = Object.assign(render, { renderId, startedAt: performance.now(), timer });
    this.#worker?.postMessage({ kind: 'render', renderId, ...render.page } satisfies ToWorker);
  }

  /** Started with the first request. Until the thread is ready, pages are sent without content. */
  #start(): void {
    this.#isReady = false;
    const worker = new Worker(new URL('./page-render-worker.ts', import.meta.url), {
      workerData: { entry: this.#entry },
    });
    worker.unref();
    worker.on('message', (message: FromWorker) => this.#hear(worker, message));
    const drop = (why: string) => {
      if (worker === this.#worker) this.#drop(why);
    };
    worker.on('error', (error) => drop(String(error)));
    worker.on('exit', (code) => drop(`it ended with ${code}`));
    this.#worker = worker;
  }

  #hear(worker: Worker, message: FromWorker): void {
    // Its output before it was stopped.
    if (worker !== this.#worker) return;
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#warming?.resolve();
      return this.#next();
    }
    const current = this.#current;
    if (current === undefined || message.renderId !== current.renderId) return;
    if (message.kind === 'page') return this.#finish(message.page);
    const { callId } = message;
    const pass = (answer: CallAnswer) =>
      worker.postMessage({ kind: 'answer', callId, answer } satisfies ToWorker);
    void current.call(message.call).catch(noAnswer).then(pass);
  }

  #finish(page: RenderedPage | undefined): void {
    const current = this.#current;
    this.#current = undefined;
    if (current) {
      clearTimeout(current.timer);
      const tookMs = performance.now() - current.startedAt;
      if (this.#hasRendered) this.#typicalMs += (tookMs - this.#typicalMs) * LATEST_SHARE;
      this.#hasRendered = true;
      current.done(page);
    }
    this.#next();
  }

  /** The next page starts another: a thread that cannot start must not be restarted in a loop. */
  #drop(why: string): void {
    this.#log.warn({ why }, 'The thread that renders pages is replaced.');
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#warming?.resolve();
    for (const { done } of this.#waiting.splice(0)) done(undefined);
    this.#finish(undefined);
    // The error, whatever it was, says nothing about the next thread.
    this.#typicalMs = 0;
    this.#hasRendered = false;
  }
}

/** For a call that could not be made, for example while a node stops: the page is then sent without content. */
const noAnswer = (): CallAnswer => ({ status: 503, headers: {}, body: '' });
