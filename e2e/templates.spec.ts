import { MESSAGE_TEMPLATE_SENTENCES } from '@talaash/domain/message-template/words';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { newName } from './fixture/person.ts';
import { openSearch, people, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('A template is written, filled for a person, refused while a variable is left, and read by the talent', async ({
  people: { premium, talent },
  visit,
}) => {
  const [company, someone] = await Promise.all([premium(), talent({ name: newName('Aparna') })]);
  const page = await visit(company, '/company/templates');
  await expect(page.getByRole('heading', { name: MESSAGE_TEMPLATE_SENTENCES.none })).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New template' });
  await form.getByRole('textbox', { name: 'Name' }).fill('First invitation');
  const text = form.getByRole('textbox', { name: 'Text' });
  await text.fill('Hello {nick name}');
  await expect(form.getByText('{nick name} is not a variable. Choose one from the list.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await text.fill('Hello ');
  await form.getByRole('button', { name: '{first name}' }).click();
  await text.pressSequentially(', the pay is ');
  await form.getByRole('button', { name: '{pay range}' }).click();
  await expectAccessibleAsIs(page);
  await text.press('ControlOrMeta+Enter');
  await expect(toast(page, MESSAGE_TEMPLATE_SENTENCES.saved)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Templates' })).toContainText('Hello {first name}');

  const search = await openSearch(visit, company);
  await searchBox(search).fill(someone.name);
  await people(search).getByRole('button', { name: someone.name, exact: true }).click();
  await search
    .getByRole('dialog', { name: 'Talent profile' })
    .getByRole('button', { name: 'Invite' })
    .click();
  const dialog = search.getByRole('dialog', { name: `Invite ${someone.name}` });
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('First invitation');
  const note = dialog.getByRole('textbox', { name: 'Your note' });
  await expect(note).toHaveValue('Hello Aparna, the pay is {pay range}');
  await expect(note).toHaveAccessibleDescription(/Replace {pay range} with your own words/);
  await expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  await expectAccessibleAsIs(search);
  await note.fill('Hello Aparna, the pay is good');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toHaveCount(0);

  const theirs = await visit(someone, '/talent/messages');
  await theirs.getByRole('link', { name: new RegExp(company.companyName) }).click();
  await expect(theirs.getByText('Hello Aparna, the pay is good').last()).toBeVisible();
});
