import { expect, test } from './fixture/test.ts';

test('What loads late after a press is announced at once at the edge of the window', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.company(), '/company/dashboard');
  const palette = page.getByRole('dialog', { name: 'Find a person, page or action' });
  await page.getByRole('main').hover();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  // The scripts of the palette are on a slow way.
  await page.route('**/assets/*.js', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+k');
  await expect.poll(() => held).toBeGreaterThan(0);
  await expect(page.locator('[data-underway]')).toHaveCount(1);
  release();
  await expect(palette).toBeVisible();
  await expect(page.locator('[data-underway]')).toHaveCount(0);
});
