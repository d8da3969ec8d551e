import { verifyMobile } from './fixture/form.ts';
import { OFFICE_NAME } from './fixture/identity-server.ts';
import { alert, logOut } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('Somebody signs up in the window of a provider, and logs in with it again; a blocked window has another way', async ({
  visit,
}) => {
  const page = await visit(undefined, '/auth/signup?as=talent&redirect=%2Ftalent%2Fsettings');
  const button = page.getByRole('button', { name: `Continue with ${OFFICE_NAME}` });

  // What was typed stays while there is a window, and when there is none.
  await page.getByLabel('First name').fill('Meera');
  await page.evaluate(() => {
    const { open } = window;
    // Once: what is pressed next opens it.
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await button.click();
  await expect(alert(page, 'Your browser blocked the new window.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  await expect(page.getByRole('button', { name: 'Continue in this window' })).toBeVisible();

  const popup = page.waitForEvent('popup');
  await button.click();
  const closed = (await popup).waitForEvent('close');
  await expect(page.getByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
  await closed;
  await page.getByText("I'm looking for work").click();
  await verifyMobile(page, 'talent', { leadsTo: '/talent/settings' });
  await expect(page.getByText(`Logged in with ${OFFICE_NAME}`)).toBeVisible();
  await expect(page.getByText('None yet')).toBeVisible();

  await logOut(page, 'Meera Iyer');
  await button.click();
  await expect(page).toHaveURL('/talent/dashboard');
});
