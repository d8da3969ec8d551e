import { expectAccessible } from './fixture/axe.ts';
import { newName } from './fixture/person.ts';
import { openSearch, people, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('A job post asks for its pay; reversed amounts are swapped by one press', async ({
  people: { hiring },
  visit,
}) => {
  const company = await hiring();
  const page = await visit(company, '/company/job_posts/create');
  await page.getByLabel('Title').fill('Data Engineer');
  const create = page.getByRole('button', { name: 'Create Job Post' });
  await expect(create).toBeDisabled();
  await page.getByLabel('State the range').check();
  await page.getByLabel('From, ₹').fill('26');
  await page.getByLabel('To, ₹').fill('18');
  await expect(page.getByText('The first amount is more than the second.')).toBeVisible();
  await page.getByRole('button', { name: 'Swap them' }).click();
  await expect(page.getByLabel('From, ₹')).toHaveValue('18');
  await expect(page.getByText('The first amount is more than the second.')).toHaveCount(0);
  await page.getByLabel('Where').selectOption('On site');
  await page.getByLabel('Place').fill('Pune');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As talent see it' });
  await expect(preview.getByText('₹18 to 26')).toBeVisible();
  await expect(preview.getByText('On site, Pune')).toBeVisible();
  await expectAccessible(page);
});

test('An invitation says its pay, keeps it, is raised and taken back before both sides’ eyes', async ({
  people: { company: approved, talent, addJobPost, pay },
  visit,
}) => {
  const [hirer, someone] = await Promise.all([approved(), talent({ name: newName('Esha') })]);
  const company = await addJobPost(hirer, { terms: { pay: { from: 16, to: 20 }, overlapHours: 4 } });
  await pay(company);
  const [page, theirs] = await Promise.all([openSearch(visit, company), visit(someone, '/talent/messages')]);
  await searchBox(page).fill(someone.name);
  await people(page).getByRole('button', { name: someone.name, exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'Talent profile' });
  const send = async (note = '') => {
    await profile.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: `Invite ${someone.name}` });
    await expect(dialog).toContainText('₹16 to 20 LPA');
    await dialog.getByLabel('Your note').fill(note);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
  };
  await send();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Invitation taken back.')).toBeVisible();
  await expect(theirs.getByRole('img', { name: 'Invitation taken back' })).toBeAttached();
  await send(Array.from({ length: 30 }, (_, at) => `Reason ${at + 1} to talk.`).join('\n\n'));
  await expect(toast(page, /^Invitation sent successfully!/)).toBeVisible();

  await theirs.setViewportSize({ width: 390, height: 844 });
  const row = theirs.getByRole('link', { name: new RegExp(company.companyName) });
  await expect(row).toContainText('₹16 to 20 LPA, below yours');
  await row.click();
  const card = theirs.getByRole('region', { name: 'Job invitation' });
  await expect(card).toContainText('₹16 to 20 LPA');
  await expect(theirs.getByText('Reason 30 to talk.').last()).toBeAttached();
  await expect(card.getByText('₹16 to 20')).toBeInViewport({ ratio: 1 });
  await expect(card).toContainText(/Below your ₹[\d.]+ LPA, by ₹[\d.]+ LPA at the top/);
  await expectAccessible(theirs);

  await page.goto('/company/messages');
  await page.getByRole('link', { name: new RegExp(someone.name) }).click();
  const sent = page.getByRole('region', { name: 'Your invitation' });
  await sent.getByRole('button', { name: 'Edit note' }).click();
  await page
    .getByRole('dialog', { name: 'Edit note' })
    .getByLabel('Your note')
    .fill('Shall we talk on Thursday?');
  await page.getByRole('dialog', { name: 'Edit note' }).getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Shall we talk on Thursday?').last()).toBeVisible();
  await sent.getByRole('button', { name: 'Raise pay' }).click();
  const raising = page.getByRole('dialog', { name: 'Raise pay' });
  await raising.getByLabel('To, ₹').fill('40');
  await raising.getByRole('button', { name: 'Raise pay' }).click();
  await expect(toast(page, 'Pay raised. We have told the talent.')).toBeVisible();
  await expect(card).toContainText('₹16 to 40 LPA');
  await expect(card).toContainText(/Meets your ₹[\d.]+ LPA/);
  await expect(sent.getByRole('button', { name: 'Raise pay' })).toHaveCount(0);
  await expectAccessible(page);
  await theirs.keyboard.press('?');
  const shortcuts = theirs.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toContainText('Accept the invitation');
  await expect(shortcuts).toContainText('Decline the invitation');
  await theirs.keyboard.press('Escape');
  await theirs.keyboard.press('d');
  const question = theirs.getByRole('dialog', { name: 'Why are you declining?' });
  await expect(question).toBeVisible();
  // An open question takes the keys: accepting by mistake would be the opposite answer.
  await theirs.keyboard.press('a');
  await theirs.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(sent).toContainText('You invited');
  await theirs.keyboard.press('a');
  await expect(sent).toContainText('Invitation Accepted');
});

test('Who takes only invitations with pay cannot be invited without, and the company reads why', async ({
  people: { premium, talent },
  visit,
}) => {
  const [company, someone] = await Promise.all([
    premium(),
    talent({ name: newName('Farida'), takesOnlyInvitationsWithPay: true }),
  ]);
  const page = await openSearch(visit, company);
  await searchBox(page).fill(someone.name);
  await people(page).getByRole('button', { name: someone.name, exact: true }).click();
  const profile = page.getByRole('dialog', { name: 'Talent profile' });
  await expect(profile.getByText('Only invitations that state pay', { exact: true })).toBeVisible();
  const invite = profile.getByRole('button', { name: 'Invite' });
  await expect(invite).toHaveAttribute('aria-disabled', 'true');
  await expect(invite).toHaveAccessibleDescription(/takes only invitations that state pay/);
});
