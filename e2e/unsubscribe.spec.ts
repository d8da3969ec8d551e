import { expectAccessible } from './fixture/axe.ts';
import { linkTo, mailTo } from './fixture/http.ts';
import { expect, test } from './fixture/test.ts';

test('A talent opens the unsubscribe link of an invitation without being logged in, and undoes it in the settings', async ({
  people,
  url,
  visit,
}) => {
  const { talent } = await people.acquainted();
  const link = linkTo(await mailTo(url, talent.email, /invites you/), '/info/unsubscribe');
  const settings = await visit(talent, '/talent/settings');
  const invitations = settings.getByRole('switch', { name: 'Job invitations' });
  await expect(invitations).toBeChecked();

  const page = await visit(undefined, link.slice(url.length));
  await expect(
    page.getByRole('heading', { name: 'You will get no more emails about job invitations' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Messages' })).toBeChecked();
  await expectAccessible(page);

  // Live, without a reload.
  await expect(invitations).not.toBeChecked();
  await invitations.click();
  await expect(invitations).toBeChecked();
  await settings.reload();
  await expect(invitations).toBeChecked();

  // Works without logging in while the page is open. Another visit of the link unsubscribes again.
  await page.reload();
  await page.getByRole('button', { name: 'Resubscribe' }).click();
  await expect(
    page.getByRole('heading', { name: 'You will get emails about job invitations again' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unsubscribe again' })).toBeFocused();

  await page.goto('/unsubscribe');
  await expect(page.getByRole('alert').getByText('Missing unsubscribe token')).toBeVisible();
  await page.goto('/unsubscribe?token=cut-off');
  await expect(page.getByRole('alert').getByText('Invalid unsubscribe link format')).toBeVisible();
  await page.route('**/api/unsubscribe_email_cf', (route) => route.abort(), { times: 1 });
  await page.goto(link.slice(url.length));
  await expect(page.getByRole('alert').getByText('Network error. Please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { name: 'You will get no more emails about job invitations' }),
  ).toBeVisible();
});
