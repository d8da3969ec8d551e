import { expectAccessibleAsIs } from './fixture/axe.ts';
import { openSearch, searchBox } from './fixture/search.ts';
import { expect, test } from './fixture/test.ts';

test('A company completes a search by keyboard, saves it with an alert and comes back to it', async ({
  people,
  visit,
}) => {
  const page = await openSearch(visit, await people.hiring());
  // The people of other tests have skills too, so what completes a text would not stay the same.
  const completions = [
    { kind: 'title', text: 'Kubernetes Administrator', count: 2 },
    { kind: 'skill', text: 'Kubernetes', count: 17 },
  ];
  await page.route('**/api/rpc/talentSearch/complete', (route) =>
    route.fulfill({ json: { json: { completions } } }),
  );
  const box = searchBox(page);
  const options = page.getByRole('listbox', { name: 'Suggestions' });
  await box.fill('');
  await box.pressSequentially('senior kuber');
  await expect(options.getByRole('option', { name: 'Kubernetes 17' })).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expectAccessibleAsIs(page);
  // Escape closes the list and keeps the text and the focus.
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toBeFocused();
  await box.press('Backspace');
  const kubernetes = options.getByRole('option', { name: 'Kubernetes 17' });
  await expect(kubernetes).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(kubernetes).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(box).toHaveValue('senior Kubernetes');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/q=senior(\+|%20)Kubernetes/);

  await page.getByRole('button', { name: 'Save search' }).click();
  const form = page.getByRole('dialog', { name: 'Save search' });
  await expect(form.getByLabel('Name')).toHaveValue('senior Kubernetes');
  await form.getByLabel('Name').fill(' ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Clusters, any place');
  await form.getByLabel('Daily').check();
  await expectAccessibleAsIs(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saved, alert daily' })).toBeFocused();
  const saved = page.getByRole('button', { name: /^Clusters, any place/ });
  await expect(saved).toHaveText('Clusters, any place0 new');
  await expect(page.getByRole('button', { name: /^New since today/ })).toBeVisible();

  // The address asks what is saved. A busy server may send the page without people, but not each time.
  await expect(async () => {
    const response = await page.reload();
    expect(await response?.text()).toContain('data-talent=');
  }).toPass();
  await expect(page.getByRole('button', { name: 'Saved, alert daily' })).toBeVisible();
  await expect(box).toHaveValue('senior Kubernetes');

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  await saved.click();
  await expect(box).toHaveValue('senior Kubernetes');
  await box.fill('');
  await box.blur();
  await box.focus();
  await expect(options.getByRole('option', { name: 'senior Kubernetes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await saved.click();
  await page.getByRole('button', { name: 'Saved, alert daily' }).click();
  await page.getByRole('dialog', { name: 'Saved search' }).getByRole('button', { name: 'Delete' }).click();
  await expect(saved).toHaveCount(0);
});
