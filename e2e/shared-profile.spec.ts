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
