import { SUGGESTED_SEARCHES } from '@talaash/domain/talent-search/words';
import { companyProfileDraft } from '../apps/server/test/draft.ts';
import { write } from './fixture/form.ts';
import { foundNames, openSearch, people, searchBox } from './fixture/search.ts';
import { newName } from './fixture/person.ts';
import { heldUndo, toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const count = (page: Page) => page.getByText(/^\d+ (people|person)$/).first();

const row = (page: Page, name: string) =>
  people(page).getByRole('listitem').filter({ hasText: name }).first();

test('A company first writes its profile; a profile that fails review can request a manual review', async ({
  people: { newCompany },
  visit,
}) => {
  const page = await visit(await newCompany(), '/company/job_posts/create');
  await expect(page.getByText('First, your company profile')).toBeVisible();
  await page.getByRole('link', { name: 'Create your company profile' }).click();
  await page.getByLabel('Website').fill('not a website');
  await page.getByLabel('Website').blur();
  await expect(
    page.getByText('Must be a valid URL starting with http:// or https://', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Harbor Ledger');
  await page.getByLabel('Website').fill('https://www.something-else.com');
  // The search of places fails, comes back, and fails again.
  const locality = page.locator('[data-path=locality]');
  const unavailable = /^Places autocomplete not available/;
  await page.route('**/api/rpc/locality/search', (route) => route.abort());
  await locality.fill('Orego');
  await expect(locality).toHaveAccessibleDescription(unavailable);
  await page.unroute('**/api/rpc/locality/search');
  await locality.press('End');
  await locality.press('n');
  await expect(locality).not.toHaveAccessibleDescription(unavailable);
  await page.route('**/api/rpc/locality/search', (route) => route.abort());
  await locality.press('s');
  await expect(locality).toHaveAccessibleDescription(unavailable);
  await expect(locality).toBeFocused();
  await expect(locality).toHaveValue('Oregons');
  await locality.press('Backspace');
  await locality.press('Enter');
  await expect(page.getByText('Oregon, United States')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await write(page, 'Company overview', 'Call us at +1 503 555 0100 and ask for Grace, who answers.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As talent see it' });
  await expect(preview.getByRole('heading', { name: 'Harbor Ledger' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'something-else.com' })).toBeVisible();
  await expect(preview.getByText('Call us at +1 503 555 0100')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, /^Company profile needs improvements/)).toBeVisible();
  // What comes next, with the way there.
  await expect(steps.getByText('Create your company profile: done')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Create Job Post' })).toBeVisible();
  await expect(page.getByText(/remove the phone number/)).toBeVisible();
  await page.getByRole('button', { name: 'Request Manual Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, /^Manual review requested successfully!/)).toBeVisible();
  await expect(page.getByText('Manual review pending')).toBeVisible();
});

test('A phone shows the first of the suggested searches, and all of them by a press', async ({
  people: { hiring },
  visit,
}) => {
  const page = await openSearch(visit, await hiring());
  await page.setViewportSize({ width: 390, height: 844 });
  await searchBox(page).fill('');
  const last = page.getByRole('button', { name: SUGGESTED_SEARCHES.at(-1) ?? '', exact: true });
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: `All ${SUGGESTED_SEARCHES.length}` }).click();
  for (const name of SUGGESTED_SEARCHES)
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Fewer' }).click();
  await expect(last).not.toBeInViewport();
});

test('Text, skills and ranges narrow a search, and the address stores them all', async ({
  people: { hiring },
  visit,
}) => {
  const page = await openSearch(visit, await hiring());
  await searchBox(page).fill('developer');
  await filters(page)
    .getByRole('checkbox', { name: /^JavaScript \d/ })
    .check();
  await filters(page)
    .getByRole('checkbox', { name: /^Git \d/ })
    .check();
  await filters(page).getByRole('textbox', { name: 'Experience, at least' }).fill('2');
  await filters(page).getByRole('textbox', { name: 'Expected salary, at most' }).fill('40');
  await expect(page.getByText('from 2 years')).toBeVisible();
  await expect(page.getByText('up to ₹40 LPA')).toBeVisible();
  const found = await count(page).innerText();
  await expect(people(page).getByText('JavaScript', { exact: true }).first()).toBeVisible();

  await page.reload();
  await expect(searchBox(page)).toHaveValue('developer');
  await expect(filters(page).getByRole('checkbox', { name: /^JavaScript \d/ })).toBeChecked();
  await expect(count(page)).toHaveText(found);
  const name = await people(page).getByRole('heading').first().innerText();
  await people(page).getByRole('heading').first().click();
  const dialog = page.getByRole('dialog', { name: 'Talent profile' });
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(count(page)).toHaveText(found);
  await page.getByRole('button', { name: 'Remove Git' }).click();
  await expect(filters(page).getByRole('checkbox', { name: /^Git \d/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Python Developer' }).click();
  await expect(page).toHaveURL(/q=Python/);

  await searchBox(page).fill('<zzzzqqqq onload="qqqqzzzz">🙂</zzzzqqqq>');
  await expect(page.getByRole('heading', { name: /No one matches/ })).toBeVisible();
});

test('A hidden person stays in the results with Unhide; undo and the page of hidden profiles work too', async ({
  people: { hiring },
  visit,
}) => {
  const page = await openSearch(visit, await hiring());
  const names = await foundNames(page);
  const [first = '', second = ''] = names;
  await row(page, first).hover();
  await row(page, first)
    .getByRole('button', { name: `Hide ${first}` })
    .click();
  const undo = await heldUndo(page);
  await expect(row(page, first).getByRole('button', { name: 'Unhide' })).toBeVisible();
  await undo.click();
  await expect(toast(page, 'Talent unhidden.')).toBeVisible();
  await expect(row(page, first).getByRole('button', { name: 'Unhide' })).toHaveCount(0);

  await row(page, second).hover();
  await row(page, second)
    .getByRole('button', { name: `Hide ${second}` })
    .click();
  await expect(row(page, second).getByRole('button', { name: 'Unhide' })).toBeVisible();
  await page.reload();
  await expect(row(page, first)).toBeVisible();
  await expect(people(page).getByText(second, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Hidden Profiles' }).first().click();
  await page.getByRole('button', { name: 'Unhide' }).click();
  await expect(page.getByText('No profiles hidden yet')).toBeVisible();
});

test('The shortlist is filtered by name and job post, and people can be removed from it', async ({
  people: { hiring, addJobPost },
  visit,
}) => {
  const company = await hiring();
  await addJobPost(company, { title: 'Platform Engineer' });
  const page = await visit(company, '/company/shortlist');
  await expect(page.getByText('No profiles shortlisted yet')).toBeVisible();
  await page.getByRole('link', { name: 'Start Searching' }).click();
  await page.getByRole('button', { name: company.jobTitle }).click();
  await searchBox(page).fill('python');
  await expect(page).toHaveURL(/q=python/);
  await expect(people(page).getByRole('heading').nth(1)).toBeVisible();
  // The previous results stay until those of the new text arrive.
  await expect(page.getByRole('button', { name: 'Remove Text python' })).toBeVisible();
  await expect(count(page)).toBeVisible();
  // What completes the text lies over the first rows.
  await searchBox(page).press('Escape');
  const [first = '', second = ''] = await foundNames(page);
  for (const name of [first, second]) {
    await row(page, name).hover();
    await row(page, name)
      .getByRole('button', { name: `Shortlist ${name}` })
      .click();
    await expect(row(page, name).getByText('Shortlisted')).toBeAttached();
  }
  await page.getByRole('link', { name: 'Shortlists' }).click();
  await expect(page.getByText('Showing 2 of 2 profiles')).toBeVisible();
  await page.getByLabel('Filter by name').fill(first);
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  await page.getByLabel('Filter by name').fill('');
  await expect(page).toHaveURL('/company/shortlist');
  await page.getByLabel('Job post').selectOption({ label: 'Platform Engineer' });
  await expect(page.getByText('No one on this list matches')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Job post')).toHaveValue(/./);
  await expect(page.getByText('No one on this list matches')).toBeVisible();
  await page.getByLabel('Job post').selectOption({ label: 'All job posts' });

  await page.getByRole('button', { name: first, exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'Talent profile' });
  await expect(profile.getByRole('heading', { name: first })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Remove' })).toBeVisible();
  await profile.getByRole('button', { name: /^(Previous|Next) profile$/, disabled: false }).click();
  await expect(profile.getByRole('heading', { name: second })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/company/shortlist');
  await page
    .getByRole('row', { name: new RegExp(first) })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const undo = await heldUndo(page);
  await expect(toast(page, `Talent delisted. ${first}`)).toBeVisible();
  await expect(page.getByText('Showing 1 of 1 profile')).toBeVisible();
  await undo.click();
  await expect(toast(page, `Talent shortlisted. ${first}`)).toBeVisible();
  await expect(page.getByText('Showing 2 of 2 profiles')).toBeVisible();
});

test('A company that loses its approval sees what guests see, and names again once it is approved', async ({
  people: { hiring, talent },
  visit,
}) => {
  const [company, found] = await Promise.all([hiring(), talent({ name: newName('Chitra') })]);
  const page = await openSearch(visit, company);
  await searchBox(page).fill(found.name);
  const named = people(page).getByRole('button', { name: found.name, exact: true });
  await expect(named).toBeVisible();
  const sentence = page.getByText(
    'You see names, pictures and contact details once your company profile is approved.',
  );
  await expect(sentence).toHaveCount(0);

  const save = (given: object) =>
    company.call('update-company-profile', { companyProfile: companyProfileDraft(given) });
  await save({ website: 'https://www.another-company-entirely.com' });
  await expect(sentence).toBeVisible();
  await expect(named).toHaveCount(0);
  await searchBox(page).fill('python');
  await expect(people(page).getByText('[Redacted]').first()).toBeVisible();
  await people(page).getByRole('heading').first().click();
  const dialog = page.getByRole('dialog', { name: 'Talent profile' });
  await expect(dialog.getByText('once your company profile is approved')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy Email' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Shortlist', exact: true })).toBeDisabled();

  await save({});
  await expect(dialog.getByRole('button', { name: 'Copy Email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(people(page).getByText('[Redacted]')).toHaveCount(0);
  await expect(sentence).toHaveCount(0);
});
