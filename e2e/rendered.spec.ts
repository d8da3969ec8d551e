import { resumeFile } from './fixture/file.ts';
import { toast } from './fixture/seen.ts';
import { cookiesOf, expect, test } from './fixture/test.ts';

test('Without scripts a guest sees people, and the form searches', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.locator('[data-talent]').first()).toBeVisible();
  const field = page.getByLabel('Search talent by skill, title or place');
  await field.fill('react');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=react$/);
  await expect(page.locator('[data-talent]').first()).toContainText('React');
  await context.close();
});

test('What somebody does before the scripts are there is done once they are', async ({
  browser,
  people,
  url,
}) => {
  const company = await people.newCompany();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let release = () => {};
  const hold = async (path: string) => {
    const { promise: held, resolve } = Promise.withResolvers<void>();
    release = resolve;
    await page.unrouteAll();
    await page.route('**/assets/index-*.js', (route) => held.then(() => route.continue()));
    // A page that a busy server could not render in time has its scripts in it, and waits for them.
    await expect(async () => {
      const response = await page.goto(`${url}${path}`, { waitUntil: 'commit' });
      expect(await response?.text()).toContain('id="rendered-data"');
    }).toPass();
    await page.waitForLoadState('domcontentloaded');
  };

  await hold('/');
  await page.keyboard.press('/');
  await page.keyboard.type('react');
  await page.getByRole('button', { name: 'Appearance' }).click();
  release();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page).toHaveURL(/\?q=react$/);
  await expect(page.getByLabel('Search talent by skill, title or place')).toHaveValue('react');
  await expect(page.getByText('for “react”')).toBeVisible();

  await hold('/?q=java');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  release();
  await expect(page.locator('[data-talent]').nth(1).locator(':focus')).toHaveCount(1);

  await hold('/?q=java');
  const sort = page.getByLabel('Sort');
  await sort.selectOption('Newest');
  release();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(sort).toHaveValue('newest');
  await page.goBack();
  await expect(page).toHaveURL(/\?q=java$/);
  await expect(sort).toHaveValue('match');

  await hold('/?q=java');
  await page.evaluate(() => scrollTo(0, 400));
  await page.keyboard.press('?');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  // What is in view stays there, also where something appears above it.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);

  await hold('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Who are you?');
  release();
  await expect(page.getByText(/^12 of/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Who are you?');

  await hold('/auth/login');
  await page.getByLabel('Email').fill(company.email);
  await page.getByLabel('Password', { exact: true }).fill(company.password);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/(company|auth\/mobile)/);

  await context.addCookies(cookiesOf(await people.premium(), url));
  await hold('/company/dashboard');
  await page.keyboard.press('ControlOrMeta+k');
  release();
  await expect(page.getByRole('combobox', { name: 'Find a person, page or action' })).toBeFocused();

  await context.clearCookies();
  await context.addCookies(cookiesOf(await people.newTalent(), url));
  await hold('/talent/profile/edit');
  await page.getByRole('button', { name: 'Resume' }).setInputFiles(resumeFile('cv.pdf'));
  release();
  await expect(toast(page, 'cv.pdf uploaded successfully.')).toBeVisible();
  await context.close();
});

test('A press on a part whose program loads later is done once it is there', async ({
  people,
  url,
  visit,
}) => {
  const page = await visit(await people.talent(), '/talent/profile');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/return-banner-*.js', (route) => held.then(() => route.continue()));
  const asked = page.waitForRequest('**/assets/return-banner-*.js');
  const response = await page.goto(`${url}/talent/profile?employerCode=a`, { waitUntil: 'commit' });
  expect(await response?.text()).toContain('Confirm the employer');
  await asked;
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  release();
  await expect(page.getByText('This link is invalid or has expired')).toBeVisible();
});

test('A conversation arrives at its end, before the scripts do', async ({ browser, people, url }) => {
  const { company, talent, threadId } = await people.acquainted();
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at + 1}`).join('\n\n');
  await company.call('send-company-message', { threadId, message: lines });
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(cookiesOf(talent, url));
  const page = await context.newPage();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`/talent/messages?thread=${threadId}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('log').getByText('Line 60')).toBeInViewport();
  await expect(page.getByRole('log').getByText('Line 1', { exact: true })).not.toBeInViewport();
  await context.close();
});

test('Pages arrive with their content, and the browser reads nothing twice', async ({ people, visit }) => {
  const company = await people.newCompany();
  const guest = await visit(undefined, '/?q=react');
  const pages = [
    guest,
    await visit(company, '/company/job_posts'),
    await visit(await people.newTalent(), '/talent/settings'),
  ];
  for (const page of pages) {
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/rpc/')) asked.push(request.url());
    });
    const response = await page.reload();
    expect(await response?.text(), page.url()).toContain('id="rendered-data"');
    await page.waitForLoadState('networkidle');
    expect(asked, page.url()).toEqual([]);
  }

  await guest.locator('[data-talent] button').first().click();
  await expect(guest).toHaveURL(/profile=/);
  const response = await guest.reload();
  expect(await response?.text()).toContain('id="rendered-data"');
  await expect(guest.getByRole('dialog')).toBeVisible();
});

test('A page that acts when it is opened is left to a browser: a link that is only followed does nothing', async ({
  request,
}) => {
  const contentOf = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => contentOf('/contact')).toContain('id="rendered-data"');
  for (const path of [
    '/unsubscribe?token=a',
    '/%75nsubscribe?token=a',
    '/auth/action?mode=verifyEmail&oobCode=a',
  ])
    expect(await contentOf(path), path).not.toContain('id="rendered-data"');
});
