import type { Locator } from '@playwright/test';
import { openSearch, people } from './fixture/search.ts';
import { expect, type Page, test } from './fixture/test.ts';

const PHONE = { width: 390, height: 700 };
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const topOf = (row: Locator) => row.evaluate((element) => element.getBoundingClientRect().top);

/** Where a row stands once the rows above it have their heights. */
async function settledTopOf(row: Locator): Promise<number> {
  let top = Number.NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = await topOf(row);
      return top === before;
    })
    .toBe(true);
  return top;
}

test('Going back leads to where somebody was, on a phone too', async ({ people: person, visit }) => {
  const { company, talent, threadId } = await person.acquainted({ name: 'Lakshmi Venkataraman' });
  const page = await openSearch((who, path) => visit(who, path), company);
  await page.setViewportSize(PHONE);
  const row = people(page).getByRole('heading').getByRole('button').nth(8);
  await row.scrollIntoViewIfNeeded();
  await row.focus();
  const y = await scrolled(page);
  expect(y).toBeGreaterThan(300);
  const top = await settledTopOf(row);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Talent profile' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();
  // The browser holds the row in its place while what is above it gets its height.
  await expect.poll(async () => Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(1);

  const below = page.getByRole('navigation', { name: 'Main, below' });
  await below.getByRole('link', { name: 'Shortlists' }).click();
  await expect(page.getByRole('heading', { name: 'Shortlists' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Shortlists' })).toBeVisible();
  await page.goBack();
  // The people are read again, and only then is the page as high as it was.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(y - 100);
  await expect(below.getByRole('link', { name: 'Shortlists' })).toBeFocused();

  const talentPage = await visit(talent, '/talent/messages');
  await talentPage.setViewportSize(PHONE);
  const conversation = talentPage.locator(`[data-thread="${threadId}"]`);
  await conversation.click();
  await expect(talentPage.getByRole('log')).toBeVisible();
  await expect(conversation).toBeHidden();
  await talentPage.goBack();
  await expect(conversation).toBeFocused();
});
