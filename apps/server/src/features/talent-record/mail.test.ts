import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { storeAllCompanyKeys } from '../../db/company-shield.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { mailTalentRecord } from './mail.ts';
import { ringReminder } from './reminder-actions.ts';

const MINUTE = 60_000;

let clock = 0;
const now = () => Date.now() + clock;
const mails: Mail[] = [];
const app = await testApp({ instead: { now, mailer: { send: async (mail) => void mails.push(mail) } } });
const { client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
await workJobs(deps);
await followNotices(deps);

const soon = { interval: 20, timeout: 60_000 };
const mailsTo = ({ email }: Person) => mails.filter(({ to }) => to === email);
const subjectsOf = (someone: Person) => mailsTo(someone).map(({ subject }) => subject);

async function team() {
  const owner = await hiringCompany({ companyName: 'Lumen Retail' });
  const [asha, kwame, removed] = [
    await member(owner, 'recruiter'),
    await member(owner, 'viewer'),
    await member(owner, 'recruiter'),
  ];
  const someone = await foundTalent();
  return { owner, asha, kwame, removed, someone, talentId: someone.talentId };
}

type Team = Awaited<ReturnType<typeof team>>;
const noteBy = ({ talentId }: Team, author: Person, mentioned: readonly Person[]) =>
  client(author).talentRecord.writeNote({
    talentId,
    text: `The trial task was weak. ${mentioned.map(({ uid }) => `@{${uid}}`).join(' ')}`,
  });

/** The job of a mention, run by hand. */
const mailMention = ({ owner: { companyId }, talentId }: Team, noteId: string, { uid }: Person) =>
  mailTalentRecord(deps, { mail: 'noteMentioned', companyId, talentId, id: noteId, uid });

test('a mention is mailed to the member who is mentioned, once, without a word of the note', async () => {
  const of = await team();
  await noteBy(of, of.asha, [of.kwame, of.asha]);
  await vi.waitFor(() => expect(mailsTo(of.kwame)).toHaveLength(1), soon);
  const [mail] = mailsTo(of.kwame);
  expect(mail?.subject).toBe(`${of.asha.name} mentions you in a note about Meera Krishnan`);
  expect(mail?.text).toContain(`/company/messages?profile=${of.talentId}`);
  expect(`${mail?.html} ${mail?.text}`).not.toContain('trial task');
  expect(mail?.unsubscribeUrl).toBeDefined();
  for (const other of [of.owner, of.asha, of.removed, of.someone]) expect(subjectsOf(other)).toEqual([]);
});

test('a reminder is mailed to the member whom it reminds, and not once it is done', async () => {
  const of = await team();
  const { talentId, asha, owner } = of;
  const { reminder } = await client(owner).talentRecord.addReminder({
    talentId,
    text: 'After the call',
    dueIsoDateTimeUtc: new Date(now() + MINUTE).toISOString(),
    uid: asha.uid,
  });
  clock = 2 * MINUTE;
  await ringReminder(deps, reminder);
  clock = 0;
  await vi.waitFor(() => expect(subjectsOf(asha)).toEqual(['Reminder about Meera Krishnan']), soon);
  expect(mailsTo(asha)[0]?.text).not.toContain('After the call');
  for (const other of [owner, of.kwame, of.someone]) expect(subjectsOf(other)).toEqual([]);

  const { companyId } = owner;
  const job = { mail: 'reminderDue', companyId, talentId, id: reminder.reminderId } as const;
  await mailTalentRecord(deps, { ...job, uid: of.kwame.uid });
  await client(asha).talentRecord.setReminderDone({ reminderId: reminder.reminderId, isDone: true });
  await mailTalentRecord(deps, { ...job, uid: asha.uid });
  expect([subjectsOf(asha).length, subjectsOf(of.kwame).length]).toEqual([1, 0]);
});

test('nothing is mailed to a former member, about a deleted note, or about a shielded person', async () => {
  const of = await team();
  const { owner, asha, kwame, removed, someone } = of;
  await storeAllCompanyKeys(deps.db);
  const { note } = await noteBy(of, owner, [asha, kwame, removed]);
  const { noteId } = note;
  for (const one of [asha, kwame, removed])
    await vi.waitFor(() => expect(mailsTo(one)).toHaveLength(1), soon);
  mails.length = 0;
  await client(owner).companyMember.remove({ uid: removed.uid });
  await mailMention(of, noteId, removed);
  await mailMention(of, noteId, owner);
  expect(mails).toEqual([]);
  await mailMention(of, noteId, asha);
  expect(subjectsOf(asha)).toHaveLength(1);

  await client(someone).privacyShield.add({ entries: [{ kind: 'name', value: 'Lumen Retail' }] });
  await mailMention(of, noteId, asha);
  expect(subjectsOf(asha)).toHaveLength(1);

  const other = await team();
  const deleted = await noteBy(other, other.owner, [other.asha]);
  await vi.waitFor(() => expect(mailsTo(other.asha)).toHaveLength(1), soon);
  await client(other.owner).talentRecord.deleteNote({ noteId: deleted.note.noteId });
  await mailMention(other, deleted.note.noteId, other.asha);
  expect(subjectsOf(other.asha)).toHaveLength(1);
});
