import { fillProfile, signUp, verifyMobile, write } from './fixture/form.ts';
import { linkTo, mailTo } from './fixture/http.ts';
import { type Production, startProduction } from './fixture/production.ts';
import { toast } from './fixture/seen.ts';
import { expect, test as base } from './fixture/test.ts';

/**
 * The product as it is run for others, for this journey alone, because the journey kills it. It has the demo data like the
 * shared one.
 */
const test = base.extend<object, { production: Production }>({
  production: [
    async ({}, use) => {
      const production = await startProduction();
      await use(production);
      await production.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  url: [async ({ production }, use) => use(production.url), { scope: 'worker' }],
});

/** The certificate signs itself. */
const SECURE = { ignoreHTTPSErrors: true };

const job = 'Senior React Developer';
const description =
  'You will own the pages on which our customers see their ledgers. We expect sound TypeScript, care for accessibility, and experience with data that changes while people look at it. We offer time to do things properly.';
const about =
  'I build React front-ends for payment products and like pages that answer quickly. Before that I wrote the billing service of a bookshop and learnt to love boring databases.';

test('A company finds, invites and talks to a talent', async ({ production, url, visit }) => {
  test.setTimeout(600_000);
  const company = await visit(undefined, '/', SECURE);
  const talent = await visit(undefined, '/', SECURE);
  const people = company.getByRole('list', { name: 'People' });
  const profile = company.getByRole('dialog', { name: 'Talent profile' });
  let talentEmail = '';
  const codeOf = async (number: string) => {
    await expect.poll(() => production.codeOf(number)).not.toBe('');
    return production.codeOf(number);
  };
  const proofs: string[] = [];
  company.on('request', (request) => {
    if (request.headers()['x-bot-check']) proofs.push(new URL(request.url()).pathname);
  });

  /** Types a search as a company and waits for its results, since the previous results stay in the meantime. */
  const search = async (text: string) => {
    await company.getByLabel('Search by skill, title, name or place').fill(text);
    await expect(company).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(company.getByText(/^[\d,]+ (people|person)$/).first()).toBeVisible();
  };

  await test.step('A guest searches, narrows, opens a redacted profile and wants to invite', async () => {
    await company.getByLabel('Search talent by skill, title or place').fill('react developer');
    await expect(company).toHaveURL(/q=react/);
    const filters = company.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^TypeScript/ }).check();
    await filters.getByRole('textbox', { name: 'Experience, at least' }).fill('3');
    await expect(company.getByText('from 3 years')).toBeVisible();
    await expect(people.getByText('[Redacted]').first()).toBeVisible();
    await people.getByRole('button', { name: 'View profile' }).first().click();
    await expect(profile.getByText('[Redacted]').first()).toBeVisible();
    await profile.getByRole('button', { name: 'Invite' }).click();
    const prompt = company.getByRole('dialog', { name: 'Sign up as a company to invite' });
    await prompt.getByRole('link', { name: 'Sign up as a company' }).click();
  });

  await test.step('They sign up, fill in the company profile, and write a job post that passes at the second attempt', async () => {
    await expect(company.getByRole('heading', { name: 'Sign up as a company' })).toBeVisible();
    await signUp(company, 'Grace', 'Miller');
    await expect(company.getByLabel("I'm hiring")).toBeChecked();
    await verifyMobile(company, 'company', { codeOf });
    expect(proofs).toEqual(['/api/auth/sign-up/email', '/api/rpc/mobileVerification/requestOtp']);

    await company.getByRole('link', { name: 'Create Profile' }).click();
    await company.getByLabel('Name', { exact: true }).fill('Harbor Ledger');
    await company.getByLabel('Website').fill('https://www.harborledger.com');
    await company.getByRole('button', { name: 'Type the address instead' }).click();
    await company.getByLabel('Locality').fill('Portland, Oregon, 97201');
    await company.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(company.getByText('Portland, Oregon')).toBeVisible();
    await write(company, 'Company overview', 'We make accounting software for small shipping companies.');
    await company.getByRole('button', { name: 'Save' }).click();
    await expect(toast(company, 'Company profile saved successfully!')).toBeVisible();

    await company.getByRole('link', { name: 'Job Posts' }).click();
    await company.getByRole('link', { name: 'Create your first job post' }).click();
    await company.getByLabel('Title').fill(job);
    await company.getByLabel("Don't state it").check();
    await write(company, 'Description', 'Write to jobs@harborledger.com for details.');
    await company.getByRole('button', { name: 'Create Job Post' }).click();
    await expect(toast(company, /^Job post needs improvements/)).toBeVisible();
    await expect(
      company.getByText('Description: remove the email address: “jobs@harborledger.com”.'),
    ).toBeVisible();
    await write(company, 'Description', description);
    await company.getByLabel('Flexible hours').check();
    await company.getByRole('button', { name: 'Save' }).click();
    await expect(toast(company, 'Job post saved successfully!')).toBeVisible();
    await expect(company).toHaveURL(/\/company\/job_posts\/view\//);
    await expect(company.getByRole('heading', { level: 1, name: job })).toBeVisible();
  });

  await test.step('A talent signs up, corrects errors in the profile, and is found at once', async () => {
    await talent.getByRole('link', { name: 'I’m looking for work' }).click();
    // A proof that the server does not take is renewed by itself.
    await talent.route(
      '**/api/auth/sign-up/email',
      (route, request) => route.continue({ headers: { ...request.headers(), 'x-bot-check': 'spoilt' } }),
      { times: 1 },
    );
    talentEmail = (await signUp(talent, 'Devika', 'Ranganathan')).email;
    await expect(talent.getByLabel("I'm looking for work")).toBeChecked();
    await verifyMobile(talent, 'talent', { codeOf });
    await talent.getByRole('link', { name: 'Create Profile' }).click();

    await expect(talent.getByRole('button', { name: 'Save' }).first()).toBeDisabled();
    await expect(talent.getByText(/^\d+ fields to complete/).first()).toBeVisible();
    await fillProfile(talent, { jobTitle: 'React Developer', about, skills: ['React', 'TypeScript'] });
    await expect(talent.getByText(/^Must have at least 3/)).toBeVisible();
    await talent.getByRole('textbox', { name: 'Your skills' }).fill('Node.js');
    await talent.getByRole('textbox', { name: 'Your skills' }).press('Enter');
    await talent.getByRole('button', { name: 'Save' }).first().click();
    await expect(toast(talent, 'Profile saved successfully!')).toBeVisible();
    await expect(talent).toHaveURL('/talent/profile');

    await company.getByRole('link', { name: 'Search', exact: true }).click();
    await company.getByRole('button', { name: job }).click();
    await search('Devika Ranganathan');
    await expect(people.getByRole('button', { name: 'Devika Ranganathan', exact: true })).toBeVisible();
  });

  await test.step('The company steps through profiles, hides one, shortlists one, and pays to invite', async () => {
    const first = profile.getByRole('heading', { level: 2 }).first();
    await search('react developer');
    await expect(people.getByRole('heading', { level: 3 }).nth(2)).toBeVisible();
    await people.getByRole('heading', { level: 3 }).first().click();
    const firstName = await first.innerText();
    await company.keyboard.press('ArrowRight');
    await expect(first).not.toHaveText(firstName);
    await company.keyboard.press('h');
    await expect(toast(company, 'Talent hidden.')).toBeVisible();
    await expect(profile.getByRole('button', { name: 'Unhide' })).toBeVisible();
    await company.keyboard.press('ArrowLeft');
    await expect(first).toHaveText(firstName);
    await company.keyboard.press('s');
    await expect(toast(company, 'Talent shortlisted.')).toBeVisible();
    await company.keyboard.press('Escape');
    await expect(profile).toHaveCount(0);

    await search('Devika Ranganathan');
    await people.getByRole('button', { name: 'Devika Ranganathan', exact: true }).click();
    await profile.getByRole('button', { name: 'Invite' }).click();
    const upgrade = company.getByRole('dialog', { name: 'Upgrade to premium' });
    await upgrade.getByRole('button', { name: 'Upgrade to premium' }).click();
    await company.getByRole('button', { name: 'Subscribe' }).click();
    await expect(company.getByRole('heading', { name: 'Welcome to premium' })).toBeVisible();
    await expect(company).toHaveURL('/company/dashboard');
  });

  const threads = talent.getByRole('navigation', { name: 'Conversations' });
  const said = (page: typeof talent, sentence: string) => page.getByRole('log').getByText(sentence);
  const say = async (page: typeof talent, sentence: string) => {
    await page.getByRole('textbox', { name: /^Message to/ }).fill(sentence);
    await page.getByRole('button', { name: 'Send' }).click();
  };

  await test.step('The invitation arrives live, and both write messages', async () => {
    await talent.getByRole('link', { name: 'Messages' }).click();
    await expect(talent.getByText('No conversations yet')).toBeVisible();

    await company.getByRole('link', { name: 'Search', exact: true }).click();
    await search('Devika Ranganathan');
    await people.getByRole('button', { name: 'Devika Ranganathan', exact: true }).click();
    await profile.getByRole('button', { name: 'Invite' }).click();
    const dialog = company.getByRole('dialog', { name: 'Invite Devika Ranganathan' });
    await dialog.getByLabel('Your note').fill('Your checkout page is a pleasure.');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(toast(company, /^Invitation sent successfully!/)).toBeVisible();
    await expect(profile.getByRole('button', { name: 'Invited' })).toBeVisible();
    await company.keyboard.press('Escape');

    await threads.getByRole('link', { name: /Harbor Ledger/ }).click();
    await expect(said(talent, 'Your checkout page is a pleasure.')).toBeVisible();
    await company.getByRole('link', { name: 'Messages' }).click();
    await company.getByRole('link', { name: /Devika Ranganathan/ }).click();
    await talent.getByRole('button', { name: 'Accept Invitation' }).click();
    await expect(talent.getByText('Invitation Accepted').last()).toBeVisible();
    await expect(said(company, 'Job invitation accepted by Devika Ranganathan')).toBeVisible();
    await say(company, 'When could you **start**?');
    await expect(said(talent, 'When could you start?')).toBeVisible();
    await say(talent, 'In four weeks.');
    await expect(said(company, 'In four weeks.')).toBeVisible();

    const mail = await mailTo(url, talentEmail, /^Harbor Ledger invites you: Senior React Developer/);
    await talent.goto(linkTo(mail, '/talent/messages'));
    await expect(said(talent, 'In four weeks.')).toBeVisible();
  });

  await test.step('All data is still there after the server was killed', async () => {
    await production.crash();
    await company.reload();
    await expect(said(company, 'Job invitation sent for Senior React Developer')).toBeVisible();
    await expect(said(company, 'When could you start?')).toBeVisible();
    // The talent’s page was not reloaded: its live stream reconnects by itself.
    await say(company, 'Are you still there?');
    await expect(said(talent, 'Are you still there?')).toBeVisible();
    await company.getByRole('link', { name: 'Shortlists' }).click();
    await expect(company.getByText('Showing 1 of 1 profile')).toBeVisible();
    await company.goto('/company/hidden-profiles');
    await expect(company.getByText('Showing 1 of 1 profile')).toBeVisible();
    await company.goto('/company/dashboard');
    await expect(company.getByText('Premium', { exact: true })).toBeVisible();
    await talent.getByRole('link', { name: 'Profile' }).click();
    await expect(talent.getByRole('heading', { level: 1, name: 'Devika Ranganathan' })).toBeVisible();
    // The product answers with an address at the store of files.
    const resume = talent
      .context()
      .waitForEvent('response', (answer) => answer.url().includes('/resumes/') && answer.status() !== 302);
    await talent.getByRole('button', { name: 'Download Resume' }).click();
    expect((await resume).status()).toBe(200);
    expect(new URL((await resume).url()).origin).not.toBe(url);
  });

  expect(Object.entries(production.asked()).filter(([, times]) => times === 0)).toEqual([]);
});
