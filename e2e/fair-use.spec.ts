import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import { WEEK_FULL_SENTENCE } from '@talaash/domain/invitation-allowance/words';
import { OPENNESS_WORDS } from '@talaash/domain/job-post/words';
import { TRIAL_OPENING_WORDS } from '@talaash/domain/trial-opening/words';
import { companyProfileDraft } from '../apps/server/test/draft.ts';
import { expectAccessible } from './fixture/axe.ts';
import { newName } from './fixture/person.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const profileOf = (page: Page) => page.getByRole('dialog', { name: 'Talent profile' });
const searchWith = ({ talentId }: { talentId: string }, jobPostId: string) =>
  `/company/search?job=${jobPostId}&profile=${talentId}`;

test('A company that waits for its review opens a whole profile, and the talent sees that it did', async ({
  people: { newCompany, addJobPost, talent },
  visit,
}) => {
  const [waiting, someone] = await Promise.all([newCompany(), talent({ name: newName('Wafa') })]);
  // Its own phone number in the text: the first review fails, and a person is asked.
  const companyProfile = companyProfileDraft({
    companyOverview: 'Call us at +1 503 555 0100 and ask for Grace, who answers.',
  });
  await waiting.call('update-company-profile', { companyProfile });
  await waiting.call('request-human-review-for-company', { companyId: waiting.companyId });
  const { jobPostId } = await addJobPost(waiting);
  const page = await visit(waiting, searchWith(someone, jobPostId));
  const profile = profileOf(page);
  await expect(profile.getByText(/you can open 10 whole profiles\./)).toContainText(TRIAL_OPENING_WORDS.told);
  await expect(profile.getByRole('heading', { name: someone.name })).toHaveCount(0);
  await expectAccessible(page);
  await profile.getByRole('button', { name: TRIAL_OPENING_WORDS.open }).click();
  await expect(profile.getByRole('heading', { name: someone.name })).toBeVisible();

  const own = await visit(someone, '/talent/who-saw-me');
  await expect(own.getByRole('main')).toContainText(companyProfile.name);
  const another = await talent();
  await page.goto(searchWith(another, jobPostId));
  await expect(profile.getByText(/you can open 9 whole profiles\./)).toBeVisible();
});

test('A talent takes one invitation a week: the second company reads so, and the first rests after a decline', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const [first, second] = await Promise.all([premium(), premium()]);
  const someone = await talent({ name: newName('Waheeda'), invitationsAWeek: 1 });
  const page = await visit(second, searchWith(someone, second.jobPostId));
  const inviting = profileOf(page).getByRole('button', { name: 'Invite', exact: true });
  await inviting.click();
  const dialog = page.getByRole('dialog', { name: `Invite ${someone.name}` });
  await expect(dialog).toContainText(/\d+ of \d+ invitations left today\./);
  const note = dialog.getByLabel('Your note');
  await note.fill('Call me on +91 98765 43210.');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page, /Remove the phone number: “\+91 98765 43210”\./)).toBeVisible();
  await expect(note).toHaveValue('Call me on +91 98765 43210.');
  await note.fill('Your checkout page is a pleasure.');
  // The other company is faster.
  const threadId = await invite(first, someone);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page, WEEK_FULL_SENTENCE)).toBeVisible();
  await page.reload();
  await expect(inviting).toHaveAccessibleDescription(WEEK_FULL_SENTENCE);
  await expectAccessible(page);

  const own = await visit(someone, `/talent/messages?thread=${threadId}`);
  await expect(own.getByRole('navigation', { name: 'Conversations' }).getByRole('link')).toHaveCount(1);
  await own.getByRole('button', { name: 'Decline', exact: true }).click();
  await own.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(toast(own, INVITATION_SENTENCES.declined)).toBeVisible();
  const theirs = await visit(first, searchWith(someone, first.jobPostId));
  await expect(profileOf(theirs).getByRole('button', { name: /^Invite/ })).toHaveAccessibleDescription(
    /^This person declined your invitation\. You can invite them again from /,
  );
});

test('A job post that is closed takes no invitations, its talent reads so, and it opens again', async ({
  people: { premium, talent, invite },
  visit,
}) => {
  const company = await premium();
  const [invited, other] = await Promise.all([talent({ name: newName('Wasima') }), talent()]);
  const threadId = await invite(company, invited);
  const own = await visit(invited, `/talent/messages?thread=${threadId}`);
  await expect(own.getByText(OPENNESS_WORDS.confirmed)).toBeVisible();
  const page = await visit(company, `/company/job_posts/view/${company.jobPostId}`);
  await page.getByRole('button', { name: OPENNESS_WORDS.close }).click();
  await expect(toast(page, OPENNESS_WORDS.closed)).toBeVisible();
  await expectAccessible(page);
  await own.reload();
  await expect(own.getByText(OPENNESS_WORDS.closedToTalents)).toBeVisible();
  await expect(
    company.call('invite-talent', { talentId: other.talentId, jobPostId: company.jobPostId }),
  ).rejects.toThrow('This job post is closed.');
  await page.getByRole('button', { name: OPENNESS_WORDS.reopen }).click();
  await expect(toast(page, OPENNESS_WORDS.kept)).toBeVisible();
  await own.reload();
  await expect(own.getByText(OPENNESS_WORDS.confirmed)).toBeVisible();
  await invite(company, other);
});

test('Both sides read how often the other answers, and the company is asked whether an old post is open', async ({
  people: { persona },
  visit,
}) => {
  const [company, talent] = await Promise.all([persona('company'), persona('talent')]);
  const page = await visit(company, '/company/messages');
  await page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /Meera Krishnan/ })
    .click();
  await page.getByRole('button', { name: 'View profile' }).click();
  await expect(
    profileOf(page)
      .getByText(/\d+ %, /)
      .first(),
  ).toBeVisible();
  const own = await visit(talent, '/talent/messages');
  await own
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /Harbourline Health/ })
    .click();
  await expect(own.getByText(/\d+ %, /).first()).toBeVisible();
  await page.goto('/company/job_posts');
  await expect(page.getByText(OPENNESS_WORDS.question)).toBeVisible();
});
