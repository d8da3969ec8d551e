import { expectAccessible } from './fixture/axe.ts';
import { expect, type Page, test } from './fixture/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses buttons of the provider's local portal and comes back to the plan. */
async function atProvider(page: Page, opener: string, ...buttons: string[]): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  for (const name of buttons) await press(page, name);
  await page.getByRole('link', { name: 'Back to Talaash' }).click();
  await expect(page).toHaveURL('/company/plan');
}

test('A renewal fails and is paid, a plan is cancelled and resumed, and whoever lapsed reads and is asked back', async ({
  people,
  visit,
}) => {
  const { company, threadId } = await people.acquainted();
  const page = await visit(company, '/company/dashboard');
  const other = await page.context().newPage();
  await other.goto('/company/job_posts');
  const plan = page.getByRole('region', { name: 'Subscription' });
  await expect(plan.getByText('It renews on')).toBeVisible();

  await atProvider(page, 'Manage subscription', 'Fail the next renewal');
  const due = 'Your payment failed: 7 days of premium left';
  await expect(page.getByText(due)).toBeVisible();
  await expect(other.getByText(due)).toBeVisible();
  await expect(plan.getByRole('row').nth(1)).toContainText('Failed');
  await expectAccessible(page);
  await page.goto(`/company/messages?thread=${threadId}`);
  await expect(page.getByText(due)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeEnabled();

  await atProvider(page, 'Pay now', 'Pay $25 now');
  await expect(plan.getByRole('row').nth(1)).toContainText('Paid');
  await expect(page.getByText(due)).toHaveCount(0);
  await expect(other.getByText(due)).toHaveCount(0);

  await press(page, 'Cancel subscription');
  await press(page, 'Yes');
  await expect(plan.getByText('Premium until')).toBeVisible();
  await press(page, 'Resume');
  await expect(plan.getByText('It renews on')).toBeVisible();

  await atProvider(page, 'Manage subscription', 'Fail the next renewal', 'Skip a week');
  await expect(plan.getByText('Premium has ended')).toBeVisible();
  await other.goto(`/company/messages?thread=${threadId}`);
  await expect(other.getByRole('log')).toContainText('Job invitation sent for Senior React Developer');
  await expect(other.getByText('Sending messages needs a premium subscription.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Message to/ })).toHaveCount(0);
  await press(other, 'Renew premium');
  await expect(other.getByRole('dialog', { name: 'Renew premium' })).toContainText('Nothing was deleted');
});
