import { expect, test } from './fixture/test.ts';

test('Without scripts a guest sees people, and the form searches', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.locator('[data-talent]').first()).toBeVisible();
  const field = page.getByRole('main').getByLabel('Search talent');
  await field.fill('react');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=react$/);
  await expect(page.locator('[data-talent]').first()).toContainText('React');
  await context.close();
});
