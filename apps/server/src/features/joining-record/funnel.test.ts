import { weekStartDate } from '@talaash/domain/base/week';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { inDays, joiningRecordsOf } from '../../../test/joining-record.ts';
import { marketOf } from '../../../test/market.ts';
import { inHours, meetingsOf } from '../../../test/meeting.ts';
import { meetings } from '../../db/schema/meeting.ts';
import { threads } from '../../db/schema/thread.ts';

const app = await testApp();
const { client, deps, member } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);
const { met } = meetingsOf(app);
const { accepted, conversation, move, offered } = joiningRecordsOf(app);

const funnelOf = async (as: Parameters<typeof client>[0]) =>
  (await client(as).joiningRecord.readFunnel({})).funnel;
const NOTHING = { invited: 0, answered: 0, met: 0, offered: 0, joined: 0 };

test('the funnel follows the invitations of the own company, by post and week', async () => {
  const hiring = await hiringCompany();
  expect(await funnelOf(hiring)).toEqual({ total: NOTHING, disputed: 0, byPost: [], byWeek: [] });
  const second = { ...hiring, jobPostId: await addJobPost(hiring.companyId) };
  // One waits, one declined, one is taken back.
  for (const act of ['wait', 'reject', 'takeBack'] as const) {
    const someone = await foundTalent();
    const { jobPostId } = hiring;
    const { thread } = await client(hiring).invitation.send({ talentId: someone.talentId, jobPostId });
    const { threadId } = thread.key;
    if (act === 'reject') await client(someone).invitation.reject({ threadId });
    if (act === 'takeBack') await client(hiring).invitation.takeBack({ threadId });
  }
  // One has met, one only will.
  const past = await met({ hiring });
  await met({ hiring, starts: inHours(60) });
  await deps.db
    .update(meetings)
    .set({ startsIsoDateTimeUtc: new Date().toISOString(), endsIsoDateTimeUtc: new Date().toISOString() })
    .where(eq(meetings.meetingId, past.meeting.meetingId));
  const of = await accepted({ hiring: second });
  for (const as of [hiring, of.someone])
    await move(as, of.joiningRecordId, { kind: 'sayJoined', joinedIsoDate: inDays(-1) });
  const withdrawn = await offered({ hiring: second });
  await move(hiring, withdrawn.joiningRecordId, { kind: 'withdraw' });
  const declined = await offered({ hiring: second });
  await move(declined.someone, declined.joiningRecordId, { kind: 'decline' });
  // Another company counts nothing here.
  await accepted();
  const funnel = await funnelOf(await member(hiring, 'viewer'));
  expect(funnel).toMatchObject({
    total: { invited: 7, answered: 6, met: 1, offered: 2, joined: 1 },
    disputed: 0,
    byPost: [
      { jobPostId: hiring.jobPostId, invited: 4, answered: 3, met: 1, offered: 0, joined: 0 },
      { jobPostId: second.jobPostId, invited: 3, answered: 3, met: 0, offered: 2, joined: 1 },
    ],
    byWeek: [{ weekStartIsoDate: weekStartDate(Date.now()), invited: 7 }],
  });
  // What a side disputes counts as neither, until it takes that back.
  await move(of.someone, of.joiningRecordId, { kind: 'dispute', reason: 'It was another job.' });
  expect(await funnelOf(hiring)).toMatchObject({ total: { offered: 1, joined: 0 }, disputed: 1 });
  await move(of.someone, of.joiningRecordId, { kind: 'takeBackDispute' });
  expect(await funnelOf(hiring)).toMatchObject({ total: { offered: 2, joined: 1 }, disputed: 0 });
});

test('invitations of half a year ago are left out, and a record of an earlier invitation counts for none', async () => {
  const hiring = await hiringCompany();
  const [old, again] = [await conversation({ hiring }), await accepted({ hiring })];
  await deps.db
    .update(threads)
    .set({ invitedAt: sql`now() - interval '27 weeks'` })
    .where(eq(threads.threadId, old.threadId));
  expect((await funnelOf(hiring)).total).toMatchObject({ invited: 1, offered: 1 });
  await deps.db
    .update(threads)
    .set({ invitedAt: sql`now() + interval '1 second'` })
    .where(eq(threads.threadId, again.threadId));
  expect((await funnelOf(hiring)).total).toMatchObject({ invited: 1, offered: 0 });
});
