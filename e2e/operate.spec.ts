import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, withCodeBefore } from '../apps/server/test/authenticator.ts';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { FILLED_DATA_DIR } from './fixture/global-setup.ts';
import { toast } from './fixture/seen.ts';
import { copyDataDir, type Server, startServer } from './fixture/server.ts';
import { expect, test } from './fixture/test.ts';

const PASSWORD = 'talaash-demo';
const REASON = 'Writes to everybody about loans.';

/** A server of its own, because the demo admin cannot log in elsewhere without the code from then on. */
let folder = '';
let server: Server;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talaash-operate-'));
  const dataDir = join(folder, 'data');
  copyDataDir(process.env[FILLED_DATA_DIR] ?? '', dataDir);
  server = await startServer({ dataDir });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('An admin sets up a second factor, signs in with it and disables a talent', async ({ visit }) => {
  const page = await visit(undefined, `${server.url}/auth/login?redirect=/admin/second-factor`);
  const logIn = async () => {
    await page.getByLabel('Email').fill('admin@demo.talaash.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  let key = '';

  await test.step('the second factor is on after a code of the key', async () => {
    await logIn();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set it up' }).click();
    await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    key =
      ((await page.getByText('Or type the key:').textContent()) ?? '').split(':')[1]?.replaceAll(' ', '') ??
      '';
    await expectAccessibleAsIs(page);
    const recoveryCodes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await withCodeBefore(key, async (code) => {
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Turn it on' }).click();
      await expect(recoveryCodes).toHaveCount(10);
    });
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  });

  await test.step('the old address of the page leads to it', async () => {
    await page.goto(`${server.url}/admin/two-factor`);
    await expect(page).toHaveURL(`${server.url}/admin/second-factor`);
    await expect(page.getByRole('heading', { name: 'Second factor', level: 1 })).toBeVisible();
  });

  await test.step('the password alone signs nobody in any more', async () => {
    await page.context().clearCookies();
    await page.goto(`${server.url}/auth/login?redirect=/admin/accounts`);
    await logIn();
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
    await expectAccessibleAsIs(page);
  });

  await test.step('a talent who is disabled stands in the trail, with the reason', async () => {
    await page.getByLabel('Search by name, email or ID').fill('talent@demo');
    await page
      .getByRole('row', { name: /talent@demo/ })
      .getByRole('button')
      .click();
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByLabel('Reason').fill(REASON);
    await page.getByRole('dialog').last().getByRole('button', { name: 'Disable' }).click();
    await expect(toast(page, 'Account disabled and logged out on all devices.')).toBeVisible();
    await page.getByRole('link', { name: 'Admin actions on this account' }).click();
    await expect(page.getByRole('cell', { name: 'Disabled an account' })).toBeVisible();
    await expect(page.getByText(REASON)).toBeVisible();
    await expectAccessibleAsIs(page);
  });
});
