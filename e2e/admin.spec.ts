import { talentProfileDraft } from '../apps/server/test/draft.ts';
import { expectAccessible } from './fixture/axe.ts';
import { write } from './fixture/form.ts';
import { newName } from './fixture/person.ts';
import { openSearch, people as found, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: /^Review/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const about = talentProfileDraft().about;
const withPhone = `${about} Call me on +91 12345 67890, any time.`;
const withLink = `${about} My talks hang at www.rain-on-tin.example/wall this year.`;

test('An admin’s day: the queue, a rejection with reasons, the fix, an approval, and the talent is found', async ({
  people,
  visit,
}) => {
  const name = newName('Ipsita');
  const talent = await people.newTalent(name);
  const save = (given: Parameters<typeof talentProfileDraft>[0]) =>
    talent.call('update-talent-profile', { talentProfile: talentProfileDraft({ name, ...given }) });
  const asksForReview = async () => {
    for (let count = 0; count < 10; count += 1) await save({ about: withPhone });
    await talent.call('request-human-review-for-talent');
  };
  const [admin, hiring, guest, own] = await Promise.all([
    people.persona('admin'),
    people.premium(),
    visit(undefined, '/admin/companies'),
    visit(talent, '/admin/no-such-page'),
    asksForReview(),
  ]);

  // Everybody else sees that the page is not for them, whatever the address.
  await expect(guest.getByText('Access Denied: Please log in to access this page.')).toBeVisible();
  await expect(own.getByText(/^Admin Access Required: You do not have permission to access/)).toBeVisible();
  await own.goto('/talent/profile');

  const page = await visit(admin, '/');
  await expect(page).toHaveURL('/admin/talents');
  await expect(page).toHaveTitle(/Talent Management/);
  // The filter names as many as the tab, however few of them are loaded.
  const tab = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByText(/^\d+ waiting for review$/);
  const [waiting] = (await tab.first().innerText()).split(/\s+/);
  await page.getByLabel(`Show only pending review (${waiting})`, { exact: true }).check();
  await page.getByLabel('Search talents').fill(name);
  await expect(page.getByText('1 talent loaded, 1 of them pending review')).toBeVisible();
  await button(page, `View ${name}`).click();
  await expect(panel(page).getByText('About: remove the phone number: “+91 12345 67890”.')).toBeVisible();
  await expect(
    panel(page).getByText(
      'This feedback is from the AI review system. Please use your judgment to make the final decision.',
    ),
  ).toBeVisible();
  await expectAccessible(page);

  // The talent edits meanwhile: the admin can only decide on the version they have read.
  await save({ about: withPhone, jobTitle: 'Falconer' });
  await expect(panel(page).getByText(`${name} edited this at`)).toBeVisible();
  await expect(button(page, 'Approve')).toBeDisabled();
  await page.keyboard.press('a');
  await button(page, 'Show the new version').click();
  await expect(panel(page).getByRole('heading', { name: 'Changes just now' })).toBeVisible();
  await expect(panel(page).getByText('Falconer').first()).toBeVisible();

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject Talent Profile' });
  await expect(dialog.getByRole('button', { name: 'Reject Profile' })).toBeDisabled();
  await write(page, 'Review Feedback', 'Too short');
  await expect(dialog.getByRole('button', { name: 'Reject Profile' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, 'Reject Profile').click();
  await expect(dialog.getByText('Too short')).toBeVisible();
  await write(page, 'Review Feedback', 'Please take the number out. <script>alert(1)</script>');
  await dialog.getByRole('button', { name: 'Reject Profile' }).click();
  await expect(toast(page, 'Talent profile rejected successfully!')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No Talents Found' })).toBeVisible();

  // The talent reads it without a reload, fixes it, and asks again.
  await expect(own.getByText('Please take the number out. <script>alert(1)</script>')).toBeVisible();
  await save({ about: withLink, jobTitle: 'Falconer' });
  await own.getByRole('button', { name: 'Request Human Review' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();

  // The admin's page also updates without a reload.
  await button(page, `View ${name}`).click();
  await expect(panel(page).getByRole('heading', { name: 'Human review' })).toBeVisible();
  await expect(panel(page).getByText(/^Vikram Sethi, /)).toBeVisible();
  const changes = panel(page).getByRole('region', { name: 'Changes since then' });
  await expect(changes.getByRole('deletion').first()).toContainText('Call');
  await expect(changes.getByRole('insertion').first()).toContainText('My talks');
  await page.keyboard.press('a');
  await expect(toast(page, 'Talent profile approved successfully!')).toBeVisible();

  const search = await openSearch(visit, hiring);
  await searchBox(search).fill(name);
  await expect(found(search).getByRole('listitem').filter({ hasText: name })).toBeVisible();

  // The right is revoked while the page is open: the next call is refused.
  await page.route('**/api/rpc/viewer/get', async (route) => {
    const answer = await route.fetch();
    const { json } = (await answer.json()) as { json: { account: object } };
    await route.fulfill({
      response: answer,
      json: { json: { ...json, account: { ...json.account, isAdmin: false } } },
    });
  });
  const json = { json: { defined: true, code: 'FORBIDDEN', status: 403, message: 'No' } };
  await page.route('**/api/rpc/adminTalent/page', (route) => route.fulfill({ status: 403, json }));
  // A click alone: the box may be gone before its new state could be looked at.
  await page.getByLabel(/^Show only pending review/).click();
  await expect(page.getByText(/^Admin Access Required: /)).toBeVisible();
});
