import type { HistoryKind } from '@talaash/domain/talent-record/choice';
import { JOINING_STEPS_KEPT } from '@talaash/domain/joining-record/limit';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { joiningRecordsOf } from '../../../test/joining-record.ts';
import { openLive } from '../../../test/live.ts';
import { inHours, meetingsOf } from '../../../test/meeting.ts';
import type { Person } from '../../../test/person.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';
import { cancelClosed } from '../meeting/cancel.ts';
import { readConversation } from '../data-export/conversation.ts';

const app = await testApp();
const { client, deps, member, url } = app;
const { conversation, offer: offerSlots, take } = meetingsOf(app);
const { move, offer: offerJob } = joiningRecordsOf(app);
const soon = { interval: 20, timeout: 60_000 };

const historyOf = async (as: Person, talentId: string) =>
  (await client(as).talentRecord.history({ talentId })).list;

/** The entries of these kinds, the oldest first. */
const ofKinds = async (as: Person, talentId: string, kinds: readonly HistoryKind[]) =>
  (await historyOf(as, talentId)).filter(({ kind }) => kinds.includes(kind)).toReversed();

const MEETING = ['meetingOffered', 'meetingAgreed', 'meetingMoved', 'meetingCancelled'] as const;
const JOB = [
  'jobOffered',
  'jobAccepted',
  'jobDeclined',
  'jobWithdrawn',
  'saidJoined',
  'saidNotJoined',
  'disputed',
  'disputeTakenBack',
] as const;

test('the history has the meetings: who offered, took, moved and cancelled, also members who have left', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { talentId } = someone;
  const [asha, kwame] = [await member(hiring, 'recruiter'), await member(hiring, 'recruiter')];
  const byAsha = [{ uid: asha.uid, name: asha.name }];
  const byKwame = [{ uid: kwame.uid, name: kwame.name }];

  const first = await offerSlots(asha, threadId);
  const [starts = ''] = first.slots;
  const { meetingId } = await take(someone, first.meetingOfferId, starts);
  const other = inHours(80);
  const moves = { meetingId, reason: 'A wedding' };
  const second = await offerSlots(someone, threadId, { slots: [other], moves });
  await take(kwame, second.meetingOfferId, other);
  await client(asha).meeting.cancel({ meetingId, reason: 'The post is filled' });
  await deps.db.delete(companyMembers).where(eq(companyMembers.uid, asha.uid));

  const list = await ofKinds(hiring, talentId, MEETING);
  expect(list).toMatchObject([
    { kind: 'meetingOffered', side: 'company', members: byAsha, startsIsoDateTimeUtc: null },
    { kind: 'meetingAgreed', side: 'talent', members: [], startsIsoDateTimeUtc: starts },
    { kind: 'meetingOffered', side: 'talent', members: [] },
    { kind: 'meetingMoved', side: 'company', members: byKwame, startsIsoDateTimeUtc: other },
    { kind: 'meetingCancelled', side: 'company', members: byAsha, startsIsoDateTimeUtc: other },
  ]);
  // The reasons are the conversation's.
  expect(JSON.stringify(list)).not.toMatch(/wedding|filled/);
});

test('a meeting that the product cancels names nobody, and the ones of others are not read', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { talentId } = someone;
  const rival = await conversation({ someone });
  const { meetingOfferId, slots } = await offerSlots(hiring, threadId);
  await take(someone, meetingOfferId, slots[0] ?? '');
  expect(await ofKinds(rival.hiring, talentId, MEETING)).toEqual([]);
  expect(await ofKinds(await member(hiring, 'viewer'), talentId, MEETING)).toHaveLength(2);
  await expect(historyOf(await member(hiring, 'billing'), talentId)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(historyOf(someone, talentId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await deps.db.execute(`update threads set ended_at = now() where thread_id = '${threadId}'`);
  await deps.events.transaction((tx) => cancelClosed(tx, deps.now()));
  await expect(historyOf(hiring, talentId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await deps.db.execute(`update threads set ended_at = null where thread_id = '${threadId}'`);
  expect((await ofKinds(hiring, talentId, MEETING)).at(-1)).toMatchObject({
    kind: 'meetingCancelled',
    side: null,
    members: [],
  });
});

test('the history has the job offers, step by step and live, and keeps what was disputed to the record', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { talentId } = someone;
  const asha = await member(hiring, 'recruiter');
  const byAsha = [{ uid: asha.uid, name: asha.name }];
  const declined = await offerJob(hiring, threadId);
  await move(someone, declined.joiningRecordId, { kind: 'decline' });
  const withdrawn = await offerJob(hiring, threadId);
  await move(asha, withdrawn.joiningRecordId, { kind: 'withdraw' });
  const { joiningRecordId } = await offerJob(asha, threadId);
  const stream = await openLive(url, hiring);
  await move(someone, joiningRecordId, { kind: 'accept' });
  await vi.waitFor(
    () =>
      expect(stream.received.map(({ event }) => event)).toContainEqual(
        expect.objectContaining({ kind: 'joiningRecord.moved', threadId }),
      ),
    soon,
  );
  const joinedIsoDate = new Date().toISOString().slice(0, 10);
  await move(asha, joiningRecordId, { kind: 'sayJoined', joinedIsoDate });
  // A repetition is no step.
  await move(asha, joiningRecordId, { kind: 'sayJoined', joinedIsoDate });
  await move(someone, joiningRecordId, { kind: 'sayNotJoined' });
  await move(someone, joiningRecordId, { kind: 'dispute', reason: 'The desk was never there' });
  await move(someone, joiningRecordId, { kind: 'takeBackDispute' });
  await deps.db.delete(companyMembers).where(eq(companyMembers.uid, asha.uid));

  const list = await ofKinds(hiring, talentId, JOB);
  const title = 'Senior React Developer';
  expect(list).toMatchObject([
    {
      kind: 'jobOffered',
      side: 'company',
      members: [{ uid: hiring.uid }],
      jobPostTitle: title,
      pay: { from: 24 },
    },
    { kind: 'jobDeclined', side: 'talent', members: [], jobPostTitle: title, pay: null },
    { kind: 'jobOffered' },
    { kind: 'jobWithdrawn', side: 'company', members: byAsha },
    { kind: 'jobOffered', members: byAsha },
    { kind: 'jobAccepted', side: 'talent', members: [] },
    { kind: 'saidJoined', side: 'company', members: byAsha },
    { kind: 'saidNotJoined', side: 'talent', members: [] },
    { kind: 'disputed', side: 'talent', members: [] },
    { kind: 'disputeTakenBack', side: 'talent', members: [] },
  ]);
  expect(JSON.stringify(list)).not.toContain('desk');
  // A talent's copy of the conversation has the steps without the members.
  const exported = await readConversation(deps.db, threadId, { uid: someone.uid, talentId, companyId: null });
  expect(exported?.joiningRecords.at(-1)?.steps.map(({ kind }) => kind)).toEqual([
    'accept',
    'sayJoined',
    'sayNotJoined',
    'dispute',
    'takeBackDispute',
  ]);
  for (const { uid } of [asha, hiring]) expect(JSON.stringify(exported)).not.toContain(uid);
});

test('a dispute that is made and taken back again and again fills no record', async () => {
  const { someone, threadId, hiring } = await conversation();
  const { joiningRecordId } = await offerJob(hiring, threadId);
  const step = {
    kind: 'dispute',
    side: 'talent',
    uid: null,
    isoDateTimeUtc: new Date().toISOString(),
  } as const;
  await deps.db
    .update(joiningRecords)
    .set({ steps: Array.from({ length: JOINING_STEPS_KEPT }, () => step) })
    .where(eq(joiningRecords.joiningRecordId, joiningRecordId));
  await move(someone, joiningRecordId, { kind: 'accept' });
  const [row] = await deps.db
    .select({ steps: joiningRecords.steps })
    .from(joiningRecords)
    .where(eq(joiningRecords.joiningRecordId, joiningRecordId));
  expect(row?.steps).toHaveLength(JOINING_STEPS_KEPT);
  expect(row?.steps.at(-1)?.kind).toBe('accept');
});
