import { expectAccessible } from './fixture/axe.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const offers = (page: Page) => page.getByRole('region', { name: 'Job offers' });

test('A company and a talent record an offer, disagree, agree and dispute, each in their own window', async ({
  people: { acquainted },
  visit,
}) => {
  const { company, talent, threadId } = await acquainted();
  const own = await visit(company, `/company/messages?thread=${threadId}`);
  const theirs = await visit(talent, `/talent/messages?thread=${threadId}`);
  await expect(theirs.getByRole('region', { name: 'Meetings' })).toBeVisible();
  await expect(offers(theirs)).toHaveCount(0);

  // An offer with its dates in the wrong order is not recorded, and nothing typed is lost.
  await offers(own).getByRole('button', { name: 'Record a job offer' }).click();
  const form = own.getByRole('dialog', { name: 'Record a job offer' });
  await form.getByLabel('Day of the offer').fill(inDays(-4));
  await form.getByLabel('First day of work').fill(inDays(-9));
  await form.getByLabel('Pay from, ₹').fill('24');
  await form.getByLabel('Pay to, ₹').fill('26');
  await expect(form.getByText('The first day of work cannot be before the offer.')).toBeVisible();
  await form.getByRole('button', { name: 'Record the offer' }).click();
  await expectAccessible(own);
  await form.getByLabel('First day of work').fill(inDays(-2));
  await form.getByLabel('Pay to, ₹').press('Enter');
  await expect(
    toast(own, 'The offer is recorded. We have asked the talent to accept or decline it.'),
  ).toBeVisible();
  await expect(offers(own)).toContainText('₹24 to 26 LPA');
  const board = await visit(company, `/company/job_posts/board/${company.jobPostId}`);
  const stage = (name: string) => board.getByRole('region', { name: new RegExp(`^${name}, `) });
  await expect(stage('Offer')).toContainText(talent.name);

  // The talent sees it without a reload, and accepts by keyboard.
  const accept = offers(theirs).getByRole('button', { name: 'Accept the offer' });
  await expect(accept).toBeVisible();
  await expectAccessible(theirs);
  // On a phone, what waits for an answer is open, and closes once it is given: the messages need the room.
  const phone = await visit(talent, `/talent/messages?thread=${threadId}`, {
    viewport: { width: 390, height: 844 },
  });
  await expect(offers(phone).getByRole('button', { name: 'Accept the offer' })).toBeVisible();
  await accept.focus();
  await theirs.keyboard.press('Enter');
  await expect(offers(own)).toContainText('Accepted');
  await expect(offers(own).getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await expect(offers(phone).getByRole('article')).toHaveCount(0);
  await offers(phone).getByRole('button', { name: 'Job offer: Accepted' }).press('Enter');
  await expect(offers(phone).getByRole('article')).toBeVisible();
  await expectAccessible(phone);

  // They say different things, until one confirms the day of the other.
  await offers(own).getByRole('button', { name: 'Joined' }).click();
  const day = own.getByRole('dialog', { name: 'When did they join?' });
  await day.getByLabel('First day of work').fill(inDays(-2));
  await expectAccessible(own);
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(offers(theirs)).toContainText('says that you joined on');
  await offers(theirs).getByRole('button', { name: 'Did not join' }).click();
  await expect(offers(own)).toContainText('You say different things.');
  await expectAccessible(own);
  await offers(theirs)
    .getByRole('button', { name: /^Confirm / })
    .click();
  await expect(offers(own)).toContainText('Joined');
  await expect(offers(own).getByRole('button', { name: /^Confirm / })).toHaveCount(0);
  await expect(stage('Closed')).toContainText(talent.name);
  await board.close();

  // What is settled can be disputed, and that can be taken back.
  await offers(theirs).getByRole('button', { name: 'Dispute' }).click();
  const reason = theirs.getByRole('dialog', { name: 'Dispute this record?' });
  await reason.getByLabel('What is wrong').fill('The pay in my contract is lower.');
  await expectAccessible(theirs);
  await reason.getByRole('button', { name: 'Dispute it' }).click();
  await expect(offers(own)).toContainText('disputes this record: “The pay in my contract is lower.”');
  const dashboard = await visit(company, '/company/dashboard');
  const funnel = dashboard.getByRole('region', { name: 'From invitation to first day' });
  const picture = funnel.getByRole('img');
  await expect(picture).toHaveAccessibleName('Of 1 invited, 1 answered, 0 met, 0 got an offer and 0 joined.');
  await expect(funnel).toContainText('1 conversation with a disputed record');
  await offers(theirs).getByRole('button', { name: 'Take back the dispute' }).click();
  await expect(offers(own)).not.toContainText('disputes this record');

  // The figures follow without a reload.
  await expect(picture).toHaveAccessibleName('Of 1 invited, 1 answered, 0 met, 1 got an offer and 1 joined.');
  await expect(funnel.getByRole('region', { name: 'By job post' }).getByRole('row')).toHaveCount(2);
  await funnel.getByText('By week of invitation', { exact: true }).first().click();
  await expect(funnel.getByRole('region', { name: 'By week of invitation' })).toBeVisible();
  await expectAccessible(dashboard);
});

test('A company withdraws an offer and records another one, and a viewer changes nothing', async ({
  people: { acquainted, verified },
  visit,
}) => {
  const { company, talent, threadId } = await acquainted();
  await company.call('record-job-offer', {
    threadId,
    offeredIsoDate: inDays(-1),
    joiningIsoDate: inDays(20),
    pay: null,
  });
  const colleague = await verified('Vera Lind');
  await company.call('invite-company-member', { email: colleague.email, role: 'viewer' });
  const viewer = await visit(colleague, '/join');
  await viewer.getByRole('button', { name: `Join ${company.companyName}` }).click();
  await expect(viewer).toHaveURL(/\/company\/dashboard/);
  await viewer.goto(`/company/messages?thread=${threadId}`);
  await expect(offers(viewer).getByRole('button', { name: 'Withdraw' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const own = await visit(company, `/company/messages?thread=${threadId}`);
  const theirs = await visit(talent, `/talent/messages?thread=${threadId}`);
  await expect(offers(theirs)).toContainText('Pay not stated');
  await offers(own).getByRole('button', { name: 'Withdraw' }).click();
  await own
    .getByRole('dialog', { name: 'Withdraw this job offer?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(offers(theirs)).toContainText('Withdrawn');
  await expect(offers(theirs).getByRole('button', { name: 'Accept the offer' })).toHaveCount(0);

  // A second offer is declined, after a question, and the first one stays below it.
  await offers(own).getByRole('button', { name: 'Record a job offer' }).click();
  const form = own.getByRole('dialog', { name: 'Record a job offer' });
  await form.getByLabel('First day of work').fill(inDays(30));
  await form.getByRole('checkbox', { name: 'Don’t state the pay' }).check();
  await form.getByRole('button', { name: 'Record the offer' }).click();
  await offers(theirs).getByRole('button', { name: 'Decline' }).click();
  await theirs
    .getByRole('dialog', { name: 'Decline this job offer?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(offers(own)).toContainText('Declined');
  await offers(own).getByText('Earlier job offers (1)').click();
  await expect(offers(own).getByRole('article')).toHaveCount(2);
  await expectAccessible(own);
});
