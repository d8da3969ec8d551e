import { NOTE_EDIT_MINUTES, TAGS_OF_TALENT_MAX } from '@talaash/domain/talent-record/limit';
import { TALENT_RECORD_REFUSALS } from '@talaash/domain/talent-record/words';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import { patiently } from '../../../test/patient.ts';
import type { CompanyPerson, Person, TalentPerson } from '../../../test/person.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { events } from '../../db/schema/event.ts';
import { talentNotes, talentReminders } from '../../db/schema/talent-record.ts';
import { queueDueReminders, ringReminder } from './reminder-actions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const soon = { interval: 20, timeout: 60_000 };

let clock = 0;
const now = () => Date.now() + clock;
const app = await testApp({ instead: { now } });
const { client, deps, member, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

beforeEach(async () => {
  clock = 0;
  await deps.db.delete(rateLimits);
});

const calls = (as: Person) => client(as).talentRecord;
const gone = { code: 'NOT_FOUND', message: TALENT_RECORD_REFUSALS.gone };
const refused = (message: string) => ({ code: 'BUSINESS_RULE_VIOLATION', message });
const isoIn = (ms: number) => new Date(now() + ms).toISOString();

const write = async (as: Person, { talentId }: TalentPerson, text: string) =>
  (await calls(as).writeNote({ talentId, text })).note;
const textsOf = async (as: Person, { talentId }: TalentPerson) =>
  (await calls(as).notes({ talentId })).list.map(({ text }) => text);
const recordOf = async (as: Person, { talentId }: TalentPerson) => (await calls(as).get({ talentId })).record;
const eventsOf = ({ companyId }: CompanyPerson, kind: 'talentNote.written' | 'talentReminder.due') =>
  deps.db
    .select()
    .from(events)
    .where(and(eq(events.companyId, companyId), eq(events.kind, kind)))
    .orderBy(events.id);

/** A company with a colleague, and somebody whom it can find. */
async function team() {
  const owner = await hiringCompany();
  const colleague = await member(owner, 'recruiter');
  return { owner, colleague, someone: await foundTalent() };
}

const leave = (someone: Person) => deps.db.delete(companyMembers).where(eq(companyMembers.uid, someone.uid));

describe('notes', () => {
  test('are read and written by roles, in their own company only', async () => {
    const { owner, colleague, someone } = await team();
    const [viewer, billing, rival] = [
      await member(owner, 'viewer'),
      await member(owner, 'billing'),
      await hiringCompany(),
    ];
    const note = await write(colleague, someone, 'Best answer on focus order.');
    expect(note).toMatchObject({ author: { uid: colleague.uid, name: colleague.name }, isEdited: false });
    for (const reader of [owner, colleague, viewer])
      expect(await textsOf(reader, someone)).toEqual(['Best answer on focus order.']);
    await expect(write(viewer, someone, 'Me too')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const stranger of [billing, someone])
      await expect(calls(stranger).notes(someone)).rejects.toMatchObject({ code: expect.any(String) });
    await expect(textsOf(billing, someone)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(textsOf(someone, someone)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await textsOf(rival, someone)).toEqual([]);
    await expect(calls(rival).editNote({ noteId: note.noteId, text: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await calls(rival).deleteNote({ noteId: note.noteId });
    expect(await textsOf(owner, someone)).toHaveLength(1);
    await leave(colleague);
    await expect(textsOf(colleague, someone)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await calls(owner).notes({ talentId: someone.talentId })).list[0]?.author).toEqual({
      uid: colleague.uid,
      name: null,
    });
  });

  test('are edited by their author for 15 minutes, and deleted by the author or the owner', async () => {
    const { owner, colleague, someone } = await team();
    const other = await member(owner, 'recruiter');
    const { noteId } = await write(colleague, someone, 'Frist');
    await expect(calls(owner).editNote({ noteId, text: 'First' })).rejects.toMatchObject(
      refused(TALENT_RECORD_REFUSALS.onlyAuthorEdits),
    );
    expect((await calls(colleague).editNote({ noteId, text: 'First' })).note).toMatchObject({
      text: 'First',
      isEdited: true,
    });
    clock = (NOTE_EDIT_MINUTES + 1) * MINUTE;
    await expect(calls(colleague).editNote({ noteId, text: 'Last' })).rejects.toMatchObject(
      refused(TALENT_RECORD_REFUSALS.editTooLate),
    );
    await expect(calls(other).deleteNote({ noteId })).rejects.toMatchObject(
      refused(TALENT_RECORD_REFUSALS.onlyAuthorDeletes),
    );
    await calls(owner).deleteNote({ noteId });
    await calls(owner).deleteNote({ noteId });
    const second = await write(colleague, someone, 'Second');
    await calls(colleague).deleteNote({ noteId: second.noteId });
    expect(await textsOf(owner, someone)).toEqual([]);
  });

  test('mention members who can read them, and tell each once', async () => {
    const { owner, colleague, someone } = await team();
    const [billing, rival] = [await member(owner, 'billing'), await hiringCompany()];
    for (const stranger of [billing, rival, someone])
      await expect(write(owner, someone, `Ask @{${stranger.uid}}`)).rejects.toMatchObject(
        refused(TALENT_RECORD_REFUSALS.notAReader),
      );
    const { noteId, mentioned } = await write(owner, someone, `@{${colleague.uid}} and @{${owner.uid}}`);
    expect(mentioned).toContainEqual({ uid: colleague.uid, name: colleague.name });
    const other = await member(owner, 'viewer');
    await calls(owner).editNote({ noteId, text: `@{${colleague.uid}} and @{${other.uid}}` });
    expect((await eventsOf(owner, 'talentNote.written')).map(({ payload }) => payload)).toEqual([
      { noteId, mentionedUids: [colleague.uid] },
      { noteId, mentionedUids: [other.uid] },
    ]);
    await leave(colleague);
    const [read] = (await calls(owner).notes({ talentId: someone.talentId })).list;
    expect(read?.mentioned).toContainEqual({ uid: colleague.uid, name: null });
    await calls(owner).editNote({ noteId, text: `@{${colleague.uid}}, still` });
  });

  test('come twenty at a time, and live to all members, but not to the talent', async () => {
    const { owner, colleague, someone } = await team();
    const [theirs, hers] = [await openLive(url, colleague), await openLive(url, someone)];
    for (let at = 0; at < 21; at += 1) await write(owner, someone, `Note ${at}`);
    await vi.waitFor(() => expect(theirs.kinds()).toContain('talentNote.written'), soon);
    expect(hers.kinds()).not.toContain('talentNote.written');
    expect(JSON.stringify(theirs.received)).not.toContain('Note 1');
    const first = await calls(owner).notes({ talentId: someone.talentId });
    expect(first.list.map(({ text }) => text).slice(0, 2)).toEqual(['Note 20', 'Note 19']);
    const rest = await calls(owner).notes({ talentId: someone.talentId, cursor: first.cursor });
    expect(rest).toMatchObject({ list: [{ text: 'Note 0' }], cursor: null });
    expect(await recordOf(owner, someone)).toMatchObject({ notesCount: 21 });
  });
});

describe('tags', () => {
  test('are stored once whatever their form, suggested in the company, and limited also at once', async () => {
    const { owner, colleague, someone } = await team();
    const { talentId } = someone;
    await Promise.all([
      calls(owner).addTag({ talentId, tag: 'Second  call' }),
      calls(colleague).addTag({ talentId, tag: ' second call ' }),
    ]);
    expect(await recordOf(owner, someone)).toMatchObject({ tags: ['second call'] });
    expect((await calls(colleague).companyTags()).tags).toEqual([{ tag: 'second call', count: 1 }]);
    expect((await calls(await hiringCompany()).companyTags()).tags).toEqual([]);
    const more = Array.from({ length: TAGS_OF_TALENT_MAX }, (_, at) =>
      patiently(() => calls(at % 2 ? owner : colleague).addTag({ talentId, tag: `tag ${at}` })),
    );
    const outcomes = await Promise.allSettled(more);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: refused(TALENT_RECORD_REFUSALS.tooManyTags) },
    ]);
    await calls(owner).removeTag({ talentId, tag: 'SECOND CALL' });
    expect((await recordOf(owner, someone)).tags).not.toContain('second call');
  });
});

describe('reminders', () => {
  test('are for members who can read, and for a time to come', async () => {
    const { owner, colleague, someone } = await team();
    const { talentId } = someone;
    const billing = await member(owner, 'billing');
    const given = { talentId, text: 'After the call' };
    const past = { ...given, dueIsoDateTimeUtc: isoIn(-MINUTE) };
    await expect(calls(owner).addReminder(past)).rejects.toMatchObject(
      refused(TALENT_RECORD_REFUSALS.reminderInPast),
    );
    const forBilling = { ...given, dueIsoDateTimeUtc: isoIn(DAY), uid: billing.uid };
    await expect(calls(owner).addReminder(forBilling)).rejects.toMatchObject(
      refused(TALENT_RECORD_REFUSALS.notAReader),
    );
    const { reminder } = await calls(owner).addReminder({ ...forBilling, uid: colleague.uid });
    expect(reminder).toMatchObject({ member: { uid: colleague.uid, name: colleague.name }, isDone: false });
    const { reminderId } = reminder;
    await expect(
      calls(await hiringCompany()).setReminderDone({ reminderId, isDone: true }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await calls(colleague).setReminderDone({ reminderId, isDone: true });
    expect(await recordOf(owner, someone)).toMatchObject({ reminders: [] });
    await calls(colleague).setReminderDone({ reminderId, isDone: false });
    expect(await recordOf(owner, someone)).toMatchObject({ reminders: [{ reminderId }] });
  });

  test('ring their member once, also when two nodes ring at once', async () => {
    const { owner, colleague, someone } = await team();
    const due = { talentId: someone.talentId, text: '', dueIsoDateTimeUtc: isoIn(DAY) };
    const { reminder } = await calls(owner).addReminder({ ...due, uid: colleague.uid });
    const { reminderId } = reminder;
    await ringReminder(deps, { reminderId });
    expect(await eventsOf(owner, 'talentReminder.due')).toEqual([]);
    clock = DAY + MINUTE;
    await Promise.all([ringReminder(deps, { reminderId }), ringReminder(deps, { reminderId })]);
    await ringReminder(deps, { reminderId });
    expect((await eventsOf(owner, 'talentReminder.due')).map(({ payload }) => payload)).toEqual([
      { reminderId, uid: colleague.uid },
    ]);
  });

  test('are queued by the hour for their minute, and stay silent when done or when the member has left', async () => {
    const { owner, colleague, someone } = await team();
    const due = { talentId: someone.talentId, text: '', dueIsoDateTimeUtc: isoIn(DAY) };
    const add = async (uid: string) => (await calls(owner).addReminder({ ...due, uid })).reminder.reminderId;
    const [done, left, waiting] = [await add(owner.uid), await add(colleague.uid), await add(owner.uid)];
    await calls(owner).setReminderDone({ reminderId: done, isDone: true });
    await leave(colleague);
    clock = DAY - 60 * MINUTE;
    const send = vi.spyOn(deps.jobs, 'send').mockResolvedValue();
    await queueDueReminders(deps);
    const sent = send.mock.calls.filter(([, data]) =>
      [done, left, waiting].includes((data as { reminderId: string }).reminderId),
    );
    send.mockRestore();
    expect(new Set(sent.map(([, , options]) => options?.key))).toEqual(new Set([left, waiting]));
    for (const [, , options] of sent) expect(options?.runAfterSeconds).toBeGreaterThan(59 * 60);
    clock = DAY + MINUTE;
    for (const reminderId of [done, left, waiting]) await ringReminder(deps, { reminderId });
    expect((await eventsOf(owner, 'talentReminder.due')).map(({ payload }) => payload)).toEqual([
      { reminderId: waiting, uid: owner.uid },
    ]);
  });
});

describe('a talent who is gone', () => {
  test.each(['ended conversation', 'end', 'block'] as const)(
    'by an %s takes the notes from the company',
    async (way) => {
      const { owner, someone } = await team();
      const { talentId } = someone;
      const { companyId, jobPostId } = owner;
      const { thread } = await client(owner).invitation.send({ talentId, jobPostId });
      const { noteId } = await write(owner, someone, 'Nice');
      if (way === 'end') await client(someone).dataHolder.end({ companyId });
      else if (way === 'block') await client(someone).block.put({ id: companyId });
      else await client(someone).thread.end({ threadId: thread.key.threadId });
      await expect(recordOf(owner, someone)).rejects.toMatchObject(gone);
      await expect(textsOf(owner, someone)).rejects.toMatchObject(gone);
      await expect(calls(owner).history({ talentId })).rejects.toMatchObject(gone);
      await expect(write(owner, someone, 'More')).rejects.toMatchObject(gone);
      await expect(calls(owner).editNote({ noteId, text: 'More' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(calls(owner).addTag({ talentId, tag: 'x' })).rejects.toMatchObject(gone);
      await expect(calls(owner).setContactOwner({ talentId, uid: null })).rejects.toMatchObject(gone);
      const kept = await deps.db.$count(talentNotes, eq(talentNotes.talentId, talentId));
      expect(kept).toBe(way === 'end' ? 0 : 1);
    },
  );

  test('of all companies at once, leaves no note, tag or reminder, though nobody was invited', async () => {
    const { owner, someone } = await team();
    const { talentId } = someone;
    await write(owner, someone, 'Nice');
    await calls(owner).addReminder({ talentId, text: '', dueIsoDateTimeUtc: isoIn(DAY) });
    await calls(owner).addTag({ talentId, tag: 'x' });
    await client(someone).dataHolder.endAll({});
    expect(await deps.db.$count(talentNotes, eq(talentNotes.talentId, talentId))).toBe(0);
    expect(await deps.db.$count(talentReminders, eq(talentReminders.talentId, talentId))).toBe(0);
    expect((await calls(owner).companyTags()).tags).toEqual([]);
  });
});
