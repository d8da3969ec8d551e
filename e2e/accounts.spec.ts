import { signUp } from './fixture/form.ts';
import { linkTo, mailTo } from './fixture/http.ts';
import { CODE, newEmail, newMobile, PASSWORD } from './fixture/person.ts';
import { alert, logOut, toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('A wrong password and an unknown email give the same error', async ({ people, visit }) => {
  const talent = await people.newTalent();
  const page = await visit(undefined, '/auth/login');
  for (const email of [talent.email, newEmail()]) {
    await logIn(page, email, 'not-the-password');
    await expect(alert(page, 'Invalid email or password')).toBeVisible();
    await page.getByLabel('Email').fill('');
    await expect(alert(page, 'Invalid email or password')).toHaveCount(0);
  }
  await logIn(page, talent.email, PASSWORD);
  await expect(page).toHaveURL('/talent/dashboard');
});

test('A missing or malformed value is reported at its field once it was typed into, and until then beside the button', async ({
  visit,
}) => {
  const page = await visit(undefined, '/auth/signup');
  const button = page.getByRole('button', { name: 'Sign up' });
  const missing = 'fields to complete: First name, Last name, Email and 3 more';
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(`6 ${missing}`);
  await page.getByLabel('Last name').press('Enter');
  await expect(page.getByRole('alert').getByText(`6 ${missing}`)).toHaveCount(1);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('First name').blur();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await page.getByLabel('Email').fill('asha@');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByLabel('First name').fill('आशा 🙂');
  await expect(page.getByText('Must be a valid email address', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Password must be at least 6 characters', { exact: true }).first(),
  ).toBeVisible();
  await page.getByLabel(/I accept/).check();
  await page.getByLabel(/I accept/).uncheck();
  await expect(page.getByText('Please accept the terms to continue')).toBeVisible();
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm password').fill('long, but other');
  await page.getByLabel(/I accept/).check();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(button).toHaveAccessibleDescription('1 field to fix: Confirm password');
  await page.getByLabel('Confirm password').fill('long enough');
  await expect(button).toBeEnabled();
});

test('An email can sign up only once', async ({ people, visit }) => {
  const { email } = await people.newcomer();
  const page = await visit(undefined, '/auth/signup');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel(/I accept/).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await alert(page, 'Email already exists. Login instead.').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('A mailed link resets a forgotten password; it works once and ends other sessions', async ({
  people,
  url,
  visit,
}) => {
  const company = await people.hiring();
  const elsewhere = await visit(company, '/company/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Harbor Ledger');

  const page = await visit(undefined, '/auth/login');
  await page.getByLabel('Email').fill(company.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(company.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('If this email has an account, a reset link is on its way.')).toBeVisible();
  const link = linkTo(await mailTo(url, company.email, /Reset your Talaash password/), '/auth/action');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('another-horse-43');
  await page.getByLabel('Confirm new password').fill('another-horse-44');
  await page.getByLabel('Confirm new password').blur();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeDisabled();
  await page.getByLabel('Confirm new password').fill('another-horse-43');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  // The open page is told through the live stream that its session has ended.
  await expect(elsewhere).toHaveURL(/\/auth\/login/);

  await logIn(page, company.email, PASSWORD);
  await expect(alert(page, 'Invalid email or password')).toBeVisible();
  await logIn(page, company.email, 'another-horse-43');
  await expect(page).toHaveURL('/company/dashboard');

  await page.goto(link);
  await expect(page.getByText('Invalid or expired password reset link.')).toBeVisible();
});

test('A forged or incomplete link shows an error', async ({ visit }) => {
  const page = await visit(undefined, '/auth/action?mode=verifyEmail&oobCode=forged');
  await expect(page.getByText('Failed to verify email. The link may be expired or invalid.')).toBeVisible();
  await page.goto('/auth/action?mode=resetPassword');
  await expect(page.getByText('Invalid or missing parameters')).toBeVisible();
  await page.goto('/auth/action?mode=somethingElse&oobCode=forged');
  await expect(page.getByText('Unsupported action mode')).toBeVisible();
  await page.goto('/auth/reset-password?oobCode=forged');
  await expect(page).toHaveURL('/auth/action?oobCode=forged&mode=resetPassword');
  await expect(page.getByText('Invalid or expired password reset link.')).toBeVisible();
});

test('A person with an unverified email waits until it is verified and then continues', async ({
  people,
  url,
  visit,
}) => {
  const someone = await people.newcomer();
  const page = await visit(someone, '/company/dashboard');
  await expect(page).toHaveURL('/auth/email-verification');
  await expect(page.getByText(someone.email)).toBeVisible();
  await page.getByRole('button', { name: 'I have verified my email' }).click();
  await expect(page.getByText(/This email is not verified yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(toast(page, 'Verification email sent. Please check your inbox.')).toBeVisible();

  // The link is opened on another device, where nobody is logged in.
  const link = linkTo(await mailTo(url, someone.email, /Verify/), '/auth/action');
  const elsewhere = await visit(undefined, link);
  await expect(elsewhere.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.getByRole('button', { name: 'I have verified my email' }).click();
  await expect(page).toHaveURL(/\/auth\/mobile-verification/);

  // The link works once. A logged-in person who opens it again just continues.
  await page.goto(link);
  await expect(page.getByText(/Your email is already verified/)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/mobile-verification/);

  // At most three emails an hour: the page tells the fourth request how long to wait.
  const impatient = await visit(await people.newcomer());
  const resend = impatient.getByRole('button', { name: 'Resend verification email' });
  const wait = impatient.getByText(/^Please wait \d+ minutes before requesting another email\./).first();
  for (let requests = 1; requests <= 4; requests += 1) {
    const answered = impatient.waitForResponse('**/api/auth/send-verification-email');
    await resend.click();
    await answered;
  }
  await expect(wait).toBeVisible();
  await expect(resend).toBeDisabled();
});

test('Talent need an Indian number, companies any other, and a number has one account', async ({
  people,
  visit,
}) => {
  const someone = await people.verified();
  const page = await visit(someone, '/auth/mobile-verification?error=business_rule_violation');
  await expect(alert(page, 'Talent accounts need an Indian mobile number (+91)')).toBeVisible();
  await expect(page.getByText(`Logged in as ${someone.email}`)).toBeVisible();

  await page.getByLabel("I'm hiring").check();
  await expect(page.getByLabel('Country').getByRole('option', { disabled: false })).toHaveText([
    'Australia +61',
    'United Kingdom +44',
    'United States +1',
  ]);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(`+91${newMobile.talent()}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(
    page.getByText('Company accounts need a mobile number from outside India.').first(),
  ).toBeVisible();

  await page.getByLabel('Country').selectOption({ label: 'United States +1' });
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile.company());
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await expect(
    page.getByText('This code is incorrect. Please check it and try again.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeVisible();
  // The field keeps the focus, and the next digits replace the refused ones.
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type(CODE);
  await expect(page).toHaveURL('/company/dashboard');
});

test('A number that is changed stays typed, gets its code at once, and its first code still works', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.verified(), '/auth/mobile-verification?as=company');
  const number = page.getByRole('textbox', { name: 'Mobile number' });
  await number.fill('07400 123456');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This number does not exist in the chosen country.').first()).toBeVisible();
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom +44' });
  await expect(page.getByText('This number does not exist in the chosen country.')).toHaveCount(0);
  await number.fill('020 7946 0000');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This is not a mobile number.').first()).toBeVisible();
  await expect(number).toHaveValue('020 7946 0000');
  const mobile = `7400${newMobile.company().slice(-6)}`;
  await number.fill(`0${mobile}`);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(number).toHaveValue(mobile);
  await expect(number).toBeFocused();
  await expect(page.getByLabel('Country')).toHaveValue('GB');

  const mended = `7400${newMobile.company().slice(-6)}`;
  for (const [at, typed] of [mended, mobile].entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Change number' }).click();
    await number.fill(typed);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`We sent a code to +44${typed}.`)).toBeVisible();
  }
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await expect(page).toHaveURL('/company/dashboard');
});

test('Logging out ends the session in every tab', async ({ people, visit }) => {
  const talent = await people.newTalent('Kavya Menon');
  const page = await visit(talent, '/talent/dashboard');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/talent/messages');
  await expect(otherTab.getByText('Create Your Talent Profile')).toBeVisible();

  await logOut(page, 'Kavya Menon');
  await expect(page).toHaveURL('/auth/login');
  await expect(toast(page, 'Successfully signed out')).toBeVisible();
  await expect(toast(page, /Your session has ended/)).toHaveCount(0);
  await expect(otherTab).toHaveURL(/\/auth\/login/);
  await page.goto('/talent/dashboard');
  await expect(page).toHaveURL('/auth/login?redirect=%2Ftalent%2Fdashboard');

  await logIn(page, talent.email, PASSWORD);
  await expect(page).toHaveURL('/talent/dashboard');
});

test('The logo links to the public search while a log-out is still opening the login', async ({
  people,
  visit,
}) => {
  const talent = await people.newTalent('Meera Pillai');
  const page = await visit(talent, '/talent/dashboard');
  await expect(page.getByRole('button', { name: 'Meera Pillai' })).toBeVisible();
  // The scripts of the login page are blocked, so that the previous page stays open.
  await page.route(/\/assets\/(login|route)-[^/]*\.js$/, () => {});
  // Clicked from inside the page, because the previous page is replaced after a second.
  await page.evaluate(() => {
    const click = () => {
      const logo = document.querySelector<HTMLAnchorElement>('a[aria-label="Talaash, home"]');
      if (location.pathname === '/auth/login' && logo?.getAttribute('href') === '/') logo.click();
      else requestAnimationFrame(click);
    };
    click();
  });
  const opensLogin = page.waitForRequest(/\/assets\/login-[^/]*\.js$/);
  await logOut(page, 'Meera Pillai');
  await opensLogin;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('combobox', { name: 'Search talent' })).toBeVisible();
  await expect(toast(page, /Your session has ended/)).toHaveCount(0);
});

test('Changing the password needs the current one, and only this browser stays signed in', async ({
  people,
  visit,
}) => {
  const talent = await people.newTalent();
  const elsewhere = await visit(talent, '/talent/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  const page = await visit(undefined, '/auth/login?redirect=/change-password');
  await logIn(page, talent.email, PASSWORD);
  await expect(page).toHaveURL('/change-password');
  await page.getByLabel('Current password').fill('not-the-password');
  await page.getByLabel('New password', { exact: true }).fill('another-horse-43');
  await page.getByLabel('Confirm new password').fill('another-horse-43');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, /Password changed/)).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await page.goto('/talent/dashboard');
  await expect(page).toHaveURL('/talent/dashboard');
});

test('A sign-up leads to the page that asked for it, and a broken link offers a new one of its kind', async ({
  visit,
}) => {
  const page = await visit(undefined, '/talent/messages');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await signUp(page, 'Kamala', 'Das');
  await page.getByText("I'm looking for work").click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile.talent());
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(CODE);
  await expect(page).toHaveURL('/talent/messages');

  await page.context().clearCookies();
  await page.goto('/auth/action?mode=verifyEmail&oobCode=wrong');
  await expect(page.getByRole('link', { name: 'Send a new verification link' })).toBeVisible();
  await expect(page.getByRole('link', { name: /reset/ })).toHaveCount(0);
});
