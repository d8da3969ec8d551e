import type { Locator } from '@playwright/test';
import { openSearch, people as foundPeople } from './fixture/search.ts';
import { expect, type Page, test } from './fixture/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const STILL = { reducedMotion: 'reduce' } as const;

type Watched = Window & { moved?: string[] };

/** From now on the page notes what moves or fades: animations and transitions that take time. What only becomes visible does not move. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    (window as Watched).moved = moved;
    const note = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().activeDuration) === 0)
          continue;
        const known = new Set(['offset', 'computedOffset', 'easing', 'composite', 'visibility']);
        const changed = effect
          .getKeyframes()
          .flatMap(Object.keys)
          .filter((property) => !known.has(property));
        if (changed.length > 0)
          moved.push(`${(target as Element).localName}: ${[...new Set(changed)].join(', ')}`);
      }
    };
    for (const start of ['animationstart', 'transitionrun']) document.addEventListener(start, note, true);
  });

/** What has moved up to now: two frames later, when the events of what has just begun are dispatched. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (const _ of ['begins', 'is told']) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (window as Watched).moved ?? [];
  });

async function openAndClose(page: Page, open: () => Promise<void>, opened: Locator): Promise<void> {
  await open();
  await expect(opened).toBeVisible();
  await moved(page);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
}

/** Every kind of overlay, by the button of its example. */
async function openAll(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const name of [
    'Open a full screen',
    'Open a drawer',
    'Open it at the start',
    'Open a dialog',
    'Open a sheet',
    'Open the palette',
  ]) {
    const button = page.getByRole('button', { name, exact: true });
    await openAndClose(page, () => button.click(), dialog);
  }
  const menu = page.getByRole('menu');
  await openAndClose(
    page,
    () => page.locator('#menu').getByRole('button', { name: 'More' }).first().click(),
    menu,
  );
}

test('Whoever wants less motion sees no dialog, drawer, sheet or menu move, and others do', async ({
  visit,
}) => {
  for (const [options, expected] of [
    [STILL, false],
    [{ ...STILL, ...PHONE }, false],
    [{}, true],
  ] as const) {
    const page = await visit(undefined, '/design-system-demo', options);
    await watchMotion(page);
    await openAll(page);
    const found = await moved(page);
    if (expected) expect(found).toContainEqual(expect.stringMatching(/^dialog: .*translate/));
    else expect(found).toEqual([]);
  }
});

test('Whoever wants less motion sees no profile and no invitation move', async ({ people, visit }) => {
  const page = await openSearch(async (who, path) => visit(who, path, STILL), await people.premium());
  await watchMotion(page);
  const row = foundPeople(page).getByRole('heading').first();
  const profile = page.getByRole('dialog', { name: 'Talent profile' });
  await row.getByRole('button').click();
  await expect(profile.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(profile).toContainText('2 of');
  await page.keyboard.press('i');
  const invitation = page.getByRole('dialog', { name: /^Invite/ });
  await expect(invitation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  expect(await moved(page)).toEqual([]);
});
