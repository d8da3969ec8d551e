import { expectAccessible } from './fixture/axe.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const panel = (page: Page) => page.getByRole('complementary', { name: /^Report/ });

test('A talent reports a message, an admin hides it, the company reads why and appeals, another admin decides, and the talent is told', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({});
  const rude = 'Answer today, you lazy fool.';
  await company.call('send-company-message', { threadId, message: rude });
  const talentPage = await visit(talent, `/talent/messages?thread=${threadId}`);
  const message = talentPage.getByRole('log').getByText(rude);
  await expect(message).toBeVisible();
  await message.hover();
  await button(talentPage, 'Report this message').last().click();
  await expectAccessible(talentPage);
  await button(talentPage, 'Rude or hateful').click();
  await expect(toast(talentPage, 'Reported. We will tell you what we decide.')).toBeVisible();

  const adminPage = await visit(await people.persona('admin'), '/admin/reports');
  await adminPage.getByRole('searchbox', { name: 'Search reports' }).fill(company.companyId);
  const row = (page: Page) => button(page, new RegExp(`${company.companyName}.*Rude or hateful`));
  await row(adminPage).click();
  await expect(panel(adminPage).getByText(rude)).toBeVisible();
  const colleaguePage = await visit(
    await people.persona('colleague'),
    `/admin/reports?search=${company.companyId}`,
  );
  await expect(row(colleaguePage)).toContainText('Vikram Sethi');
  await adminPage.keyboard.press('3');
  await expect(adminPage.getByRole('radio', { name: /^Hide it/ })).toBeChecked();
  await adminPage.getByLabel('To the person: what and why').fill('Nobody calls people names here.');
  await adminPage.getByLabel('To those who told us').fill('Thank you. Nobody sees that message any more.');
  await expectAccessible(adminPage);
  await button(adminPage, 'Hide it and tell them').click();
  await expect(toast(adminPage, 'Decided. Everybody concerned is told.')).toBeVisible();

  await expect(talentPage.getByText('An admin has hidden this message.').first()).toBeVisible();
  const companyPage = await visit(company, '/decisions');
  await expect(companyPage.getByText('Nobody calls people names here.')).toBeVisible();
  await companyPage.getByLabel('Appeal').fill('It was my brother who wrote that.');
  await button(companyPage, 'Send the appeal').click();
  await expect(companyPage.getByText('Your appeal waits for a decision.')).toBeVisible();
  await expectAccessible(companyPage);

  // Who decided cannot decide the appeal; the colleague can.
  await expect(
    panel(adminPage).getByText('You made this decision. Another admin decides the appeal.'),
  ).toBeVisible();
  await row(colleaguePage).click();
  await expect(panel(colleaguePage).getByText('It was my brother who wrote that.')).toBeVisible();
  await colleaguePage.getByRole('radio', { name: /^Take it back/ }).check();
  await colleaguePage.getByLabel('The answer').fill('We believe you. The message is back.');
  await expectAccessible(colleaguePage);
  await button(colleaguePage, 'Take it back and tell them').click();
  await expect(toast(colleaguePage, 'Decided. Everybody concerned is told.')).toBeVisible();
  // This page gets no events.
  await companyPage.reload();
  await expect(companyPage.getByText('We believe you. The message is back.')).toBeVisible();
  await talentPage.reload();
  await expect(message).toBeVisible();

  await talentPage.goto('/decisions');
  await expect(talentPage.getByText('Thank you. Nobody sees that message any more.')).toBeVisible();
});

test('An admin hands a report to a colleague, who asks for a ban, and the first one confirms it', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({});
  const talentPage = await visit(talent, `/talent/messages?thread=${threadId}`);
  await button(talentPage, /^Report this profile/).click();
  await button(talentPage, 'Not real').first().click();
  await expect(toast(talentPage, 'Reported. We will tell you what we decide.')).toBeVisible();
  const path = `/admin/reports?search=${company.companyId}`;
  const row = (page: Page) => button(page, new RegExp(`${company.companyName}.*Not real`));

  const adminPage = await visit(await people.persona('admin'), path);
  await row(adminPage).click();
  await expect(panel(adminPage)).toBeFocused();
  await expect(button(adminPage, 'Ask a colleague')).toBeVisible();
  await adminPage.keyboard.press('c');
  await adminPage.getByRole('combobox', { name: 'Who' }).selectOption({ label: 'Ritu Nair' });
  await adminPage.getByLabel('What should they look at?').fill('You know this company.');
  await expectAccessible(adminPage);
  await button(adminPage, 'Ask').last().click();
  await expect(toast(adminPage, 'Ritu Nair is asked, and finds it under “Mine”.')).toBeVisible();

  const colleaguePage = await visit(await people.persona('colleague'), `${path}&filter=mine`);
  await row(colleaguePage).click();
  await expect(panel(colleaguePage).getByText('You know this company.')).toBeVisible();
  await colleaguePage.getByRole('radio', { name: /^Ban/ }).check();
  await button(colleaguePage, 'Ask for the ban').click();
  await expect(toast(colleaguePage, 'Asked. The ban waits for another admin.')).toBeVisible();
  await expect(button(colleaguePage, 'Ban and tell them')).toHaveAttribute('aria-disabled', 'true');

  await expect(panel(adminPage).getByText(/^Ritu Nair asks for a ban/)).toBeVisible();
  await adminPage.reload();
  await expect(adminPage.getByRole('radio', { name: /^Ban/ })).toBeChecked();
  await panel(adminPage).focus();
  await adminPage.keyboard.press('s');
  await expect(toast(adminPage, 'Decided. Everybody concerned is told.')).toBeVisible();
  const companyPage = await visit(company, '/company/dashboard');
  await expect(companyPage).toHaveURL(/\/auth\/login/);
});

test('A suspended talent reads why, appeals, exports the data and can erase the account', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({});
  await talent.call('send-talent-message', { threadId, message: 'Pay me first.' });
  const admin = await people.persona('admin');
  await company.call('report', { subject: 'profile', id: talent.talentId, reason: 'NotTrue' });
  const adminPage = await visit(admin, `/admin/reports?search=${talent.talentId}`);
  await button(adminPage, /Not true/).click();
  await adminPage.getByRole('radio', { name: /^Suspend/ }).check();
  await button(adminPage, 'Suspend and tell them').click();
  await expect(toast(adminPage, 'Decided. Everybody concerned is told.')).toBeVisible();

  const page = await visit(undefined, '/auth/login');
  await page.getByLabel('Email').fill(talent.email);
  await page.getByLabel('Password', { exact: true }).fill(talent.password);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL(/\/decisions/);
  await expect(page.getByText('Your account is suspended').first()).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Make an export').click();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
  await expect(button(page, 'Erase my account')).toBeVisible();
});
