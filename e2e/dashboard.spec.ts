import { failedSentence } from '@talaash/domain/base/words';
import { DASHBOARD_SENTENCES } from '@talaash/domain/dashboard/words';
import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { heldUndo, toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

/** The answer of a server that fails without a reason. */
const FAILED = {
  status: 500,
  json: { json: { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Internal' } },
};

test('The open dashboard follows two companies, and both invitations are answered on it', async ({
  people,
  visit,
}) => {
  const [talent, first, second] = await Promise.all([
    people.talent({ name: 'Ishita Rao' }),
    people.premium(),
    people.premium(),
  ]);
  const page = await visit(talent, '/talent/dashboard');
  const figure = (label: string) => page.getByRole('listitem').filter({ hasText: label }).getByRole('strong');
  await expect(figure('Invitations received')).toHaveText('0');
  await expect(figure('Answered')).toHaveText('not enough data yet');
  await expect(page.getByText('No company has opened your profile yet.')).toBeVisible();

  const companyPage = await visit(first, '/company/search?q=Ishita+Rao');
  await companyPage.getByRole('button', { name: first.jobTitle }).click();
  await companyPage.getByRole('button', { name: 'Ishita Rao', exact: true }).first().click();
  const profile = companyPage.getByRole('dialog', { name: 'Talent profile' });
  await profile.getByRole('button', { name: 'Shortlist' }).click();
  await expect(figure('Companies that shortlisted you')).toHaveText('1');
  await expect(page.getByRole('link', { name: 'A company shortlisted you' })).toBeVisible();
  await expect(page.getByText(first.companyName)).toHaveCount(0);
  // The title counts what the tab Messages counts, and no other news.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(page).toHaveTitle('Dashboard · Talaash');

  const accept = page.getByRole('button', { name: 'Accept' });
  const firstThread = await people.invite(first, talent);
  await expect(page.getByText(`${first.companyName} invites you: ${first.jobTitle}`)).toBeVisible();
  await expect(figure('Invitations received')).toHaveText('1');
  await expect(page).toHaveTitle('(1) Dashboard · Talaash');
  await people.invite(second, talent);
  await expect(page.getByText('1 more invitation waiting after this one.')).toBeVisible();
  await expectAccessibleAsIs(page);
  await companyPage.goto(`/company/messages?thread=${firstThread}`);
  await expect(companyPage.getByRole('log')).toContainText('Job invitation sent');
  // By keyboard, from the first of the three on.
  await page.getByRole('link', { name: 'Read the post' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    toast(page, 'Invitation accepted. We have told the company, and you can now message them.'),
  ).toBeVisible();
  await expect(companyPage.getByRole('log')).toContainText('Job invitation accepted by Ishita Rao');
  await expect(figure('Active conversations')).toHaveText('1');
  // The row stays after its answer, so a second press does not answer the next one.
  await expect(page.getByText(`Invitation Accepted: ${first.companyName}, ${first.jobTitle}`)).toBeVisible();
  await expect(page.getByText('1 more invitation waiting.')).toBeVisible();
  await expect(accept).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open conversation' })).toBeVisible();
  await expectAccessibleAsIs(page);
  await expect(page.getByRole('button', { name: 'Next invitation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(accept).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read the post' })).toBeFocused();

  // Enter is enough to decline without a reason.
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('dialog', { name: 'Why are you declining?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Invitation declined. We have told the company.')).toBeVisible();
  await expect(page.getByText(`Invitation Declined: ${second.companyName}`)).toBeVisible();
  await expect(accept).toHaveCount(0);
  await expect(page.getByText('all answered')).toBeVisible();

  // The company looked at the profile for longer than a moment. A new visit reads that.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^1 company this week\./)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('The open dashboard of a company follows a talent who declines with a reason', async ({
  people,
  visit,
}) => {
  const company = await people.premium();
  const talent = await people.talent({ name: 'Rohan Deshpande' });
  const threadId = await people.invite(company, talent, 'We liked your projects.');
  const page = await visit(company, '/company/dashboard');
  const figure = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  const outcomes = page.getByRole('region', { name: 'Invitation performance' });
  await expect(figure('Active job posts').getByRole('strong')).toHaveText('1');
  await expect(figure('Invitations sent')).toContainText('1 waiting for an answer');
  await expect(figure('Messages sent in the last month').getByRole('strong')).toHaveText('1');
  await expect(outcomes).toContainText('0 of 1 invitation answered.');
  await expect(page.getByRole('link', { name: 'You invited Rohan Deshpande for' })).toBeVisible();

  const talentPage = await visit(talent, `/talent/messages?thread=${threadId}`);
  await talentPage.getByRole('button', { name: 'Decline' }).click();
  const question = talentPage.getByRole('dialog', { name: 'Why are you declining?' });
  await expectAccessibleAsIs(talentPage);
  await talentPage.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(talentPage.getByRole('button', { name: 'Decline' })).toBeFocused();
  await talentPage.keyboard.press('Enter');
  await question.getByRole('radio', { name: 'Took another job' }).check();
  await question.getByRole('button', { name: 'Decline invitation' }).click();
  await expect(toast(talentPage, 'Invitation declined. We have told the company.')).toBeVisible();
  await expect(talentPage.getByRole('log')).toContainText('Reason: took another job');

  await expect(outcomes).toContainText('1 of 1 invitation answered.');
  await expect(figure('Invitations sent')).toContainText('all answered');
  await expect(page.getByText('A conversation is waiting for you')).toBeVisible();
  await expectAccessibleAsIs(page);
  await page.getByRole('link', { name: /Rohan Deshpande declined/ }).click();
  await expect(page.getByRole('log')).toContainText('Job invitation rejected by Rohan Deshpande');
  await expect(page.getByRole('log')).toContainText('Reason: took another job');
});

test('A talent leaves the search in one press, takes it back, and comes back, also when search lags behind', async ({
  people,
  visit,
}) => {
  const talent = await people.persona('talent');
  // The test answers in place of the server whether the search lags behind, which a rendered page knows already.
  const page = await visit(talent, '/talent/dashboard', { isRendered: false });
  const choice = page.getByRole('switch', { name: 'Shown in search' });
  const ask = (title: string, answer: string) =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name: answer }).click();
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await (await heldUndo(page)).press('Enter');
  await expect(toast(page, 'Your profile is now in search.')).toBeVisible();
  await expect(choice).toBeChecked();
  await choice.press('Space');
  await expect(toast(page, 'Your profile is hidden from search.')).toBeVisible();
  await expect(choice).not.toBeChecked();
  await expect(page.getByText(/Companies cannot find you\./)).toBeVisible();
  expect(await talent.call('is-talent-profile-indexed')).toEqual({ isIndexed: false });

  // The index lags behind until it is asked to remove the profile.
  let isHeldBack = true;
  await page.route('**/api/rpc/talentProfile/isIndexed', (route) =>
    isHeldBack ? route.fulfill({ json: { json: { isIndexed: true } } }) : route.continue(),
  );
  await page.route('**/api/rpc/talentProfile/unindex', (route) => {
    isHeldBack = false;
    return route.continue();
  });
  // A page that arrives from the server has its own answer; one that is opened here asks.
  const reopen = async () => {
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await expect(choice).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  };
  await reopen();
  await expect(page.getByText('You are hidden, but search still counts you.')).toBeVisible();
  await expect(choice).toHaveCount(0);
  await expectAccessibleAsIs(page);
  await page.getByRole('button', { name: 'Remove from Search' }).click();
  await expect(toast(page, 'Your profile has been removed from search.')).toBeVisible();
  await expect(choice).not.toBeChecked();

  isHeldBack = true;
  await reopen();
  await page.getByRole('button', { name: 'Make Visible Instead' }).click();
  await ask('Show your profile in search?', 'Yes');
  await expect(toast(page, 'Your profile is now in search.')).toBeVisible();
  await expect(choice).toBeChecked();
  await expect.poll(() => talent.call('is-talent-profile-indexed')).toEqual({ isIndexed: true });

  // Figures that do not load leave the rest of the page as it is.
  const figures = '**/api/rpc/talentDashboard/readStats';
  await page.route(figures, (route) => route.fulfill(FAILED));
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: DASHBOARD_SENTENCES.loadFailed });
  await expect(failure).toBeVisible();
  await expect(choice).toBeChecked();
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Review status' })).toBeVisible();
  await page.unroute(figures);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Market performance' })).toBeVisible();
  await expect(failure).toHaveCount(0);

  // What loads and what failed is text that everybody reads.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/rpc/thread/listForTalent', async (route) => {
    await answer.promise;
    await route.fulfill(FAILED);
  });
  await page.goto('/talent/messages');
  const loading = page.getByText(THREAD_SENTENCES.loadingThreads, { exact: true });
  await expect.poll(async () => (await loading.boundingBox())?.height).toBeGreaterThan(10);
  answer.resolve();
  await expect(page.getByText(failedSentence(THREAD_SENTENCES.loadingThreads))).toBeVisible();
});
