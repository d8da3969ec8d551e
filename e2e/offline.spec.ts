import { expectAccessibleAsIs } from './fixture/axe.ts';
import { logOut } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

test('Without a network a page says so, opens by itself afterwards, and nothing of a person is kept', async ({
  people,
  visit,
}) => {
  const talent = await people.newTalent();
  const page = await visit(talent, '/talent/settings', { serviceWorkers: 'allow' });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading('Settings')).toBeVisible();
  // It comes once somebody uses the page.
  await page.mouse.move(1, 1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // From the second page on it stands between the page and the network, also for what streams.
  await page.reload();
  await expect(heading('Settings')).toBeVisible();
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/^\/assets\/index-/));

  await page.context().setOffline(true);
  await page.goto('/talent/messages');
  await expect(heading('You are offline')).toBeVisible();
  await expectAccessibleAsIs(page);
  await page.context().setOffline(false);
  await expect(heading('Create Your Talent Profile')).toBeVisible();
  await expect(page).toHaveURL('/talent/messages');

  const files = await kept(page);
  expect(files.filter((file) => !file.startsWith('/assets/'))).toEqual([]);
  await logOut(page, talent.name);
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(async () => (await kept(page)).filter((file) => file.startsWith('/assets/'))).toEqual([]);
});

/** The paths of all files that the browser keeps for the product. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const builds = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(builds.map((build) => build.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
