import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { inHours, meetingsOf } from '../../../test/meeting.ts';
import type { Person } from '../../../test/person.ts';
import { pipelineOf } from '../../../test/pipeline.ts';
import { companyMembers } from '../../db/schema/company-member.ts';

let clock = 0;
const now = () => Date.now() + clock;
const app = await testApp({ instead: { now } });
const { client, deps, member } = app;
const { board, shortlist } = pipelineOf(app);
const { conversation, offer, take } = meetingsOf(app);
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const iso = (ms: number) => new Date(ms).toISOString();

async function team() {
  const { hiring, someone, threadId } = await conversation();
  const { talentId } = someone;
  const entryAs = async (as: Person) =>
    (await board(as, hiring.jobPostId)).columns
      .flatMap(({ list }) => list)
      .find((entry) => entry.talentId === talentId);
  return { hiring, someone, talentId, threadId, entryAs };
}

test('a card has the number of notes, the first open reminder and the next meeting', async () => {
  const { hiring, someone, talentId, threadId, entryAs } = await team();
  expect(await entryAs(hiring)).toMatchObject({
    notesCount: 0,
    reminderIsoDateTimeUtc: null,
    meetingIsoDateTimeUtc: null,
  });
  const [asha, viewer] = [await member(hiring, 'recruiter'), await member(hiring, 'viewer')];
  const { writeNote, addReminder, setReminderDone } = client(asha).talentRecord;
  for (const text of ['Knows the trade.', 'Lives nearby.']) await writeNote({ talentId, text });
  const [soon, later] = [iso(now() + DAY_MS), iso(now() + 3 * DAY_MS)];
  const { reminder } = await addReminder({ talentId, text: '', dueIsoDateTimeUtc: soon });
  await client(hiring).talentRecord.addReminder({ talentId, text: '', dueIsoDateTimeUtc: later });
  const starts = inHours(48, now());
  const { meetingOfferId } = await offer(hiring, threadId, { slots: [starts] });
  await take(someone, meetingOfferId, starts);
  const beside = { notesCount: 2, reminderIsoDateTimeUtc: soon, meetingIsoDateTimeUtc: starts };
  expect(await entryAs(viewer)).toMatchObject(beside);
  // In the table and in the answer to a move, too.
  const { jobPostId } = hiring;
  expect((await client(viewer).pipeline.table({ jobPostId })).list[0]).toMatchObject(beside);

  await setReminderDone({ reminderId: reminder.reminderId, isDone: true });
  // A member who has left leaves the notes.
  await deps.db.delete(companyMembers).where(eq(companyMembers.uid, asha.uid));
  expect(await entryAs(hiring)).toMatchObject({ notesCount: 2, reminderIsoDateTimeUtc: later });
  clock = Date.parse(starts) + 10 * 60_000 - Date.now();
  expect(await entryAs(hiring)).toMatchObject({ meetingIsoDateTimeUtc: starts });
  clock += HOUR_MS;
  expect(await entryAs(hiring)).toMatchObject({ meetingIsoDateTimeUtc: null });
  clock = 0;
});

test('nothing of another company is beside a person, and nothing while the notes are closed', async () => {
  const { hiring, someone, talentId, threadId, entryAs } = await team();
  const rival = await conversation({ someone });
  const nothing = { notesCount: 0, reminderIsoDateTimeUtc: null, meetingIsoDateTimeUtc: null };
  const { writeNote, addReminder } = client(hiring).talentRecord;
  await writeNote({ talentId, text: 'Knows the trade.' });
  await addReminder({ talentId, text: '', dueIsoDateTimeUtc: iso(now() + DAY_MS) });
  const starts = inHours(48, now());
  const { meetingOfferId } = await offer(hiring, threadId, { slots: [starts] });
  await take(someone, meetingOfferId, starts);
  const [theirs] = (await client(rival.hiring).pipeline.table({ jobPostId: rival.hiring.jobPostId })).list;
  expect(theirs).toMatchObject({ talentId, ...nothing });

  await client(someone).thread.end({ threadId });
  expect(await entryAs(hiring)).toMatchObject({ stageId: 'Closed', ...nothing });
});

test('somebody on a shortlist alone has notes beside them, too', async () => {
  const { hiring, someone } = await team();
  const other = await conversation();
  await shortlist(other.hiring, someone);
  const { talentId } = someone;
  await client(other.hiring).talentRecord.writeNote({ talentId, text: 'Knows the trade.' });
  const { columns } = await board(other.hiring, other.hiring.jobPostId);
  const entry = columns.flatMap(({ list }) => list).find((one) => one.talentId === talentId);
  expect(entry).toMatchObject({ stageId: 'Shortlisted', notesCount: 1 });
  expect((await client(hiring).pipeline.table({ jobPostId: hiring.jobPostId })).list[0]).toMatchObject({
    notesCount: 0,
  });
});
