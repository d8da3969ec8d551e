import { expect, type Page, test } from './fixture/test.ts';

const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

test('By keyboard: Enter leads from the messages to the buttons that report them, arrows move, Escape leads back', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({});
  for (const message of ['First of two', 'Second of two'])
    await company.call('send-company-message', { threadId, message });
  const page = await visit(talent, `/talent/messages?thread=${threadId}`);
  const flags = log(page).getByRole('button', { name: 'Report this message' });
  await expect(flags.last()).toBeVisible();
  await log(page).focus();
  await page.keyboard.press('Enter');
  await expect(flags.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(flags.nth(-2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(log(page).getByRole('button', { name: 'Report this job post' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(flags.last()).toBeFocused();
  // Out of them as out of the messages.
  await page.keyboard.press('Tab');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(flags.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(log(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Asks for payment' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(flags.last()).toBeFocused();
});
