import ICAL from 'ical.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { inHours, meetingsOf } from '../../../test/meeting.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { openEvents } from '../../events/events.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { mailMeeting } from './mail.ts';
import { remindDue } from './remind.ts';

const mails: Mail[] = [];
let clock = 0;
const mailer = {
  async send(mail: Mail) {
    mails.push(mail);
  },
};
const app = await testApp({
  instead: { mailer, now: () => Date.now() + clock },
  env: { MAIL_FROM: 'Talaash <no-reply@talaash.test>' },
});
const { client, deps, member } = app;
const { conversation, met, offer, take } = meetingsOf(app);
await workJobs(deps);
await followNotices(deps);
const soon = { interval: 20, timeout: 60_000 };
const HOUR_MS = 60 * 60 * 1000;

const mailed = (to: string, subject: RegExp) =>
  mails.filter((mail) => mail.to === to && subject.test(mail.subject));
const mailTo = (to: string, subject: RegExp) =>
  vi.waitFor(() => {
    const [mail] = mailed(to, subject);
    if (!mail) throw new Error(`No mail to ${to} matches ${subject}.`);
    return mail;
  }, soon);

/** The event in a mail’s file, as a calendar reads it. */
function eventIn(mail: Mail) {
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar?.content ?? ''));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) =>
      String(attendee.getFirstValue()).replace('MAILTO:', 'mailto:'),
    ),
    text: mail.calendar?.content ?? '',
  };
}

test('both sides get the meeting as a file, its move and its end under the same id', async () => {
  const { hiring, someone, threadId, meeting, starts } = await met();
  for (const person of [hiring, someone]) {
    const event = eventIn(await mailTo(person.email, /^Meeting with/));
    expect(event).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      starts,
      ends: new Date(Date.parse(starts) + 45 * 60_000).toISOString(),
      status: 'CONFIRMED',
      organizer: 'mailto:no-reply@talaash.test',
      attendees: [`mailto:${person.email}`],
    });
    const other = person === hiring ? someone : hiring;
    expect(event.text).not.toContain(other.email);
  }
  const { uid } = eventIn(await mailTo(someone.email, /^Meeting with/));
  const later = new Date(Date.parse(starts) + 2 * HOUR_MS).toISOString();
  const moves = { meetingId: meeting.meetingId, reason: 'A workshop takes longer.' };
  const { meetingOfferId } = await offer(hiring, threadId, { slots: [later], moves });
  const asked = await mailTo(someone.email, /asks to move/);
  expect(asked.text).toContain('A workshop takes longer.');
  await take(someone, meetingOfferId, later);
  expect(eventIn(await mailTo(hiring.email, /^Moved:/))).toMatchObject({
    method: 'REQUEST',
    uid,
    sequence: 1,
    starts: later,
  });
  await client(someone).meeting.cancel({ meetingId: meeting.meetingId, reason: 'I have another offer.' });
  for (const person of [hiring, someone]) {
    const mail = await mailTo(person.email, /^Cancelled:/);
    expect(mail.text).toContain('I have another offer.');
    expect(eventIn(mail)).toMatchObject({ method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED' });
  }
  const { content } = await client(hiring).meeting.readCalendarFile({ meetingId: meeting.meetingId });
  expect(content).toContain('METHOD:PUBLISH');
});

test('the offer is mailed with the times in both zones, and says how long they are kept', async () => {
  const { hiring, someone, threadId } = await conversation();
  await offer(hiring, threadId);
  const mail = await mailTo(someone.email, /offers 2 slots for a meeting/);
  expect(mail.text).toMatch(/\d\d:\d\d to \d\d:\d\d \(\d\d:\d\d in London/);
  expect(mail.text).toContain('Kept until');
  expect(mail.unsubscribeUrl).toBeDefined();
});

test('people are reminded a day and 15 minutes before, once on two nodes, and not of what was cancelled', async () => {
  const events = await openEvents({ database: deps.database, log: deps.log });
  onTestFinished(() => events.close());
  const other = { ...deps, events };
  await followNotices(other);
  const { hiring, someone, meeting } = await met({ starts: inHours(48) });
  const off = await met({ starts: inHours(49) });
  await client(off.hiring).meeting.cancel({ meetingId: off.meeting.meetingId, reason: 'Filled.' });
  const remind = () => Promise.all([remindDue(deps), remindDue(other), remindDue(deps)]);
  await remind();
  const startMs = Date.parse(meeting.startsIsoDateTimeUtc);
  clock = startMs - 24 * HOUR_MS - Date.now() + 1000;
  await remind();
  await mailTo(someone.email, /^Soon:/);
  await mailTo(hiring.email, /^Soon:/);
  clock = startMs - 0.25 * HOUR_MS - Date.now() + 1000;
  await remind();
  await vi.waitFor(() => expect(mailed(someone.email, /^Soon:/)).toHaveLength(2), soon);
  await vi.waitFor(() => expect(mailed(hiring.email, /^Soon:/)).toHaveLength(2), soon);
  clock = startMs + HOUR_MS - Date.now();
  await remind();
  expect(mailed(someone.email, /^Soon:/)).toHaveLength(2);
  expect(mailed(off.someone.email, /^Soon:/)).toHaveLength(0);
  clock = 0;
});

test('who has left the company, or is in another role, is not mailed what happens to the meeting', async () => {
  const { hiring, someone, threadId } = await conversation();
  const [left, demoted, stays] = [
    await member(hiring, 'recruiter'),
    await member(hiring, 'viewer'),
    await member(hiring, 'viewer'),
  ];
  const all = [left, demoted, stays];
  const starts = inHours(48);
  const { meetingOfferId } = await offer(left, threadId, {
    slots: [starts],
    memberUids: [demoted.uid, stays.uid],
  });
  const { meetingId } = await take(someone, meetingOfferId, starts);
  for (const one of all) await mailTo(one.email, /^Meeting with/);
  await client(left).companyMember.leave();
  await client(hiring).companyMember.setRole({ uid: demoted.uid, role: 'billing' });
  await client(someone).meeting.cancel({ meetingId, reason: 'I have another offer.' });
  for (const { uid } of all) await mailMeeting(deps, { mail: 'cancelled', meetingId, uid });
  for (const { email } of [left, demoted]) expect(mailed(email, /^Cancelled:/)).toEqual([]);
  expect(mailed(stays.email, /^Cancelled:/).length).toBeGreaterThan(0);
});
