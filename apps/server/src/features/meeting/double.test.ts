import { momentOf } from '@talaash/domain/meeting/zone';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { inHours, meetingsOf } from '../../../test/meeting.ts';
import { isOverlapViolation } from '../../db/overlap-violation.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { takenTimes } from '../../db/schema/meeting.ts';
import { takeSlot } from './take.ts';

const app = await testApp();
const { client, deps } = app;
const { conversation, met, offer } = meetingsOf(app);

/** How many pairs of meetings put one account in two places. */
async function countDouble(): Promise<number> {
  const { rows } = await deps.db.execute<{ count: number }>(sql`select count(*)::int as count
    from ${takenTimes} one join ${takenTimes} other on one.uid = other.uid and one.meeting_id < other.meeting_id
      and one.starts_at < other.ends_at and other.starts_at < one.ends_at`);
  return rows[0]?.count ?? -1;
}

test('of many who take one slot, one wins', async () => {
  const { hiring, someone, threadId } = await conversation();
  const [starts, second] = [inHours(30), inHours(32)];
  const { meetingOfferId } = await offer(hiring, threadId, { slots: [starts, second] });
  const acting = { party: { side: 'talent' as const, id: someone.talentId }, uid: someone.uid };
  const taken = await Promise.allSettled(
    Array.from({ length: 60 }, (_, at) =>
      takeSlot(deps, acting, { meetingOfferId, startsIsoDateTimeUtc: at % 2 === 0 ? starts : second }),
    ),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of taken)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' });
});

test('of many companies that meet one talent at overlapping times, and talents one company, nobody is double', async () => {
  const first = await conversation();
  const others = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      conversation(at % 2 === 0 ? { someone: first.someone } : { hiring: first.hiring }),
    ),
  );
  await deps.db.delete(rateLimits);
  const all = [first, ...others];
  const base = Date.parse(inHours(40));
  const takes = await Promise.all(
    all.map(async ({ hiring, someone, threadId }, at) => {
      const starts = new Date(base + (at % 4) * 15 * 60_000).toISOString();
      const { meetingOfferId } = await offer(hiring, threadId, { slots: [starts] });
      const acting = { party: { side: 'talent' as const, id: someone.talentId }, uid: someone.uid };
      return () => takeSlot(deps, acting, { meetingOfferId, startsIsoDateTimeUtc: starts });
    }),
  );
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => takes)
      .flat()
      .map((act) => act()),
  );
  expect(await countDouble()).toBe(0);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const one of outcomes)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' });
});

test('the database itself refuses an overlap, also across a change of clocks', async () => {
  const { meeting, someone } = await met();
  const other = await met();
  const { meetingId } = meeting;
  const at = (ms: number | undefined) => new Date(ms ?? Number.NaN).toISOString();
  // On 29 March the clocks of London leap from 01:00 to 02:00: 00:30 to 02:00 there is half an hour.
  const [from, until] = [
    momentOf('Europe/London', '2026-03-29', 30),
    momentOf('Europe/London', '2026-03-29', 120),
  ];
  await deps.db
    .update(takenTimes)
    .set({ startsIsoDateTimeUtc: at(from), endsIsoDateTimeUtc: at(until) })
    .where(sql`${takenTimes.meetingId} = ${meetingId} and ${takenTimes.uid} = ${someone.uid}`);
  const insert = (startMs: number | undefined, endMs: number | undefined) =>
    deps.db.insert(takenTimes).values({
      meetingId: other.meeting.meetingId,
      uid: someone.uid,
      startsIsoDateTimeUtc: at(startMs),
      endsIsoDateTimeUtc: at(endMs),
    });
  // 06:15 to 06:25 in India is 00:45 to 00:55 in London.
  const inside = insert(
    momentOf('Asia/Kolkata', '2026-03-29', 375),
    momentOf('Asia/Kolkata', '2026-03-29', 385),
  );
  expect(isOverlapViolation(await inside.catch((error: unknown) => error))).toBe(true);
  // 06:30 in India is the moment at which the clocks leap: the first meeting is over.
  await insert(momentOf('Asia/Kolkata', '2026-03-29', 390), momentOf('Asia/Kolkata', '2026-03-29', 420));
  expect((until ?? 0) - (from ?? 0)).toBe(30 * 60_000);
  expect(await client(someone).meeting.listUpcoming({})).toBeDefined();
});
