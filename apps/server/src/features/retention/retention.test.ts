import { indianDate } from '@talaash/domain/base/week';
import type { SanctionAct } from '@talaash/domain/sanction/choice';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { newRecordId } from '../../base/record-id.ts';
import { rateLimits, sessions } from '../../db/schema/account.ts';
import { eventCursors, events } from '../../db/schema/event.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { oneTimeCodeSends } from '../../db/schema/mobile-verification.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import { notifications } from '../../db/schema/notification.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';
import { reportCases, reports } from '../../db/schema/report.ts';
import { sanctions } from '../../db/schema/sanction.ts';
import { formatCursor } from '../../events/cursor.ts';
import { record } from '../../events/record.ts';
import { workJobs } from '../../job-handlers.ts';
import { HOURLY_JOBS } from '../../jobs/hourly.ts';
import { openJobs } from '../../jobs/queue.ts';
import { prune } from './actions.ts';

const { deps, person, company, talent, url } = await testApp();
const { db } = deps;

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const soon = { interval: 20, timeout: 60_000 };

/** Stores an event that happened so many days ago. */
async function happened(days: number, companyId: string | null = null): Promise<number> {
  const [event] = await db
    .insert(events)
    .values({ kind: 'jobPost.saved', companyId, createdIsoDateTimeUtc: daysAgo(days).toISOString() })
    .returning();
  return event?.id ?? 0;
}

const idsOf = async () =>
  (await db.select({ id: events.id }).from(events).orderBy(events.id)).map(({ id }) => id);

/** The two runs after which what is old is gone. */
async function pruneTwice(): Promise<void> {
  await prune(deps);
  await prune(deps);
}

async function keysOf(table: PgTable, column: string): Promise<unknown[]> {
  const { rows } = await db.execute<{ key: unknown }>(
    sql`select ${sql.identifier(column)} as key from ${table} order by 1`,
  );
  return rows.map(({ key }) => key);
}

test('reports go 180 days after the decision, decisions a year after their end, and what waits or is in force stays', async () => {
  const { uid } = await person();
  type Case = { decided?: number; state?: 'open' | 'appealed'; act?: SanctionAct; ended?: number };
  const kept: Record<string, Case> = {
    open: { state: 'open' },
    'appealed long ago': { decided: 200, state: 'appealed', act: 'warn' },
    'decided 179 days ago': { decided: 179 },
    'warned 364 days ago': { decided: 364, act: 'warn' },
    'ended 364 days ago': { decided: 500, act: 'suspend', ended: 364 },
    'banned for good': { decided: 2000, act: 'ban' },
  };
  const gone: Record<string, Case> = {
    'decided 181 days ago': { decided: 181 },
    'warned 366 days ago': { decided: 366, act: 'warn' },
    'ended 366 days ago': { decided: 500, act: 'limit', ended: 366 },
  };
  for (const [caseId, { decided, state, act, ended }] of Object.entries({ ...kept, ...gone })) {
    const at = daysAgo(decided ?? 500).toISOString();
    const times = { createdIsoDateTimeUtc: at, waitingSince: at };
    await db.insert(reportCases).values({
      caseId,
      referenceId: caseId,
      subject: 'message',
      subjectId: caseId,
      uid,
      reason: 'Rude',
      state: state ?? 'decided',
      decidedAt: decided === undefined ? null : at,
      ...times,
    });
    await db.insert(reports).values({
      reportId: caseId,
      caseId,
      network: caseId,
      isCounted: true,
      reason: 'Rude',
      createdIsoDateTimeUtc: at,
    });
    if (act)
      await db.insert(sanctions).values({
        sanctionId: caseId,
        caseId,
        uid,
        act,
        text: 'Why.',
        endedAt: ended === undefined ? null : daysAgo(ended).toISOString(),
        createdIsoDateTimeUtc: at,
      });
  }
  await prune(deps);
  expect(await keysOf(reportCases, 'case_id')).toEqual(Object.keys(kept).toSorted());
  expect(await keysOf(reports, 'case_id')).toEqual(
    ['open', 'appealed long ago', 'decided 179 days ago'].toSorted(),
  );
  expect(await keysOf(sanctions, 'case_id')).toEqual(
    Object.keys(kept)
      .filter((caseId) => kept[caseId]?.act)
      .toSorted(),
  );
});

test('old rows are deleted, younger ones stay', async () => {
  const someone = await person();
  const send = (days: number) => ({
    id: `${days} days`,
    uid: someone.uid,
    mobileNumberE164: '+919800000000',
    countryCode: 'IN',
    ip: '10.0.0.1',
    sentAt: daysAgo(days).toISOString(),
  });
  const session = (days: number) => ({
    id: newRecordId(),
    token: `ended ${days} days ago`,
    userId: someone.uid,
    expiresAt: daysAgo(days),
  });
  await db.insert(oneTimeCodeSends).values([send(29), send(31)]);
  const { talentId } = await talent();
  const entry = (days: number): typeof notifications.$inferInsert => ({
    notificationId: `${days} days`,
    talentId,
    event: 'profile_updated',
    firstIsoDateTimeUtc: daysAgo(100).toISOString(),
    lastIsoDateTimeUtc: daysAgo(days).toISOString(),
  });
  await db.insert(notifications).values([entry(89), entry(91)]);
  await db.insert(sessions).values([session(0.9), session(1.1)]);
  await db
    .insert(noticeDeliveries)
    .values(
      [29, 31].map((days) => ({ key: `${days} days`, createdIsoDateTimeUtc: daysAgo(days).toISOString() })),
    );
  await db
    .insert(rateLimits)
    .values(
      [29, 31].map((days) => ({ key: `${days} days`, count: 1, lastRequest: daysAgo(days).getTime() })),
    );
  const { companyId } = await company();
  const jobPost = (jobPostId: string, deletedAt: string | null) => ({
    jobPostId,
    companyId,
    category: 'Software_Testing' as const,
    title: 'Test Engineer',
    description: 'Find out what breaks.',
    deletedAt,
  });
  await db
    .insert(jobPosts)
    .values([
      jobPost('kept', null),
      ...[0.9, 1.1].map((days) => jobPost(`${days} days`, daysAgo(days).toISOString())),
    ]);
  const dayAgo = (days: number) => indianDate(daysAgo(days).getTime());
  await db
    .insert(profileOpenings)
    .values([90, 91].map((days) => ({ companyId, talentId, day: dayAgo(days) })));
  await prune(deps);
  expect(await keysOf(jobPosts, 'job_post_id')).toEqual(['0.9 days', 'kept']);
  expect(await db.select({ day: profileOpenings.day }).from(profileOpenings)).toEqual([{ day: dayAgo(90) }]);
  expect(await keysOf(oneTimeCodeSends, 'id')).toEqual(['29 days']);
  expect(await keysOf(notifications, 'notification_id')).toEqual(['89 days']);
  expect(await keysOf(noticeDeliveries, 'key')).toEqual(['29 days']);
  expect(await keysOf(rateLimits, 'key')).toEqual(['29 days']);
  const tokens = await keysOf(sessions, 'token');
  expect(tokens).toContain('ended 0.9 days ago');
  expect(tokens).not.toContain('ended 1.1 days ago');
});

test('events are deleted in their order up to the first that is young', async () => {
  const old = [await happened(20), await happened(15)];
  const young = await happened(13);
  const behind = await happened(16);
  await prune(deps);
  expect(await idsOf()).toEqual(expect.arrayContaining([...old, young, behind]));
  await prune(deps);
  const left = await idsOf();
  expect(left).toEqual(expect.arrayContaining([young, behind]));
  for (const id of old) expect(left).not.toContain(id);
});

test('events that a durable follower has not handled yet stay', async () => {
  await db.delete(events);
  const handled = await happened(20);
  const [{ xid } = { xid: '0' }] = await db.select().from(events);
  await db.insert(eventCursors).values({ follower: 'slow', xid, id: handled });
  const waiting = await happened(19);
  await pruneTwice();
  expect(await idsOf()).toEqual([waiting]);
  await db.delete(eventCursors);
  await pruneTwice();
  expect(await idsOf()).toEqual([]);
});

test('a browser that resumes before the events that are kept refetches everything', async () => {
  const someone = await company();
  const start = deps.events.cursor();
  await happened(20, someone.companyId);
  const young = await happened(1, someone.companyId);
  // The node itself has read them.
  deps.events.ring();
  await vi.waitFor(() => expect(deps.events.cursor().id).toBe(young), soon);
  await pruneTwice();
  expect(await idsOf()).toEqual([young]);
  const stream = await openLive(url, someone, { lastEventId: formatCursor(start) });
  await vi.waitFor(() => expect(stream.kinds()).toEqual(['gap']), soon);
  expect(await deps.events.replaySince(start, 10)).toBeUndefined();
  const resumed = await openLive(url, someone, { lastEventId: stream.lastEventId() });
  await deps.events.transaction((tx) =>
    record(tx, { kind: 'company.reviewed', actorUid: null, companyId: someone.companyId }),
  );
  await vi.waitFor(() => expect(resumed.kinds()).toEqual(['company.reviewed']), soon);
});

test('one node does it, and then waits for an hour', async () => {
  const jobs = await openJobs({ database: deps.database, log: deps.log });
  await db.delete(events);
  await deps.database.pool.query('delete from pgboss.job');
  const old = await happened(20);
  await workJobs(deps);
  await workJobs({ ...deps, jobs });
  const waiting = async () =>
    (
      await deps.database.pool.query<{ name: string; minutes: number }>(
        `select name, round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job
          where state < 'active' order by name`,
      )
    ).rows;
  const anHourLater = HOURLY_JOBS.map((name) => ({ name, minutes: 60 }));
  const ofEveryHour = async () => (await waiting()).filter(({ minutes }) => minutes > 1);
  await vi.waitFor(async () => expect(await ofEveryHour()).toEqual(anHourLater), soon);
  const announced = async () => (await db.select().from(eventCursors)).map(({ id }) => id);
  await vi.waitFor(async () => expect(await announced()).toContain(old), soon);
  expect(await idsOf()).toContain(old);
  await deps.database.pool.query("update pgboss.job set start_after = now() where name = 'retention.prune'");
  await vi.waitFor(async () => expect(await idsOf()).not.toContain(old), soon);
  await jobs.close();
});
