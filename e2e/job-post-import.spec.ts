import { JOB_POST_CSV_EXAMPLE } from '@talaash/domain/job-post/import-help';
import { JOB_POST_IMPORT_SENTENCES as SENTENCES } from '@talaash/domain/job-post/import-words';
import { expectAccessible, expectAccessibleOnPhone } from './fixture/axe.ts';
import { toast } from './fixture/seen.ts';
import { expect, test } from './fixture/test.ts';

test('A company checks a file of job posts, corrects a row, imports it, and does not import it twice', async ({
  people: { premium },
  visit,
}) => {
  const page = await visit(await premium(), '/company/job_posts');
  await page.getByRole('link', { name: 'Import' }).click();
  const [head = '', example = ''] = JOB_POST_CSV_EXAMPLE.split('\r\n');
  const second = example.replace('REQ-101,Senior React Developer', 'REQ-102,QA');
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'posts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${head}\r\n${example}\r\n${second}\r\n`),
  });
  const rows = page.getByRole('region', { name: 'Rows of the file' }).getByRole('row');
  await expect(rows.nth(2)).toContainText('title: Must be at least 3 characters long');
  await expect(page.getByText(SENTENCES.refused(1)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  // The text stays, also when the page is loaded again.
  await page.reload();
  const content = page.getByRole('textbox', { name: /^Content of the file/ });
  await expect(content).toHaveValue(/REQ-102/);
  await content.fill((await content.inputValue()).replace('REQ-102,QA', 'REQ-102,QA Engineer'));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(SENTENCES.allFine(2))).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(toast(page, SENTENCES.imported(2))).toBeVisible();
  await expect(page).toHaveURL(/\/company\/job_posts$/);
  await expect(page.getByRole('link', { name: 'QA Engineer' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Import' }).click();
  await expect(content).toHaveValue('');
  await content.fill(JOB_POST_CSV_EXAMPLE);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText(SENTENCES.nothingNew).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import' })).toBeDisabled();
});
