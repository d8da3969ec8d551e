import { expect, type Page, test } from './fixture/test.ts';

/** The scripts and styles that the page has loaded, by name. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

test('A browser that saves data loads nothing beyond the page before its first use', async ({
  people,
  visit,
}) => {
  const company = await people.company();
  const usual = await visit(company, '/company/dashboard');
  await usual.waitForLoadState('networkidle');
  const ahead = await loaded(usual);

  const page = await visit(company, '/company/dashboard', { savesData: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shown = await loaded(page);
  expect(ahead).toEqual(expect.arrayContaining(shown));
  const saved = ahead.filter((path) => !shown.includes(path));
  expect(saved).not.toEqual([]);

  await page.mouse.move(20, 20);
  await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(saved));
});
