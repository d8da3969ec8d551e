import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { addTalents } from '../apps/server/src/seed/add-talents.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { parseArgs } from 'node:util';
import { untilRendered, withNode } from './node.ts';
import { announceDuration, median, printTable } from './print.ts';
import { buildWeb } from '../scripts/project.mjs';

announceDuration('8 minutes');
await buildWeb();

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

const GUEST_PATHS = ['/', '/auth/login', '/auth/signup'];
const COMPANY_PATHS = ['/company/search', '/company/messages'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Page = Awaited<ReturnType<typeof measure>>;

/** What Lighthouse says of pages on a mobile phone, as production serves them: the median of several runs, with nothing kept. */
async function main(): Promise<void> {
  const pages = await withNode(
    async (node) => {
      await addTalents(node.deps, 300, () => {});
      const { talentId } = await node.foundTalent();
      const company = await node.hiringCompany();
      const found: Page[] = [];
      for (const path of [...GUEST_PATHS, sharedProfilePath(talentId)])
        found.push(await measure(node.url, path, undefined));
      for (const path of COMPANY_PATHS) found.push(await measure(node.url, path, company.cookie));
      return found;
    },
    { environment: 'production' },
  );
  printTable([
    ['', 'performance', 'accessibility', 'best practices', 'seo', 'LCP ms', 'TBT ms', 'CLS', 'KB'],
    ...pages.map((page) => [
      page.path,
      page.performance,
      page.accessibility,
      page.bestPractices,
      page.seo,
      page.lcpMs,
      page.tbtMs,
      page.cls,
      page.transferKb,
    ]),
  ]);
  for (const { path, missed } of pages) if (missed.length > 0) console.log(`${path}: ${missed.join('; ')}`);
  console.log(
    JSON.stringify({ bench: 'lighthouse', runs, pages: pages.map(({ missed: _, ...page }) => page) }),
  );
}

async function measure(url: string, path: string, cookie: string | undefined) {
  await untilRendered(`${url}${path}`, cookie);
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(`${url}${path}`, cookie));
  const medianOf = (read: (result: Result) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? Number.NaN));
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round(100 * medianOf(({ categories }) => categories[category]?.score));
  const audit = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    cls: Math.round(1000 * audit('cumulative-layout-shift')) / 1000,
    transferKb: Math.round(audit('total-byte-weight') / 1024),
    missed: missedBy(results.at(-1)),
  };
}

/** A browser of its own for each run, so that it has nothing yet. */
async function runOnce(address: string, cookie: string | undefined): Promise<Result> {
  const port = 9400 + Math.floor(Math.random() * 500);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const extraHeaders = cookie === undefined ? null : { Cookie: cookie };
    const found = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      extraHeaders,
    });
    if (!found) throw new Error(`Lighthouse has no result for ${address}.`);
    if (found.lhr.runtimeError) throw new Error(found.lhr.runtimeError.message);
    return found.lhr;
  } finally {
    await browser.close();
  }
}

/** What keeps a category, the performance aside, from its full score. */
function missedBy(result: Result | undefined): string[] {
  if (!result) return [];
  return CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
}

await main();
