import { UNAVAILABLE_SENTENCES } from '@talaash/domain/block/words';
import { MEETING_REFUSALS } from '@talaash/domain/meeting/words';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { inHours, meetingsOf } from '../../../test/meeting.ts';
import { users } from '../../db/schema/account.ts';
import { takenTimes } from '../../db/schema/meeting.ts';
import { notifications } from '../../db/schema/notification.ts';
import { followNotifications } from '../notification/follow.ts';
import { cancelClosed } from './cancel.ts';
import { followMeetings } from './follow.ts';

let clock = 0;
const app = await testApp({ instead: { now: () => Date.now() + clock } });
const { admin, client, deps, member, talent, url } = app;
const { conversation, met, offer, take } = meetingsOf(app);
await followMeetings(deps);
await followNotifications(deps);
const soon = { interval: 20, timeout: 60_000 };
const calls = (as?: Parameters<typeof client>[0]) => client(as).meeting;
const HOUR_MS = 60 * 60 * 1000;

const inThread = (as: Parameters<typeof client>[0], threadId: string) =>
  client(as).meeting.listInThread({ threadId });

describe('slots', () => {
  test('are offered by the two sides of an accepted invitation only', async () => {
    const { hiring, someone, threadId } = await conversation();
    await expect(offer(await talent(), threadId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(offer(await admin(), threadId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(offer(await member(hiring, 'viewer'), threadId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(offer(hiring, 'unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await client(someone).thread.end({ threadId });
    for (const side of [hiring, someone])
      await expect(offer(side, threadId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('wait for the answer to the invitation', async () => {
    const { hiring, someone } = await conversation();
    const other = await conversation();
    const { jobPostId } = hiring;
    const { thread } = await client(hiring).invitation.send({ talentId: other.someone.talentId, jobPostId });
    await expect(offer(hiring, thread.key.threadId)).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: MEETING_REFUSALS.notAccepted,
    });
    expect((await inThread(someone, (await conversation({ someone })).threadId)).offers).toEqual([]);
  });

  test('follow the rules, and name members of the company only', async () => {
    const { hiring, someone, threadId } = await conversation();
    const wrong: [Parameters<typeof offer>[2], string][] = [
      [{ slots: [inHours(-2)] }, MEETING_REFUSALS.outOfTime],
      [{ slots: [inHours(24), inHours(24)] }, MEETING_REFUSALS.overlap],
      [{ memberUids: [someone.uid] }, MEETING_REFUSALS.noMember],
    ];
    for (const [given, message] of wrong)
      await expect(offer(hiring, threadId, given)).rejects.toMatchObject({ message });
    await expect(offer(hiring, threadId, { timeZone: 'Mars/Olympus' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('of a company need premium access, as a message does', async () => {
    const { hiring, threadId } = await conversation();
    const poor = { ...hiring };
    await deps.db.execute(
      `update companies set has_premium_access = false where company_id = '${hiring.companyId}'`,
    );
    await expect(offer(poor, threadId)).rejects.toMatchObject({ code: 'PREMIUM_REQUIRED' });
  });

  test('are seen by both sides at once, and replace the earlier ones of their side', async () => {
    const { hiring, someone, threadId } = await conversation();
    const colleague = await member(hiring, 'recruiter');
    const stream = await openLive(url, someone);
    const first = await offer(hiring, threadId);
    await vi.waitFor(
      () =>
        expect(stream.received.map(({ event }) => event)).toContainEqual(
          expect.objectContaining({ kind: 'meeting.offered', threadId }),
        ),
      soon,
    );
    const second = await offer(hiring, threadId, { memberUids: [colleague.uid] });
    const own = await offer(someone, threadId, { timeZone: 'Asia/Kolkata' });
    for (const side of [hiring, someone]) {
      const { offers } = await inThread(side, threadId);
      expect(offers.map(({ meetingOfferId }) => meetingOfferId)).toEqual([
        own.meetingOfferId,
        second.meetingOfferId,
      ]);
      expect(offers[1]?.memberNames).toEqual([hiring.name, colleague.name]);
    }
    await expect(take(someone, first.meetingOfferId, first.slots[0] ?? '')).rejects.toMatchObject({
      message: MEETING_REFUSALS.withdrawn,
    });
  });

  test('are withdrawn by their side, any number of times', async () => {
    const { hiring, someone, threadId } = await conversation();
    const { meetingOfferId, slots } = await offer(hiring, threadId);
    await expect(calls(someone).withdrawOffer({ meetingOfferId })).rejects.toMatchObject({
      message: MEETING_REFUSALS.notOwn,
    });
    await calls(hiring).withdrawOffer({ meetingOfferId });
    await calls(hiring).withdrawOffer({ meetingOfferId });
    await expect(take(someone, meetingOfferId, slots[0] ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('are kept until their date', async () => {
    const { hiring, someone, threadId } = await conversation();
    const { meetingOfferId, slots } = await offer(hiring, threadId);
    clock = 26 * HOUR_MS;
    expect((await inThread(someone, threadId)).offers).toEqual([]);
    await expect(take(someone, meetingOfferId, slots[0] ?? '')).rejects.toMatchObject({
      message: MEETING_REFUSALS.keptNoLonger,
    });
    clock = 0;
  });
});

describe('a slot', () => {
  test('is taken with one press, and the others are free again', async () => {
    const { hiring, someone, threadId } = await conversation();
    const { meetingOfferId, slots } = await offer(hiring, threadId);
    const [starts = ''] = slots;
    await expect(take(hiring, meetingOfferId, starts)).rejects.toMatchObject({
      message: MEETING_REFUSALS.ownOffer,
    });
    await expect(take(await talent(), meetingOfferId, starts)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(take(someone, meetingOfferId, inHours(49))).rejects.toMatchObject({
      message: MEETING_REFUSALS.noSlot,
    });
    const meeting = await take(someone, meetingOfferId, starts);
    expect(meeting).toMatchObject({
      state: 'confirmed',
      startsIsoDateTimeUtc: starts,
      endsIsoDateTimeUtc: new Date(Date.parse(starts) + 45 * 60_000).toISOString(),
      memberNames: [hiring.name],
      otherTimeZone: 'Europe/London',
    });
    await expect(take(someone, meetingOfferId, slots[1] ?? '')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: MEETING_REFUSALS.taken,
    });
    expect((await inThread(hiring, threadId)).meetings).toMatchObject([
      { meetingId: meeting.meetingId, otherTimeZone: 'Asia/Kolkata' },
    ]);
    expect((await calls(someone).listUpcoming({})).meetings).toMatchObject([{ otherName: 'Northwind' }]);
  });

  test('of a talent is taken by the member of the company who presses', async () => {
    const { hiring, someone, threadId } = await conversation();
    const colleague = await member(hiring, 'recruiter');
    const { meetingOfferId, slots } = await offer(someone, threadId);
    const meeting = await take(colleague, meetingOfferId, slots[1] ?? '', 'America/New_York');
    expect(meeting.memberNames).toEqual([colleague.name]);
  });

  test('at the time of another meeting of either person is refused, and stays offered', async () => {
    const first = await met();
    const { someone, starts } = first;
    const other = await conversation({ someone });
    const overlapping = new Date(Date.parse(starts) + 30 * 60_000).toISOString();
    const touching = new Date(Date.parse(starts) + 45 * 60_000).toISOString();
    const { meetingOfferId } = await offer(other.hiring, other.threadId, { slots: [overlapping] });
    await expect(take(someone, meetingOfferId, overlapping)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: MEETING_REFUSALS.double,
    });
    expect((await inThread(someone, other.threadId)).offers).toHaveLength(1);
    const next = await offer(other.hiring, other.threadId, { slots: [touching] });
    await take(someone, next.meetingOfferId, touching);
    const third = await conversation({ hiring: first.hiring });
    const same = await offer(third.hiring, third.threadId, { slots: [starts] });
    await expect(take(third.someone, same.meetingOfferId, starts)).rejects.toMatchObject({
      message: MEETING_REFUSALS.double,
    });
  });

  test('takes the room of the person, else that of the owner, and shows it to both', async () => {
    const { hiring, someone, threadId } = await conversation();
    const colleague = await member(hiring, 'recruiter');
    const settings = { timeZone: 'Europe/London', dayStartMinutes: 540, dayEndMinutes: 1080 };
    const roomUrl = 'https://meet.northwind.example/owner';
    await expect(
      calls(hiring).saveSettings({ settings: { ...settings, roomUrl: 'http://meet.northwind.example' } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await calls(hiring).saveSettings({ settings: { ...settings, roomUrl } });
    const { meetingOfferId, slots } = await offer(colleague, threadId);
    expect(JSON.stringify(await inThread(someone, threadId))).not.toContain(roomUrl);
    const meeting = await take(someone, meetingOfferId, slots[0] ?? '');
    expect(meeting.roomUrl).toBe(roomUrl);
    expect((await inThread(hiring, threadId)).meetings[0]?.roomUrl).toBe(roomUrl);
  });
});

describe('a meeting', () => {
  test('moves when the other side takes another time, and keeps its id', async () => {
    const { hiring, someone, threadId, meeting, starts } = await met();
    const later = new Date(Date.parse(starts) + 15 * 60_000).toISOString();
    const moves = { meetingId: meeting.meetingId, reason: 'A workshop takes longer.' };
    await expect(
      offer(hiring, (await conversation({ hiring })).threadId, { slots: [later], moves }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { meetingOfferId } = await offer(hiring, threadId, { slots: [later], moves });
    expect((await inThread(someone, threadId)).meetings[0]?.startsIsoDateTimeUtc).toBe(starts);
    const moved = await take(someone, meetingOfferId, later);
    expect(moved).toMatchObject({
      meetingId: meeting.meetingId,
      startsIsoDateTimeUtc: later,
      reason: moves.reason,
    });
    const times = await deps.db.select().from(takenTimes).where(eq(takenTimes.meetingId, meeting.meetingId));
    expect(times.map(({ startsIsoDateTimeUtc }) => startsIsoDateTimeUtc)).toEqual([later, later]);
  });

  test('is cancelled with a reason, and its time is free again', async () => {
    const { hiring, someone, threadId, meeting, meetingOfferId, starts } = await met();
    const { meetingId } = meeting;
    const moves = { meetingId, reason: 'Could we meet earlier?' };
    const moving = await offer(someone, threadId, { slots: [inHours(30)], moves });
    const stranger = (await conversation()).hiring;
    await expect(calls(stranger).cancel({ meetingId, reason: 'No.' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(calls(hiring).cancel({ meetingId, reason: '' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const cancelled = await calls(hiring).cancel({ meetingId, reason: 'The post is filled.' });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'company',
      reason: 'The post is filled.',
    });
    await expect(calls(someone).cancel({ meetingId, reason: 'Again' })).rejects.toMatchObject({
      message: MEETING_REFUSALS.cancelled,
    });
    await expect(take(hiring, moving.meetingOfferId, inHours(30))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(take(someone, meetingOfferId, starts)).rejects.toMatchObject({
      message: MEETING_REFUSALS.taken,
    });
    const again = await conversation({ someone });
    const fresh = await offer(again.hiring, again.threadId, { slots: [starts] });
    await take(someone, fresh.meetingOfferId, starts);
  });

  test('that has begun is neither moved nor cancelled', async () => {
    const { hiring, threadId, meeting } = await met({ starts: inHours(2) });
    clock = 3 * HOUR_MS;
    const { meetingId } = meeting;
    await expect(calls(hiring).cancel({ meetingId, reason: 'Late' })).rejects.toMatchObject({
      message: MEETING_REFUSALS.begun,
    });
    await expect(offer(hiring, threadId, { moves: { meetingId, reason: 'Late' } })).rejects.toMatchObject({
      message: MEETING_REFUSALS.begun,
    });
    clock = 0;
  });

  test('is off when one blocks the other, and neither learns why', async () => {
    const { hiring, someone, threadId, meeting } = await met();
    await client(someone).block.put({ id: hiring.companyId });
    await vi.waitFor(async () => {
      const { meetings } = await inThread(hiring, threadId);
      expect(meetings).toMatchObject([
        { meetingId: meeting.meetingId, state: 'cancelled', cancelledBy: 'product' },
      ]);
      expect(meetings[0]).not.toHaveProperty('reason');
    }, soon);
    await expect(offer(hiring, threadId)).rejects.toMatchObject({ message: UNAVAILABLE_SENTENCES.company });
    const told = async (column: 'companyId' | 'talentId', id: string) =>
      (await deps.db.select().from(notifications).where(eq(notifications[column], id)))
        .filter(({ event }) => event === 'meeting_cancelled')
        .map(({ senderId }) => senderId);
    await vi.waitFor(async () => {
      expect(await told('companyId', hiring.companyId)).toEqual([null]);
      expect(await told('talentId', someone.talentId)).toEqual([null]);
    }, soon);
  });

  test('is off when the conversation ends, or an account is shut out', async () => {
    const ended = await met();
    await client(ended.someone).thread.end({ threadId: ended.threadId });
    await vi.waitFor(
      async () => expect((await inThread(ended.hiring, ended.threadId)).meetings[0]?.state).toBe('cancelled'),
      soon,
    );
    const shut = await met();
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, shut.someone.uid));
    await deps.events.transaction((tx) => cancelClosed(tx, deps.now()));
    expect((await inThread(shut.hiring, shut.threadId)).meetings[0]?.state).toBe('cancelled');
  });
});

test('each side is told what the other did', async () => {
  const { hiring, someone, threadId, meeting } = await met();
  const eventsOf = async (as: typeof hiring | typeof someone) =>
    (await client(as).notification.list({})).list
      .filter(({ type }) => type === 'meeting')
      .map(({ event, threadId: of }) => [event, of]);
  await vi.waitFor(async () => {
    expect(await eventsOf(someone)).toEqual([['meeting_offered', threadId]]);
    expect(await eventsOf(hiring)).toEqual([['meeting_confirmed', threadId]]);
  }, soon);
  await calls(someone).cancel({ meetingId: meeting.meetingId, reason: 'I have another offer.' });
  await vi.waitFor(
    async () => expect(await eventsOf(hiring)).toContainEqual(['meeting_cancelled', threadId]),
    soon,
  );
});
