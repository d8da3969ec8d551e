import { expectAccessibleAsIs } from './fixture/axe.ts';
import { toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('The open dashboard follows two companies, and both invitations are answered on it', async ({
  people,
  visit,
}) => {
  const [talent, first, second] = await Promise.all([
    people.talent({ name: 'Ishita Rao' }),
    people.premium(),
    people.premium(),
  ]);
  const page = await visit(talent, '/talent/dashboard');
  const figure = (label: string) => page.getByRole('listitem').filter({ hasText: label }).getByRole('strong');
  await expect(figure('Invitations received')).toHaveText('0');
  await expect(figure('Answered')).toHaveText('not enough yet');
  await expect(page.getByText('No company has opened your profile yet.')).toBeVisible();

  const companyPage = await visit(first, '/company/search?q=Ishita+Rao');
  await companyPage.getByRole('button', { name: first.jobTitle }).click();
  await companyPage.getByRole('button', { name: 'Ishita Rao', exact: true }).first().click();
  const profile = companyPage.getByRole('dialog', { name: 'Talent profile' });
  await profile.getByRole('button', { name: 'Shortlist' }).click();
  await expect(figure('Companies shortlisted you')).toHaveText('1');
  await expect(page.getByRole('link', { name: 'A company shortlisted you' })).toBeVisible();
  await expect(page.getByText(first.companyName)).toHaveCount(0);

  const accept = page.getByRole('button', { name: 'Accept' });
  const firstThread = await people.invite(first, talent);
  await expect(page.getByText(`${first.companyName} invites you: ${first.jobTitle}`)).toBeVisible();
  await expect(figure('Invitations received')).toHaveText('1');
  await people.invite(second, talent);
  await expect(page.getByText('1 more invitation waits after this one.')).toBeVisible();
  await expectAccessibleAsIs(page);
  await companyPage.goto(`/company/messages?thread=${firstThread}`);
  await expect(companyPage.getByRole('log')).toContainText('Job invitation sent');
  await accept.click();
  await expect(
    toast(page, 'Invitation accepted. The company has been told, and you can write to it.'),
  ).toBeVisible();
  await expect(companyPage.getByRole('log')).toContainText('Job invitation accepted by Ishita Rao');
  await expect(figure('Active conversations')).toHaveText('1');
  // The next one has taken the row, and a second press of Enter does not answer it.
  await expect(page.getByRole('link', { name: 'Read the post' })).toBeFocused();

  // Enter on no reason is enough.
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('dialog', { name: 'Why do you decline?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Invitation declined. The company has been told.')).toBeVisible();
  await expect(accept).toHaveCount(0);
  await expect(page.getByText('all answered')).toBeVisible();

  // The company looked at the profile for longer than a moment. A new visit reads that.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^So far: 1 company this week\./)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('A talent whom a person has approved hides and shows the profile, also when search lags behind', async ({
  people,
  visit,
}) => {
  const talent = await people.persona('talent');
  const page = await visit(talent, '/talent/dashboard');
  const choice = page.getByRole('switch', { name: 'Shown in search' });
  const ask = (title: string, answer: string) =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name: answer }).click();
  await expect(choice).toBeChecked();
  await choice.click();
  await ask('Hide your profile from search?', 'Cancel');
  await expect(choice).toBeChecked();
  await choice.click();
  await ask('Hide your profile from search?', 'Yes');
  await expect(toast(page, 'Your profile is hidden from search.')).toBeVisible();
  await expect(choice).not.toBeChecked();
  await expect(page.getByText(/Companies do not find you\./)).toBeVisible();
  expect(await talent.call('is-talent-profile-indexed')).toEqual({ isIndexed: false });

  // The index lags behind until it is asked to remove the profile.
  let isHeldBack = true;
  await page.route('**/api/rpc/talentProfile/isIndexed', (route) =>
    isHeldBack ? route.fulfill({ json: { json: { isIndexed: true } } }) : route.continue(),
  );
  await page.route('**/api/rpc/talentProfile/unindex', (route) => {
    isHeldBack = false;
    return route.continue();
  });
  await page.reload();
  await expect(page.getByText('You are hidden, and the search still counts you.')).toBeVisible();
  await expect(choice).toHaveCount(0);
  await expectAccessibleAsIs(page);
  await page.getByRole('button', { name: 'Remove from Search' }).click();
  await expect(toast(page, 'Your profile is removed from search.')).toBeVisible();
  await expect(choice).not.toBeChecked();

  isHeldBack = true;
  await page.reload();
  await page.getByRole('button', { name: 'Make Visible Instead' }).click();
  await ask('Show your profile in search?', 'Yes');
  await expect(toast(page, 'Your profile is shown in search.')).toBeVisible();
  await expect(choice).toBeChecked();
  await expect.poll(() => talent.call('is-talent-profile-indexed')).toEqual({ isIndexed: true });
});
