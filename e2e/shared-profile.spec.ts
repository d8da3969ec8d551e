import { talentProfileDraft } from '../apps/server/test/draft.ts';
import { sharedProfilePath } from '@talaash/domain/shared-profile/rule';
import { expect, test } from './fixture/test.ts';

test('A talent shares the own profile, and a company that opens the link is led to the full one', async ({
  people,
  visit,
}) => {
  const [company, talent] = await Promise.all([people.hiring(), people.talent({ name: 'Asha Secretname' })]);
  const page = await visit(talent, '/talent/dashboard');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Link copied to clipboard!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(page.getByText('This is how guests see you')).toBeVisible();

  const guest = await visit(undefined, link);
  await expect(guest.getByRole('heading', { name: 'See who this is' })).toBeVisible();
  await expect(guest.locator('body')).not.toContainText(talent.name);
  await guest.getByRole('link', { name: 'Log in' }).last().click();
  await guest.getByLabel('Email').fill(company.email);
  await guest.getByLabel('Password', { exact: true }).fill(company.password);
  await guest.getByRole('button', { name: 'Log in' }).click();
  await expect(guest).toHaveURL(/\/company\/search\?profile=/);
  await guest.getByRole('button', { name: 'Senior React Developer' }).click();
  await expect(guest.getByRole('dialog').getByRole('heading', { name: talent.name })).toBeVisible();
});

test('The texts of a shared profile arrive rendered, and what renders them comes with the first use', async ({
  browser,
  people,
  url,
}) => {
  const talent = await people.talent({ about: `${talentProfileDraft().about}\n\n- I like **fast** pages.` });
  const path = `${url}${sharedProfilePath(talent.talentId)}`;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  page.on('pageerror', ({ message }) => failed.push(message));
  await expect(async () => {
    const response = await page.goto(path);
    expect(await response?.text()).toContain('id="rendered-data"');
  }).toPass();
  const fast = page.locator('li strong', { hasText: 'fast' });
  await page.waitForLoadState('networkidle');
  await expect(fast).toBeVisible();
  expect(asked.filter((one) => one.includes('markdown-text'))).toEqual([]);

  const loading = page.waitForRequest('**/assets/markdown-text-*.js');
  await page.mouse.move(40, 40);
  await (await loading).response();
  await page.waitForLoadState('networkidle');
  // Taken over, not made anew.
  await expect(fast).toHaveCount(1);
  expect(failed).toEqual([]);
  await context.close();
});
