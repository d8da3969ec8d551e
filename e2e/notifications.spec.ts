import { talentProfileDraft } from '../apps/server/test/draft.ts';
import { expectAccessible, expectAccessibleAsIs } from './fixture/axe.ts';
import { heldUndo, pressInRow } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const bell = (page: Page, unread: number) =>
  page
    .getByRole('banner')
    .getByLabel(unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, { exact: true });
const entry = (page: Page, sentence: string | RegExp) => page.getByRole('link', { name: sentence });
test('Notifications are in step across windows and devices, by pointer, keys and finger', async ({
  people,
  visit,
}) => {
  // Without a present employer, nobody is asked whether to hide from one.
  const workExperiences = talentProfileDraft().workExperiences.map((job) => ({
    ...job,
    tenure: { ...job.tenure, isCurrent: false, endIsoMonth: '2024-07' },
  }));
  const [company, talent] = await Promise.all([
    people.premium(),
    people.talent({ isCurrentlyEmployed: false, noticePeriodInWeeks: 0, workExperiences }),
  ]);
  const window = await visit(talent, '/talent/dashboard');
  const tab = await window.context().newPage();
  await tab.goto('/talent/profile');
  const phone = await visit(talent, '/talent/dashboard', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expect(bell(window, 0)).toBeVisible();
  const requested: string[] = [];
  window.on('request', (request) => requested.push(request.url()));

  const threadId = await people.invite(company, talent, 'We **like** your work');
  for (const message of ['Would you walk us through it?', 'Tuesday at 15:00?'])
    await company.call('send-company-message', { threadId, message });
  for (const page of [window, tab, phone]) await expect(bell(page, 2)).toBeVisible();
  expect(requested.filter((url) => url.includes('/notification/'))).toEqual([]);

  // The panel marks nothing. An entry that is opened is read, and with its conversation all that is about it.
  await bell(window, 2).click();
  const panel = window.getByRole('dialog', { name: 'Notifications' });
  await expect(entry(window, `Unread: ${company.companyName} sent 2 messages`)).toContainText(
    'Tuesday at 15:00?',
  );
  await expect(panel.getByText('2 new')).toBeVisible();
  await expectAccessibleAsIs(window);
  await window.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell(window, 2)).toBeFocused();
  await bell(window, 2).click();
  await entry(window, /sent 2 messages/).click();
  await expect(window).toHaveURL(`/talent/messages?thread=${threadId}`);
  for (const page of [window, tab, phone]) await expect(bell(page, 0)).toBeVisible();

  // On the page an entry counts as read once it has been in view; by hand it can be unread again.
  await pressInRow(tab, 'g', 'n');
  await expect(tab).toHaveURL('/talent/notifications');
  await expect(entry(tab, /invites you/)).toContainText('“We like your work”');
  await tab.keyboard.press('j');
  await expect(entry(tab, /sent 2 messages/)).toBeFocused();
  await tab.keyboard.press('u');
  await expect(bell(tab, 1)).toBeVisible();
  await expect(bell(phone, 1)).toBeVisible();
  await expectAccessible(tab);
  await tab
    .getByRole('link', { name: /^Unread/ })
    .first()
    .click();
  await expect(tab).toHaveURL('/talent/notifications?show=unread');
  await expect(tab.locator('[data-notification]')).toHaveCount(1);

  // Archived by key and brought back by key, in both windows.
  await tab.keyboard.press('j');
  await tab.keyboard.press('e');
  await heldUndo(tab);
  await expect(tab.getByRole('heading', { name: 'No notifications here' })).toBeVisible();
  await expect(bell(phone, 0)).toBeVisible();
  await tab.keyboard.press('z');
  await expect(entry(tab, /Unread: .* sent 2 messages/)).toBeVisible();

  // On the phone the bell leads to the page, which alone reads the entry: the tab lists only unread ones. A swipe archives.
  await bell(phone, 1).tap();
  await expect(phone).toHaveURL('/talent/notifications');
  await expect(bell(phone, 0)).toBeVisible();
  await expectAccessibleAsIs(phone);
  await tab.getByRole('link', { name: /^All/ }).click();
  await expect(tab).toHaveURL('/talent/notifications');
  await expect(entry(tab, /sent 2 messages/)).toBeVisible();
  await swipeLeft(phone, /sent 2 messages/);
  const undo = await heldUndo(phone);
  await expect(entry(phone, /sent 2 messages/)).toHaveCount(0);
  await expect(entry(tab, /sent 2 messages/)).toHaveCount(0);
  // Without a tap, which waits for it to stand still.
  await undo.dispatchEvent('click');
  for (const page of [phone, tab]) await expect(entry(page, /sent 2 messages/)).toBeVisible();

  // Calls that are under way together may arrive in any order, so an Undo waits until what it undoes has arrived.
  const sent: string[] = [];
  const { promise: isUndone, resolve: letPass } = Promise.withResolvers<void>();
  await tab.route('**/notification/change', async (route) => {
    sent.push(route.request().postDataJSON().json.change);
    if (sent.at(-1) === 'archive') await isUndone;
    await route.continue();
  });
  await tab.keyboard.press('j');
  await expect(entry(tab, /sent 2 messages/)).toBeFocused();
  await tab.keyboard.press('e');
  await expect(entry(tab, /sent 2 messages/)).toHaveCount(0);
  await tab.keyboard.press('z');
  // What the page has sent so far is known when a later request of it is answered.
  await tab.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(fetch('/favicon.svg')))));
  expect(sent).toEqual(['archive']);
  letPass();
  await expect(entry(tab, /sent 2 messages/)).toBeVisible();
});

/** As a finger does: real touch events, so that the browser's own scrolling takes part. */
async function swipeLeft(page: Page, sentence: RegExp): Promise<void> {
  const box = await entry(page, sentence).boundingBox();
  if (!box) throw new Error('The entry is not in view.');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
  // It comes to rest before it lets go, as a slow finger does: the tap after a fling only stops the fling.
  const startedAt = Date.now() / 1000 - 1;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, byX?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startedAt + step / 10,
      touchPoints: byX === undefined ? [] : [{ x: x + byX, y }],
    });
  await send('touchStart', 0, 0);
  for (const [step, byX] of [-20, -60, -120, -180, -180, -181].entries())
    await send('touchMove', step + 1, byX);
  await send('touchEnd', 8);
}
