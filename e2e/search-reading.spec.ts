import { expectAccessibleAsIs } from './fixture/axe.ts';
import { searchBox } from './fixture/search.ts';
import { expect, type Page, test } from './fixture/test.ts';

const rows = (page: Page) => page.locator('[data-talent]');
const facet = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name });

test('A company reads back what it typed, makes a fact strict, removes one, and filters by place and notice, also on a phone', async ({
  people: { hiring },
  visit,
}) => {
  const company = await hiring();
  const page = await visit(company, '/company/search?q=python');
  await page.getByRole('button', { name: company.jobTitle }).click();
  await searchBox(page).fill('react developer banglore under 25 lpa not angular');
  // Otherwise the suggestions would cover what was read, as soon as they come.
  await searchBox(page).press('Enter');
  const fact = (name: string) => page.getByRole('button', { name: `Only ${name}` });
  await expect(fact('in Bengaluru')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Remove not angular' })).toBeVisible();
  await expect(page.getByText('Searched bengaluru for “banglore”.')).toBeVisible();
  await expect(page.getByText(/^Near\s*\d+ people missing at least one thing$/)).toBeVisible();
  await expect(page.getByText('Ordered by how well each person matches your job post.')).toBeVisible();
  await expect(rows(page).getByText('asked 25').first()).toBeVisible();

  await fact('under ₹25 LPA').click();
  await expect(page).toHaveURL(/strict=.*salary/);
  await expect(fact('under ₹25 LPA')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page).getByText('asked 25')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove in Bengaluru' }).press('Backspace');
  await expect(searchBox(page)).toHaveValue('react developer under 25 lpa not angular');

  // The later filters load when they are about to be used.
  await page.getByRole('complementary', { name: 'Filters' }).hover();
  await facet(page, /^Within 4 weeks/).check();
  await expect(page.getByRole('button', { name: 'Remove notice up to 4 weeks' })).toBeVisible();
  // Whichever city has most of those who are left. The numbers follow the people, and a city with nobody left has none.
  const cities = page.getByRole('group', { name: 'Place', exact: true }).locator('label');
  let city = '';
  await expect(async () => {
    city = ((await cities.first().textContent()) ?? '').replace(/\d+$/, '');
    await facet(page, new RegExp(`^${city}( \\d|$)`)).check({ timeout: 2_000 });
  }).toPass();
  await page.getByLabel(`Around ${city}`).selectOption('Within 25 km');
  await expect(page.getByRole('button', { name: `Remove within 25 km of ${city}` })).toBeVisible();
  await expectAccessibleAsIs(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('checkbox', { name: /^Within 4 weeks/ })).toBeChecked();
  await sheet.getByText('Include near matches').click();
  await expect(page).not.toHaveURL(/strict=/);
  await sheet.getByLabel('Sort').selectOption('Lowest salary');
  await expectAccessibleAsIs(page);
  await sheet.getByRole('button', { name: /^Show \d+ (person|people)( · \d+ near)?$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/notice=4&place=.*km=25.*sort=salary/);
});
