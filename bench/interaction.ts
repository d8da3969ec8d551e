import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { addTalents } from '../apps/server/src/seed/add-talents.ts';
import { people, searchBox } from '../e2e/fixture/search.ts';
import { send } from '../e2e/fixture/http.ts';
import type { Person } from '../apps/server/test/person.ts';
import { cookiesOf } from '../e2e/fixture/test.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { addLongLists, type Frames, LONG_LISTS } from './long-list.ts';
import { type openNode, withNode } from './node.ts';
import { announceDuration, percentile, printTable } from './print.ts';
import { buildWeb } from '../scripts/project.mjs';

announceDuration('5 minutes');
await buildWeb();

const SLOWDOWN = 4;
/** Milliseconds between two keys of a person who knows what to type. */
const KEY_MS = 120;
const GOAL_MS = 100;
const PARTS = ['search', 'edit', 'message', 'threads', 'shortlist', 'results'] as const;
type Part = (typeof PARTS)[number];

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((asked) => !PARTS.some((part) => part === asked));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
/** The actions named on the command line; all by default. */
const isAsked = (part: Part): boolean => positionals.length === 0 || positionals.includes(part);

/** How long each interaction of an action took until the next paint, in milliseconds. */
const delays = new Map<string, number[]>();

/** How long the page takes to answer a key or a click, on a processor that is four times as slow. */
async function main(): Promise<void> {
  const frames = await withNode(async (node) => {
    await addTalents(node.deps, 1100, () => {});
    const { company, talent, threadId } = await acquainted(node);
    const crowded = await node.hiringCompany();
    await addLongLists(node.deps, crowded);
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const walked: Frames[] = [];
    /** One page at a time: one that is slowed down takes half a core for that, also while nothing happens in it. */
    const visit = async (part: Part, who: Person, path: string, act: (page: Page) => Promise<void>) => {
      if (!isAsked(part)) return;
      const page = await openSlowly(browser, node.url, who, path);
      await act(page);
      await page.context().close();
    };
    await visit('search', company, '/company/search', searchAndRead);
    await visit('edit', talent, '/talent/profile/edit', edit);
    await visit('message', company, `/company/messages?thread=${threadId}`, write);
    for (const { list, path, walk } of LONG_LISTS)
      await visit(list, crowded, path, async (page) => void walked.push(...(await walk(page))));
    await browser.close();
    return walked;
  });
  const actions = [...delays].map(([action, all]) => ({
    action,
    interactions: all.length,
    p75: percentile(all, 0.75),
    worst: Math.max(...all),
  }));
  printTable([
    [`at ${SLOWDOWN}x CPU slowdown`, 'interactions', 'p75 ms', 'worst ms', 'goal'],
    ...actions.map(({ action, interactions, p75, worst }) => [action, interactions, p75, worst, GOAL_MS]),
  ]);
  printTable([
    ['long lists', 'rows', 'frames', 'over 50 ms', 'worst ms'],
    ...frames.map(({ list, rows, frames: all, over50, worstMs }) => [list, rows, all, over50, worstMs]),
  ]);
  console.log(JSON.stringify({ bench: 'interaction', slowdown: SLOWDOWN, actions, frames }));
}

/** A company and a talent who has accepted its invitation. */
async function acquainted({ url, hiringCompany, foundTalent }: Awaited<ReturnType<typeof openNode>>) {
  const [company, talent] = [await hiringCompany(), await foundTalent()];
  const call = async (name: string, { cookie }: Person, body: unknown) =>
    (await send(url, `/api/v1/${name}`, { cookie, body })).body;
  const { thread } = (await call('invite-talent', company, {
    talentId: talent.talentId,
    jobPostId: company.jobPostId,
  })) as { thread: { key: { threadId: string } } };
  const { threadId } = thread.key;
  await call('accept-job-invitation', talent, { threadId });
  return { company, talent, threadId };
}

async function searchAndRead(page: Page): Promise<void> {
  // The job post that is searched for.
  await page.getByRole('button', { name: 'Senior React Developer' }).click();
  const rows = people(page).getByRole('listitem');
  await rows.first().waitFor();
  await measure(page, 'typing in search', async () => {
    await searchBox(page).click();
    await page.keyboard.type('react developer in pune', { delay: KEY_MS });
  });
  await searchBox(page).fill('');
  await rows.nth(5).waitFor();
  const open = page.locator('[data-talent] h3 button');
  // Not by role: to look through all roles of the page takes as long as an interaction, in the page's own thread.
  const profile = page.locator('dialog[aria-label="Talent profile"]');
  await measure(page, 'opening a profile', async () => {
    for (const at of [0, 1, 2, 3, 4]) {
      await open.nth(at).click();
      await profile.locator('h2').first().waitFor();
      await page.keyboard.press('Escape');
      await profile.waitFor({ state: 'detached' });
    }
  });
  await open.first().click();
  await profile.locator('h2').first().waitFor();
  await measure(page, 'stepping through profiles', async () => {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(KEY_MS);
    }
  });
}

async function edit(page: Page): Promise<void> {
  const title = page.getByLabel('Job title').first();
  await title.waitFor();
  await measure(page, 'editing a profile', async () => {
    await title.click();
    await page.keyboard.type(' of large web applications', { delay: KEY_MS });
    await page.getByRole('textbox', { name: 'About you', exact: true }).click();
    await page.keyboard.type('I like to be asked about this. ', { delay: KEY_MS });
  });
}

async function write(page: Page): Promise<void> {
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await composer.waitFor();
  await measure(page, 'messaging', async () => {
    for (const text of ['Good morning', 'When shall we talk?', 'Tomorrow at ten?']) {
      await composer.click();
      await page.keyboard.type(text, { delay: KEY_MS });
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.locator('[role="log"]').getByText(text).waitFor();
    }
  });
}

async function openSlowly(browser: Browser, url: string, who: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookiesOf(who, url));
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(path);
  return page;
}

type Observed = Window & { interactions?: Map<number, number> };

/** In the page: notes how long each interaction took. What took less than a frame has no entry of its own. */
function observe(): void {
  const seen = new Map<number, number>();
  (window as Observed).interactions = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId)
        seen.set(entry.interactionId, Math.max(seen.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function measure(page: Page, action: string, act: () => Promise<void>): Promise<void> {
  await take(page);
  await act();
  delays.set(action, [...(delays.get(action) ?? []), ...(await take(page))]);
}

/** The delays since the last time, when all of them are known. */
const take = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    await new Promise((known) => setTimeout(known, 1000));
    const seen = (window as Observed).interactions ?? new Map<number, number>();
    const found = [...seen.values()];
    seen.clear();
    return found;
  });

await main();
