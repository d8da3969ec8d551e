import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessibleInAllThemes, expectAccessible, expectAccessibleAsIs } from './fixture/axe.ts';
import { project } from './fixture/server.ts';
import { expect, type Page, test } from './fixture/test.ts';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const notice = (page: Page, sentence: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(sentence);

async function expectNotWider(page: Page): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0], `width of ${page.url()}`).toBeLessThanOrEqual(width[1] ?? 0);
}

test('The demo pages: a form explains itself, a text becomes Markdown, the brand is taken along, a CV is printed', async ({
  visit,
}) => {
  const page = await visit(undefined, '/demo', CLIPBOARD);
  await expect(page.getByRole('heading', { name: 'Demo pages' })).toBeVisible();
  await expectAccessibleAsIs(page);

  await test.step('the form', async () => {
    await page.getByRole('link', { name: /^Form/ }).click();
    const main = page.getByRole('main');
    const save = page.getByRole('button', { name: 'Save' });
    await expect(main.getByRole('paragraph').filter({ hasText: 'Customer data is required' })).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Remove address/ })).toHaveCount(0);
    const messages: [field: string, value: string, message: string][] = [
      ['Name', 'M', 'Must be at least 2 characters long'],
      ['Date of birth', '1850-01-01', 'Date of birth must be within the last 120 years'],
      ['Date of birth', '2999-01-01', 'Date of birth cannot be in the future'],
      ['Height', '301', 'Must be 300 or less'],
      ['Height', 'tall', 'Must be a number'],
    ];
    const form = page.locator('form');
    for (const [field, value, message] of messages) {
      await form.getByLabel(field, { exact: true }).fill(value);
      await form.getByLabel(field, { exact: true }).blur();
      await expect(form.getByText(message)).toBeVisible();
    }
    const first = page.getByRole('group', { name: 'Address 1' });
    await first.getByLabel('Zip code').fill('1234');
    await first.getByLabel('Zip code').blur();
    await expect(first.getByText('Must be 5 digits, or 5 digits, a dash and 4 digits')).toBeVisible();
    await first.getByLabel('City').fill('P');
    await first.getByLabel('City').fill('');
    await first.getByLabel('City').blur();
    await expect(first.getByText('City is required')).toBeVisible();
    await expectAccessibleAsIs(page);
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('button', { name: 'Remove address 3' }).click();
    await expect(page.getByRole('group', { name: /^Address/ })).toHaveCount(2);
    await form.getByLabel('Name').fill('Meera Krishnan');
    await form.getByLabel('Date of birth').fill('1998-04-12');
    await form.getByLabel('Height').fill('164');
    for (const number of [1, 2]) {
      const address = page.getByRole('group', { name: `Address ${number}` });
      await address.getByLabel('City').fill('Pune');
      await address.getByLabel('Zip code').fill('12345-6789');
    }
    await expect(page.getByText('"zipCode": "12345-6789"')).toBeVisible();
    await save.click();
    await expect(notice(page, 'The customer is valid. This demo saves nothing.')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('');
  });

  await test.step('the editor', async () => {
    await page.goto('/demo/markdown-editor');
    const text = page.getByRole('textbox', { name: 'Text' });
    const output = page.getByRole('region', { name: 'Markdown output' });
    await expect(text.getByText('how we work')).toBeVisible();
    await expectAccessibleAsIs(page);
    await text.press('Control+a');
    await text.pressSequentially('Written now');
    await expect(output).toContainText('Written now');
    await expect(page.getByRole('region', { name: 'As others read it' })).toContainText('Written now');
    await output.getByRole('button', { name: 'Copy Markdown' }).click();
    await expect(notice(page, 'Markdown copied to clipboard!')).toBeVisible();
    expect(await copied(page)).toBe('Written now');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(output).toContainText('### What you would do');
    await expect(text.getByText('how we work')).toBeVisible();
  });

  await test.step('the branding', async () => {
    await page.goto('/demo/branding');
    await page.getByRole('button', { name: 'Copy SVG Mark', exact: true }).click();
    await expect(notice(page, 'Mark copied to clipboard!')).toBeVisible();
    expect(await copied(page)).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*xmlns=/);
    const button = page.getByRole('button', { name: 'Copied Mark' });
    await expect(button).toBeVisible();
    await expect(button).toHaveCount(0);
    await expectAccessible(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: 'Copy Accent' }).click();
    await expect(notice(page, 'Failed to copy to clipboard')).toBeVisible();
    for (const kind of ['SVG', 'PNG'] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download Wordmark as ${kind}` }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`talaash-wordmark.${kind.toLowerCase()}`);
      const file = await readFile(await download.path());
      if (kind === 'PNG') {
        expect(file.toString('latin1', 1, 4)).toBe('PNG');
        expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1024, 210]);
      } else {
        expect(file.toString()).toMatch(/^<svg [^>]*fill="rgb\(\d+, \d+, \d+\)"/);
        expect(file.toString()).not.toContain('currentColor');
      }
    }
  });

  await test.step('the CV', async () => {
    await page.goto('/demo/test');
    await expect(page.getByRole('article', { name: 'CV of Asha Venkataraman' })).toBeVisible();
    await expectAccessible(page);
    const isPrinted = page.evaluate(() => new Promise((done) => (window.print = () => done(true))));
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await isPrinted).toBe(true);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // A4 in points, on one or two pages, and nothing of the page around it.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Asha Venkataraman' })).toBeVisible();
  });
});

test('The design system shows every component, follows the scroll and keeps the theme in its address', async ({
  visit,
}) => {
  const page = await visit(undefined, '/design-system-demo?theme=talaash', CLIPBOARD);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'talaash');
  await page.getByLabel('Theme', { exact: true }).selectOption('minecraft');
  await expect(page).toHaveURL(/\/design-system-demo\?theme=minecraft$/);
  await page.getByLabel('Theme', { exact: true }).selectOption('default');
  await expect(page).toHaveURL(/\/design-system-demo$/);
  for (const mode of ['System', 'Light']) await page.getByRole('button', { name: `Mode: ${mode}` }).click();
  await expect(html).toHaveAttribute('data-mode', 'dark');

  const contents = page.getByRole('navigation', { name: 'Contents' });
  const links = await contents.getByRole('link').evaluateAll((all) =>
    all.map((link) => {
      const place = document.querySelector(link.getAttribute('href') ?? '');
      const headings = [...(place?.querySelectorAll('h2, h3') ?? [])];
      return headings.some((heading) => heading.textContent === link.textContent);
    }),
  );
  expect(links.length).toBeGreaterThan(60);
  expect(links).not.toContain(false);
  await page.locator('#table').scrollIntoViewIfNeeded();
  await contents.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(contents.getByRole('link', { name: 'Table', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.getByText('Code of Table').first().click();
  await page.getByRole('button', { name: 'Copy Code of Table' }).click();
  await expect(notice(page, 'Code of Table copied to clipboard!')).toBeVisible();
  const example = join(project, 'apps/web/src/features/demo/design-system/example/table.tsx');
  expect(await copied(page)).toBe((await readFile(example, 'utf8')).replaceAll("'../../../../", "'../../"));
  await expect(page.getByText('too low')).toHaveCount(0);
  // In every theme and mode, for all pages that are made of these components.
  await expectAccessibleInAllThemes(page);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', '/branding', '/form', '/markdown-editor', '/test', '/design-system']) {
    await page.goto(`/demo${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNotWider(page);
  }
  // The same page keeps no theme in its other address.
  await page.getByLabel('Theme', { exact: true }).selectOption('talaash');
  await expect(html).toHaveAttribute('data-theme', 'talaash');
  await expect(page).toHaveURL(/\/demo\/design-system$/);
  await page.getByText(/^Contents/).click();
  await page.getByRole('link', { name: 'AuthLayout' }).click();
  await page.locator('#auth-layout').getByRole('link', { name: 'Form and aside' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goto('/design-system-demo/lost-page/Failed');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

test('An editor that does not load says so, and the page around it stays', async ({ browser, url }) => {
  // In a context of its own: the failure is logged as an error.
  const page = await browser.newPage({ baseURL: url });
  await page.route('**/assets/rich-text-*.js', (route) => route.abort());
  await page.goto('/demo/markdown-editor');
  await expect(page.getByText('An error was thrown.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'As others read it' })).toContainText('how we work');
  await page.close();
});
