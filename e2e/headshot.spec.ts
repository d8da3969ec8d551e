import { maskPng, personJpeg } from '../apps/server/test/portrait.ts';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const basics = (page: Page) => page.getByRole('region', { name: 'Name and picture' });
const choose = async (page: Page, label: string, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  basics(page).getByLabel(label, { exact: true }).setInputFiles({ name, mimeType, buffer });

test('Headshots are made of a picture, compared by keyboard, and one becomes the profile picture', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.newTalent('Ananya Krishnamurthy Iyer'), '/talent/profile/edit');
  const picture = await personJpeg();

  await choose(page, 'Choose a picture', 'notes.txt', Buffer.from('notes'), 'text/plain');
  await expect(
    page.getByText('Please choose another file with the allowed file extension: jpg, jpeg, png, gif'),
  ).toBeVisible();
  await choose(page, 'Choose a picture', 'me.gif', picture, 'image/gif');
  const make = basics(page).getByRole('button', { name: 'Make headshots' });
  await expect(make).toHaveAccessibleDescription('Please select an image file (JPG, PNG)');
  await basics(page).getByRole('button', { name: 'Remove' }).click();
  await choose(page, 'Choose a picture', 'broken.jpg', picture.subarray(0, 300));
  await make.click();
  await expect(page.getByText('Failed to load image')).toBeVisible();
  await basics(page).getByRole('button', { name: 'Remove' }).click();

  // The worker that finds the person answers late: cancelling keeps the picture.
  await choose(page, 'Choose a picture', 'me.jpg', picture);
  await page.route('**/*.tflite', () => undefined);
  await make.click();
  await expect(page.getByRole('progressbar', { name: 'Finding you in the picture' })).toBeVisible();
  await basics(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(basics(page).getByText('me.jpg', { exact: true })).toBeVisible();
  await page.unroute('**/*.tflite');

  await make.click();
  const dialog = page.getByRole('dialog', { name: 'Choose your headshot' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Background and light changed')).toBeVisible();
  await expect(dialog.getByText('4 of 5')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  await expect(dialog.getByRole('radio', { name: 'Plain light' })).toBeFocused();
  await expectAccessibleAsIs(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('button', { name: 'Use Slate' })).toBeVisible();
  // On a phone the original has no room beside it: it shows while the picture is held.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = dialog.locator('figure[data-chosen]');
  await expect(shown).toContainText('Slate');
  await shown.getByRole('presentation').hover();
  await page.mouse.down();
  await expect(shown).toContainText('Original');
  await page.mouse.up();
  await expect(shown).toContainText('Slate');
  if (size) await page.setViewportSize(size);
  await page.keyboard.press('1');
  await expect(dialog.getByRole('button', { name: 'Use Original' })).toBeVisible();
  await page.keyboard.press('6');
  await expect(dialog.getByRole('button', { name: 'Use Dark studio' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(basics(page).getByText('Dark studio', { exact: true })).toBeVisible();
  // The button that opened the comparison is gone, so the focus goes to what stands in its place.
  await expect(basics(page).getByLabel('Replace', { exact: true })).toBeFocused();

  // Another run, of the stored picture. The original stays when it is kept.
  await make.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(basics(page).getByText('Dark studio', { exact: true })).toBeVisible();
  await choose(page, 'Replace', 'me.jpg', picture);
  await basics(page).getByRole('button', { name: 'Use as it is' }).click();
  await expect(toast(page, 'me.jpg uploaded successfully.')).toBeVisible();
});

test('Where the browser finds nobody, the ground stays, and a failure keeps the picture', async ({
  people,
  visit,
}) => {
  const page = await visit(await people.newTalent('Jaspreet'), '/talent/profile/edit');
  const make = basics(page).getByRole('button', { name: 'Make headshots' });
  await choose(page, 'Choose a picture', 'wall.png', await maskPng(), 'image/png');
  await page.route('**/generate-headshots', (route) => route.abort());
  await make.click();
  await expect(page.getByText('Failed to generate headshots. Please try again.')).toBeVisible();
  await page.unroute('**/generate-headshots');
  await page.route('**/*.wasm', (route) => route.abort());
  await make.click();
  const dialog = page.getByRole('dialog', { name: 'Choose your headshot' });
  await expect(dialog.getByText('We did not find you in the picture, so the background stays')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Black and white' })).toBeVisible();
});
