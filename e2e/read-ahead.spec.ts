import { expect, type Page, test } from './fixture/test.ts';

/** The calls that a page makes, by name, as in "shortlistedProfile/search". */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/rpc\/([\w/]+)/.exec(request.url())?.[1];
    if (name) calls.push(name);
  });
  return calls;
}

test('What a page shows first is read when somebody is about to open it, and once', async ({
  people,
  visit,
}) => {
  const { company, threadId } = await people.acquainted({ name: 'Lakshmi Venkataraman' });
  const page = await visit(company, '/company/job_posts');
  const calls = callsOf(page);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name });

  await link('Shortlists').hover();
  await expect.poll(() => calls).toContain('shortlistedProfile/search');
  await link('Shortlists').click();
  await expect(page.getByRole('heading', { name: 'Shortlists' })).toBeVisible();
  await expect(page.getByText('No profiles shortlisted yet')).toBeVisible();
  expect(calls.filter((name) => name === 'shortlistedProfile/search')).toHaveLength(1);

  // Reading ahead is no visit: only the page itself says that somebody was there.
  await link('Messages').focus();
  await expect.poll(() => calls).toContain('thread/listForCompany');
  expect(calls).not.toContain('messagesPage/visitAsCompany');
  await page.keyboard.press('Enter');
  await expect.poll(() => calls).toContain('messagesPage/visitAsCompany');
  await expect(page.locator(`[data-thread="${threadId}"]`)).toBeVisible();
  expect(calls.filter((name) => name === 'thread/listForCompany')).toHaveLength(1);
});

test('A touch begins to read a page before the finger is lifted', async ({ people, visit }) => {
  const page = await visit(await people.talent(), '/talent/profile', { hasTouch: true });
  const calls = callsOf(page);
  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  await main.getByRole('link', { name: 'Messages' }).dispatchEvent('touchstart');
  await expect.poll(() => calls).toContain('thread/listForTalent');
  expect(calls).not.toContain('messagesPage/visitAsTalent');
  await expect(page).toHaveURL(/talent\/profile$/);
});
