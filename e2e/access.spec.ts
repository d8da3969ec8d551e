import { expect, test } from './fixture/test.ts';

// Who may open which page is tested for every address in two other places: on the server, and in the rule that server and web
// share.

test('A guest on a protected page must log in and then returns to it, and never to an address outside the product', async ({
  people,
  visit,
}) => {
  const talent = await people.newTalent();
  const page = await visit(undefined);
  for (const path of ['/company/job_posts/create', '/change-password', '/talent/messages']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(path)}`);
  }
  const logIn = async () => {
    await page.getByLabel('Email').fill(talent.email);
    await page.getByLabel('Password', { exact: true }).fill(talent.password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await logIn();
  await expect(page).toHaveURL('/talent/messages');

  await page.context().clearCookies();
  await page.goto('/auth/login?redirect=https://elsewhere.test/');
  await logIn();
  await expect(page).toHaveURL('/talent/dashboard');
});

test('The pages of the other user type redirect home', async ({ people, visit }) => {
  const [talent, company] = await Promise.all([people.newTalent(), people.newCompany()]);
  const talentPage = await visit(talent);
  for (const path of ['/company/dashboard', '/company/job_posts/create']) {
    await talentPage.goto(path);
    await expect(talentPage).toHaveURL('/talent/dashboard');
  }
  await expect(talentPage.getByRole('region', { name: 'Notices' })).toContainText(
    'User is not a company user',
  );
  const companyPage = await visit(company);
  for (const path of ['/talent/dashboard', '/talent/profile/edit']) {
    await companyPage.goto(path);
    await expect(companyPage).toHaveURL('/company/dashboard');
  }
  await expect(companyPage.getByRole('region', { name: 'Notices' })).toContainText(
    'User is not a talent user',
  );
});

test('The data of another company is not found', async ({ people, visit }) => {
  const [company, { company: other, threadId }] = await Promise.all([people.hiring(), people.acquainted()]);
  const page = await visit(company, `/company/job_posts/view/${other.jobPostId}`);
  await expect(page.getByText('Cannot find requested job post.')).toBeVisible();
  await page.goto(`/company/job_posts/edit/${other.jobPostId}`);
  await expect(page.getByText('Cannot find requested job post.')).toBeVisible();
  await page.goto(`/company/messages?thread=${threadId}`);
  await expect(page.getByText('Conversation not found')).toBeVisible();
});

test('Pages for signing in redirect signed-in people, and a missing page links to the start', async ({
  people,
  visit,
}) => {
  const company = await people.newCompany();
  const page = await visit(company);
  for (const path of ['/', '/auth/login', '/auth/mobile-verification']) {
    await page.goto(path);
    await expect(page).toHaveURL('/company/dashboard');
  }
  await page.goto('/company/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/company/dashboard');
});
