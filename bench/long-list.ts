import type { Locator, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Deps } from '../apps/server/src/call/deps.ts';

/** How long the lists are that must stay smooth. */
const LONG = { threads: 1000, shortlist: 500, results: 200 };
/** A longer frame is visible. */
const FRAME_MS_MAX = 50;
const STEPS = 20;
const STEP_MS = 120;

export type Frames = { list: string; rows: number; frames: number; over50: number; worstMs: number };

/**
 * Gives a company long lists, straight in the database: conversations of two messages each, and shortlisted people. The
 * people must be there.
 */
export async function addLongLists(
  { db }: Pick<Deps, 'db'>,
  { companyId, jobPostId }: { companyId: string; jobPostId: string },
): Promise<void> {
  await db.execute(sql`
    insert into threads (thread_id, company_id, talent_id, talent_name, talent_job_title, job_post_id, job_post_title,
      company_thread_read_status, talent_thread_read_status, job_post_invitation_status, created_at, updated_at)
    select gen_random_uuid()::text, ${companyId}, talent_id, name, job_title, ${jobPostId}, 'Senior React Developer',
      case when row % 5 = 0 then 'Unread' else 'Read' end, 'Read', 'Accepted',
      now() - make_interval(mins => row::int), now() - make_interval(mins => row::int)
    from (select talent_id, name, job_title, row_number() over (order by talent_id) as row from talent_profiles) people
    where row <= ${LONG.threads} on conflict do nothing`);
  await db.execute(sql`
    insert into messages (message_id, thread_id, company_id, sender, markdown, created_at)
    select gen_random_uuid()::text, thread_id, company_id, sender, markdown, updated_at
    from threads, (values ('Company', 'When could we **talk** about this?'),
      ('Talent', 'Tomorrow at ten would be good for me, or any time on Thursday.')) as said (sender, markdown)
    where company_id = ${companyId}`);
  await db.execute(sql`
    insert into shortlisted_profiles (company_id, talent_id, job_post_id, talent_name, talent_job_title, search_keywords,
      created_at, updated_at)
    select ${companyId}, talent_id, ${jobPostId}, name, job_title, array[lower(name)], now(), now()
    from talent_profiles order by talent_id desc limit ${LONG.shortlist}`);
}

interface LongList {
  list: keyof typeof LONG;
  path: string;
  /** Scrolls it, walks through results with keys too, and tells how many frames took too long. */
  walk: (page: Page) => Promise<Frames[]>;
}

export const LONG_LISTS: readonly LongList[] = [
  {
    list: 'threads',
    path: '/company/messages',
    walk: async (page) => {
      const conversations = page.locator('#conversations li');
      await loadAll(conversations, LONG.threads, () => conversations.last().scrollIntoViewIfNeeded());
      return [await watch('scrolling threads', page, conversations, scroll)];
    },
  },
  {
    list: 'shortlist',
    path: '/company/shortlist',
    walk: async (page) => {
      const listed = page.locator('#listed-people tbody tr');
      const more = page.getByRole('button', { name: 'Load More' });
      await loadAll(listed, LONG.shortlist, () => more.click());
      return [await watch('scrolling a shortlist', page, listed, scroll)];
    },
  },
  {
    list: 'results',
    path: '/company/search',
    walk: async (page) => {
      await page.getByRole('button', { name: 'Senior React Developer' }).click();
      const results = page.locator('[data-talent]');
      await loadAll(results, LONG.results, () => results.last().scrollIntoViewIfNeeded());
      return [
        await watch('scrolling results', page, results, scroll),
        await watch('walking through results', page, results, walk),
      ];
    },
  },
];

async function loadAll(rows: Locator, count: number, loadMore: () => Promise<void>): Promise<void> {
  await rows.first().waitFor();
  for (let now = await rows.count(); now < count; now = await rows.count()) {
    await loadMore();
    await rows.nth(now).waitFor({ state: 'attached' });
  }
}

async function scroll(page: Page, rows: Locator): Promise<void> {
  await rows.first().scrollIntoViewIfNeeded();
  await rows.first().hover();
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(STEP_MS);
  }
}

async function walk(page: Page, rows: Locator): Promise<void> {
  // In the search box, the keys would be a text.
  await rows.first().locator('h3 button').focus();
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('j');
    await page.waitForTimeout(STEP_MS);
  }
}

type Watched = Window & { frameTimes?: number[] };

async function watch(
  list: string,
  page: Page,
  rows: Locator,
  act: (page: Page, rows: Locator) => Promise<void>,
): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    (window as Watched).frameTimes = times;
    const next = (at: number) => {
      times.push(at);
      if ((window as Watched).frameTimes === times) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act(page, rows);
  const times = await page.evaluate(() => {
    const { frameTimes = [] } = window as Watched;
    delete (window as Watched).frameTimes;
    return frameTimes;
  });
  const frames = times.slice(1).map((at, index) => at - (times[index] ?? at));
  return {
    list,
    rows: await rows.count(),
    frames: frames.length,
    over50: frames.filter((ms) => ms > FRAME_MS_MAX).length,
    worstMs: Math.round(Math.max(...frames)),
  };
}
