import { CONVERSATION_PREFERENCE_WORDS } from '@talaash/domain/conversation-preferences/words';
import { expectAccessible } from './fixture/axe.ts';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixture/test.ts';

const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const says = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence });

/** Writes on until another window shows it: a signal that comes before that window listens is lost. */
const untilSeen = (writer: Page, sentence: Locator) =>
  expect(async () => {
    await composer(writer).press('End');
    await composer(writer).pressSequentially('!');
    await expect(sentence).toBeVisible({ timeout: 1000 });
  }).toPass();

test('Three windows see who writes and what was read, and a talent switches both off', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: 'Rohini Kulkarni' });
  const colleague = await people.verified('Asha Menon');
  await company.call('invite-company-member', { email: colleague.email, role: 'recruiter' });
  const theirs = await visit(colleague, '/join');
  await theirs.getByRole('button', { name: `Join ${company.companyName}` }).click();
  await expect(theirs).toHaveURL(/\/company\/dashboard/);
  const address = `/company/messages?thread=${threadId}`;
  const own = await visit(company, address);
  await theirs.goto(address);
  const page = await visit(talent, '/talent/dashboard');

  await test.step('a colleague sees who answers, and the talent sees the company', async () => {
    await expect(composer(theirs)).toBeVisible();
    await page.goto(`/talent/messages?thread=${threadId}`);
    await expect(composer(page)).toBeVisible();
    await composer(theirs).fill('Hello Rohini ');
    await untilSeen(theirs, says(own, 'Asha Menon is writing a reply'));
    await untilSeen(theirs, says(page, `${company.companyName} is writing`));
    await expect(says(page, 'Asha Menon')).toHaveCount(0);
    await expectAccessible(own);
  });

  await test.step('both members see that the talent has read it', async () => {
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(log(page).getByText('Hello Rohini')).toBeVisible();
    await expect(says(page, 'is writing')).toHaveCount(0);
    for (const one of [own, theirs])
      await expect(log(one).locator('[data-message]').filter({ hasText: 'Hello Rohini' })).toContainText(
        /Read \d/,
      );
    await composer(page).fill('Thank you');
    for (const one of [own, theirs]) await untilSeen(page, says(one, 'Rohini Kulkarni is writing'));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log(page).locator('[data-message]').filter({ hasText: 'Thank you' })).toContainText(
      /Read \d/,
    );
    await expectAccessible(page);
  });

  await test.step('who switches them off leaves no marks, and sees none', async () => {
    const { sharesReadMarks, sharesTyping } = CONVERSATION_PREFERENCE_WORDS;
    await page.goto('/talent/settings#conversations');
    await page.getByRole('switch', { name: sharesReadMarks.label }).click();
    await page.getByRole('switch', { name: sharesTyping.label }).click();
    await expect(page.getByRole('switch', { name: sharesTyping.label })).not.toBeChecked();
    // The second press keeps the first, however fast it follows. Another page would end a save that is under way.
    const stored = () =>
      page.evaluate(async () => (await fetch('/api/v1/conversation-preferences')).json() as Promise<unknown>);
    await expect
      .poll(stored)
      .toEqual({ conversationPreferences: { sharesReadMarks: false, sharesTyping: false } });
    await expectAccessible(page);
    await composer(own).fill('Are you there?');
    await own.getByRole('button', { name: 'Send' }).click();
    await page.goto(`/talent/messages?thread=${threadId}`);
    await expect(log(page).getByText('Are you there?')).toBeVisible();
    await composer(page).fill('I am');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log(own).getByText('I am', { exact: true })).toBeVisible();
    await expect(log(page).getByText(/^Read \d/)).toHaveCount(0);
    await expect(log(own).locator('[data-message]').filter({ hasText: 'Are you there?' })).not.toContainText(
      /Read \d/,
    );
  });
});
