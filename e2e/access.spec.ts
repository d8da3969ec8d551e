import { expect, test } from './fixture/test.ts';

const talentPages = [
  '/talent/dashboard',
  '/talent/profile',
  '/talent/profile/edit',
  '/talent/messages',
  '/talent/settings',
];
const companyPages = [
  '/company/dashboard',
  '/company/profile',
  '/company/settings',
  '/company/search',
  '/company/shortlist',
  '/company/compare',
  '/company/hidden-profiles',
  '/company/messages',
  '/company/job_posts',
  '/company/job_posts/create',
];

test('A guest on a protected page must log in and then returns to it', async ({ people, visit }) => {
  const talent = await people.newTalent();
  const page = await visit(undefined);
  for (const path of [...talentPages, ...companyPages, '/change-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(path)}`);
  }
  await page.goto('/talent/messages');
  await page.getByLabel('Email').fill(talent.email);
  await page.getByLabel('Password', { exact: true }).fill(talent.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/talent/messages');
});

test('Logging in does not redirect to an address outside the product', async ({ people, visit }) => {
  const talent = await people.newTalent();
  const page = await visit(undefined, '/auth/login?redirect=https://elsewhere.test/');
  await page.getByLabel('Email').fill(talent.email);
  await page.getByLabel('Password', { exact: true }).fill(talent.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/talent/dashboard');
});

test('The pages of the other user type redirect home', async ({ people, visit }) => {
  const [talent, company] = await Promise.all([people.newTalent(), people.newCompany()]);
  const talentPage = await visit(talent);
  for (const path of companyPages) {
    await talentPage.goto(path);
    await expect(talentPage).toHaveURL('/talent/dashboard');
  }
  await expect(talentPage.getByRole('region', { name: 'Notices' })).toContainText(
    'User is not a company user',
  );
  const companyPage = await visit(company);
  for (const path of talentPages) {
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
  await expect(page.getByText('This conversation cannot be found')).toBeVisible();
});

test('Pages for signing in redirect signed-in people, and a missing page links to the start', async ({
  people,
  visit,
}) => {
  const company = await people.newCompany();
  const page = await visit(company);
  for (const path of [
    '/',
    '/auth/login',
    '/auth/signup',
    '/auth/email-verification',
    '/auth/mobile-verification',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/company/dashboard');
  }
  await page.goto('/company/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/company/dashboard');
});
