import { newName } from './fixture/person.ts';
import { said, toast } from './fixture/seen.ts';
import { cookiesOf, expect, type Page, test } from './fixture/test.ts';

const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

test('Messages arrive live on both sides, and an unread thread is marked', async ({ people, visit }) => {
  const { company, talent, threadId } = await people.acquainted({ name: 'Lakshmi Venkataraman' });
  const companyPage = await visit(company, '/company/messages');
  const talentPage = await visit(talent, `/talent/messages?thread=${threadId}`);
  await expect(companyPage.getByText('Select a conversation')).toBeVisible();
  const row = companyPage.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  await expect(row).toContainText('Unread: Lakshmi Venkataraman');
  await row.click();
  await expect(log(companyPage)).toContainText('Job invitation accepted by Lakshmi Venkataraman');
  await expect(row).not.toContainText('Unread');

  await composer(companyPage).fill('नमस्ते! <script>alert(1)</script> & **bold** 🙂');
  await companyPage.keyboard.press('ControlOrMeta+Enter');
  await expect(said(companyPage)).toHaveText(/^Message sent successfully/);
  await expect(toast(companyPage, 'Message sent successfully')).toHaveCount(0);
  await expect(composer(companyPage)).toHaveValue('');
  await expect(log(talentPage)).toContainText('नमस्ते! <script>alert(1)</script> & bold 🙂');
  await expect(log(talentPage).getByText('bold', { exact: true })).toHaveCSS('font-weight', /[67]00/);

  await composer(talentPage).fill('When shall we talk?');
  await send(talentPage).click();
  await expect(log(companyPage)).toContainText('When shall we talk?');

  // On other pages of the portal the navigation shows the number of unread threads.
  await companyPage.getByRole('link', { name: 'Dashboard' }).click();
  await composer(talentPage).fill('Tomorrow?');
  await send(talentPage).click();
  await expect(
    companyPage
      .getByRole('navigation')
      .getByRole('link', { name: /Messages.*1/ })
      .first(),
  ).toBeVisible();
  await companyPage.getByRole('link', { name: 'Shortlists' }).click();
  await expect(companyPage).toHaveTitle('(1) Shortlists · Talaash');
});

test('By keyboard: J and K choose a conversation, Enter opens it, Tab or R leads to the composer, and Escape back', async ({
  people,
  visit,
}) => {
  const [{ company, talent }, other] = await Promise.all([
    people.acquainted({ name: newName('Gayatri') }),
    people.talent({ name: newName('Himani') }),
  ]);
  await people.invite(company, other);
  const page = await visit(company, '/company/messages');
  const row = (name: string) =>
    page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name });
  await expect(row(talent.name)).toBeVisible();
  await page.keyboard.press('j');
  await expect(row(other.name)).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(talent.name)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(other.name)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: talent.name })).toBeVisible();
  await expect(log(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(composer(page)).toBeFocused();
  // Single keys are letters here.
  await page.keyboard.type('jkr?');
  await expect(composer(page)).toHaveValue('jkr?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(log(page)).toContainText('jkr?');
  await page.keyboard.press('Escape');
  await expect(row(talent.name)).toBeFocused();
  await page.keyboard.press('r');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of [
    'Next conversation',
    'Previous conversation',
    'Open the conversation',
    'Reply',
    'Send the message',
    'Back to the conversations',
    'Search talent...',
    'Find a person, page or action',
  ])
    await expect(list.getByRole('listitem').filter({ hasText: label })).toBeVisible();
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(row(talent.name)).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('j');
  await expect(row(talent.name)).toBeFocused();

  // The other side, on a narrow window: the conversation covers the list.
  const narrow = await visit(talent, '/talent/messages', { viewport: { width: 820, height: 900 } });
  const only = narrow.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
  await expect(only).toBeVisible();
  await narrow.keyboard.press('j');
  await narrow.keyboard.press('Enter');
  await expect(log(narrow)).toBeFocused();
  // One stop, before the composer.
  await expect(narrow.getByText('About the job')).toBeVisible();
  await narrow.keyboard.press('Tab');
  await narrow.keyboard.press('Tab');
  await expect(composer(narrow)).toBeFocused();
  await narrow.keyboard.press('Escape');
  await expect(only).toBeFocused();
});

test('A talent ends a conversation, which closes it and the profile to the company at once', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: 'Lakshmi Venkataraman' });
  const companyPage = await visit(company, `/company/messages?thread=${threadId}`);
  const talentPage = await visit(talent, `/talent/messages?thread=${threadId}`);
  await expect(companyPage.getByRole('button', { name: 'View profile' })).toBeVisible();
  await composer(companyPage).fill('Not sent yet');

  await talentPage.getByRole('button', { name: 'End conversation' }).click();
  const question = talentPage.getByRole('dialog', { name: /^End the conversation with / });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(composer(talentPage)).toBeVisible();
  await talentPage.getByRole('button', { name: 'End conversation' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(talentPage.getByText('You have ended this conversation.')).toBeVisible();
  await expect(talentPage.getByRole('button', { name: 'End conversation' })).toHaveCount(0);
  await expect(composer(talentPage)).toHaveCount(0);

  await expect(log(companyPage)).toContainText('Conversation ended by Lakshmi Venkataraman');
  await expect(companyPage.getByText('This person has ended the conversation.')).toBeVisible();
  await expect(composer(companyPage)).toHaveCount(0);
  await expect(companyPage.getByRole('button', { name: 'View profile' })).toHaveCount(0);
  await expect(log(companyPage)).toContainText('Job invitation sent for');
});

test('A message sent while offline is kept, marked as not sent, and sent when the network is back', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted();
  const page = await visit(talent, `/talent/messages?thread=${threadId}`);
  await expect(composer(page)).toBeVisible();
  await page.context().setOffline(true);
  await composer(page).fill('Sent from a tunnel');
  await send(page).click();
  await expect(log(page).getByRole('alert')).toContainText('Not sent');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The state of the network is told once.
  await expect(page.getByText(/offline/)).toHaveCount(1);
  await expect(toast(page, 'Failed to send message')).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(said(page)).toHaveText(/^Message sent successfully/);
  await expect(log(page).getByText('Not sent')).toHaveCount(0);
  await expect(log(page).getByText('Sent from a tunnel')).toHaveCount(1);
  const companyPage = await visit(company, `/company/messages?thread=${threadId}`);
  await expect(log(companyPage).getByText('Sent from a tunnel')).toHaveCount(1);
});

test('A message that the server did not accept can be retried, also after a reload', async ({
  people,
  visit,
}) => {
  const { talent, threadId } = await people.acquainted();
  const page = await visit(talent, `/talent/messages?thread=${threadId}`);
  await expect(composer(page)).toBeVisible();
  await page.route('**/sendAsTalent', (route) => route.abort());
  await composer(page).fill('Is anybody there?');
  await send(page).click();
  await expect(log(page).getByRole('alert')).toContainText('Failed to send message');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/sendAsTalent');
  await page.reload();
  await expect(log(page)).toContainText('Is anybody there?');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(said(page)).toHaveText(/^Message sent successfully/);
  await expect(log(page).getByText('Is anybody there?')).toHaveCount(1);
});

test('A blank or too long text is not sent, and a typed text survives a reload', async ({
  people,
  visit,
}) => {
  const { talent, threadId } = await people.acquainted();
  const page = await visit(talent, `/talent/messages?thread=${threadId}`);
  await composer(page).fill(' \n\t ');
  await expect(send(page)).toBeDisabled();
  await composer(page).fill('अ'.repeat(100_000));
  await expect(page.getByText('Must be no more than 10000 characters long. Remove 90,000.')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await composer(page).fill('Half a sent');
  await page.reload();
  await expect(composer(page)).toHaveValue('Half a sent');

  // A refusal stands above the field, in which the text is kept.
  await page.setViewportSize({ width: 390, height: 700 });
  const json = { json: { defined: false, code: 'FORBIDDEN', status: 403, message: 'Not now.' } };
  await page.route('**/sendAsTalent', (route) => route.fulfill({ status: 403, json }));
  await send(page).click();
  await expect(toast(page, 'Not now.')).toBeVisible();
  await expect(composer(page)).toHaveValue('Half a sent');
  const [notices, field] = await Promise.all(
    [page.getByRole('region', { name: 'Notices' }), composer(page)].map((part) => part.boundingBox()),
  );
  expect((notices?.y ?? 0) + (notices?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
});

test('Declining asks why, and the company sees the answer at once', async ({ people, visit }) => {
  const [company, talent] = await Promise.all([people.premium(), people.talent({ name: 'Rohan Deshpande' })]);
  const threadId = await people.invite(company, talent, 'We liked your projects.');
  const companyPage = await visit(company, `/company/messages?thread=${threadId}`);
  await expect(log(companyPage)).toContainText('Job invitation sent for Senior React Developer');
  const page = await visit(talent, '/talent/dashboard');
  await page.getByRole('link', { name: 'Read the post' }).click();
  await expect(log(page)).toContainText('We liked your projects.');
  await page.getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('dialog', { name: 'Why are you declining?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await question.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(toast(page, 'Invitation declined. We have told the company.')).toBeVisible();
  await expect(log(page)).toContainText('Invitation Declined');
  await expect(log(page)).not.toContainText('Start the conversation!');
  await expect(page.getByRole('button', { name: 'Accept Invitation' })).toHaveCount(0);
  await expect(log(companyPage)).toContainText('Job invitation rejected by Rohan Deshpande');
});

test('The list is filtered by name, and a phone shows either the list or the conversation', async ({
  people,
  visit,
}) => {
  const persona = await people.persona('company');
  const page = await visit(persona, '/company/messages', { viewport: { width: 390, height: 844 } });
  const threads = page.getByRole('navigation', { name: 'Conversations' });
  await expect(threads.getByRole('link').nth(10)).toBeVisible();
  const name =
    (await threads.getByRole('link').nth(3).locator('[title]').first().getAttribute('title')) ?? '';
  await page.getByPlaceholder('Search talent...').fill(name.slice(0, 4).toUpperCase());
  await expect(threads.getByRole('link').first()).toContainText(name);
  await page.getByPlaceholder('Search talent...').fill('Nobody of this name');
  await expect(page.getByText('No conversations found')).toBeVisible();
  await page.getByPlaceholder('Search talent...').fill('');
  await threads.getByRole('link').nth(3).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(threads).toBeHidden();
  await expect(log(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(threads).toBeVisible();
});

test('A message that nests without end is refused; one that is stored is shown as typed, and the page goes on', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted();
  const hostile = ['- ', '1. ', '>', '_*'].map((unit) => `${unit.repeat(Math.floor(9998 / unit.length))}x`);
  const companyPage = await visit(company, `/company/messages?thread=${threadId}`);
  await composer(companyPage).fill(hostile[0] ?? '');
  await expect(companyPage.getByText(/must not nest more than 10 levels deep/)).toBeVisible();
  await expect(send(companyPage)).toBeDisabled();
  for (const number of hostile.keys())
    await company.call('send-company-message', { threadId, message: `message ${number}` });

  // As if they had been stored before they were refused.
  const talentPage = await visit(talent, '/', { isRendered: false });
  await talentPage.route('**/listForTalent', async (route) => {
    const answer = await route.fetch();
    const stored = (await answer.text()).replace(
      /message (\d)/g,
      (_, number) => hostile[Number(number)] ?? '',
    );
    await route.fulfill({ response: answer, body: stored });
  });
  await talentPage.goto(`/talent/messages?thread=${threadId}`);
  for (const text of hostile) await expect(log(talentPage)).toContainText(text.slice(0, 200));
  await composer(talentPage).fill('What is this?');
  await send(talentPage).click();
  await expect(log(companyPage)).toContainText('What is this?');
});

test('A message whose rendering throws an error is shown without its marks, and the page goes on', async ({
  browser,
  people,
  url,
}) => {
  const { company, talent, threadId } = await people.acquainted();
  await company.call('send-company-message', { threadId, message: 'Some **bold** words' });
  // Not opened by the fixture, because this error is part of the test.
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(cookiesOf(talent, url));
  const page = await context.newPage();
  await page.route(/\/markdown-text[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken"); }',
    }),
  );
  const broken = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await page.goto(`/talent/messages?thread=${threadId}`);
  await broken;
  await expect(log(page)).toContainText('Some bold words');
  await composer(page).fill('Still here');
  await send(page).click();
  await expect(log(page)).toContainText('Still here');
  await context.close();
});
