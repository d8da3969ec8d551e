import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

/** A file on the wire: its path, its kind as the browser sees it, its bytes with all headers, and when it had arrived. */
export type Transfer = {
  path: string;
  kind: string;
  bytes: number;
  /** Milliseconds since the page was asked for. */
  atMs: number;
};

export type Loading = {
  transfers: Transfer[];
  /** When the heading of the page was painted, in milliseconds since the page was asked for. */
  contentMs: number;
};

/** Kilobits a second and milliseconds there and back, as on a poor mobile network. */
const SLOW = { kilobits: 700, latencyMs: 150 };

const QUIET_MS = 2000;

/** Loads a page in a browser that has nothing of it yet, at a slow network, and waits until nothing more is loaded. */
export async function loadPage(browser: Browser, url: string): Promise<Loading> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await slowDown(context, page);
    const requests: Request[] = [];
    // Of the page and of its service worker.
    context.on('requestfinished', (request) => requests.push(request));
    const askedAt = Date.now();
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const contentMs = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return Date.now();
    });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await idle(context);
    return {
      transfers: await Promise.all(requests.map((one) => transferOf(one, askedAt))),
      contentMs: contentMs - askedAt,
    };
  } finally {
    await context.close();
  }
}

/** Resolves when nothing was asked for, and nothing has arrived, for a while. */
function idle(context: BrowserContext): Promise<void> {
  return new Promise((done) => {
    let timer = setTimeout(done, QUIET_MS);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    };
    context.on('request', later);
    context.on('requestfinished', later);
    context.on('requestfailed', later);
  });
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const throughput = (SLOW.kilobits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function transferOf(request: Request, askedAt: number): Promise<Transfer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const { startTime, responseEnd } = request.timing();
  return {
    path: new URL(request.url()).pathname,
    kind: request.serviceWorker() ? 'service worker' : request.resourceType(),
    bytes: responseBodySize + responseHeadersSize,
    atMs: startTime + responseEnd - askedAt,
  };
}
