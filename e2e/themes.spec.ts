import type { Locator } from '@playwright/test';
import { show } from './fixture/axe.ts';
import { expect, type Page, test } from './fixture/test.ts';

const rows = (page: Page) => page.locator('[data-talent]');
const THEMES = ['default', 'talaash', 'minecraft'];

/** Shows the page in a theme, with the fonts of the theme. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await show(page, { theme, mode: 'light' });
  await page.evaluate(() => document.fonts.ready);
}

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not visible.');
  return { ...box, end: box.x + box.width };
};

/** The height of a capital letter as it is drawn. A font may be larger or smaller than its size says. */
const capitalHeight = (what: Locator) =>
  what.evaluate((element) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const drawing = document.createElement('canvas').getContext('2d');
    if (!drawing) return 0;
    // Ten times as large, because the height is a whole number.
    drawing.font = `${fontWeight} ${Number.parseFloat(fontSize) * 10}px ${fontFamily}`;
    return drawing.measureText('H').actualBoundingBoxAscent;
  });

test('In every theme a phone shows the first person early, columns stand under their heads, and headings have ranks', async ({
  people,
  visit,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const guest = await visit(undefined, '/', phone);
  const company = await visit(await people.persona('company'), '/company/search', phone);
  await company.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  for (const page of [guest, company]) {
    await expect(rows(page).first()).toBeVisible();
    for (const theme of THEMES) {
      await showTheme(page, theme);
      expect((await boxOf(rows(page).first())).y, `${theme} at ${page.url()}`).toBeLessThanOrEqual(200);
    }
  }

  await guest.setViewportSize({ width: 820, height: 1000 });
  for (const theme of THEMES) {
    await showTheme(guest, theme);
    const heading = guest.getByRole('heading', { level: 1 });
    const person = await boxOf(guest.getByText('Person', { exact: true }));
    expect((await boxOf(heading)).x).toBe(person.x);
    expect((await boxOf(rows(guest).first().locator('> :first-child'))).x).toBe(person.x);
    for (const [head, cell] of [
      ['Experience', /^[\d.]+ (yr|yrs)$/],
      ['Can start', /(Seeking|Opportunities)$/],
      ['Expects', /LPA$/],
    ] as const) {
      const above = await boxOf(guest.getByText(head, { exact: true }));
      const below = await boxOf(rows(guest).first().getByRole('paragraph').filter({ hasText: cell }));
      expect([above.x, above.end], `${head} in ${theme}`).toEqual([below.x, below.end]);
    }
    const heights = [
      await capitalHeight(heading),
      await capitalHeight(guest.getByRole('heading', { name: 'Like someone? See who they are.' })),
      await capitalHeight(rows(guest).first().getByRole('heading')),
      await capitalHeight(guest.getByText('Every profile here has passed review.')),
    ];
    expect(heights, theme).toEqual(heights.toSorted((a, b) => b - a));
    expect(new Set(heights).size, theme).toBe(4);
  }
});
