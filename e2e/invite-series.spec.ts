import { INVITATION_SERIES_SENTENCES } from '@talaash/domain/invitation-series/words';
import { expectAccessibleAsIs, expectAccessibleOnPhone } from './fixture/axe.ts';
import { newName } from './fixture/person.ts';
import { foundNames, openSearch, people, searchBox } from './fixture/search.ts';
import { expect, test } from './fixture/test.ts';

test('People are picked, looked at and invited one by one by keyboard; one is skipped, one refused, one taken back', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const family = newName('Family').split(' ').at(-1) ?? '';
  const [company, ...all] = await Promise.all([
    premium(),
    ...['Aparna', 'Balwinder', 'Chandrika', 'Devika'].map((name) => talent({ name: `${name} ${family}` })),
  ]);
  const page = await openSearch(visit, company);
  await searchBox(page).fill(family);
  await expect(people(page).getByRole('heading')).toHaveCount(all.length);
  await searchBox(page).blur();
  const found = await foundNames(page);
  const bar = page.getByRole('region', { name: 'Picked people' });
  for (let picked = 1; picked <= all.length; picked++) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(bar).toContainText(`${picked} of 10 picked`);
  }
  const [first, skipped, last, refused] = found.map((name) => all.find((one) => one.name === name));
  if (!first || !skipped || !last || !refused) throw new Error('The search has not found all of them.');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: INVITATION_SERIES_SENTENCES.title })).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Your note' });
  const list = page.getByRole('list', { name: 'People' });
  const at = (name: string) => page.getByRole('heading', { level: 2, name });

  await expect(at(first.name)).toBeVisible();
  await page.keyboard.press('e');
  await expect(note).toBeFocused();
  await note.fill('Hello to the first');
  await page.reload();
  await expect(note).toHaveValue('Hello to the first');
  await expectAccessibleAsIs(page);
  await page.keyboard.press('ControlOrMeta+Enter');

  await expect(at(skipped.name)).toBeFocused();
  await expect(note).toHaveValue('');
  await page.keyboard.press('s');
  await expect(at(last.name)).toBeFocused();
  await page.keyboard.press('k');
  await expect(at(skipped.name)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await note.fill('Write to me@example.com');
  await note.press('ControlOrMeta+Enter');
  await expect(page.getByRole('region').getByText(/^Please change your text/)).toBeVisible();
  await expect(at(last.name)).toBeVisible();
  await note.fill('Hello to the last');
  await note.press('ControlOrMeta+Enter');

  await expect(at(refused.name)).toBeFocused();
  await invite(company, refused);
  await expect(page.getByText('You have already invited this talent.').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(at('2 invitations sent')).toBeFocused();
  await expect(list.getByText(INVITATION_SERIES_SENTENCES.sent, { exact: true })).toHaveCount(2);
  await expectAccessibleAsIs(page);
  await page.getByRole('button', { name: `Undo the invitation of ${last.name}` }).click();
  await expect(at('1 invitation sent')).toBeVisible();
  await page.getByRole('button', { name: `Back to ${last.name}` }).click();
  await expect(note).toHaveValue('Hello to the last');
  await expectAccessibleOnPhone(page);

  const theirs = await visit(first, '/talent/messages');
  await theirs.getByRole('link', { name: new RegExp(company.companyName) }).click();
  await expect(theirs.getByText('Hello to the first').last()).toBeVisible();
});
