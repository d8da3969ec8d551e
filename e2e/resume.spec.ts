import { expectAccessible, expectAccessibleAsIs } from './fixture/axe.ts';
import { pictureFile, resumeFile } from './fixture/file.ts';
import { printedResume } from './fixture/resume.ts';
import { usePicture, write } from './fixture/form.ts';
import { alert, toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const failed = 'Could not auto-fill from resume. Please continue filling the form manually.';

const found = (page: Page, label: string) => page.getByRole('radiogroup', { name: label, exact: true });
const choose = (page: Page, label: string, side: 'Now' | 'Found') =>
  found(page, label)
    .getByRole('radio', { name: new RegExp(`^${side}`) })
    .check();

test('A newcomer fills the empty profile from a resume, takes some of it, undoes, takes again and saves', async ({
  browser,
  people,
  visit,
}) => {
  const page = await visit(await people.newTalent('Meera Krishnan'), '/talent/profile/edit');
  const card = page.getByRole('region', { name: 'Fill from resume' });
  const chooseFile = async (button: string, ...files: ReturnType<typeof resumeFile>[]) => {
    const chooser = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: button }).click();
    await (await chooser).setFiles(files);
  };
  const resume = await printedResume(browser, 'Meera_Krishnan_CV.pdf');
  const notice = page.getByLabel('Notice period');
  await notice.fill('4');

  // Wrong files are refused with the reason, and what was typed stays.
  await chooseFile('Choose a PDF', pictureFile('me.png'));
  await expect(card.getByRole('heading', { name: failed })).toBeVisible();
  await expect(card).toContainText('allowed file extension: pdf');
  await chooseFile('Try another file', resume, resume);
  await expect(card).toContainText('Cannot handle multiple files.');
  await chooseFile('Try another file', { ...resume, buffer: Buffer.from('not a PDF at all') });
  await expect(card).toContainText(/PDF/);
  await chooseFile('Try another file', resumeFile('scan.pdf'));
  await expect(card.getByRole('button', { name: 'Keep it as my resume' })).toBeVisible();
  await expect(notice).toHaveValue('4');

  // A reading that is cancelled changes nothing, and one whose page is left says nothing elsewhere.
  const held = Promise.withResolvers<void>();
  await page.route('**/parse-resume-for-talent-profile', async (route) => {
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await chooseFile('Try another file', resume);
  await expect(card.getByRole('progressbar')).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Choose a PDF' })).toBeVisible();
  held.resolve();
  await page.unroute('**/parse-resume-for-talent-profile');

  await chooseFile('Choose a PDF', resume);
  await expect(page.getByRole('heading', { name: 'Fill from resume', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/talent/profile/edit?from=resume');
  await expect(page.getByText('Meera_Krishnan_CV.pdf', { exact: false }).first()).toBeVisible();
  await expect(found(page, 'Job title')).toContainText('Senior React Developer');
  await expect(page.getByRole('link', { name: /^page 1/ }).first()).toHaveAttribute(
    'href',
    /^blob:.*#page=1$/,
  );
  await expectAccessible(page);

  // By the keyboard alone: rows by J and K, sides by the arrows.
  await page.keyboard.press('j');
  const first = page.locator('[data-row]').first();
  await expect(first.getByRole('radio', { name: /^Found/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('radio', { name: /^Now/ })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('radio', { name: /^Now/ })).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(first.getByRole('radio', { name: /^Now/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(first.getByRole('radio', { name: /^Found/ })).toBeChecked();

  // A reload keeps the choices and the draft, but not the file; going back leads to the form. Another tab has its own.
  await choose(page, 'About', 'Now');
  await page.reload();
  await expect(found(page, 'About').getByRole('radio', { name: /^Now/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Keep the file/ })).toBeDisabled();
  const other = await page.context().newPage();
  await other.goto('/talent/profile/edit?from=resume');
  await expect(other).toHaveURL('/talent/profile/edit');
  await other.close();
  await page.goBack();
  await expect(notice).toHaveValue('4');
  await chooseFile('Choose another PDF', resume);
  await expect(page.getByRole('checkbox', { name: /Keep the file/ })).toBeChecked();
  await choose(page, 'About', 'Now');
  await choose(page, 'Orchid Health', 'Now');
  await page
    .getByRole('button', { name: /^Take \d+ and continue editing/ })
    .first()
    .click();
  await expect(toast(page, /items filled from your resume, not saved yet/)).toBeVisible();
  const title = page.getByLabel('Job title');
  await expect(title).toHaveValue('Senior React Developer');
  await expect(page.getByRole('group', { name: /Lumen Retail/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /Orchid Health/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'About you' })).toHaveText('');
  await expect(page.getByText('Meera_Krishnan_CV.pdf', { exact: true })).toBeVisible();

  // One Undo for the whole. What was typed before stays.
  await card.getByRole('button', { name: 'Undo all' }).click();
  await expect(title).toHaveValue('');
  await expect(page.getByRole('group', { name: /Lumen Retail/ })).toHaveCount(0);
  await expect(notice).toHaveValue('4');

  await page.setViewportSize({ width: 390, height: 844 });
  await card.getByRole('button', { name: 'Compare again' }).click();
  await choose(page, 'About', 'Found');
  await choose(page, 'Orchid Health', 'Found');
  await expectAccessibleAsIs(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page
    .getByRole('button', { name: /^Take \d+ and continue editing/ })
    .last()
    .click();
  await expect(title).toHaveValue('Senior React Developer');
  await expect(page.getByRole('group', { name: /Orchid Health/ })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  // The rest by hand: what no resume says.
  await usePicture(page, 'me.png');
  await page.getByLabel('Date of birth').fill('1997-04-12');
  await page.getByLabel('Expected salary').fill('28');
  const job = page.getByRole('group', { name: /Lumen Retail/ });
  await write(job, 'Roles and responsibilities', 'Lead a team of four on the checkout of a large shop.');
  await page.getByLabel('English fluency').selectOption('Advanced');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page).toHaveURL('/talent/profile');
  await expect(page.getByText('Orchid Health').first()).toBeVisible();
  await expect(alert(page, failed)).toHaveCount(0);

  // A second fill finds the same again and doubles nothing.
  await page.goto('/talent/profile/edit');
  await page.dispatchEvent('body', 'dragover', { dataTransfer: await dataOf(page, resume) });
  await page.dispatchEvent('body', 'drop', { dataTransfer: await dataOf(page, resume) });
  await expect(page.locator('#found-workExperiences')).toContainText('the same');
  await expect(page.getByText('empty', { exact: true })).toHaveCount(0);
});

/** A file as a drop carries it. */
const dataOf = (page: Page, { name, mimeType, buffer }: ReturnType<typeof resumeFile>) =>
  page.evaluateHandle(
    ({ text, filename, type }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], filename, { type }));
      return data;
    },
    { text: buffer.toString('base64'), filename: name, type: mimeType },
  );
