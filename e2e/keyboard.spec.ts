import { expectFits } from './fixture/fit.ts';
import { newName } from './fixture/person.ts';
import { pressInRow } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const guestBox = (page: Page) => page.getByLabel('Search talent by skill, title or place');
const searchBox = (page: Page) => page.getByLabel('Search by skill, title, name or place');
const rows = (page: Page) => page.locator('[data-talent]');

test('By keyboard: from the box to the people and back, filters by F, and Escape twice', async ({
  visit,
}) => {
  const page = await visit(undefined, '/');
  const focusedPerson = page.locator('[data-talent]:has(:focus)');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await guestBox(page).pressSequentially('react');
  await expect(page.getByText('for “react”')).toBeVisible();
  // The rows follow in pieces, and those of the search before go with the focus that is in them.
  await expect(page.getByRole('list', { name: 'People' })).toHaveAttribute('aria-busy', 'false');
  // Arrow down would go to what completes the word.
  await page.keyboard.press('Enter');
  await expect(rows(page).first().locator(':focus')).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Talent profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page).nth(2).locator(':focus')).toHaveCount(1);

  // A person opened before the debounce of the typed letters: going back leads to these letters.
  await guestBox(page).evaluate((box: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'react native');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('[data-talent] h3 button, [data-talent] button')?.click();
  });
  await expect(page.getByRole('dialog', { name: 'Talent profile' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/q=react(\+|%20)native$/);
  await expect(guestBox(page)).toHaveValue('react native');
  await guestBox(page).fill('react');
  await expect(page).toHaveURL(/q=react$/);
  await expect(rows(page).nth(2)).toBeVisible();
  await rows(page).nth(2).getByRole('button').first().focus();

  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(guestBox(page)).toHaveValue('react');
  await expect(focusedPerson).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(guestBox(page)).toHaveValue('');

  await page.keyboard.press('f');
  await expect(page.getByRole('complementary', { name: 'Filters' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible();
  // These keys belong to the focused filter, although a person is at the cursor.
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Experience, at least' });
  await slider.press('ArrowUp');
  await expect(slider).toHaveValue('1');
  await expect(page).toHaveURL(/expMin=1/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0);
  // A slider that was moved just before is cleared with the rest, although its filter was not set yet.
  await page.keyboard.press('f');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible();
  await slider.press('ArrowUp');
  await page.getByRole('button', { name: 'Clear All' }).press('Enter');
  await expect(slider).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('The picker has the focus and takes its only match by Enter; going back closes the topmost dialog', async ({
  people: { premium, addJobPost, talent },
  visit,
}) => {
  const company = await premium();
  await addJobPost(company, { title: 'Data Platform Lead' });
  const someone = await talent({ name: newName('Eesha') });
  const page = await visit(company, '/company/search');
  await expect(page.getByLabel('Filter by title or category')).toBeFocused();
  await page.keyboard.type('data platf');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Job post to search for')).toHaveValue(/./);
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('react');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('react');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).not.toBeFocused();
  await expect(searchBox(page)).toHaveValue('react');
  // The text is selected, so that what is typed replaces it.
  await page.keyboard.press('/');
  await page.keyboard.type(someone.name);
  await expect(searchBox(page)).toHaveValue(someone.name);
  // The person may be among the first without the search, too.
  await expect(page).toHaveURL(/q=/);
  await rows(page).getByRole('button', { name: someone.name, exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'Talent profile' });
  await profile.getByRole('button', { name: 'Invite' }).click();
  const invitation = page.getByRole('dialog', { name: `Invite ${someone.name}` });
  await expect(invitation).toBeVisible();
  await page.goBack();
  await expect(invitation).toHaveCount(0);
  await expect(profile).toBeVisible();
  await page.goBack();
  await expect(profile).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue(someone.name);

  // Pressed twice, Escape goes back once.
  await page.goForward();
  await expect(profile.getByRole('heading', { name: someone.name })).toBeVisible();
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]);
  await expect(profile).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue(someone.name);
  await expect(rows(page).getByRole('button', { name: someone.name, exact: true })).toBeVisible();
});

test('The palette finds people, job posts, conversations and themes, also misspelt', async ({
  people: { premium, addJobPost, talent, invite },
  visit,
}) => {
  const someone = await talent({ name: newName('Falguni') });
  const company = await addJobPost(await premium(), { title: 'Warehouse Robotics Lead' });
  await invite(company, someone);
  const page = await visit(company, '/company/dashboard');
  const box = page.getByRole('combobox', { name: 'Find a person, page or action' });
  const open = async (text: string) => {
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await box.fill(text);
  };
  const option = (name: RegExp) => page.getByRole('option', { name });

  // It appears once the browser has hydrated the page and keys work.
  const figures = page.getByText('waiting for an answer');
  await expect(figures).toBeVisible();
  await pressInRow(page, 'g', 'j');
  await expect(page).toHaveURL('/company/job_posts');
  await expect(page.locator('#main')).toBeFocused();

  await open(someone.name);
  await expect(option(new RegExp(someone.name))).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/company\/search\?.*profile=/);
  await page.goto('/company/dashboard');
  await expect(figures).toBeVisible();
  await open('robotcs lead');
  await option(/^Warehouse Robotics Lead/).click();
  await expect(page).toHaveURL(/\/company\/job_posts\/view\//);
  await open('theme minecraft');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'minecraft');
  await open('billing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/plan');
  await open('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find anything' })).not.toBeFocused();
  await open('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/login');
});

test('The palette finds actions before people of the same name, also on a phone', async ({
  people: { premium, talent },
  visit,
}) => {
  const [someone, company] = await Promise.all([talent({ name: newName('Export') }), premium()]);
  const phone = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true };
  const page = await visit(company, '/company/dashboard', phone);
  const box = page.getByRole('combobox', { name: 'Find a person, page or action' });
  await page.getByRole('button', { name: 'Find anything' }).tap();
  await box.fill('export');
  await expect(page.getByRole('option', { name: someone.name })).toBeVisible();
  await expect(page.getByRole('option').first()).toHaveText('Export a shortlist');
  await expectFits(page);
  for (const [typed, action] of [
    ['log out', 'Logout'],
    ['logout', 'Logout'],
    ['sign out', 'Logout'],
    ['invite', 'Invite someone'],
    ['subscription', /^Plan/],
    ['billing', /^Plan/],
    ['download my data', 'Export my data'],
  ] as const) {
    await box.fill(typed);
    await expect(page.getByRole('option').first(), typed).toHaveText(action);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(box).toHaveCount(0);

  const talentPage = await visit(someone, '/talent/dashboard', phone);
  await talentPage.getByRole('button', { name: 'Find anything' }).tap();
  await talentPage.getByRole('combobox').fill('download my data');
  await talentPage.getByRole('option', { name: 'Export my data' }).tap();
  await expect(talentPage).toHaveURL('/talent/settings#export');
});
