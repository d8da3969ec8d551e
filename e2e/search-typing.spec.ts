import { holdSearches, people, recordSearches } from './fixture/search.ts';
import { expect, type Page, test } from './fixture/test.ts';

const box = (page: Page) => page.getByLabel('Search talent by skill, title or place');
const rows = (page: Page) => page.locator('[data-talent]');

/**
 * Opens a search with a clock that stands still, and counts its concurrent search requests. It counts inside the page, because network
 * events reach the test in another order.
 */
async function openWithoutTime(page: Page, path: string): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { open: 0, openMax: 0 };
    Object.assign(window, { counted });
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith('/talentSearch/search')) return fetch(input, init);
      counted.openMax = Math.max(counted.openMax, (counted.open += 1));
      try {
        return await fetch(input, init);
      } finally {
        counted.open -= 1;
      }
    };
  });
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByText(/^\d+ people found$/)).toBeAttached();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  return () => page.evaluate(() => (window as unknown as { counted: { openMax: number } }).counted.openMax);
}

/** Records from now on the fewest rows that were ever shown, and what was announced to screen readers. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const record = { rowsMin: Number.POSITIVE_INFINITY, announced: [] as string[] };
    Object.assign(window, { record });
    const countRows = () => {
      record.rowsMin = Math.min(record.rowsMin, document.querySelectorAll('[data-talent]').length);
    };
    new MutationObserver(countRows).observe(document.body, { childList: true, subtree: true });
    for (const region of document.querySelectorAll('[role=status]')) {
      new MutationObserver(() => {
        if (region.textContent) record.announced.push(region.textContent.trim());
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
const observed = (page: Page) =>
  page.evaluate(() => (window as unknown as { record: { rowsMin: number; announced: string[] } }).record);

/** Lets time pass in the page, in steps of 100 milliseconds, until `holds` does. */
const inTime = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(100);
    await holds();
  }).toPass({ intervals: [20] });

/** Presses one key after the other, with so many milliseconds of the page's time after each. */
async function press(page: Page, keys: Iterable<string>, pauseMs: number): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.clock.runFor(pauseMs);
  }
}

// The clock of the page makes the pauses, because a busy machine would make longer ones, and each long pause is rightly a search.
test('Typing on a slow connection sends one search at a time, keeps the previous results and announces the count once', async ({
  visit,
}) => {
  const page = await visit(undefined, '/auth/login');
  const openMax = await openWithoutTime(page, '/?q=python');
  const visits = await page.evaluate(() => history.length);
  const searches = recordSearches(page);
  const texts = () => searches.asked.map(({ query }) => query);
  const answer = await holdSearches(page);
  await observe(page);
  await box(page).fill('');
  // Fast letters wait for a pause.
  await press(page, 'react dev', 80);
  expect(texts()).toEqual([]);
  await inTime(page, async () => expect(texts()).toEqual(['react dev']));
  // Slow ones wait too, as long as the answer before them is awaited.
  await press(page, 'eloper', 250);
  expect(texts()).toEqual(['react dev']);
  answer();
  await inTime(page, () =>
    expect(page.getByRole('heading', { level: 1 })).toContainText('for “react developer”', { timeout: 10 }),
  );
  await expect(page).toHaveURL('/?q=react+developer');
  expect(texts()).toEqual(['react dev', 'react developer']);
  expect(searches.asked.at(-1)).toMatchObject({ page: 0 });
  const counts = async () =>
    (await observed(page)).announced.filter((sentence) => sentence.endsWith('found'));
  await inTime(page, async () => expect(await counts()).toHaveLength(1));
  await page.clock.runFor(2000);
  expect(await counts()).toHaveLength(1);
  expect(await openMax()).toBe(1);
  expect((await observed(page)).rowsMin).toBeGreaterThan(0);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('react developer');
  expect(await page.evaluate(() => history.length)).toBe(visits);

  // A slider thumb that passes many values searches only for the one it stops at.
  const thumb = page.getByRole('slider', { name: 'Experience, at least' });
  await thumb.focus();
  const before = searches.asked.length;
  const from = Number(await thumb.inputValue());
  await press(page, Array<string>(8).fill('ArrowRight'), 50);
  await inTime(page, () => expect(page.getByText(`from ${from + 8} years`)).toBeVisible({ timeout: 10 }));
  await expect(thumb).toHaveValue(String(from + 8));
  const isOneSearch = async () => expect(searches.asked.slice(before)).toHaveLength(1);
  await inTime(page, isOneSearch);
  await inTime(page, () => expect(people(page)).toHaveAttribute('aria-busy', 'false', { timeout: 10 }));
  await isOneSearch();
  expect(await openMax()).toBe(1);

  // A profile opened before the debounced letters are sent stays open when they are.
  await box(page).fill('java');
  await rows(page).first().getByRole('heading').click();
  await inTime(page, () => expect(page).toHaveURL(/q=java&.*profile=/, { timeout: 10 }));
  await inTime(page, () =>
    expect(page.getByRole('dialog', { name: 'Talent profile' })).toBeVisible({ timeout: 10 }),
  );
  await inTime(page, async () => expect(texts().at(-1)).toBe('java'));
  await expect(page.getByRole('dialog', { name: 'Talent profile' })).toBeVisible();
});

test('Suggestions that come after Enter do not cover what is found, also where nobody stood below the field', async ({
  visit,
}) => {
  const page = await visit(undefined, '/?q=zzzzqqqq');
  await expect(page.getByText('No one matches this')).toBeVisible();
  const answerSearches = await holdSearches(page);
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/talentSearch/complete', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/talentSearch/complete');
  await box(page).fill('react dev');
  await asked;
  const answered = page.waitForResponse('**/talentSearch/complete');
  await box(page).press('Enter');
  answer();
  await (await answered).finished();
  answerSearches();
  await expect(rows(page).first()).toBeVisible();
  await expect(suggestions).toHaveCount(0);
  // Typing on brings the suggestions back.
  await box(page).press('End');
  await box(page).pressSequentially('e');
  await expect(suggestions).toBeVisible();
});
