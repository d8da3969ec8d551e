import {
  inTouchSentence,
  TALENT_RECORD_REFUSALS,
  TALENT_RECORD_SENTENCES,
} from '@talaash/domain/talent-record/words';
import { THREAD_SENTENCES } from '@talaash/domain/thread/words';
import { expectAccessible, expectAccessibleAsIs } from './fixture/axe.ts';
import { type Hiring, newName, type Person, type Talent } from './fixture/person.ts';
import { people, searchBox } from './fixture/search.ts';
import { expect, type Page, test } from './fixture/test.ts';

const bell = (page: Page, unread: number) =>
  page
    .getByRole('banner')
    .getByLabel(unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, { exact: true });
const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Your company' });

/** Opens the profile of a person and, beside it, what the company knows. */
async function openRecord(page: Page, someone: Talent): Promise<void> {
  await searchBox(page).fill(someone.name);
  await people(page).getByRole('button', { name: someone.name, exact: true }).click();
  await page.getByRole('tab', { name: 'Your company' }).click();
  await expect(
    panelOf(page).getByRole('heading', { name: `Your company and ${someone.name}` }),
  ).toBeVisible();
}

type Visit = (who: Person, path: string) => Promise<Page>;

/** Lets somebody become a member of a company. */
async function join(
  visit: Visit,
  { owner, colleague, role }: { owner: Hiring; colleague: Person; role: 'recruiter' | 'viewer' },
): Promise<void> {
  await owner.call('invite-company-member', { email: colleague.email, role });
  const page = await visit(colleague, '/join');
  await page.getByRole('button', { name: `Join ${owner.companyName}` }).click();
  await expect(page).toHaveURL(/\/company\/dashboard/);
  await page.close();
}

/** Opens the search of a member. */
async function searchOf(
  visit: Visit,
  { companyJob, who }: { companyJob: string; who: Person },
): Promise<Page> {
  const page = await visit(who, '/company/search?q=python');
  await page.getByRole('button', { name: companyJob }).click();
  await expect(people(page).getByRole('heading').first()).toBeVisible();
  await searchBox(page).blur();
  return page;
}

test('Two members note what they know of a person beside the profile, and see the changes of each other', async ({
  people: { premium, talent, verified },
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent({ name: newName('Ipsita') })]);
  const colleague = await verified('Tomas Oyelaran');
  await join(visit, { owner, colleague, role: 'recruiter' });
  const companyJob = owner.jobTitle;
  const own = await searchOf(visit, { companyJob, who: owner });
  const theirs = await searchOf(visit, { companyJob, who: colleague });
  await openRecord(own, someone);
  await openRecord(theirs, someone);
  const [mine, other] = [panelOf(own), panelOf(theirs)];
  await expectAccessible(own);

  // A tag.
  await mine.getByRole('combobox', { name: 'Add a tag' }).fill('  Second   CALL ');
  await mine.getByRole('combobox', { name: 'Add a tag' }).press('Enter');
  for (const panel of [mine, other])
    await expect(panel.getByRole('list', { name: 'Tags' })).toContainText('second call');
  await expect(mine.getByRole('combobox', { name: 'Add a tag' })).toHaveValue('');
  const tooLong = 'x'.repeat(31);
  await mine.getByRole('combobox', { name: 'Add a tag' }).fill(tooLong);
  await mine.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(mine.getByRole('combobox', { name: 'Add a tag' })).toHaveAccessibleDescription(/30/);
  await expect(mine.getByRole('combobox', { name: 'Add a tag' })).toHaveValue(tooLong);

  // A note with a mention, by keyboard.
  const note = mine.getByRole('textbox', { name: 'New note' });
  await note.fill('Up to 19 is fine. ');
  await note.press('End');
  await note.pressSequentially('@to');
  await expect(own.getByRole('option', { name: /Tomas Oyelaran/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(own);
  await note.press('Enter');
  await note.pressSequentially('can you call?');
  await expect(note).toHaveValue('Up to 19 is fine. @Tomas Oyelaran can you call?');
  await note.press('ControlOrMeta+Enter');
  for (const panel of [mine, other])
    await expect(panel.getByRole('list', { name: 'Notes' })).toContainText(
      'Up to 19 is fine. @Tomas Oyelaran can you call?',
    );
  await expect(note).toHaveValue('');
  // It rings for the colleague, and leads to the person.
  const news = await visit(colleague, '/company/notifications');
  await expect(bell(news, 1)).toBeVisible();
  await news.getByRole('link', { name: /^Team/ }).click();
  await expectAccessibleAsIs(news);
  await news
    .getByRole('link', { name: `${owner.name} mentions you in a note about ${someone.name}` })
    .click();
  await expect(
    panelOf(news).getByRole('heading', { name: `Your company and ${someone.name}` }),
  ).toBeVisible();
  await news.close();
  await expect(other.getByRole('button', { name: /^More for the note/ })).toHaveCount(0);
  await mine.getByRole('button', { name: `More for the note of ${owner.name}` }).click();
  await own.getByRole('menuitem', { name: 'Edit' }).click();
  await mine.getByRole('textbox', { name: 'Edit the note' }).fill('Ask @Tomas Oyelaran.');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('list', { name: 'Notes' })).toContainText('edited');

  // A note that the server does not get stays in its field.
  await own.route('**/talentRecord/writeNote', (route) => route.abort());
  await note.fill('Do not lose me');
  await mine.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(TALENT_RECORD_SENTENCES.noteFailed);
  await expect(note).toHaveValue('Do not lose me');
  await own.unroute('**/talentRecord/writeNote');
});

test('A member reminds a colleague, who takes the contact over, and is told so before inviting', async ({
  people: { premium, talent, verified },
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent({ name: newName('Ananya') })]);
  const colleague = await verified('Tomas Oyelaran');
  await join(visit, { owner, colleague, role: 'recruiter' });
  const companyJob = owner.jobTitle;
  const own = await searchOf(visit, { companyJob, who: owner });
  const theirs = await searchOf(visit, { companyJob, who: colleague });
  await openRecord(own, someone);
  await openRecord(theirs, someone);
  const [mine, other] = [panelOf(own), panelOf(theirs)];

  // A reminder for the colleague, who finishes it.
  await mine.getByRole('button', { name: 'Remind me' }).click();
  const form = mine.getByRole('form', { name: 'New reminder' });
  await form.getByLabel('Date').fill('2020-01-01');
  await form.getByRole('textbox', { name: 'Note' }).fill('After the call');
  await form.getByRole('button', { name: 'Set reminder' }).click();
  await expect(form.getByText(TALENT_RECORD_REFUSALS.reminderInPast)).toBeVisible();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await form.getByLabel('Date').fill(tomorrow);
  await form.getByRole('combobox', { name: 'For' }).selectOption(colleague.name);
  await form.getByRole('button', { name: 'Set reminder' }).click();
  await expect(mine.getByRole('list', { name: 'Reminders' })).toContainText(
    `After the call for ${colleague.name}`,
  );
  await expect(other.getByRole('list', { name: 'Reminders' })).toContainText('After the call for you');
  await other.getByRole('button', { name: 'Done: After the call' }).click();
  await expect(mine.getByRole('list', { name: 'Reminders' })).toHaveCount(0);

  // A reminder rings when it is due.
  await owner.call('add-talent-reminder', {
    talentId: someone.talentId,
    text: 'Look once more',
    dueIsoDateTimeUtc: new Date(Date.now() + 1000).toISOString(),
  });
  const reminded = await visit(owner, '/company/notifications');
  const entry = reminded.getByRole('link', { name: `Reminder about ${someone.name}` });
  await expect(entry).toContainText('Look once more');
  await entry.click();
  await expect(panelOf(reminded).getByRole('list', { name: 'Reminders' })).toContainText('Look once more');
  await reminded.close();

  // The colleague takes the contact over; an invitation by the owner is asked about first.
  await other.getByRole('button', { name: 'Change contact' }).click();
  await theirs.getByRole('menuitem', { name: /^Take over/ }).click();
  await expect(mine).toContainText(`${colleague.name} until`);
  await own.getByRole('button', { name: /^Invite/ }).click();
  const dialog = own.getByRole('dialog', { name: `Invite ${someone.name}` });
  const since = { name: colleague.name, sinceIsoDateTimeUtc: new Date().toISOString() };
  await expect(dialog.getByText(inTouchSentence(since, Date.now()))).toBeVisible();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByRole('button', { name: TALENT_RECORD_SENTENCES.inviteAnyway }).click();
  for (const panel of [mine, other]) {
    await expect(panel.getByRole('list', { name: 'History' })).toContainText(`${owner.name} invited`);
    await expect(panel).toContainText(owner.jobTitle);
    await expect(panel).toContainText(`${owner.name} until`);
  }
});

test('A viewer reads what the company knows of a person, and changes nothing', async ({
  people: { premium, talent, verified },
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent({ name: newName('Deepak') })]);
  const viewer = await verified('Vera Viewer');
  await join(visit, { owner, colleague: viewer, role: 'viewer' });
  const { talentId } = someone;
  await owner.call('write-talent-note', { talentId, text: 'Knows the trade.' });
  await owner.call('add-talent-tag', { talentId, tag: 'weaver' });
  const page = await searchOf(visit, { companyJob: owner.jobTitle, who: viewer });
  await openRecord(page, someone);
  const panel = panelOf(page);
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('Knows the trade.');
  await expect(panel.getByRole('list', { name: 'Tags' })).toContainText('weaver');
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});

test('A conversation is handed to a colleague, in whose list it is then', async ({
  people: { premium, talent, verified, invite },
  visit,
}) => {
  const [owner, someone] = await Promise.all([premium(), talent({ name: newName('Harpreet') })]);
  const colleague = await verified('Tomas Oyelaran');
  await join(visit, { owner, colleague, role: 'recruiter' });
  const threadId = await invite(owner, someone);
  const own = await visit(owner, `/company/messages?thread=${threadId}`);
  const theirs = await visit(colleague, '/company/messages');
  const rowIn = (page: Page) =>
    page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: someone.name });
  await theirs.getByRole('button', { name: 'Mine' }).click();
  await expect(theirs.getByText(THREAD_SENTENCES.noneFound)).toBeVisible();
  await own.getByRole('button', { name: `In contact: ${owner.name}` }).click();
  await own.getByRole('menuitem', { name: colleague.name }).click();
  await expect(own.getByRole('button', { name: `In contact: ${colleague.name}` })).toBeVisible();
  await expect(rowIn(theirs)).toBeVisible();
  await expect(theirs.getByRole('img', { name: `In contact: ${colleague.name}` })).toBeVisible();
  await expectAccessibleAsIs(theirs);
  await own.getByRole('button', { name: `In contact: ${colleague.name}` }).click();
  await own.getByRole('menuitem', { name: 'Release' }).click();
  await expect(rowIn(theirs)).toHaveCount(0);
});

test('A viewer reads who offered slots and the job, and each answer as it comes', async ({
  people: { acquainted, verified },
  visit,
}) => {
  const { company: owner, talent: someone, threadId } = await acquainted({ name: newName('Ipsita') });
  const viewer = await verified('Vera Viewer');
  await join(visit, { owner, colleague: viewer, role: 'viewer' });
  const page = await visit(viewer, `/company/messages?profile=${someone.talentId}`);
  const history = panelOf(page).getByRole('list', { name: 'History' });
  await expect(history).toContainText('Accepted the invitation');
  const dayMs = 24 * 60 * 60 * 1000;
  const startMs = (Math.floor(Date.now() / dayMs) + 2) * dayMs;
  const slot = new Date(startMs).toISOString();
  const { meetingOfferId } = await owner.call<{ meetingOfferId: string }>('offer-meeting', {
    threadId,
    minutes: 30,
    slots: [slot],
    memberUids: [],
    keptUntilIsoDateTimeUtc: new Date(startMs - dayMs / 2).toISOString(),
    timeZone: 'Europe/London',
  });
  await expect(history).toContainText(`${owner.name} offered slots for a meeting`);
  const taking = { meetingOfferId, startsIsoDateTimeUtc: slot, timeZone: 'Asia/Kolkata' };
  await someone.call('take-meeting-slot', taking);
  await expect(history).toContainText('Took a slot for a meeting: ');
  const isoDate = new Date().toISOString().slice(0, 10);
  const { record } = await owner.call<{ record: { joiningRecordId: string } }>('record-job-offer', {
    threadId,
    offeredIsoDate: isoDate,
    joiningIsoDate: isoDate,
    pay: { from: 16, to: 22 },
  });
  await expect(history).toContainText(
    `${owner.name} recorded a job offer for ${owner.jobTitle}, ₹16 to 22 LPA`,
  );
  const { joiningRecordId } = record;
  await someone.call('move-joining-record', { joiningRecordId, act: { kind: 'accept' } });
  await expect(history).toContainText(`Accepted the job offer for ${owner.jobTitle}`);
  await expectAccessible(page);
});
