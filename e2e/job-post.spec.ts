import { write } from './fixture/form.ts';
import { people, searchBox } from './fixture/search.ts';
import { newName } from './fixture/person.ts';
import { heldUndo, placeOfToasts, toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('Job posts are created, edited, and deleted after a confirmation', async ({
  people: { hiring, addJobPost },
  visit,
}) => {
  const company = await addJobPost(await hiring(), { title: 'Data Analyst' });
  const page = await visit(company, '/company/job_posts');
  await page.getByRole('link', { name: 'Create New' }).click();
  await page.getByLabel('Title').fill('QA');
  await page.getByLabel('Title').blur();
  await expect(page.getByText('Must be at least 3 characters long', { exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Test Engineer');
  await page.getByLabel('Category').selectOption({ label: 'Software Testing' });
  await page.getByLabel("Don't state it").check();
  await write(page, 'Description', 'Too thin to say what it is.');
  // As talent see it, with what is not saved yet.
  await page.getByLabel('Flexible hours').check();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As talent see it' });
  await expect(preview).toContainText(`${company.companyName} invites you · Software Testing`);
  await expect(preview.getByRole('heading', { name: 'Test Engineer' })).toBeVisible();
  await expect(preview.getByText('Too thin to say what it is.')).toBeVisible();
  await expect(preview.getByText('Flexible hours')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Job Post' }).click();
  await expect(page.getByText('This job post needs improvements')).toBeVisible();
  await expect(page).toHaveURL(/\/company\/job_posts\/edit\//);
  await write(
    page,
    'Description',
    'You will try what our customers do, find out what breaks, and write tests that keep it mended. We look for patience, curiosity and sound TypeScript.',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Job post saved successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/company\/job_posts\/view\//);

  // The list that the search reads was cached before this post existed.
  await page.getByRole('link', { name: 'Search for this post: Test Engineer' }).click();
  await expect(page.getByLabel('Job post to search for')).toHaveValue(/./);
  await page.getByRole('link', { name: 'Job Posts' }).first().click();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete Test Engineer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const undo = await heldUndo(page);
  await expect(toast(page, 'Job post deleted. Test Engineer')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(2);
  await undo.click();
  await expect(toast(page, 'Job post restored. Test Engineer')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(3);
  // The focus goes to the neighbour of the deleted post, and not to the top of the list.
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, /^Job post deleted\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Data Analyst', exact: true })).toBeFocused();
  // Held, so that it stays while the window changes.
  await page.getByRole('button', { name: 'Undo' }).focus();
  for (const [width, place] of [
    [390, [16, 68]],
    [820, [24, 16]],
    [1440, [24, 46]],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => placeOfToasts(page)).toEqual(place);
  }
});

test('A job post leads to the people for it: its skills as filters, and its counts as lists, kept current', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const [company, someone] = await Promise.all([premium(), talent({ name: newName('Esha') })]);
  const page = await visit(company, '/company/job_posts');
  const figures = page.getByRole('list', { name: `People for ${company.jobTitle}` });
  await expect(figures).toHaveText(/0 shortlisted\s*0 invited\s*0 accepted/);
  const threadId = await invite(company, someone);
  await expect(figures).toHaveText(/0 shortlisted\s*1 invited\s*0 accepted/);
  await someone.call('accept-job-invitation', { threadId });
  await page.getByRole('link', { name: `1 accepted for ${company.jobTitle}` }).click();
  const conversations = page.getByRole('navigation', { name: 'Conversations' });
  await conversations.getByRole('link', { name: new RegExp(someone.name) }).click();
  await expect(page.getByRole('heading', { name: someone.name })).toBeVisible();
  await expect(page).toHaveURL(/job=.*answer=Accepted/);
  await page.getByRole('button', { name: 'Remove Invitation Accepted' }).click();
  await page.getByRole('button', { name: `Remove For ${company.jobTitle}` }).click();
  await expect(page).toHaveURL(/\/company\/messages\?thread=[^&]*$/);

  await page.goto('/company/job_posts');
  await page.getByRole('link', { name: `Search for this post: ${company.jobTitle}` }).click();
  await expect(page.getByLabel('Job post to search for')).toHaveValue(company.jobPostId);
  // What the post asks is the search now.
  await expect(searchBox(page)).toHaveValue(new RegExp(company.jobTitle));
  await expect(
    people(page)
      .getByRole('img', { name: / match$/ })
      .first(),
  ).toBeVisible();
  const offered = page.getByRole('group', { name: 'Skills in the job post' });
  // What the text names needs no offer.
  await expect(offered).toHaveCount(0);
  await searchBox(page).fill('react');
  await expect(offered.getByRole('button', { name: 'Add React' })).toHaveCount(0);
  await offered.getByRole('button', { name: 'Add TypeScript' }).click();
  await expect(page).toHaveURL(/skills=.*TypeScript/);
  await expect(offered.getByRole('button', { name: 'Add TypeScript' })).toHaveCount(0);
  await searchBox(page).fill('zzzzqqqq');
  await expect(offered.getByRole('button', { name: 'Add React' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Similar searches' })
    .getByRole('button', { name: /^Without Text zzzzqqqq \d+ (person|people)$/ })
    .click();
  await expect(people(page).getByRole('heading').first()).toBeVisible();
});

test('The search notices that its job post was deleted elsewhere, and /company leads to the dashboard', async ({
  people: { hiring },
  visit,
}) => {
  const company = await hiring();
  const page = await visit(company, '/company');
  await expect(page).toHaveURL('/company/dashboard');
  await expect(page.getByText('You need premium to invite talent.')).toBeVisible();
  await page.goto('/company/search');
  await page.getByRole('button', { name: new RegExp(company.jobTitle) }).click();
  await expect(page.getByLabel('Job post to search for')).toBeVisible();
  // In another tab.
  const other = await page.context().newPage();
  await other.goto('/company/job_posts');
  await other.getByRole('button', { name: /^Delete/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(other, 'Job post deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Job Post' })).toBeVisible();
});

test('A job post that another window saved meanwhile is not overwritten unasked', async ({
  people: { hiring },
  visit,
}) => {
  const company = await hiring();
  const address = `/company/job_posts/edit/${company.jobPostId}`;
  const [first, second] = [await visit(company, address), await visit(company, address)];
  for (const page of [first, second]) await page.getByLabel("Don't state it").check();
  await first.getByLabel('Title').fill('Platform Engineer');
  await second.getByLabel('Title').fill('Site Reliability Engineer');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(first, 'Job post saved successfully!')).toBeVisible();

  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const meanwhile = second
    .getByRole('alert')
    .filter({ hasText: 'This job post has changed in the meantime' });
  await expect(meanwhile).toBeVisible();
  // The banner with the ways to go on is the only one that speaks of it.
  await expect(second.getByText(/changed in another window/)).toHaveCount(0);
  await expect(second.getByLabel('Title')).toHaveValue('Site Reliability Engineer');
  await second.getByRole('button', { name: 'Save my version' }).click();
  await expect(toast(second, 'Job post saved successfully!')).toBeVisible();
  await first.reload();
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Site Reliability Engineer');
});
