import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { inHours, meetingsOf } from '../../../test/meeting.ts';
import type { Person } from '../../../test/person.ts';

const HOUR_MS = 60 * 60 * 1000;
let clock = 0;
const app = await testApp({ instead: { now: () => Date.now() + clock } });
const { admin, client, member } = app;
const { conversation, met, offer } = meetingsOf(app);

const upcoming = (as: Person) => client(as).meeting.listUpcoming({});
const idsOf = async (as: Person) => {
  const { meetings, offers } = await upcoming(as);
  return {
    meetings: meetings.map(({ meetingId }) => meetingId),
    offers: offers.map(({ meetingOfferId }) => meetingOfferId),
  };
};
const NONE = { meetings: [], offers: [] };

test('others see nothing of it, and members for billing are refused', async () => {
  const { hiring } = await met();
  const stranger = await conversation();
  for (const as of [stranger.hiring, stranger.someone]) expect(await idsOf(as)).toEqual(NONE);
  await expect(upcoming(await admin())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(upcoming(await member(hiring, 'billing'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await upcoming(await member(hiring, 'viewer'))).meetings).toHaveLength(1);
});

test('both sides see what is agreed and what is offered, the earliest first, with the clocks of the other side', async () => {
  const { hiring, someone, threadId, meeting, starts } = await met({ starts: inHours(72) });
  const later = await offer(hiring, threadId, { slots: [inHours(90), inHours(92)] });
  const earlier = await offer(someone, threadId, { slots: [inHours(30)], timeZone: 'Asia/Dubai' });
  const expected = {
    meetings: [meeting.meetingId],
    offers: [earlier.meetingOfferId, later.meetingOfferId],
  };
  expect([await idsOf(hiring), await idsOf(someone)]).toEqual([expected, expected]);
  expect(await upcoming(hiring)).toMatchObject({
    meetings: [{ startsIsoDateTimeUtc: starts, otherName: 'Meera Krishnan', otherTimeZone: 'Asia/Kolkata' }],
    offers: [
      { side: 'talent', otherName: 'Meera Krishnan', otherTimeZone: 'Asia/Kolkata', memberNames: [] },
      { side: 'company', otherName: 'Meera Krishnan', otherTimeZone: 'Asia/Kolkata' },
    ],
    own: { timeZone: 'Europe/London' },
    hasOwnZone: true,
  });
  expect(await upcoming(someone)).toMatchObject({
    meetings: [{ otherName: 'Northwind', otherTimeZone: 'Europe/London' }],
    offers: [
      { side: 'talent', otherTimeZone: 'Europe/London' },
      { side: 'company', otherTimeZone: 'Europe/London', memberNames: [hiring.name] },
    ],
  });
});

test('a meeting stays until it is over, and an offer until its last slot has passed or it is no longer kept', async () => {
  const { hiring, threadId, meeting } = await met({ starts: inHours(48) });
  const kept = await offer(hiring, threadId, {
    slots: [inHours(24), inHours(30)],
    keptUntilIsoDateTimeUtc: inHours(40),
  });
  const at = async (hours: number) => {
    clock = hours * HOUR_MS;
    const found = await idsOf(hiring);
    clock = 0;
    return found;
  };
  expect(await at(26)).toEqual({ meetings: [meeting.meetingId], offers: [kept.meetingOfferId] });
  expect(await at(32)).toEqual({ meetings: [meeting.meetingId], offers: [] });
  // It started within this hour, and takes 45 minutes.
  clock = Date.parse(meeting.startsIsoDateTimeUtc) - Date.now() + 10 * 60_000;
  expect((await idsOf(hiring)).meetings).toEqual([meeting.meetingId]);
  clock += HOUR_MS;
  expect(await idsOf(hiring)).toEqual(NONE);
  clock = 0;
});

test('what is cancelled, withdrawn, or in a conversation that is over is gone', async () => {
  const { hiring, someone, threadId, meeting } = await met();
  const { meetingOfferId } = await offer(hiring, threadId);
  await client(hiring).meeting.cancel({ meetingId: meeting.meetingId, reason: 'The post is filled.' });
  await client(hiring).meeting.withdrawOffer({ meetingOfferId });
  expect([await idsOf(hiring), await idsOf(someone)]).toEqual([NONE, NONE]);
  await offer(hiring, threadId);
  await client(someone).thread.end({ threadId });
  expect([await idsOf(hiring), await idsOf(someone)]).toEqual([NONE, NONE]);
  const blocked = await conversation();
  await offer(blocked.hiring, blocked.threadId);
  await client(blocked.someone).block.put({ id: blocked.hiring.companyId });
  expect([await idsOf(blocked.hiring), await idsOf(blocked.someone)]).toEqual([NONE, NONE]);
});
