import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { notificationsOf } from '../../../test/notification.ts';
import { moderationOf } from '../../../test/moderation.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { storeAllCompanyKeys } from '../../db/company-shield.ts';
import { ringReminder } from '../talent-record/reminder-actions.ts';

const MINUTE = 60_000;

let clock = 0;
const now = () => Date.now() + clock;
const app = await testApp({ instead: { now } });
const { client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { settled } = await notificationsOf(app);

const soon = { interval: 10, timeout: 60_000 };
const entriesOf = async (someone: Person) => (await client(someone).notification.list({})).list;
const toHave = (someone: Person, entries: readonly object[]) =>
  vi.waitFor(async () => expect(await entriesOf(someone)).toMatchObject(entries), soon);

async function team() {
  const owner: CompanyPerson = await hiringCompany({ companyName: 'Lumen Retail' });
  const [asha, kwame] = [await member(owner, 'recruiter'), await member(owner, 'viewer')];
  return { owner, asha, kwame, someone: await foundTalent() };
}

test('a mention is told to the member who is mentioned, with the words of now, and to nobody else', async () => {
  const { owner, asha, kwame, someone } = await team();
  const { talentId } = someone;
  const text = `Ask @{${kwame.uid}} about the pay, not @{${asha.uid}}`;
  const { note } = await client(asha).talentRecord.writeNote({ talentId, text });
  const words = `Ask @${kwame.name} about the pay, not @${asha.name}`;
  const entry = { event: 'note_mentioned', type: 'team', status: 'unread', count: 1, talentId };
  const sender = { kind: 'talent', name: 'Meera Krishnan' };
  await toHave(kwame, [{ ...entry, sender, colleague: asha.name, excerptText: words }]);
  await settled();
  for (const other of [owner, asha, someone]) expect(await entriesOf(other)).toEqual([]);

  // An edit tells those who are new to it.
  await client(asha).talentRecord.editNote({ noteId: note.noteId, text: `${text} or @{${owner.uid}}` });
  await toHave(owner, [{ ...entry, colleague: asha.name }]);
  await settled();
  expect(await entriesOf(kwame)).toMatchObject([{ count: 1 }]);
  await client(asha).talentRecord.deleteNote({ noteId: note.noteId });
  expect(await entriesOf(kwame)).toMatchObject([{ ...entry, excerptText: null }]);
});

test('a reminder that is due is told to the member whom it reminds', async () => {
  const { owner, asha, kwame, someone } = await team();
  const { talentId } = someone;
  const { reminder } = await client(owner).talentRecord.addReminder({
    talentId,
    text: 'After the call',
    dueIsoDateTimeUtc: new Date(now() + MINUTE).toISOString(),
    uid: asha.uid,
  });
  clock = 2 * MINUTE;
  await ringReminder(deps, reminder);
  clock = 0;
  await toHave(asha, [
    { event: 'reminder_due', excerptText: 'After the call', sender: { name: 'Meera Krishnan' }, talentId },
  ]);
  await settled();
  for (const other of [owner, kwame, someone]) expect(await entriesOf(other)).toEqual([]);
});

test('an entry says nothing of a person from whom a shield keeps the company apart', async () => {
  const { asha, kwame, someone } = await team();
  await storeAllCompanyKeys(deps.db);
  await client(asha).talentRecord.writeNote({ talentId: someone.talentId, text: `Ask @{${kwame.uid}}` });
  await toHave(kwame, [{ sender: { name: 'Meera Krishnan' } }]);
  await client(someone).privacyShield.add({ entries: [{ kind: 'name', value: 'Lumen Retail' }] });
  expect(await entriesOf(kwame)).toMatchObject([
    { sender: { name: null, picture: null }, talentId: null, excerptText: null },
  ]);
});

test('what became of a report is told to its reporter alone, for whichever company they act', async () => {
  const { decide, reported } = await moderationOf(app);
  const { owner, asha, kwame, someone } = await team();
  const other = await hiringCompany();
  const caseId = await reported(asha, { subject: 'profile', id: someone.talentId, reason: 'NotTrue' });
  const { memberInvitationId } = await client(other).companyMember.invite({
    email: asha.email,
    role: 'recruiter',
  });
  await client(asha).companyMember.accept({ memberInvitationId });
  await decide(caseId, 'warn');
  await toHave(asha, [{ event: 'report_answered' }]);
  await settled();
  for (const one of [owner, kwame, other]) expect(await entriesOf(one)).toEqual([]);
});
