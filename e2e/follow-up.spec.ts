import { FOLLOW_UP_SENTENCES } from '@talaash/domain/follow-up/words';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { newName } from './fixture/person.ts';
import { openSearch, people, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('A follow-up is prepared with the invitation, changed by keyboard, and stops with the answer of the talent', async ({
  people: { premium, talent },
  visit,
}) => {
  const [company, someone] = await Promise.all([premium(), talent({ name: newName('Aparna') })]);
  const search = await openSearch(visit, company);
  await searchBox(search).fill(someone.name);
  await people(search).getByRole('button', { name: someone.name, exact: true }).click();
  await search
    .getByRole('dialog', { name: 'Talent profile' })
    .getByRole('button', { name: 'Invite' })
    .click();
  const dialog = search.getByRole('dialog', { name: `Invite ${someone.name}` });
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await dialog.getByRole('checkbox', { name: FOLLOW_UP_SENTENCES.prepare }).check();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  const text = dialog.getByRole('textbox', { name: 'Follow-up' });
  await text.fill('Did you see this, {first name}?');
  await expect(dialog.getByText(/Replace {first name} with your own words/).first()).toBeVisible();
  await text.fill('Did you have time to read it?');
  await dialog.getByRole('combobox', { name: 'When' }).selectOption('3 days after the invitation');
  await expectAccessibleAsIs(search);
  await send.click();
  await expect(dialog).toHaveCount(0);

  const page = await visit(company, '/company/messages');
  await page.getByRole('link', { name: new RegExp(someone.name) }).click();
  const invitation = page.getByRole('region', { name: 'Your invitation' });
  await expect(
    invitation.getByText(/^A follow-up goes out on \w+ \d+ \w+, in this person’s working hours\.$/),
  ).toBeVisible();
  await expect(invitation.getByText('Did you have time to read it?')).toBeVisible();
  await expectAccessibleAsIs(page);

  const theirs = await visit(someone, '/talent/messages');
  await theirs.getByRole('link', { name: new RegExp(company.companyName) }).click();
  await expect(theirs.getByRole('button', { name: 'Accept Invitation' })).toBeVisible();
  await expect(theirs.getByText('Did you have time to read it?')).toHaveCount(0);

  const edit = invitation.getByRole('button', { name: 'Edit follow-up' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Follow-up' });
  await form.getByRole('textbox', { name: 'Follow-up' }).fill('One more question');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(toast(page, FOLLOW_UP_SENTENCES.saved)).toBeVisible();
  await expect(invitation.getByText('One more question')).toBeVisible();
  await invitation.getByRole('button', { name: 'Cancel follow-up' }).click();
  await expect(invitation.getByText('One more question')).toHaveCount(0);
  await invitation.getByRole('button', { name: FOLLOW_UP_SENTENCES.prepare }).click();
  await form.getByRole('textbox', { name: 'Follow-up' }).fill('Kept by a reload');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('link', { name: new RegExp(someone.name) }).click();
  await invitation.getByRole('button', { name: FOLLOW_UP_SENTENCES.prepare }).click();
  await expect(form.getByRole('textbox', { name: 'Follow-up' })).toHaveValue('Kept by a reload');
  await expectAccessibleAsIs(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(invitation.getByText(/^A follow-up goes out on/)).toBeVisible();

  await theirs.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(invitation.getByText(/^A follow-up goes out on/)).toHaveCount(0);
});
