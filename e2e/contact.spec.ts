import { expectAccessibleAsIs } from './fixture/axe.ts';
import { expect, test } from './fixture/test.ts';

test('A guest writes to the operator, keeps the text through a failure, and an admin answers', async ({
  people,
  visit,
}) => {
  const subject = `Who reads this? ${Date.now()}`;
  const page = await visit(undefined, '/terms-of-service');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await page.getByLabel('Name').fill('Meera Krishnan');
  await page.getByLabel('Email').fill('meera.krishnan@people.test');
  await page.getByLabel('Subject').fill(subject);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('They asked me to pay for a laptop <b>first</b>.');
  await page.route('**/contactMessage/submit', (route) => route.abort(), { times: 1 });
  await message.press('ControlOrMeta+Enter');
  await expect(page.getByText('Failed to send your message. Please try again.')).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('They asked me to pay for a laptop <b>first</b>.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const note = page.getByText('Thank you for your message.');
  await expect(note).toContainText('We will reply to meera.krishnan@people.test');
  const [referenceId = ''] = /TL-\w{5}/.exec(await note.innerText()) ?? [];
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');

  const admin = await visit(await people.persona('admin'), '/admin/contact-messages');
  const sent = admin.getByRole('article', { name: referenceId });
  await expect(sent).toContainText('They asked me to pay for a laptop <b>first</b>.');
  await expectAccessibleAsIs(admin);
  await sent.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(sent).toHaveCount(0);
  await admin.getByLabel('Show only open messages').click();
  await expect(sent).toContainText('Answered by');
});
