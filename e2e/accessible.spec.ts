import { expectAccessible, expectAccessibleOnPhone } from './fixture/axe.ts';
import { expect, goWithin, type Page, test } from './fixture/test.ts';

/** A page to check. It has loaded once `ready` is visible. */
type PageCheck = { path: string; ready: (page: Page) => ReturnType<Page['locator']> };

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

const GUEST: Record<string, PageCheck> = {
  'the search portal': {
    path: '/',
    ready: (page) => page.getByRole('list', { name: 'People' }).getByRole('listitem').first(),
  },
  'a search without results': { path: '/?q=zzzzqqqq', ready: heading(/No one matches/) },
  login: { path: '/auth/login', ready: heading('Log in') },
  'sign-up': { path: '/auth/signup?as=company', ready: heading('Sign up as a company') },
  'forgot password': { path: '/auth/forgot-password', ready: heading('Forgot your password?') },
  'a link that does not work': {
    path: '/auth/action?mode=verifyEmail&oobCode=forged',
    ready: heading('This link does not work'),
  },
  terms: { path: '/terms-of-service', ready: (page) => page.getByRole('heading', { level: 1 }) },
  privacy: { path: '/privacy-policy', ready: (page) => page.getByRole('heading', { level: 1 }) },
  contact: { path: '/contact', ready: heading('Contact us') },
  'a page that is not there': { path: '/nowhere', ready: (page) => page.getByRole('heading', { level: 1 }) },
};

const TALENT: Record<string, PageCheck> = {
  dashboard: { path: '/talent/dashboard', ready: heading(/^Good /) },
  profile: { path: '/talent/profile', ready: heading('Meera Krishnan') },
  'the profile editor': { path: '/talent/profile/edit', ready: (page) => page.getByLabel('Job title') },
  messages: { path: '/talent/messages', ready: heading('Select a conversation') },
  meetings: { path: '/talent/meetings', ready: heading('Meetings') },
  settings: { path: '/talent/settings', ready: heading('Devices') },
  'change password': { path: '/change-password', ready: heading('Change password') },
};

const COMPANY: Record<string, PageCheck> = {
  dashboard: { path: '/company/dashboard', ready: heading(/^Good /) },
  profile: { path: '/company/profile', ready: heading('Profile') },
  settings: { path: '/company/settings', ready: heading('Devices') },
  meetings: { path: '/company/meetings', ready: heading('Meetings') },
  members: { path: '/company/members', ready: heading('Invite a member') },
  templates: { path: '/company/templates', ready: heading('Templates') },
  'API keys': { path: '/company/api-keys', ready: heading('API keys') },
  webhooks: { path: '/company/webhooks', ready: heading('Webhooks') },
  plan: { path: '/company/plan', ready: heading('Plan') },
  'nobody to invite': { path: '/company/invite', ready: heading('No one to invite yet') },
  'the job posts': {
    path: '/company/job_posts',
    ready: (page) => page.getByRole('link', { name: /^View / }).first(),
  },
  'a new job post': {
    path: '/company/job_posts/create',
    ready: (page) => page.getByRole('textbox', { name: 'Description' }),
  },
  'the choice of a job post': { path: '/company/search', ready: heading('Which job are you hiring for?') },
  'the shortlist': { path: '/company/shortlist', ready: (page) => page.getByRole('table') },
  'the hidden profiles': { path: '/company/hidden-profiles', ready: (page) => page.getByRole('table') },
  messages: { path: '/company/messages', ready: heading('Select a conversation') },
  'a cancelled checkout': {
    path: '/company/subscription/cancelled',
    ready: heading('Payment not completed'),
  },
};

/** The title of the page, without how many items wait. */
const titleOf = async (page: Page) => (await page.title()).replace(/^\(\d+\) /, '');

/** Goes to a page with another title, as a link does: a document of its own would load the scripts and axe again. */
async function follow(page: Page, path: string): Promise<void> {
  const before = await titleOf(page);
  await goWithin(page, path);
  await expect.poll(() => titleOf(page)).not.toBe(before);
}

async function expectAllAccessible(
  page: Page,
  pages: Record<string, PageCheck>,
  go: (page: Page, path: string) => Promise<unknown>,
): Promise<void> {
  for (const [name, { path, ready }] of Object.entries(pages)) {
    await test.step(name, async () => {
      await go(page, path);
      await expect(ready(page)).toBeVisible();
      await expectAccessibleOnPhone(page);
      await expectAccessible(page);
    });
  }
}

test('What guests see is accessible', async ({ visit }) => {
  const page = await visit(undefined);
  await expectAllAccessible(page, GUEST, (of, path) => of.goto(path));
  await page.goto('/');
  await page.getByRole('button', { name: 'View profile' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'About' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog', { name: /^Sign up as a company/ })).toBeVisible();
  await expectAccessible(page);
});

test('The pages that verify email and number are accessible', async ({ people, visit }) => {
  const [newcomer, verified] = await Promise.all([people.newcomer(), people.verified()]);
  const first = await visit(newcomer);
  await expect(heading('Verify your email')(first)).toBeVisible();
  await expectAccessible(first);
  const page = await visit(verified, '/auth/mobile-verification?as=talent&error=business_rule_violation');
  await expect(heading('Verify your mobile number')(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('98');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('');
  await page.getByRole('textbox', { name: 'Mobile number' }).blur();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9123456780');
  // The error takes its line with it: a click while the button moves would miss it.
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await expect(page.getByText('This code is incorrect.').first()).toBeVisible();
  await expectAccessible(page);
});

test('What talent see is accessible', async ({ people, visit }) => {
  const page = await visit(await people.persona('talent'), '/terms-of-service');
  await expectAllAccessible(page, TALENT, follow);
  await page.goto('/talent/messages');
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  await expectAccessible(page);
});

test('A profile editor full of errors is accessible', async ({ people, visit }) => {
  const page = await visit(await people.newTalent(), '/talent/profile/edit');
  await page.getByRole('button', { name: 'Add work experience' }).click();
  for (const label of ['Name', 'Job title', 'Designation', 'University', 'LinkedIn']) {
    await page.getByLabel(label, { exact: true }).fill('x');
    await page.getByLabel(label, { exact: true }).fill('');
    await page.getByLabel(label, { exact: true }).blur();
  }
  await expect(page.getByText('Designation is required').first()).toBeVisible();
  await expect(page.getByText(/^\d+ fields to complete or fix/).first()).toBeVisible();
  await expectAccessible(page);
});

test('What companies see is accessible', async ({ people, visit }) => {
  const page = await visit(await people.persona('company'), '/terms-of-service');
  await expectAllAccessible(page, COMPANY, follow);
  await page.goto('/company/job_posts');
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/company/messages');
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  await expectAccessible(page);
});

test('A company’s search, a profile and the upgrade dialog are accessible', async ({ people, visit }) => {
  const page = await visit(await people.persona('free'), '/company/search?q=react');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  const found = page.getByRole('list', { name: 'People' }).getByRole('heading');
  await expect(found.first()).toBeVisible();
  await expectAccessible(page);
  await found.first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'About' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to premium' })).toBeVisible();
  await expectAccessible(page);
});
