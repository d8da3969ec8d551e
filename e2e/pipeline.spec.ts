import { expectAccessible, expectAccessibleAsIs } from './fixture/axe.ts';
import { type Hiring, newName } from './fixture/person.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const stage = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
const cardIn = (page: Page, of: string, name: string) =>
  stage(page, of).getByRole('button', { name: new RegExp(`^${name} `) });
const boardOf = ({ jobPostId }: Hiring) => `/company/job_posts/board/${jobPostId}`;

test('Two members move people by drag, by keyboard and by menu, and see the moves of each other', async ({
  people: { premium, talent, verified },
  visit,
}) => {
  const owner = await premium();
  const [first, second] = await Promise.all([
    talent({ name: newName('Ipsita') }),
    talent({ name: newName('Deepak') }),
  ]);
  const { companyId, jobPostId } = owner;
  const colleague = await verified('Tomas Oyelaran');
  await owner.call('invite-company-member', { email: colleague.email, role: 'recruiter' });
  const theirs = await visit(colleague, '/join');
  await theirs.getByRole('button', { name: `Join ${owner.companyName}` }).click();
  await expect(theirs).toHaveURL(/\/company\/dashboard/);
  await theirs.goto(boardOf(owner));

  const own = await visit(owner, boardOf(owner));
  await expect(own.getByText('Nobody yet')).toBeVisible();
  for (const { talentId } of [first, second]) {
    const path = `/api/v1/companies/${companyId}/shortlisted-profiles/${talentId}`;
    const answer = await own.request.put(new URL(path, own.url()).href, {
      data: { jobPostId },
      headers: { origin: new URL(own.url()).origin },
    });
    expect(answer.ok()).toBe(true);
  }
  await expectAccessible(own);
  await expect(cardIn(own, 'Shortlisted', first.name)).toBeVisible();
  await expect(cardIn(theirs, 'Shortlisted', first.name)).toBeVisible();

  // What the company has beside a person is on the card of the colleague as soon as it is there.
  const { talentId } = first;
  const dueIsoDateTimeUtc = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  await owner.call('write-talent-note', { talentId, text: 'Knows the trade.' });
  await owner.call('add-talent-reminder', { talentId, text: '', dueIsoDateTimeUtc });
  const card = stage(theirs, 'Shortlisted').getByRole('listitem').filter({ hasText: first.name });
  await expect(card).toContainText('1 note');
  await expect(card).toContainText(/Reminder: \S/);
  await expect(card.getByRole('img', { name: /^\w+ match$/ })).toBeVisible();
  await expectAccessibleAsIs(theirs);

  await own.mouse.move(300, 300);
  await expect(own.locator('[draggable=true]').first()).toBeVisible();
  await cardIn(own, 'Shortlisted', first.name).dragTo(stage(own, 'Interview'));
  await expect(toast(own, `${first.name} is in Interview.`)).toBeVisible();
  await expect(cardIn(own, 'Interview', first.name)).toBeVisible();
  await expect(cardIn(theirs, 'Interview', first.name)).toBeVisible();

  // By keyboard, and the focus follows the person.
  await cardIn(theirs, 'Interview', first.name).focus();
  await theirs.keyboard.press('Shift+ArrowRight');
  await expect(cardIn(theirs, 'Offer', first.name)).toBeFocused();
  await expect(cardIn(own, 'Offer', first.name)).toBeVisible();
  await expect(toast(own, `${colleague.name} moved ${first.name} to Offer.`)).toBeVisible();
  await theirs.keyboard.press('ArrowLeft');
  await expect(cardIn(theirs, 'Shortlisted', second.name)).toBeFocused();

  await theirs.keyboard.press('m');
  await theirs.getByRole('menuitem', { name: 'Closed' }).click();
  const question = theirs.getByRole('dialog', { name: `Close ${second.name}?` });
  await expectAccessible(theirs);
  await question.getByRole('combobox', { name: 'Reason' }).selectOption('Pay');
  await question.getByRole('button', { name: 'Close the entry' }).click();
  await expect(cardIn(own, 'Closed', second.name)).toBeVisible();
  await expect(stage(own, 'Closed').getByText(/^Pay, \d/)).toBeVisible();
  await theirs.keyboard.press('z');
  await expect(cardIn(own, 'Shortlisted', second.name)).toBeVisible();

  // A move that the server does not get goes back.
  await own.route('**/pipeline/move', (route) => route.abort());
  await cardIn(own, 'Shortlisted', second.name).focus();
  await own.keyboard.press('m');
  await own.getByRole('menuitem', { name: 'Talking' }).click();
  await expect(toast(own, 'The person was not moved. Please try again.')).toBeVisible();
  await expect(cardIn(own, 'Shortlisted', second.name)).toBeVisible();

  await cardIn(own, 'Offer', first.name).click();
  await expect(own.getByRole('dialog', { name: 'Talent profile' })).toContainText(first.name);
  await own.keyboard.press('Escape');
  await expect(own).not.toHaveURL(/profile=/);

  await own.goto('/company/shortlist');
  await expect(own.getByRole('row', { name: second.name })).toContainText(`Shortlisted by ${owner.name}, `);
  await expectAccessible(own);

  // A viewer sees the board and moves nobody.
  await own.goto('/company/members');
  await own.getByRole('combobox', { name: `Role of ${colleague.name}` }).selectOption('viewer');
  await theirs.goto(boardOf(owner));
  await expect(cardIn(theirs, 'Offer', first.name)).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Move / })).toHaveCount(0);
  await expectAccessible(theirs);
});

test('A company changes its stages and reads its people as a table', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const owner = await premium();
  const someone = await talent({ name: newName('Harpreet') });
  await invite(owner, someone);
  const page = await visit(owner, boardOf(owner));
  await expect(cardIn(page, 'Invited', someone.name)).toBeVisible();
  await page.mouse.move(300, 300);
  await expect(page.locator('[draggable=true]').first()).toBeVisible();
  await cardIn(page, 'Invited', someone.name).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cardIn(page, 'Talking', someone.name)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cardIn(page, 'Interview', someone.name)).toBeVisible();

  await page.getByRole('button', { name: 'Stages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stages' });
  await dialog.getByRole('textbox', { name: 'Name of Shortlisted' }).fill('Found');
  await dialog.getByRole('button', { name: 'Add a stage' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the new stage' }).fill('Task');
  await dialog.getByRole('button', { name: 'Move Task up' }).click();
  await dialog.getByRole('button', { name: 'Remove Interview' }).click();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Move 1 person from Interview to' }).selectOption('Offer');
  await dialog.getByRole('combobox', { name: 'Color of Task' }).selectOption('Red');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Stages saved.')).toBeVisible();
  await expect(cardIn(page, 'Offer', someone.name)).toBeVisible();
  await expect(page.locator('[data-stage] h2')).toHaveText([
    'Found',
    'Invited',
    'Talking',
    'Offer',
    'Task',
    'Closed',
  ]);
  await expect(stage(page, 'Task')).toHaveAttribute('data-color', 'Red');

  const person = page.getByRole('button', { name: someone.name, exact: true });
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(person).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Found');
  await expect(page.getByText('Nobody fits these filters.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('Offer');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(person).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('All stages');
  await page.getByRole('button', { name: `Move ${someone.name} to…` }).click();
  await page.getByRole('menuitem', { name: 'Task' }).click();
  await expect(page.getByRole('cell', { name: 'Task', exact: true })).toBeVisible();
});

test('Stages change in one window while a colleague holds a card in another', async ({
  people: { premium, talent, verified },
  visit,
}) => {
  const owner = await premium();
  const someone = await talent({ name: newName('Kiran') });
  const { companyId, jobPostId } = owner;
  const colleague = await verified('Tomas Oyelaran');
  await owner.call('invite-company-member', { email: colleague.email, role: 'recruiter' });
  const theirs = await visit(colleague, '/join');
  await theirs.getByRole('button', { name: `Join ${owner.companyName}` }).click();
  await expect(theirs).toHaveURL(/\/company\/dashboard/);
  const own = await visit(owner, boardOf(owner));
  const path = `/api/v1/companies/${companyId}/shortlisted-profiles/${someone.talentId}`;
  await own.request.put(new URL(path, own.url()).href, {
    data: { jobPostId },
    headers: { origin: new URL(own.url()).origin },
  });
  await theirs.goto(boardOf(owner));
  await expect(cardIn(theirs, 'Shortlisted', someone.name)).toBeVisible();

  // Renamed while the card is in the air.
  await theirs.mouse.move(300, 300);
  await expect(theirs.locator('[draggable=true]').first()).toBeVisible();
  await cardIn(theirs, 'Shortlisted', someone.name).hover();
  await theirs.mouse.down();
  await stage(theirs, 'Offer').hover();
  await expect(stage(theirs, 'Offer')).toHaveAttribute('data-over', 'true');
  await own.getByRole('button', { name: 'Stages' }).click();
  const dialog = own.getByRole('dialog', { name: 'Stages' });
  await dialog.getByRole('textbox', { name: 'Name of Offer' }).fill('Contract');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(own, 'Stages saved.')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'Contract' })).toBeVisible();
  await theirs.mouse.up();
  await expect(toast(theirs, `${someone.name} is in Contract.`)).toBeVisible();
  await expect(cardIn(own, 'Contract', someone.name)).toBeVisible();

  // Removed before the colleague's page has heard of it.
  const { promise: heard, resolve: hear } = Promise.withResolvers<void>();
  await theirs.route('**/pipeline/board', async (route) => {
    await heard;
    await route.continue();
  });
  await cardIn(theirs, 'Contract', someone.name).focus();
  await theirs.keyboard.press('m');
  await own.getByRole('button', { name: 'Stages' }).click();
  await dialog.getByRole('button', { name: 'Remove Interview' }).click();
  // The keyboard goes on at the stage that took its place.
  await expect(dialog.getByRole('textbox', { name: 'Name of Contract' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.locator('[data-stage] h2')).toHaveCount(5);
  await theirs.getByRole('menuitem', { name: 'Interview' }).click();
  await expect(toast(theirs, 'This stage has been removed. Choose another one.')).toBeVisible();
  hear();
  await expect(theirs.locator('[data-stage] h2')).toHaveCount(5);
  await expect(cardIn(theirs, 'Contract', someone.name)).toBeVisible();

  // Two save different stages: the second is told, and keeps what was typed.
  await theirs.getByRole('button', { name: 'Stages' }).click();
  const other = theirs.getByRole('dialog', { name: 'Stages' });
  await other.getByRole('textbox', { name: 'Name of Talking' }).fill('In touch');
  await own.getByRole('button', { name: 'Stages' }).click();
  await dialog.getByRole('textbox', { name: 'Name of Shortlisted' }).fill('Found');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(stage(theirs, 'Found')).toHaveCount(1);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Somebody has changed the stages meanwhile.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Name of In touch' })).toHaveValue('In touch');
});
