import { readFile } from 'node:fs/promises';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { linkTo, mailTo } from './fixture/http.ts';
import { expect, test } from './fixture/test.ts';

test('A talent changes settings, takes the data along and erases the account while a company reads the conversation', async ({
  people,
  url,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted();
  await talent.call('send-talent-message', { threadId, message: 'I would love to talk' });
  const companyPage = await visit(company, `/company/messages?thread=${threadId}`);
  await expect(companyPage.getByRole('log').getByText('I would love to talk')).toBeVisible();
  const page = await visit(talent, '/talent/dashboard');

  await test.step('Settings is in the user menu, and the name changes in place', async () => {
    await page.getByRole('button', { name: talent.name }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page).toHaveURL('/talent/settings');
    await page.getByRole('button', { name: 'Change name' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meera Renamed');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Notices' }).getByText('Name changed.')).toBeVisible();
  });

  await test.step('a new email wants the password, and a mailed link', async () => {
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(`new-${talent.email}`);
    await page.getByLabel('Your password').fill('not my password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('The current password is incorrect.')).toBeVisible();
    await page.getByLabel('Your password').fill(talent.password);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(
      page.getByRole('region', { name: 'Notices' }).getByText('We have sent a link to the new email'),
    ).toBeVisible();
    const link = linkTo(await mailTo(url, `new-${talent.email}`, /Confirm your new email/), '/auth/action');
    const linkPage = await visit(talent, link.slice(url.length));
    await expect(linkPage.getByText('Email changed')).toBeVisible();
    // Live, without a reload.
    await expect(page.getByText(`new-${talent.email}`)).toBeVisible();
  });

  await test.step('one switch stops all mails and keeps the others as they are', async () => {
    const messages = page.getByRole('switch', { name: 'Messages' });
    await messages.click();
    await page.getByRole('switch', { name: 'All emails' }).click();
    await expect(messages).toBeDisabled();
    await expect(messages).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Job invitations' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'All emails' })).not.toBeChecked();
  });

  await test.step('the preview shows what guests and companies get', async () => {
    await expect(page.locator('#privacy')).toContainText('with premium');
    await page.getByRole('button', { name: 'As a guest' }).click();
    await expect(page.locator('#privacy')).toContainText('[Redacted]');
    await page.getByRole('button', { name: 'See the whole profile' }).click();
    await expect(page.getByRole('dialog')).toContainText('[Redacted]');
    await page.keyboard.press('Escape');
  });

  await test.step('the export is made and downloaded', async () => {
    await page.getByRole('button', { name: 'Make an export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^talaash-.*\.zip$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  });

  const erase = page.getByRole('dialog', { name: 'Erase my account' });

  await test.step('a deletion in a week can be taken back on every page', async () => {
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await expectAccessibleAsIs(page);
    await erase.getByLabel('Your password').fill(talent.password);
    await erase.getByRole('button', { name: 'Erase my account' }).click();
    await expect(page.getByText(/^Your account will be erased on/)).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expectAccessibleAsIs(page);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(
      page.getByRole('region', { name: 'Notices' }).getByText('Your account will not be erased.'),
    ).toBeVisible();
    await expect(page.getByText(/^Your account will be erased on/)).toHaveCount(0);
  });

  await test.step('a deletion now wants the word, and the company sees it at once', async () => {
    await page.goto('/talent/settings#erase');
    await page.getByRole('button', { name: 'Erase my account' }).click();
    await erase.getByText('Now', { exact: true }).click();
    await erase.getByLabel('Your password').fill(talent.password);
    await page.keyboard.press('Enter');
    await expect(erase.getByText('Please type "erase"')).toBeVisible();
    await erase.getByLabel('Type "erase"').fill('erase');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: 'Notices' }).getByText('Your account has been erased.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/');

    await expect(companyPage.getByRole('heading', { name: 'Deleted account' })).toBeVisible();
    await expect(companyPage.getByText('This message was deleted with its account.').first()).toBeVisible();
    await expect(companyPage.getByText('This account was deleted.')).toBeVisible();
    await expect(companyPage.getByText('I would love to talk')).toHaveCount(0);
  });
});

test('A company finds its account on a phone, and signs another device out', async ({
  people,
  url,
  visit,
}) => {
  const company = await people.company();
  const page = await visit(company, '/company/profile', { viewport: { width: 390, height: 844 } });
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const answered = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    },
    body: JSON.stringify({ email: company.email, password: company.password }),
  });
  expect(answered.ok).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Log out Firefox on Linux' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Device logged out.')).toBeVisible();
  await expect(page.getByText('Firefox on Linux')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
