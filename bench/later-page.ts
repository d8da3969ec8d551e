import type { Browser } from '@playwright/test';
import type { Person } from '../apps/server/test/person.ts';
import { cookiesOf } from '../e2e/fixture/test.ts';
import { idle } from './wire.ts';

/**
 * What a page transfers that is opened after others: the page, its calls and the files named in it, and then with what it loads when
 * idle, such as the Markdown editor.
 */
export type LaterPage = { path: string; kb: number; withIdleKb: number };

/** Kilobytes that a later page may transfer before idle loading. */
export const LATER_PAGE_KB_MAX = 60;

/** Rounded to a tenth. */
export const kilobytes = (transfers: readonly { bytes: number }[]): number =>
  Math.round(transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 102.4) / 10;

/** The pages of a talent and of a company, in the order in which a new person opens them. */
export const LATER_PATHS = {
  talent: [
    '/talent/dashboard',
    '/talent/profile/edit',
    '/talent/profile',
    '/talent/messages',
    '/talent/settings',
  ],
  company: [
    '/company/dashboard',
    '/company/profile',
    '/company/job_posts/create',
    '/company/job_posts',
    '/company/search',
    '/company/compare',
    '/company/shortlist',
    '/company/messages',
    '/company/settings',
  ],
} as const;

/**
 * Opens the log-in page with an empty cache, and then one page after another as a logged-in person.
 */
export async function laterPages(
  browser: Browser,
  origin: string,
  person: Person,
  addresses: readonly string[],
): Promise<LaterPage[]> {
  // A service worker would cache the same files a second time.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const paths = new Map<string, string>();
    let transfers: { path: string; bytes: number }[] = [];
    session.on('Network.requestWillBeSent', ({ requestId, request }) =>
      paths.set(requestId, new URL(request.url).pathname),
    );
    // A file from the cache counts nothing here.
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
      transfers.push({ path: paths.get(requestId) ?? '', bytes }),
    );
    const open = async (path: string): Promise<LaterPage> => {
      transfers = [];
      const html = (await (await page.goto(`${origin}${path}`))?.text()) ?? '';
      await idle(context);
      const isNeeded = (file: string) => !file.startsWith('/assets/') || html.includes(file);
      return {
        path,
        kb: kilobytes(transfers.filter((transfer) => isNeeded(transfer.path))),
        withIdleKb: kilobytes(transfers),
      };
    };
    await open('/auth/login');
    // Nobody logs in without touching the page, and the first use loads the other routes.
    await page.mouse.move(1, 1);
    await idle(context);
    await context.addCookies(cookiesOf(person, origin));
    const opened: LaterPage[] = [];
    for (const address of addresses) opened.push(await open(address));
    return opened;
  } finally {
    await context.close();
  }
}
