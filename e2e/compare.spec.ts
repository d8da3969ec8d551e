import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from './fixture/axe.ts';
import { foundNames, openSearch, people } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

async function exportAs(page: Page, format: RegExp) {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

test('People are picked in a search, compared by keyboard, shortlisted, and leave as a file', async ({
  people: { premium },
  visit,
}) => {
  const company = await premium();
  const page = await openSearch(visit, company);
  await expect(people(page).getByRole('heading').nth(4)).toBeVisible();
  const names = (await foundNames(page)).slice(0, 4);
  const bar = page.getByRole('region', { name: 'Picked people' });
  for (let picked = 1; picked <= 4; picked++) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(bar).toContainText(`${picked} of 10 picked`);
  }
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar).toContainText('5 of 10 picked');
  await page.keyboard.press('c');
  await expect(toast(page, 'You can compare up to four people.')).toBeVisible();
  await page.keyboard.press('x');
  await page.reload();
  await expect(bar).toContainText('4 of 10 picked');

  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Compare 4 people' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Comparison' });
  const heads = table.getByRole('columnheader');
  for (const [index, name] of names.entries()) await expect(heads.nth(index + 1)).toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('s');
  await expect(heads.nth(2).getByRole('button', { name: 'Shortlisted' })).toBeVisible();
  const rows = table.getByRole('row');
  const before = await rows.count();
  await page.keyboard.press('d');
  await expect(page.getByLabel('Only what differs')).toBeChecked();
  expect(await rows.count()).toBeLessThan(before);
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('heading', { name: 'Compare 3 people' })).toBeVisible();
  await expect(table).not.toContainText(names[1] ?? '');
  await expectAccessibleOnPhone(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/company\/search\?/);

  await page.getByRole('link', { name: 'Shortlists' }).click();
  await page.getByRole('combobox', { name: 'Job post' }).selectOption({ label: company.jobTitle });
  const [download] = await Promise.all([page.waitForEvent('download'), exportAs(page, /^CSV/)]);
  expect(download.suggestedFilename()).toMatch(/^Shortlist .+ \d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(`\r\n"${names[1]}",`);

  await page.goto(`/company/job_posts/table/${company.jobPostId}`);
  const [pipeline] = await Promise.all([page.waitForEvent('download'), exportAs(page, /^JSON/)]);
  expect(pipeline.suggestedFilename()).toMatch(/^Pipeline .+ \d{4}-\d{2}-\d{2}\.json$/);
  const entries = JSON.parse(await readFile(await pipeline.path(), 'utf8')) as { talentName: string }[];
  expect(entries.map(({ talentName }) => talentName)).toContain(names[1]);
});
