import { API_KEY_QUESTION, API_KEY_SENTENCES } from '@talaash/domain/api-key/words';
import { copiedSentence } from '@talaash/domain/clipboard/words';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { mailTo } from './fixture/http.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

/** The secret that the open dialog shows, this once. */
async function shownSecret(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `The secret of ${name}` });
  await expect(dialog).toContainText(API_KEY_SENTENCES.shownOnce);
  const secret = await dialog.getByRole('code').innerText();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, copiedSentence('Secret'))).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return secret;
}

test('An owner creates a key, whose program works within its scopes; rotates it; and revokes it', async ({
  people: { premium, talent },
  url,
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent()]);
  const statusOf = async (secret: string, path: string, body?: object) => {
    const answer = await fetch(new URL(path, url), {
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return answer.status;
  };
  const search = (secret: string) => statusOf(secret, '/api/v1/search-talent-profiles', { query: 'weaver' });
  const [page, other] = [
    await visit(owner, '/company/members'),
    await visit(owner, '/company/api-keys', { isRendered: false }),
  ];

  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByRole('heading', { name: API_KEY_SENTENCES.none })).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill('ATS');
  await expect(form.getByRole('button', { name: 'Create' })).toBeDisabled();
  await form.getByRole('checkbox', { name: /^Job posts/ }).check();
  await form.getByRole('textbox', { name: 'Addresses' }).fill('the office');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByRole('textbox', { name: 'Addresses' })).toHaveAccessibleDescription(
    /203\.0\.113\.7/,
  );
  await expectAccessibleAsIs(page);
  await form.getByRole('textbox', { name: 'Addresses' }).fill('');
  await form.getByRole('button', { name: 'Create' }).click();
  const secret = await shownSecret(page, 'ATS');
  expect((await mailTo(url, owner.email, /new API key/)).text).toContain('/company/api-keys');

  const listOf = (one: Page) => one.getByRole('list', { name: 'API keys' });
  await expect(listOf(page)).toContainText(secret.slice(-4));
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(listOf(other)).toContainText('ATS');
  expect(await statusOf(secret, '/api/v1/job-posts')).toBe(200);
  expect(await search(secret)).toBe(403);

  await page.getByRole('button', { name: 'Edit ATS' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit API key' });
  await edit.getByRole('checkbox', { name: /^Search/ }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, API_KEY_SENTENCES.changed)).toBeVisible();
  expect(await search(secret)).toBe(200);

  await page.getByRole('button', { name: 'Rotate ATS' }).click();
  const rotate = page.getByRole('dialog', { name: 'Rotate ATS' });
  await rotate.getByRole('combobox').selectOption('3 days');
  await rotate.getByRole('button', { name: 'Rotate' }).click();
  const second = await shownSecret(page, 'ATS');
  await expect(listOf(page)).toContainText('Replaced, valid until');
  for (const one of [secret, second]) expect(await search(one)).toBe(200);

  await page.getByRole('button', { name: 'Revoke ATS' }).click();
  await page
    .getByRole('dialog', { name: API_KEY_QUESTION.title('ATS') })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(toast(page, API_KEY_SENTENCES.revoked('ATS'))).toBeVisible();
  for (const one of [secret, second]) expect(await search(one)).toBe(401);
  await expect(listOf(other)).toContainText('Revoked on');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveText([
    /revoked the key “ATS”/,
    /rotated the key “ATS”/,
    /changed the key “ATS”/,
    /created the key “ATS”/,
  ]);
  await expect(page.getByRole('link', { name: 'All calls' })).toHaveAttribute('href', '/api/v1/docs');
  await expectAccessibleAsIs(page);

  const theirs = await visit(someone, '/company/api-keys');
  await expect(theirs).not.toHaveURL(/api-keys/);
});
