import { expect, test } from './fixture.ts';

test('the portal opens, and is there again after the server was killed', async ({ page, server }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Talaash/);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  const before = await page.request.get('/api/v1/public-configuration');
  expect(before.ok()).toBe(true);
  await server.kill();
  await server.startAgain();
  await page.reload();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
});
