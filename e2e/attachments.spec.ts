import { ATTACHMENT_SENTENCES } from '@talaash/domain/attachment/words';
import { expectAccessible } from './fixture/axe.ts';
import { pictureFile, resumeFile } from './fixture/file.ts';
import { expect, type Page, test } from './fixture/test.ts';

const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const tray = (page: Page) => page.getByRole('list', { name: 'Files of this message' });
const choose = (page: Page) => page.locator('input[type=file][aria-label="Attach files"]');

test('Files of a message are seen and opened by the other side, and a bad file loses no text', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: 'Ishaan Bhattacharya' });
  const companyPage = await visit(company, `/company/messages?thread=${threadId}`);
  const page = await visit(talent, `/talent/messages?thread=${threadId}`);
  await composer(page).fill('Here are my samples.');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles([
    pictureFile('sketch.png'),
    resumeFile('samples.pdf'),
    { ...resumeFile('notes.txt'), mimeType: 'text/plain' },
    { ...resumeFile('broken.pdf'), buffer: Buffer.from('nothing') },
    { ...resumeFile('large.pdf'), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    resumeFile('sixth.pdf'),
  ]);
  await expect(tray(page).getByText('allowed file extension: pdf')).toBeVisible();
  await expect(tray(page).getByText('This file is not a readable PDF.')).toBeVisible();
  await expect(tray(page).getByText('File size must be no more than 10MB')).toBeVisible();
  await expect(tray(page).getByText(ATTACHMENT_SENTENCES.tooMany)).toBeVisible();
  await expectAccessible(page);
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  // What was refused is refused again, so it can only be removed.
  await expect(page.getByRole('button', { name: /^Remove: .*\.(?:png|pdf|txt)$/ })).toHaveCount(6);
  await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
  for (const refused of ['notes.txt', 'broken.pdf', 'large.pdf', 'sixth.pdf'])
    await page.getByRole('button', { name: `Remove: ${refused}` }).click();
  await expect(composer(page)).toHaveValue('Here are my samples.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await send(page).click();
  await expect(tray(page)).toHaveCount(0);

  const picture = log(companyPage).getByRole('img', { name: 'sketch.png' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [
        image.complete,
        image.naturalWidth,
        (image.parentElement ?? image).offsetWidth,
      ]),
    )
    .toEqual([true, 320, 240]);
  const pdf = log(companyPage).getByRole('link', { name: /samples\.pdf/ });
  await expect(pdf).toContainText('KB');
  const href = (await pdf.getAttribute('href')) ?? '';
  expect((await companyPage.request.get(href)).headers()['content-type']).toBe('application/pdf');
  await expectAccessible(companyPage);
  const stranger = await people.talent({});
  const strangers = await visit(stranger, '/talent/messages');
  expect((await strangers.request.get(href)).status()).toBe(404);
});

test('A picture is pasted and dropped, an upload is cancelled and tried again, and a message needs no text', async ({
  people,
  visit,
}) => {
  const { company, threadId } = await people.acquainted({ name: 'Nandini Rao' });
  const page = await visit(company, `/company/messages?thread=${threadId}`);
  await expect(composer(page)).toBeVisible();
  const give = (event: 'paste' | 'drop', name: string) =>
    composer(page).evaluate(
      (field, { event, name, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type: 'image/png' }));
        field.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      },
      { event, name, base64: pictureFile(name).buffer.toString('base64') },
    );
  // The first try is cut off.
  await page.route('**/files/messagePicture', (route) => route.abort(), { times: 1 });
  await give('paste', 'pasted.png');
  await page.getByRole('button', { name: 'Try again: pasted.png' }).click();
  await give('drop', 'dropped.png');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);

  const held = Promise.withResolvers<void>();
  await page.route('**/files/messagePdf', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await choose(page).setInputFiles(resumeFile('late.pdf'));
  await expect(page.getByRole('progressbar', { name: 'Uploading late.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel: late.pdf' }).click();
  held.resolve();
  await expect(tray(page).getByText('late.pdf')).toHaveCount(0);
  await send(page).click();
  await expect(log(page).getByRole('img')).toHaveCount(2);
  await expect(
    page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /2 files/ }),
  ).toBeVisible();
});
