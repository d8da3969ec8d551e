import { expectAccessible } from './fixture/axe.ts';
import { expect, type Page, test } from './fixture/test.ts';

const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const isSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('messageDraft/save') && answer.status() === 200);

test('Both sides find a message by its words, and it opens at the message', async ({ people, visit }) => {
  const { company, talent, threadId } = await people.acquainted({ name: 'Rohini Kulkarni' });
  const page = await visit(talent, `/talent/messages?thread=${threadId}`);
  const say = async (text: string) => {
    await composer(page).fill(text);
    await send(page).click();
    await expect(log(page).getByText(text, { exact: true })).toBeVisible();
    await expect(composer(page)).toHaveValue('');
  };
  await say('The first needle');
  for (let at = 0; at < 12; at += 1) await say(`Line ${at}\n\nand more\n\nand more`.split('\n')[0] ?? '');
  const companyPage = await visit(company, '/company/messages');
  await companyPage
    .getByRole('combobox', { name: 'Search talent...' })
    .or(companyPage.getByLabel('Search talent...'))
    .first()
    .fill('needl');
  const results = companyPage.getByRole('region', { name: 'In messages' });
  await expect(results.getByRole('link')).toHaveCount(1);
  await expect(results.locator('mark')).toHaveText('needle');
  await expectAccessible(companyPage);
  await results.getByRole('link').click();
  await expect(companyPage).toHaveURL(/message=/);
  await expect(log(companyPage).getByText('The first needle')).toBeInViewport();

  await page
    .getByLabel(/^Search compan/)
    .first()
    .fill('nothing like it');
  await expect(page.getByText('No message contains these words.')).toBeVisible();
});

test('A draft follows to a second device, and is seen by no one else', async ({ people, visit }) => {
  const { company, talent, threadId } = await people.acquainted({ name: 'Vikram Joshi' });
  const address = `/talent/messages?thread=${threadId}`;
  const phone = await visit(talent, address);
  const saved = isSaved(phone);
  await composer(phone).fill('Typed on the phone');
  await saved;
  const laptop = await visit(talent, address);
  await expect(composer(laptop)).toHaveValue('Typed on the phone');
  const companyPage = await visit(company, `/company/messages?thread=${threadId}`);
  await expect(composer(companyPage)).toHaveValue('');

  const changed = isSaved(laptop);
  await composer(laptop).fill('Typed on the laptop');
  await changed;
  // The phone has not seen that.
  await composer(phone).fill('Typed on the phone, too');
  await expect(phone.getByText('This draft was changed on another device.')).toBeVisible();
  await expect(phone.getByText('Typed on the laptop')).toBeVisible();
  await expect(composer(phone)).toHaveValue('Typed on the phone, too');
  await expectAccessible(phone);
  const kept = isSaved(phone);
  await phone.getByRole('button', { name: 'Keep this text' }).click();
  await kept;
  await laptop.reload();
  await expect(composer(laptop)).toHaveValue('Typed on the phone, too');
  await send(laptop).click();
  await expect(log(phone)).toContainText('Typed on the phone, too');
  await phone.reload();
  await expect(log(phone)).toContainText('Typed on the phone, too');
  await expect(composer(phone)).toHaveValue('');
});
