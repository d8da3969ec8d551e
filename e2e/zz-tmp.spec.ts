import { expect, test } from './fixture/test.ts';
test('shots', async ({ people, visit }) => {
  const company = await people.hiring();
  const page = await visit(company, '/company/dashboard');
  for (const w of [390, 800, 1440]) {
    await page.setViewportSize({ width: w, height: 800 });
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/w/en-ui-shots/in-${w}.png` });
  }
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find a page or action' });
  await box.pressSequentially('s');
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/w/en-ui-shots/palette.png` });
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await box.fill('short');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/shortlist');
});
