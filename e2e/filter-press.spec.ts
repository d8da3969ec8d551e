import { holdSearches } from './fixture/search.ts';
import { expect, type Page, test } from './fixture/test.ts';

const skills = (page: Page) => page.getByRole('group', { name: /^Skills/ });
const skill = (page: Page, name: string) =>
  skills(page).getByRole('checkbox', { name: new RegExp(`^${name}( \\d|$)`) });
const skillsAsked = (page: Page) => new URL(page.url()).searchParams.get('skills');

/** Waits until the browser is idle and therefore shows the whole answer. */
const untilIdle = (page: Page) => page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

for (const [how, begin, end] of [
  [
    'of a pointer',
    async (page: Page, name: string) => {
      await skill(page, name).hover();
      await page.mouse.down();
    },
    (page: Page) => page.mouse.up(),
  ],
  [
    'of the Space key',
    async (page: Page, name: string) => {
      await skill(page, name).focus();
      await page.keyboard.down('Space');
    },
    (page: Page) => page.keyboard.up('Space'),
  ],
] as const)
  test(`A press ${how} on a filter counts, also when an answer without that filter comes before it ends`, async ({
    visit,
  }) => {
    const page = await visit(undefined, '/?q=react');
    await expect(skill(page, 'TypeScript')).toBeVisible();
    const answer = await holdSearches(page);
    await page.getByLabel('Search talent by skill, title or place').fill('java spring');
    await expect(page).toHaveURL('/?q=java+spring');
    await begin(page, 'TypeScript');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('for “java spring”');
    await untilIdle(page);
    await expect(skill(page, 'TypeScript')).not.toBeChecked();
    await end(page);
    await expect(skill(page, 'TypeScript')).toBeChecked();
    await expect.poll(() => skillsAsked(page)).toBe('["TypeScript"]');
    // The filters of the answer follow: everybody who is listed now, inside or near, has the skill.
    await expect(async () => {
      const counts = (await page.getByRole('heading', { level: 1 }).innerText()).split(' for “')[0] ?? '';
      const listed = (counts.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
      await expect(skill(page, 'TypeScript')).toHaveAccessibleName(`TypeScript ${listed}`, { timeout: 1000 });
    }).toPass();
  });

test('Presses on filters show at once while the page is taken over, and all of them count', async ({
  visit,
}) => {
  const page = await visit(undefined, '/auth/login');
  // The browser hydrates the page once it is idle.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (run) => waiting.push(run);
    const beIdle = () => {
      window.requestIdleCallback = requestIdleCallback;
      for (const run of waiting.splice(0)) requestIdleCallback(run);
    };
    Object.assign(window, { beIdle });
  });
  await page.goto('/?q=react');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('fieldset input') ?? {}).some((key) => key.startsWith('__react')),
  );
  await skill(page, 'CSS').check();
  await skill(page, 'TypeScript').check();
  await skill(page, 'Git').check();
  await skill(page, 'CSS').uncheck();
  await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
  await untilIdle(page);
  await expect.poll(() => skillsAsked(page)).toBe('["TypeScript","Git"]');
  await expect(skill(page, 'TypeScript')).toBeChecked();
  await expect(skill(page, 'Git')).toBeChecked();
  await expect(skill(page, 'CSS')).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible();

  // From then on, the address controls the filters again.
  await skill(page, 'Git').uncheck();
  await expect.poll(() => skillsAsked(page)).toBe('["TypeScript"]');
  await page.goBack();
  await expect(skill(page, 'Git')).toBeChecked();
});
