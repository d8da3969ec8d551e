import { pictureFile, resumeFile } from './fixture/file.ts';
import { fillProfile, write } from './fixture/form.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const basics = (page: Page) => page.getByRole('region', { name: 'Name and picture' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first();
const about =
  'I build React front-ends for payment products and like pages that answer quickly. Before that I wrote the billing service of a bookshop.';

test('Errors show once a field was typed into; Save is disabled until then and says what it waits for', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.newTalent('Kavya Menon'), '/talent/profile');
  await expect(page).toHaveURL('/talent/profile/edit');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Kavya Menon');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(
    /^\d\d fields to complete: Date of birth, About, Job title and \d+ more$/,
  );
  await save(page).press('Enter');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await name.fill('Ka');
  await name.blur();
  await expect(page.getByText('Must be at least 3 characters long', { exact: true })).toBeVisible();
  await name.fill('x'.repeat(101));
  await name.blur();
  await expect(page.getByText('Must be no more than 100 characters long', { exact: true })).toBeVisible();
  await name.fill('कव्या मेनन');
  await page.getByLabel('Notice period').fill('53');
  await page.getByLabel('Expected salary').fill('twelve');
  await page.getByLabel('LinkedIn').fill('javascript:alert(1)');
  await page.getByLabel('LinkedIn').blur();
  await expect(page.getByText('Must be 52 or less', { exact: true })).toBeVisible();
  await expect(page.getByText('Must be a number', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Must be a valid URL starting with http:// or https://', { exact: true }),
  ).toBeVisible();
  await write(page, 'About you', 'Too short');
  await page.getByLabel('Notice period').fill('4');
  await page.getByLabel('Expected salary').fill('12');
  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/in/example');
  await expect(page.getByText('Must be at least 50 characters long', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Date of birth', exact: true }).first().press('Enter');
  const birth = page.getByLabel('Date of birth', { exact: true });
  await expect(birth).toBeFocused();
  await expect(page.getByText('Date of birth is required')).toHaveCount(0);
  await birth.fill('1996-04-12');
  await expect(page.getByRole('button', { name: 'Date of birth', exact: true })).toHaveCount(0);
});

test('The order of two months is checked when either is left, and a restored draft shows its errors', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.newTalent('Leela Menon'), '/talent/profile/edit');
  const education = page.getByRole('region', { name: 'Education' });
  const choose = async (label: string, month: string, year: string) => {
    await education.getByLabel(`${label}, month`).selectOption(month);
    await education.getByLabel(`${label}, year`).selectOption(year);
  };
  const wrongOrder = education.getByText('Must not be before the start month', { exact: true });
  await choose('Until', 'May', '2018');
  await choose('From', 'August', '2019');
  await education.getByLabel('University').focus();
  await expect(wrongOrder).toBeVisible();
  await expect(education.getByText('Course is required')).toHaveCount(0);

  await expect(page.getByText(/Draft kept/).first()).toBeVisible();
  await page.reload();
  await expect(wrongOrder).toBeVisible();
  await choose('From', 'August', '2014');
  await expect(wrongOrder).toHaveCount(0);

  // A button that becomes disabled or disappears passes the focus to its neighbor, also where its entry moves out of view.
  await page.setViewportSize({ width: 1440, height: 500 });
  const add = education.getByRole('button', { name: 'Add education' });
  await add.press('Enter');
  await education.getByRole('button', { name: 'Move education down' }).first().press('Enter');
  await expect(education.getByRole('button', { name: 'Move education up' }).last()).toBeFocused();
  await expect(education.getByRole('button', { name: 'Move education up' }).last()).toBeInViewport();
  for (const left of [1, 0]) {
    const remove = education.getByRole('button', { name: 'Remove education' });
    await remove.first().press('Enter');
    await expect(remove).toHaveCount(left);
  }
  await expect(add).toBeFocused();
});

test('Skills: Enter adds one, duplicates are dropped, the maximum is twenty, Backspace removes the last', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.newTalent(), '/talent/profile/edit');
  const field = page.getByRole('textbox', { name: 'Your skills' });
  const skills = page.getByRole('region', { name: 'Skills' }).getByRole('button', { name: /^Remove / });
  for (const skill of ['React', ' react ', 'C++', 'हिन्दी']) {
    await field.fill(skill);
    await field.press('Enter');
  }
  await expect(skills).toHaveCount(3);
  await field.press('Backspace');
  await expect(skills).toHaveCount(2);
  await field.fill('Left by tab');
  await field.press('Tab');
  await expect(skills).toHaveCount(3);
  for (let more = 4; more <= 21; more += 1) {
    await field.fill(`Skill ${more}`);
    await field.press('Enter');
  }
  await expect(page.getByText('Maximum 20 skills allowed', { exact: true }).first()).toBeVisible();
  await expect(skills).toHaveCount(20);
});

test('A talent who is not open to work is told who can still see the profile', async ({ people, visit }) => {
  const { talent, threadId } = await people.acquainted();
  const page = await visit(talent, '/talent/profile/edit');
  const sentence = page.getByText(/Harbor Ledger can still see your profile, picture, email and resume/);
  await expect(page.getByLabel('Open to work')).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await page.getByLabel('Open to work').selectOption({ label: 'Not Open to Work' });
  await expect(sentence).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).first().click();
  // A save leads to the profile.
  await expect(page).toHaveURL('/talent/profile');
  await page.goto('/talent/profile/edit');
  await expect(sentence).toBeVisible();
  await talent.call('end-thread', { threadId });
  await expect(page.getByText(/no one can open your profile/)).toBeVisible();
  // A program has approved the profile, which is enough for the choice.
  await page.goto('/talent/dashboard');
  await expect(page.getByText('Companies can find you once you are open to work.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Shown in search' })).not.toBeChecked();
});

test('A draft survives a reload, can be discarded, and is not left by accident; a save does not lead back', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.talent(), '/talent/profile/edit');
  const title = page.getByLabel('Job title');
  await expect(title).toHaveValue('Senior React Developer');
  await title.fill('Staff Engineer');
  await expect(page.getByText(/^Draft kept at/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveValue('Staff Engineer');
  await expect(page.getByText('This is your unsaved draft from last time.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Profile' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/talent/profile/edit');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(title).toHaveValue('Senior React Developer');

  // A person who opens another page during a save stays there.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/rpc/talentProfile/update', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await title.fill('Principal Engineer');
  await save(page).click();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(page).toHaveURL('/talent/messages');
  answer.resolve();
  await expect(toast(page, 'Profile saved successfully!')).toBeVisible();
  await expect(page).toHaveURL('/talent/messages');
});

test('When two tabs save the same profile, the second is told and can choose', async ({ people, visit }) => {
  const first = await visit(await people.talent(), '/talent/profile/edit');
  const second = await first.context().newPage();
  await second.goto('/talent/profile/edit');
  await expect(second.getByLabel('Job title')).toHaveValue('Senior React Developer');
  const untouched = await first.context().newPage();
  await untouched.goto('/talent/profile/edit');
  await expect(untouched.getByLabel('Job title')).toHaveValue('Senior React Developer');

  await second.getByLabel('Job title').fill('Frontend Developer');
  await first.getByLabel('Job title').fill('React Developer');
  await save(first).click();
  await expect(toast(first, 'Profile saved successfully!')).toBeVisible();
  await expect(untouched.getByLabel('Job title')).toHaveValue('React Developer');

  await save(second).click();
  await expect(second.getByText(/Another tab or person saved it after you opened it/)).toBeVisible();
  await expect(second.getByLabel('Job title')).toHaveValue('Frontend Developer');
  await second.getByRole('button', { name: 'Save my version' }).click();
  await expect(toast(second, 'Profile saved successfully!')).toBeVisible();
  await first.goto('/talent/profile');
  await expect(first.getByText('Frontend Developer').first()).toBeVisible();
});

test('Files of the wrong type, size or content are refused at their field', async ({ people, visit }) => {
  const page = await visit(await people.newTalent(), '/talent/profile/edit');
  const picture = page.getByLabel('Choose a picture');
  const resume = page.getByRole('button', { name: 'Resume' });
  const refusals: [typeof picture, { name: string; mimeType: string; buffer: Buffer }, string][] = [
    [
      picture,
      { ...pictureFile('me.webp') },
      'Please choose another file with the allowed file extension: jpg, jpeg, png, gif',
    ],
    [
      picture,
      { ...pictureFile('me.png'), buffer: Buffer.alloc(5 * 1024 * 1024) },
      'Image size must be less than 5MB',
    ],
    [picture, { ...pictureFile('none.png'), buffer: Buffer.alloc(0) }, 'This file is empty.'],
    [resume, pictureFile('cv.png'), 'Please choose another file with the allowed file extension: pdf'],
    [resume, { ...pictureFile('cv.pdf') }, 'This file is not a readable PDF.'],
  ];
  for (const [field, file, sentence] of refusals) {
    await field.setInputFiles(file);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  const useAsItIs = page.getByRole('button', { name: 'Use as it is' });
  const half = { ...pictureFile('half.png'), buffer: pictureFile('half.png').buffer.subarray(0, 300) };
  for (const file of [{ ...resumeFile('me.png'), mimeType: 'image/png' }, half]) {
    await picture.setInputFiles(file);
    await useAsItIs.click();
    await expect(page.getByText('Failed to load image')).toBeVisible();
    await basics(page).getByRole('button', { name: 'Remove' }).click();
  }
  await resume.setInputFiles([resumeFile('one.pdf'), resumeFile('two.pdf')]);
  await expect(page.getByText('Cannot handle multiple files.').first()).toBeVisible();
  await resume.setInputFiles(resumeFile('जीवनी 🙂.PDF'));
  await expect(toast(page, 'जीवनी 🙂.PDF uploaded successfully.')).toBeVisible();
  await page.route('**/api/v1/files/**', (route) => route.abort());
  await picture.setInputFiles(pictureFile('me.png'));
  await useAsItIs.click();
  await expect(page.getByText('Failed to upload image')).toBeVisible();
});

test('A profile that fails review is saved and says what to change; once corrected, it is found', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.newTalent('Farah Siddiqui'), '/talent/profile/edit');
  await fillProfile(page, {
    jobTitle: 'React Developer',
    about: `${about} Write to farah@example.com.`,
    skills: ['React', 'TypeScript', 'Node.js'],
  });
  await save(page).click();
  await expect(toast(page, /^Profile saved, but it needs changes/)).toBeVisible();
  await expect(page.getByText('About: remove the email address: “farah@example.com”.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('About: remove the email address: “farah@example.com”.')).toBeVisible();

  await write(page, 'About you', about);
  await save(page).click();
  await expect(toast(page, 'Profile saved successfully!')).toBeVisible();
  await expect(page).toHaveURL('/talent/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Farah Siddiqui' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Companies can find you.')).toBeVisible();
});
