import { chromium } from '@playwright/test';
import { addTalents } from '../apps/server/src/seed/add-talents.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { untilRendered, withNode } from './node.ts';
import { announceDuration, printTable } from './print.ts';
import { buildWeb } from '../scripts/project.mjs';
import { loadPage, type Loading } from './wire.ts';
import { kilobytes, LATER_PAGE_KB_MAX, LATER_PATHS, laterPages } from './later-page.ts';
import { weighScripts } from './script-weight.ts';

announceDuration('a minute');
await buildWeb();

const PATHS = ['/', '/auth/login', '/auth/signup'];

/** Kilobytes on the wire, and files. */
const GOALS: Record<string, { total: number; files?: number; beforeContent?: number }> = {
  '/': { total: 170, files: 14, beforeContent: 15 },
  '/auth/login': { total: 160 },
};

/**
 * What a guest's browser with an empty cache transfers for a page until loading ends, headers included; and the total after the
 * pointer has moved.
 */
async function main(): Promise<void> {
  const { loadings, later } = await withNode(async (node) => {
    await addTalents(node.deps, 300, () => {});
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    });
    const found: Record<string, Loading> = {};
    for (const path of PATHS) {
      await untilRendered(`${node.url}${path}`);
      found[path] = await loadPage(browser, `${node.url}${path}`);
    }
    const company = await node.hiringCompany();
    const later = [
      ...(await laterPages(browser, node.url, await node.foundTalent(), LATER_PATHS.talent)),
      ...(await laterPages(browser, node.url, company, LATER_PATHS.company)),
    ];
    await browser.close();
    return { loadings: found, later };
  });
  const pages = PATHS.map((path) => summaryOf(path, loadings[path]));
  for (const { path, kinds } of pages) {
    printTable([[path, 'files', 'KB on the wire'], ...kinds.map(({ kind, files, kb }) => [kind, files, kb])]);
    console.log('');
  }
  printTable([
    ['', 'KB', 'goal', 'files', 'goal', 'KB before the content', 'goal', 'ms to the content', 'KB with use'],
    ...pages.map(({ path, totalKb, files, beforeContentKb, contentMs, withUseKb }) => {
      const goal = GOALS[path];
      const cells = [
        totalKb,
        goal?.total,
        files,
        goal?.files,
        beforeContentKb,
        goal?.beforeContent,
        contentMs,
        withUseKb,
      ];
      return [path, ...cells.map((cell) => cell ?? '')];
    }),
  ]);
  console.log('');
  const scripts =
    loadings['/']?.transfers.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path) ?? [];
  const libraries = await weighScripts(scripts);
  printTable([['scripts of / by library', 'KB brotli'], ...libraries.map(({ name, kb }) => [name, kb])]);
  console.log('');
  printTable([
    ['after /auth/login', 'KB more', 'goal', 'KB with idle loading'],
    ...later.map(({ path, kb, withIdleKb }) => [path, kb, LATER_PAGE_KB_MAX, withIdleKb]),
  ]);
  console.log(JSON.stringify({ bench: 'first-page', pages, later, libraries }));
}

function summaryOf(path: string, loading: Loading | undefined) {
  const { transfers = [], withUse = [], contentMs = 0, bytesBeforeContent = 0 } = loading ?? {};
  const kinds = Map.groupBy(transfers, ({ kind }) => kind);
  return {
    path,
    totalKb: kilobytes(transfers),
    files: transfers.length,
    beforeContentKb: kilobytes([{ bytes: bytesBeforeContent }]),
    contentMs,
    withUseKb: kilobytes([...transfers, ...withUse]),
    kinds: [...kinds].map(([kind, some]) => ({ kind, files: some.length, kb: kilobytes(some) })),
  };
}

await main();
