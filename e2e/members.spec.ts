import { COMPANY_MEMBER_REFUSALS } from '@talaash/domain/company-member/words';
import { COMPANY_PERMISSION_SENTENCES } from '@talaash/domain/company-member/permission-refusal';
import { linkTo, mailTo } from './fixture/http.ts';
import { newName } from './fixture/person.ts';
import { people, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('A company invites a colleague, who joins without a number, looks, recruits and becomes the owner', async ({
  people: { premium, talent, verified },
  url,
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent({ name: newName('Zubin') })]);
  const colleague = await verified('Tomas Oyelaran');
  const own = await visit(owner, '/company/members');
  await own.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await own.getByRole('button', { name: 'Invite' }).click();
  await expect(own.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/valid/);
  await own.getByRole('textbox', { name: 'Email' }).fill(colleague.email);
  await own.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
  await own.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(toast(own, /is invited/)).toBeVisible();
  await expect(own.getByRole('list', { name: 'Invitations that wait' })).toContainText(colleague.email);

  const link = linkTo(await mailTo(url, colleague.email, /invited to a company/), '/join');
  const theirs = await visit(colleague, '/auth/mobile-verification');
  await theirs.getByRole('link', { name: 'Open the invitation' }).click();
  await expect(theirs).toHaveURL(link);
  await theirs.getByRole('button', { name: `Join ${owner.companyName}` }).click();
  await expect(theirs).toHaveURL(/\/company\/dashboard/);
  await expect(rowOf(own, colleague.name)).toBeVisible();

  // A viewer sees the person, and is told who may invite.
  await theirs.goto('/company/search?q=python');
  await theirs.getByRole('button', { name: owner.jobTitle }).click();
  await searchBox(theirs).fill(someone.name);
  await people(theirs).getByRole('button', { name: someone.name, exact: true }).click();
  const invite = theirs
    .getByRole('dialog', { name: 'Talent profile' })
    .getByRole('button', { name: 'Invite' });
  await expect(invite).toHaveAccessibleDescription(COMPANY_PERMISSION_SENTENCES.recruit);
  await own.getByRole('combobox', { name: `Role of ${colleague.name}` }).selectOption('recruiter');
  await expect(toast(own, /now has the role Recruiter/)).toBeVisible();
  await expect(invite).not.toHaveAccessibleDescription(COMPANY_PERMISSION_SENTENCES.recruit);

  // The owner cannot be removed, and hands the company over.
  await own.getByRole('button', { name: `More for ${colleague.name}` }).click();
  await own.getByRole('menuitem', { name: 'Make the owner' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(own, `${colleague.name} is now the owner.`)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await theirs.goto('/company/members');
  await expect(rowOf(theirs, owner.name).getByRole('combobox')).toHaveValue('recruiter');
  await theirs.getByRole('button', { name: `More for ${owner.name}` }).click();
  await theirs.getByRole('menuitem', { name: 'Remove' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(theirs, `${owner.name} is no longer a member.`)).toBeVisible();
  await expect(own).toHaveURL(/\/auth\/mobile-verification/);
});

test('A person of two companies changes between them in one press, and a member for billing sees no people', async ({
  people: { persona },
  visit,
}) => {
  const page = await visit(await persona('recruiter'), '/company/shortlist');
  await page.getByRole('button', { name: /Harbourline Health/ }).click();
  await page.getByRole('menuitem', { name: 'Act for Sandpiper Retail' }).click();
  await expect(page.getByRole('button', { name: /Sandpiper Retail/ })).toBeVisible();
  await page.getByRole('button', { name: /Sandpiper Retail/ }).click();
  await page.getByRole('menuitem', { name: 'Act for Harbourline Health' }).click();
  await expect(page.getByRole('button', { name: /Harbourline Health/ })).toBeVisible();

  const bills = await visit(await persona('billing'), '/company/messages');
  await expect(bills).toHaveURL(/\/company\/plan/);
  await expect(bills.getByRole('button', { name: 'Manage subscription' })).toBeEnabled();
  await expect(bills.getByRole('navigation').getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await bills.goto('/company/profile');
  await expect(bills.getByText(COMPANY_PERMISSION_SENTENCES.manage)).toBeVisible();
  await expect(bills.getByLabel('Website')).toBeDisabled();
});

test('Whoever was not invited, and a talent, cannot join', async ({
  people: { premium, talent, verified },
  visit,
}) => {
  const owner = await premium();
  const someone = await talent({ name: newName('Yamini') });
  const page = await visit(await verified(), '/join');
  await expect(page.getByText('No invitation waits for you')).toBeVisible();
  await owner.call('invite-company-member', { email: someone.email, role: 'viewer' });
  const theirs = await visit(someone, '/join');
  await theirs.getByRole('button', { name: `Join ${owner.companyName}` }).click();
  await expect(toast(theirs, COMPANY_MEMBER_REFUSALS.talentCannotJoin)).toBeVisible();
  await theirs.getByRole('button', { name: /^Decline/ }).click();
  await expect(theirs.getByText('No invitation waits for you')).toBeVisible();
});
