import { MORE_FAILED_SENTENCE } from '@talaash/domain/base/words';
import type { Route } from '@playwright/test';
import { SEARCH } from './fixture/search.ts';
import { expect, test } from './fixture/test.ts';

const refuse = (route: Route) =>
  route.fulfill({
    status: 400,
    json: { json: { defined: false, code: 'BAD_REQUEST', status: 400, message: 'Bad Request' } },
  });

test('A next page of results that does not come is asked for once, and then when somebody asks', async ({
  visit,
}) => {
  const page = await visit(undefined, '/');
  const rows = page.locator('[data-talent]');
  const failure = page.getByRole('alert').filter({ hasText: MORE_FAILED_SENTENCE });
  let refusals = 0;
  let isRefused = true;
  await page.route(SEARCH, async (route) => {
    if (!isRefused) return route.continue();
    refusals += 1;
    await refuse(route);
  });
  await rows.last().scrollIntoViewIfNeeded();
  await expect(failure).toBeVisible();
  const shown = await rows.count();
  // Its end comes into view again.
  await rows.first().scrollIntoViewIfNeeded();
  await failure.scrollIntoViewIfNeeded();
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(refusals).toBe(1);
  await expect(page.getByText('The search did not answer')).toHaveCount(0);

  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => refusals).toBe(2);
  isRefused = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(rows.nth(shown)).toBeAttached();
  await expect(failure).toHaveCount(0);
  // And so on without a press.
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.nth(shown * 2)).toBeAttached();
});
