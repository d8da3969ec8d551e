import { expectAccessible } from './fixture/axe.ts';
import { expectFits } from './fixture/fit.ts';
import { linkTo, mailTo } from './fixture/http.ts';
import { newName, type Talent } from './fixture/person.ts';
import { openSearch, people as found, searchBox } from './fixture/search.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const CERTIFICATE = 'Certified Kubernetes Administrator';
const factsOf = (page: Page) => page.getByRole('region', { name: 'Verified facts' });

const withFacts = (name: string, account: string) => ({
  name,
  githubProfileUrl: `https://github.com/${account}`,
  certifications: [
    {
      id: 'c1',
      name: CERTIFICATE,
      issuingOrganization: 'The Linux Foundation',
      issueIsoMonth: '2023-02',
      credentialUrl: 'https://certificates.example/cka-17',
    },
  ],
});

test('A talent verifies facts; a company sees by whom, a guest only what; an edit asks and drops', async ({
  people: { hiring, talent },
  url,
  visit,
}) => {
  const name = newName('Farah');
  const account = name.split(' ')[1] ?? '';
  const [company, someone] = await Promise.all([hiring(), talent(withFacts(name, account))]);
  const domain = `${account}.test`;
  const own = await visit(someone, '/talent/profile');
  await confirmEmployer(own, url, `farah@${domain}`);
  await logInAtCodeHost(own, account);
  await factsOf(own)
    .getByRole('button', { name: `Check the link: ${CERTIFICATE}` })
    .click();
  await expect(
    factsOf(own).getByText(/^Person and certificate are named at certificates\.example, /),
  ).toBeVisible();
  await expectAccessible(own);
  await expectFits(own);

  const theirs = await openSearch(visit, company);
  await searchBox(theirs).fill(name);
  await found(theirs).getByRole('button', { name, exact: true }).click();
  const profile = theirs.getByRole('dialog', { name: 'Talent profile' });
  await expect(profile.getByText(new RegExp(`^Employer confirmed by email at ${domain}, `))).toBeVisible();
  await expect(profile.getByText(/^GitHub account is theirs, confirmed by github\.com, /)).toBeVisible();
  await expect(
    profile.getByText(/^Person and certificate are named at certificates\.example, /),
  ).toBeVisible();
  await expectAccessible(theirs);

  const guest = await visit(undefined, `/profile/${someone.talentId}`);
  await expect(guest.getByText(/^Employer confirmed by email, /)).toBeVisible();
  for (const hidden of [domain, 'certificates.example', 'GitHub'])
    await expect(guest.getByText(hidden)).toHaveCount(0);

  await editAndLose(own, someone);
  await theirs.reload();
  await expect(profile.getByText(/^Employer confirmed/)).toBeVisible();
  await expect(profile.getByText(/^GitHub account is theirs/)).toHaveCount(0);

  await factsOf(own).getByRole('button', { name: 'Remove the mark of Kavya Payments' }).click();
  await expect(toast(own, 'Mark removed.')).toBeVisible();
  await expect(factsOf(own).getByText(/^Employer confirmed/)).toHaveCount(0);
  await theirs.reload();
  await expect(profile.getByText(/^Person and certificate/)).toBeVisible();
  await expect(profile.getByText(/^Employer confirmed/)).toHaveCount(0);
});

/** By keyboard, first with an address that proves nothing. */
async function confirmEmployer(own: Page, url: string, mailbox: string): Promise<void> {
  const facts = factsOf(own);
  await facts.getByRole('button', { name: 'Confirm by email: Kavya Payments' }).press('Enter');
  const field = facts.getByLabel('Your address at Kavya Payments');
  await expect(field).toBeFocused();
  await own.keyboard.type('farah@gmail.com');
  await own.keyboard.press('Enter');
  await expect(facts.getByText(/^Use the address that the employer gave you/)).toBeVisible();
  await expect(field).toHaveValue('farah@gmail.com');
  await field.fill(mailbox);
  await own.keyboard.press('Enter');
  await expect(toast(own, 'We have sent the link.')).toBeVisible();
  await expect(facts.getByText(`We sent a link to ${mailbox}.`)).toBeVisible();
  await own.goto(linkTo(await mailTo(url, mailbox, /Confirm this address/), '/talent/profile'));
  await own.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toast(own, 'Verified.')).toBeVisible();
  await expect(own).toHaveURL('/talent/profile');
  await expect(facts.getByText(/^Employer confirmed by email at /)).toBeVisible();
}

/** Cancels there once, then logs in. */
async function logInAtCodeHost(own: Page, account: string): Promise<void> {
  const facts = factsOf(own);
  await facts.getByRole('button', { name: 'Log in at GitHub' }).click();
  await expect(own.getByText('This page is a stand-in for GitHub')).toBeVisible();
  await own.getByRole('link', { name: 'Cancel' }).click();
  await expect(own.getByText('You cancelled at GitHub. Nothing has changed.')).toBeVisible();
  await own.getByRole('button', { name: 'Close' }).click();
  await facts.getByRole('button', { name: 'Log in at GitHub' }).click();
  await own.getByLabel('Account name').fill(account.toUpperCase());
  await own.getByRole('button', { name: 'Log in with this account' }).click();
  await expect(own.getByText('Your GitHub account is verified.')).toBeVisible();
  await own.getByRole('button', { name: 'Close' }).click();
  await expect(own).not.toHaveURL(/codeAccount/);
  await expect(facts.getByText(/^GitHub account is theirs, confirmed by github\.com, /)).toBeVisible();
}

/** An edit of the link drops its mark, after a question. Without an answer, nothing is saved. */
async function editAndLose(own: Page, { name }: Talent): Promise<void> {
  await own.goto('/talent/profile/edit');
  const field = own.getByLabel('GitHub');
  await field.fill('https://github.com/somebody-else');
  const save = own.getByRole('button', { name: 'Save', exact: true }).first();
  await save.click();
  const question = own.getByRole('dialog', { name: 'Save and remove 1 verified mark?' });
  await expect(question).toContainText('Saving removes the verified mark of GitHub account');
  await expectAccessible(own);
  await own.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue('https://github.com/somebody-else');
  await save.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(own).toHaveURL('/talent/profile');
  await expect(own.getByRole('heading', { name })).toBeVisible();
  await expect(factsOf(own).getByRole('button', { name: 'Log in at GitHub' })).toBeVisible();
}
