import { expectAccessible } from './fixture/axe.ts';
import { linkTo, mailTo } from './fixture/http.ts';
import { newName } from './fixture/person.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const conversations = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });

test('A talent asks a company to erase its copy, the company confirms, and the talent ends everything at once', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: newName('Yash') });
  await company.call('get-talent-email', { talentId: talent.talentId });
  const own = await visit(talent, '/talent/who-saw-me');
  await expect(own.getByRole('link', { name: /^Have a copy/ })).toContainText('1');
  await own.getByRole('button', { name: `Ask to erase: ${company.companyName}` }).click();
  await expect(toast(own, /^We have told the company/)).toBeVisible();
  await expect(own.getByText(/^You asked to erase it on/)).toBeVisible();
  await expectAccessible(own);

  const theirs = await visit(company, '/company/notifications');
  await theirs.getByRole('link', { name: /Somebody asks you to erase their data/ }).click();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: `We have erased it: ${talent.name}` }).click();
  await expect(toast(theirs, 'Thank you. We have told the person.')).toBeVisible();
  await expect(own.getByText(/^The company said on/)).toBeVisible();
  await expect(own.getByRole('link', { name: /^Have a copy/ })).toContainText('0');

  await own.getByRole('button', { name: 'End all' }).click();
  const question = own.getByRole('dialog', { name: 'End it with all companies?' });
  await expect(question).toContainText('One conversation ends.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await own.getByRole('button', { name: 'End all' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(own, 'Ended with all companies.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'End all' })).toHaveCount(0);
  await theirs.goto(`/company/messages?thread=${threadId}`);
  await expect(theirs.getByText(/ended/).first()).toBeVisible();

  const saved = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Who saw me \d{4}-\d\d-\d\d\.csv$/);
});

test('A declined invitation waits again after Undo, and the company keeps nothing of the decline', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const [company, someone] = await Promise.all([premium(), talent({ name: newName('Urvi') })]);
  const threadId = await invite(company, someone);
  const theirs = await visit(company, `/company/messages?thread=${threadId}`);
  const own = await visit(someone, `/talent/messages?thread=${threadId}`);
  await own.getByRole('button', { name: 'Decline' }).click();
  await own.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(toast(own, 'Invitation declined. We have told the company.')).toBeVisible();
  await expect(theirs.getByRole('log')).toContainText('Job invitation rejected by');
  await own.keyboard.press('z');
  await expect(toast(own, 'The invitation waits for your answer again.')).toBeVisible();
  await expect(theirs.getByRole('log')).not.toContainText('Job invitation rejected by');
  await own.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(theirs.getByRole('log')).toContainText('Job invitation accepted by');
});

test('A company proves its domain by a mailed link: a talent sees the mark, and sees it no more once it is gone', async ({
  people,
  visit,
  url,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: newName('Wahida') });
  const domain = `${company.companyId.slice(0, 12).toLowerCase()}.test`;
  const own = await visit(talent, '/talent/messages');
  const mark = conversations(own).getByRole('img', { name: `Verified domain: ${domain}` });
  await expect(conversations(own).getByRole('link')).toHaveCount(1);
  await expect(mark).toHaveCount(0);

  const theirs = await visit(company, '/company/profile');
  await theirs.getByLabel('Domain', { exact: true }).fill('gmail.com');
  await theirs.getByRole('button', { name: 'Add domain' }).click();
  await expect(theirs.getByText('Anybody can have an address there.')).toBeVisible();
  await theirs.getByLabel('Domain', { exact: true }).fill(domain);
  await theirs.getByRole('button', { name: 'Add domain' }).click();
  await theirs.getByLabel('Email address').fill(`it@${domain}`);
  await theirs.getByRole('button', { name: 'Send link' }).click();
  const link = linkTo(await mailTo(url, `it@${domain}`, /^Confirm that/), '/company/profile');
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(theirs, 'The domain is verified.')).toBeVisible();
  await expectAccessible(theirs);

  await own.reload();
  await expect(mark).toBeVisible();
  await own.goto(`/talent/messages?thread=${threadId}`);
  await expect(own.getByRole('log').getByText(`Verified domain: ${domain}`)).toBeVisible();
  await theirs.getByRole('button', { name: `Remove ${domain}` }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(theirs.getByRole('button', { name: `Remove ${domain}` })).toHaveCount(0);
  await own.reload();
  await expect(conversations(own).getByRole('link')).toHaveCount(1);
  await expect(mark).toHaveCount(0);
});
