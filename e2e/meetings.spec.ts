import { dayIn, rangeIn } from '@talaash/domain/meeting/time-words';
import { UPCOMING_SENTENCES } from '@talaash/domain/meeting/upcoming-words';
import { MEETING_SENTENCES } from '@talaash/domain/meeting/words';
import { calendarEvent } from '../apps/server/test/calendar-event.ts';
import { expectAccessible } from './fixture/axe.ts';
import { mailTo } from './fixture/http.ts';
import { newName } from './fixture/person.ts';
import { toast } from './fixture/seen.ts';
import { expect, type Page, test } from './fixture/test.ts';

const HOUR_MS = 60 * 60 * 1000;
const LONDON = { timezoneId: 'Europe/London' };
const ROOM = 'https://rooms.example.com/northwind';

const strip = (page: Page) => page.getByRole('region', { name: 'Meetings' });
const week = (page: Page) => page.getByRole('application');
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen slots' }).getByRole('listitem');
const offerSlots = (page: Page) => page.getByRole('button', { name: 'Offer slots' }).click();
const thread = (side: 'company' | 'talent', threadId: string) => `/${side}/messages?thread=${threadId}`;

/** What the clocks of a zone show: 09:30. */
const clock = (timeZone: string, ms: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    ms,
  );

/** The file in the newest email about a meeting. */
async function fileTo(url: string, email: string, subject: RegExp) {
  const { calendar } = await mailTo(url, email, subject);
  if (!calendar) throw new Error('The email has no calendar file.');
  const event = calendarEvent(calendar.content);
  expect(event.method).toBe(calendar.method);
  return event;
}

/** Draws a slot in the week: a day from Monday, and an hour of the own clocks. */
async function draw(page: Page, day: number, hour: number): Promise<void> {
  const { width = 0, height = 0 } = (await week(page).boundingBox()) ?? {};
  await week(page).click({ position: { x: ((day + 0.5) / 7) * width, y: (hour / 24) * height + 5 } });
}

test('A company offers slots by keyboard, a talent takes one and moves it by mouse, and it is cancelled: both see it live and in their calendars', async ({
  people,
  url,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: newName('Chitra') });
  const own = await visit(company, '/company/settings', LONDON);
  const settings = own.getByRole('form', { name: 'Your hours' });
  await settings.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/London');
  await settings.getByRole('textbox', { name: 'Meeting room' }).fill('http://rooms.example.com');
  await settings.getByRole('textbox', { name: 'Meeting room' }).blur();
  await expect(
    settings.getByText('Enter the address of the meeting room. It starts with https'),
  ).toBeVisible();
  await settings.getByRole('textbox', { name: 'Meeting room' }).fill(ROOM);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(toast(own, 'Your hours and your room are saved.')).toBeVisible();
  await expectAccessible(own);

  const theirs = await visit(talent, thread('talent', threadId));
  await own.goto(thread('company', threadId));
  await offerSlots(own);
  // Next week, whatever day it is. The keys act on the week that is shown.
  const today = (await week(own).getAttribute('aria-label')) ?? '';
  await week(own).press(']');
  await expect(week(own)).not.toHaveAttribute('aria-label', today);
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space'])
    await own.keyboard.press(key);
  await expect(chosen(own)).toHaveCount(2);
  await expect(week(own)).toHaveAccessibleName(/, 10:00, 1[45]:30 in India, offered$/);
  await expectAccessible(own);
  await own.keyboard.press('Enter');
  await expect(toast(own, '2 slots offered.')).toBeVisible();

  const slot = strip(theirs).getByRole('radio').nth(1);
  await expect(slot).toHaveAccessibleName(/1[45]:30 to 1[56]:15 · 10:00 in London/);
  await slot.check();
  await expectAccessible(theirs);
  await strip(theirs)
    .getByRole('button', { name: /^Take \w+ 1[45]:30$/ })
    .click();
  await expect(toast(theirs, 'The meeting is confirmed. Both sides got an email.')).toBeVisible();
  await expect(strip(own).getByText(/, 10:00 to 10:45$/)).toBeVisible();
  for (const page of [own, theirs])
    await expect(strip(page).getByRole('link', { name: 'Join' })).toHaveAttribute('href', ROOM);
  const files = await Promise.all([company, talent].map(({ email }) => fileTo(url, email, /^Meeting with/)));
  const [first] = files;
  if (!first) throw new Error('No file came.');
  for (const file of files)
    expect(file).toMatchObject({ method: 'REQUEST', sequence: 0, location: ROOM, uid: first.uid });
  expect([clock('Europe/London', first.startMs), clock('Asia/Kolkata', first.startMs)]).toEqual([
    '10:00',
    expect.stringMatching(/^1[45]:30$/),
  ]);
  // Nobody learns the address of the other side.
  expect(files[0]?.addresses.join()).not.toContain(talent.email);
  expect(files[1]?.addresses.join()).not.toContain(company.email);

  await strip(theirs).getByRole('button', { name: 'Move' }).click();
  const why = theirs.getByRole('dialog', { name: 'Move this meeting?' });
  await why.getByRole('textbox', { name: 'Reason' }).fill('I travel that day.');
  await why.getByRole('button', { name: 'Choose other slots' }).click();
  await theirs.getByRole('button', { name: 'The week after' }).click();
  await draw(theirs, 2, 15);
  await expect(chosen(theirs)).toHaveText([/^Wed .*, 15:00 to 15:45 · (09|10):30 there/]);
  await theirs.getByRole('button', { name: 'Offer 1 slot' }).click();
  await expect(strip(own).getByText(`${talent.name} asks to move your meeting`)).toBeVisible();
  await expect(strip(own).getByText('“I travel that day.”')).toBeVisible();
  // Until it is taken, the agreed time stays.
  await expect(strip(own).getByText(/, 10:00 to 10:45$/)).toBeVisible();
  await strip(own).getByRole('radio').check();
  await strip(own)
    .getByRole('button', { name: /^Take Wednesday / })
    .click();
  await expect(toast(own, 'The meeting has moved. Both sides got an email.')).toBeVisible();
  await expect(strip(theirs).getByText(/^Wednesday .*, 15:00 to 15:45$/)).toBeVisible();
  const moved = await fileTo(url, talent.email, /^Moved: meeting with/);
  expect(moved).toMatchObject({ method: 'REQUEST', sequence: 1, uid: first.uid, minutes: 45 });
  expect(clock('Asia/Kolkata', moved.startMs)).toBe('15:00');

  await strip(own).getByRole('button', { name: 'Cancel' }).click();
  const dialog = own.getByRole('dialog', { name: 'Cancel this meeting?' });
  await expect(dialog.getByRole('button', { name: 'Cancel the meeting' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The post is filled.');
  await dialog.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(strip(theirs).getByText(`${company.companyName} cancelled this meeting.`)).toBeVisible();
  await expect(strip(theirs).getByText('“The post is filled.”')).toBeVisible();
  const cancelled = await fileTo(url, talent.email, /^Cancelled/);
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2, uid: first.uid });
  expect(cancelled.description).toContain('The post is filled.');
  await expectAccessible(theirs);
});

test('Of two members who take one slot in the same moment, one meets, and the other reads that it is taken', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: newName('Farhan') });
  const colleague = await people.verified('Tomas Oyelaran');
  await company.call('invite-company-member', { email: colleague.email, role: 'recruiter' });
  const second = await visit(colleague, '/join', LONDON);
  await second.getByRole('button', { name: `Join ${company.companyName}` }).click();
  await expect(second).toHaveURL(/\/company\/dashboard/);
  await second.goto(thread('company', threadId));
  const first = await visit(company, thread('company', threadId), LONDON);
  const theirs = await visit(talent, thread('talent', threadId));
  await offerSlots(theirs);
  await theirs.getByRole('button', { name: 'The week after' }).click();
  await draw(theirs, 1, 14);
  await draw(theirs, 3, 16);
  await theirs.getByRole('button', { name: 'Offer 2 slots' }).click();

  // The request of the first is under way while the second takes.
  const { promise: isTaken, resolve: letPass } = Promise.withResolvers<void>();
  await first.route('**/meeting/take', async (route) => {
    await isTaken;
    await route.continue();
  });
  await strip(first).getByRole('radio').first().check();
  await strip(first)
    .getByRole('button', { name: /^Take Tuesday / })
    .click();
  await strip(second).getByRole('radio').nth(1).check();
  await strip(second)
    .getByRole('button', { name: /^Take Thursday / })
    .click();
  await expect(toast(second, 'The meeting is confirmed. Both sides got an email.')).toBeVisible();
  letPass();
  await expect(toast(first, 'A slot of this offer is already taken.')).toBeVisible();
  for (const page of [first, second, theirs]) {
    await expect(strip(page).getByText(/^Thursday /)).toBeVisible();
    await expect(strip(page).getByRole('radio')).toHaveCount(0);
  }
  await expect(strip(first).getByText(new RegExp(colleague.name))).toBeVisible();
});

test('What is offered and agreed stands on a page by day, where it is moved and cancelled, for both sides', async ({
  people,
  visit,
}) => {
  const { company, talent, threadId } = await people.acquainted({ name: newName('Rohini') });
  const colleague = await people.verified('Vera Lind');
  await company.call('invite-company-member', { email: colleague.email, role: 'viewer' });
  const own = await visit(company, '/company/dashboard', LONDON);
  await own.getByRole('link', { name: 'All meetings' }).click();
  await expect(own.getByRole('heading', { name: UPCOMING_SENTENCES.none })).toBeVisible();
  await expectAccessible(own);
  const theirs = await visit(talent, '/talent/dashboard', { timezoneId: 'Asia/Kolkata' });
  await theirs.keyboard.press('g');
  await theirs.keyboard.press('c');
  await expect(theirs).toHaveURL(/\/talent\/meetings$/);

  // At a full hour of the day after tomorrow, and of the day after that.
  const first = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS;
  const slots = [first, first + 24 * HOUR_MS];
  await company.call('offer-meeting', {
    threadId,
    minutes: 45,
    slots: slots.map((ms) => new Date(ms).toISOString()),
    keptUntilIsoDateTimeUtc: new Date(first - HOUR_MS).toISOString(),
    timeZone: 'Europe/London',
  });
  const dayOf = (page: Page, zone: string) => page.getByRole('region', { name: dayIn(zone, first) });
  const ours = dayOf(own, 'Europe/London');
  const other = dayOf(theirs, 'Asia/Kolkata');
  await expect(ours).toContainText('Your side offers 2 slots');
  await expect(other).toContainText('Offers 2 slots');
  await expect(other.getByRole('list', { name: 'Slots' }).getByRole('listitem')).toHaveCount(2);
  await expect(other).toContainText(`${clock('Europe/London', first)} in London`);
  await expectAccessible(theirs);
  await other.getByRole('link', { name: 'Choose a slot' }).click();
  await strip(theirs).getByRole('radio').first().check();
  await strip(theirs)
    .getByRole('button', { name: /^Take \w/ })
    .click();
  await expect(toast(theirs, MEETING_SENTENCES.taken)).toBeVisible();
  await theirs.goto('/talent/meetings');
  await expect(other).toContainText(company.companyName);
  await expect(ours).toContainText(rangeIn('Europe/London', first, first + 45 * 60_000));
  await expect(ours).toContainText(`${clock('Asia/Kolkata', first)} in India`);
  await expectAccessible(own);

  const [file] = await Promise.all([
    own.waitForEvent('download'),
    ours.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('meeting.ics');
  const viewer = await visit(colleague, '/join');
  await viewer.getByRole('button', { name: `Join ${company.companyName}` }).click();
  await expect(viewer).toHaveURL(/\/company\/dashboard/);
  await viewer.goto('/company/meetings');
  await expect(viewer.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true');

  await ours.getByRole('button', { name: 'Move' }).click();
  const reason = own.getByRole('dialog', { name: 'Move this meeting?' });
  await reason.getByRole('textbox', { name: 'Reason' }).fill('I am travelling.');
  await reason.getByRole('button', { name: 'Choose other slots' }).click();
  await expect(own.getByRole('dialog', { name: `Other slots for ${talent.name}` })).toBeVisible();
  await expectAccessible(own);
  await own.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Cancel' }).click();
  const why = theirs.getByRole('dialog', { name: 'Cancel this meeting?' });
  await why.getByRole('textbox', { name: 'Reason' }).fill('I took another job.');
  await why.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(ours).toHaveCount(0);
  await expect(other).toHaveCount(0);
});
