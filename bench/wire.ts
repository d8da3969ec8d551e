import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';

/** A file on the wire: its path, its kind as the browser sees it, and its bytes with all headers. */
export type Transfer = { path: string; kind: string; bytes: number };

export type Loading = {
  transfers: Transfer[];
  /** What loads on the first interaction with the page. */
  withUse: Transfer[];
  /** When the heading of the page was painted, in milliseconds since the page was asked for. */
  contentMs: number;
  /** What had arrived by then, including parts of unfinished files. */
  bytesBeforeContent: number;
};

/** Kilobits a second and milliseconds there and back, as on a poor mobile network. */
const SLOW = { kilobits: 700, latencyMs: 150 };

const QUIET_MS = 2000;

/** Loads a page with an empty cache on a slow network and waits until loading ends. Then it moves the pointer and waits again. */
export async function loadPage(browser: Browser, url: string): Promise<Loading> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const arrivals = followArrivals(session);
    const requests: Request[] = [];
    // Of the page and of its service worker.
    context.on('requestfinished', (request) => requests.push(request));
    await page.addInitScript(noteContent);
    await page.goto(url);
    const contentMs = await contentMsOf(page);
    await idle(context);
    const unused = requests.length;
    await page.mouse.move(1, 1);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await idle(context);
    const transfers = await Promise.all(requests.map(transferOf));
    return {
      transfers: transfers.slice(0, unused),
      withUse: transfers.slice(unused),
      contentMs: Math.round(contentMs),
      bytesBeforeContent: arrivals.bytesUntil(contentMs),
    };
  } finally {
    await context.close();
  }
}

type Noting = { contentMs?: number };

/** Runs in the page, before its own scripts. A frame comes only when no stylesheet holds the picture back. */
function noteContent(): void {
  const look = () => {
    if (document.querySelector('h1') === null) requestAnimationFrame(look);
    else setTimeout(() => Object.assign(window, { contentMs: performance.now() } satisfies Noting));
  };
  requestAnimationFrame(look);
}

async function contentMsOf(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => (window as Noting).contentMs);
  return (await found.jsonValue()) ?? Number.NaN;
}

/** Counts what arrives for the page, piece by piece. */
function followArrivals(session: CDPSession) {
  const arrivals: { atMs: number; bytes: number }[] = [];
  let askedAt: number | undefined;
  const note = (timestamp: number, bytes: number) =>
    arrivals.push({ atMs: 1000 * (timestamp - (askedAt ?? timestamp)), bytes });
  session.on('Network.requestWillBeSent', ({ timestamp }) => (askedAt ??= timestamp));
  session.on('Network.responseReceived', ({ timestamp, response }) =>
    note(timestamp, response.encodedDataLength),
  );
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) =>
    note(timestamp, encodedDataLength),
  );
  return {
    bytesUntil: (ms: number) =>
      arrivals.filter(({ atMs }) => atMs <= ms).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Resolves when the network has been idle for a while. */
export function idle(context: BrowserContext): Promise<void> {
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

async function slowDown(session: CDPSession): Promise<void> {
  const throughput = (SLOW.kilobits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function transferOf(request: Request): Promise<Transfer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  // Of the program of a service worker, the browser tells the headers alone.
  const length = Number((await request.response())?.headers()['content-length'] ?? 0);
  return {
    path: new URL(request.url()).pathname,
    kind: request.serviceWorker() ? 'service worker' : request.resourceType(),
    bytes: Math.max(responseBodySize, length) + responseHeadersSize,
  };
}
