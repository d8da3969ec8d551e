import {
  TRACKING_CONSENT_WORDS,
  TRACKING_SENTENCES as SENTENCES,
} from '@talaash/domain/applicant-tracking/words';
import { expectAccessible, expectAccessibleAsIs, expectAccessibleOnPhone } from './fixture/axe.ts';
import { newName } from './fixture/person.ts';
import { toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('A company connects its applicant tracking system, a talent agrees, is sent, and is taken back', async ({
  people: { premium, talent },
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent({ name: newName('Ipsita') })]);
  const { companyId, jobPostId, jobTitle } = owner;
  const page = await visit(owner, '/company/applicant-tracking');
  await page.getByLabel('Any text').fill('wrong');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByLabel('Any text')).toHaveAccessibleDescription(/refuses your credentials/);
  await expectAccessible(page);
  await page.getByLabel('Any text').fill('anything');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText(SENTENCES.standIn)).toBeVisible();
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(toast(page, SENTENCES.tested)).toBeVisible();
  await page.getByRole('combobox', { name: jobTitle }).selectOption({ label: 'Frontend Engineer' });
  await expect(toast(page, SENTENCES.jobSaved)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  const put = await page.request.put(
    new URL(`/api/v1/companies/${companyId}/shortlisted-profiles/${someone.talentId}`, page.url()).href,
    { data: { jobPostId }, headers: { origin: new URL(page.url()).origin } },
  );
  expect(put.ok()).toBe(true);
  await page.goto(`/company/job_posts/table/${jobPostId}`);
  const row = page.getByRole('row').filter({ hasText: someone.name });
  await row.getByRole('button', { name: SENTENCES.send('the stand-in') }).click();
  await expect(toast(page, SENTENCES.asked(someone.name))).toBeVisible();
  await expect(row).toContainText('Asked for consent');
  await expectAccessible(page);

  const theirs = await visit(someone, '/talent/notifications');
  await theirs.getByText('wants to keep you in its applicant tracking system').click();
  await expect(theirs).toHaveURL(/\/talent\/settings/);
  const consent = theirs.getByRole('switch', { name: new RegExp(`^${TRACKING_CONSENT_WORDS.label}`) });
  await expect(theirs.getByText(TRACKING_CONSENT_WORDS.undecided)).toBeVisible();
  await expectAccessibleAsIs(theirs);
  await consent.click();
  await expect(toast(theirs, TRACKING_CONSENT_WORDS.allowed)).toBeVisible();
  await expect(row).toContainText('Sent', { timeout: 30_000 });
  await expect(theirs.getByText(`${owner.companyName} keeps you in the stand-in.`)).toBeVisible();

  await consent.click();
  await expect(toast(theirs, TRACKING_CONSENT_WORDS.withdrawn)).toBeVisible();
  await expect(row).toContainText('Removed', { timeout: 30_000 });
  await expect(theirs.getByText('no longer keeps you in the stand-in')).toBeVisible();
  await row.getByRole('button', { name: SENTENCES.sendAgain }).click();
  await expect(
    toast(page, 'This person does not want to be kept in applicant tracking systems.'),
  ).toBeVisible();
});
