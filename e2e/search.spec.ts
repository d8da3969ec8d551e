import type { Locator, Route } from '@playwright/test';
import { expectAccessibleAsIs } from './fixture/axe.ts';
import { recordSearches, SEARCH, searchBox as companyBox } from './fixture/search.ts';
import { logOut } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const GUEST_KEY = '**/api/rpc/publicConfiguration/get';

const guestBox = (page: Page) => page.getByLabel('Search talent by skill, title or place');
const rows = (page: Page) => page.locator('[data-talent]');
const facet = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name });

/** Fulfills a request with the server's own response after a change to it. */
async function answerWith(route: Route, change: (answer: Record<string, unknown>) => void): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { json: Record<string, unknown> };
  change(body.json);
  await route.fulfill({ response, json: body });
}
const refuse = (route: Route, status: number, code: string) =>
  route.fulfill({ status, json: { json: { defined: true, code, status, message: 'Not now.' } } });

type Answer = (route: Route) => Promise<void>;
const asServer: Answer = (route) => route.continue();

/**
 * Has what the page calls at this address answered by the server, until the test gives another way. It can change at any moment:
 * to remove a route instead fails the answer that is under way, since the request then goes on without it.
 */
async function answerCalls(page: Page, address: string): Promise<{ by: Answer }> {
  const answered = { by: asServer };
  await page.route(address, (route) => answered.by(route));
  return answered;
}

/** Fast-forwards the page's clock until `holds` passes, so that the test need not wait for the page's timers. */
const inTime = (page: Page, holds: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(2000);
    await holds();
  }).toPass();

const marks = (within: Locator) => within.locator('mark').allInnerTexts();

test('Going back shows the previous search at once, going forward restores the scroll position, and a reload keeps the search', async ({
  visit,
}) => {
  const page = await visit(undefined, '/?q=react');
  await expect(rows(page).first()).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await facet(page, /^TypeScript \d/).scrollIntoViewIfNeeded();
  const before = await scrolled();
  await facet(page, /^TypeScript \d/).check();
  await expect(page).toHaveURL(/skills=/);
  await expect(page.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible();
  // The rows of the search before may still stand there.
  await expect(() => rows(page).nth(19).scrollIntoViewIfNeeded()).toPass();
  await expect(rows(page).nth(25)).toBeAttached();
  await expect(page).toHaveURL(/page=2/);
  const scrollPosition = await scrolled();
  expect(scrollPosition).toBeGreaterThan(500);

  const searches = recordSearches(page);
  await page.goBack();
  await expect(page).toHaveURL('/?q=react');
  await expect(facet(page, /^TypeScript \d/)).not.toBeChecked();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(scrolled).toBe(before);
  await page.goForward();
  await expect(facet(page, /^TypeScript \d/)).toBeChecked();
  await expect.poll(scrolled).toBe(scrollPosition);
  expect(searches.asked).toEqual([]);

  await rows(page).nth(20).getByRole('heading').click();
  await expect(page.getByRole('dialog', { name: 'Talent profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/skills=.*page=2$/);
  await expect.poll(scrolled).toBe(scrollPosition);
  await page.goBack();
  await expect(facet(page, /^TypeScript \d/)).not.toBeChecked();
  // The row that had the focus is not there; the page does not follow where the focus goes.
  await expect(rows(page).nth(20)).toHaveCount(0);
  await expect.poll(scrolled).toBe(before);
  await expect(page).toHaveURL('/?q=react');

  await page.goForward();
  await expect(facet(page, /^TypeScript \d/)).toBeChecked();
  await page.reload();
  await expect(facet(page, /^TypeScript \d/)).toBeChecked();
  await expect(guestBox(page)).toHaveValue('react');
  await expect(rows(page).nth(25)).toBeAttached();
});

test('Every result marks the words that were found, and says which words it cannot show or does not have', async ({
  people,
  visit,
}) => {
  const page = await visit(undefined, '/?q=react+developer');
  const first = rows(page).first();
  await expect.poll(() => marks(first)).toContain('Developer');
  await expect(first.getByText(/found in/i)).toHaveCount(0);
  await guestBox(page).fill('devolper');
  await expect(rows(page).first().locator('mark', { hasText: 'Developer' })).toBeVisible();
  await guestBox(page).fill('react developer xylophonist');
  await expect(page.getByText('No one has all of these; left out: xylophonist.')).toBeVisible();
  await expect(
    rows(page)
      .first()
      .getByText(/^(Found in .* · without|Without) xylophonist$/),
  ).toBeVisible();

  const company = await visit(await people.persona('company'), '/company/search?q=python');
  await company
    .getByRole('button', { name: /Engineer|Developer|Designer/ })
    .first()
    .click();
  const name = (await rows(company).first().getByRole('heading').textContent()) ?? '';
  await companyBox(company).fill(name);
  const [firstName = ''] = name.split(' ');
  await expect(rows(company).first().locator('mark', { hasText: firstName })).toBeVisible();
  await guestBox(page).fill(`react ${firstName}`);
  await expect(page.getByText(`for “react ${firstName}”`)).toBeVisible();
  await expect(rows(page).locator('mark', { hasText: firstName })).toHaveCount(0);
  await expect(
    rows(page)
      .getByText(new RegExp(`without ${firstName}`, 'i'))
      .first(),
  ).toBeVisible();
});

test('A search that is incomplete, fails or has no key says so and recovers by itself or by a retry', async ({
  visit,
}) => {
  const page = await visit(undefined, '/?q=python', { isRendered: false });
  await expect(rows(page).first()).toBeVisible();

  await page.clock.install();
  const searches = await answerCalls(page, SEARCH);
  searches.by = (route) => answerWith(route, (answer) => (answer['isComplete'] = false));
  await guestBox(page).fill('react');
  const preparing = page.getByText('Search is still being prepared; some profiles may be missing.');
  await expect(preparing).toBeVisible();
  searches.by = asServer;
  await inTime(page, () => expect(preparing).toHaveCount(0, { timeout: 100 }));

  searches.by = (route) => refuse(route, 503, 'SERVICE_UNAVAILABLE');
  await guestBox(page).fill('java');
  const failure = page.getByText('The search did not answer');
  await inTime(page, () => expect(failure).toBeVisible({ timeout: 100 }));
  await expect(page.getByRole('button', { name: 'Remove Text java' })).toBeVisible();
  searches.by = asServer;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();

  const keys = await answerCalls(page, GUEST_KEY);
  keys.by = (route) => refuse(route, 500, 'INTERNAL_SERVER_ERROR');
  await page.reload();
  await expect(page.getByText('Failed to initialize search. Please refresh the page.')).toBeVisible();
  keys.by = asServer;
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
});

test('A search that finds nobody is accessible while its similar searches load', async ({ visit }) => {
  const page = await visit(undefined, '/', { isRendered: false });
  await page.route('**/talentSearch/suggest', () => undefined);
  await page.goto('/?q=zzzzqqqq');
  await expect(page.getByText('No one matches this')).toBeVisible();
  await expect(page.getByLabel('Looking for similar searches')).toBeVisible();
  await expectAccessibleAsIs(page);
});

test('A search key is renewed silently before it expires and when it is refused; guests and companies have their own', async ({
  people,
  visit,
}) => {
  const company = await people.hiring();
  const page = await visit(company, '/company/search?q=python');
  const keys: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/createCompanyApiKey'))
      keys.push(((await response.json()) as { json: { apiKey: string } }).json.apiKey);
  });
  const searches = recordSearches(page);
  await page.clock.install();
  await page.getByRole('button', { name: company.jobTitle }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.clock.fastForward('59:30');
  await companyBox(page).fill('react');
  await expect(page).toHaveURL('/company/search?q=react');
  await expect(page.getByRole('button', { name: 'Remove Text react' })).toBeVisible();
  await expect.poll(() => keys.length).toBe(2);
  await expect.poll(() => searches.asked.at(-1)).toMatchObject({ query: 'react', apiKey: keys[1] });

  let refusals = 0;
  await page.route(SEARCH, (route) =>
    (refusals += 1) === 1 ? refuse(route, 401, 'UNAUTHORIZED') : route.continue(),
  );
  await companyBox(page).fill('java');
  await expect.poll(() => keys.length).toBe(3);
  await expect.poll(() => searches.asked.at(-1)).toMatchObject({ query: 'java', apiKey: keys[2] });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

  const companyKeys = new Set(keys);
  await logOut(page, company.companyName);
  await expect(page).toHaveURL('/auth/login');
  searches.asked.length = 0;
  await page.getByRole('link', { name: 'Talaash' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(rows(page).first()).toBeVisible();
  const guestKey = searches.asked.at(-1)?.apiKey ?? '';
  expect(companyKeys.has(guestKey)).toBe(false);
});

test('An address that nobody understands shows the search without what is wrong', async ({ page }) => {
  for (const search of ['?skills=5', '?q={"a":1}', '?skills={"a":1}', '?expMin=abc', '?page=x&salMax="9"']) {
    await page.goto(`/${search}`);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  await page.goto('/?q=true');
  await expect(guestBox(page)).toHaveValue('true');
});
