import { SLOWED_INVITATIONS_A_DAY } from '@talaash/domain/invitation-allowance/limit';
import { allowanceUsedSentence, WEEK_FULL_SENTENCE } from '@talaash/domain/invitation-allowance/words';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { receivedInvitationCounts, sentInvitationCounts } from '../../db/schema/invitation-count.ts';
import { threads } from '../../db/schema/thread.ts';

const app = await testApp();
const { client, company, deps } = app;
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;
type Someone = Awaited<ReturnType<typeof foundTalent>>;

const invite = (by: Hiring, { talentId }: Someone) =>
  client(by).invitation.send({ talentId, jobPostId: by.jobPostId });

const people = (count: number) => Promise.all(Array.from({ length: count }, () => foundTalent()));

/** As if the company had already sent so many today. */
const setSent = (by: Hiring, invitations: number) =>
  db
    .update(sentInvitationCounts)
    .set({ invitations })
    .where(eq(sentInvitationCounts.companyId, by.companyId));

/** Old conversations of a company, so many of them answered. */
const addPast = (by: Hiring, counted: number, answered: number) =>
  db.execute(sql`
    insert into threads (thread_id, company_id, talent_id, talent_name, talent_job_title, job_post_id, job_post_title,
      company_thread_read_status, talent_thread_read_status, job_post_invitation_status, invited_at, created_at, updated_at)
    select gen_random_uuid()::text, ${by.companyId}, gen_random_uuid()::text, '', '', ${by.jobPostId}, '', 'Read', 'Read',
      case when past <= ${answered} then 'Rejected' else 'Expired' end, now() - interval '20 days', now(), now()
    from generate_series(1, ${counted}) as past`);

test('only a company learns its allowance, and it starts at 25 a day', async () => {
  await expect(client().invitation.allowance()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(await foundTalent()).invitation.allowance()).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const allowance = await client(await company()).invitation.allowance();
  expect(allowance).toMatchObject({ aDay: 25, sentToday: 0, counted: 0, answered: 0 });
  expect(Date.parse(allowance.nextDayIsoDateTimeUtc)).toBeGreaterThan(deps.now());
  expect(allowance.nextDayIsoDateTimeUtc.endsWith('T00:00:00.000Z')).toBe(true);
});

test('at the end of the day no more invitations are sent, and the next day they are', async () => {
  const [by, [first, last, refused]] = [
    await hiringCompany(),
    (await people(3)) as [Someone, Someone, Someone],
  ];
  await invite(by, first);
  await setSent(by, 24);
  await invite(by, last);
  await expect(invite(by, refused)).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: allowanceUsedSentence(25),
  });
  expect(await client(by).invitation.allowance()).toMatchObject({ sentToday: 25 });
  expect(await db.$count(threads, eq(threads.talentId, refused.talentId))).toBe(0);
  await db
    .update(sentInvitationCounts)
    .set({ period: sql`${sentInvitationCounts.period} - 1` })
    .where(eq(sentInvitationCounts.companyId, by.companyId));
  await invite(by, refused);
  expect(await client(by).invitation.allowance()).toMatchObject({ sentToday: 1 });
});

test('of many invitations at once exactly as many are sent as are left', async () => {
  const [by, first, rest] = [await hiringCompany(), await foundTalent(), await people(12)];
  await invite(by, first);
  await setSent(by, 20);
  const outcomes = await Promise.allSettled(rest.map((someone) => invite(by, someone)));
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as Error] : [],
  );
  expect(reasons.map(({ message }) => message)).toEqual(Array(7).fill(allowanceUsedSentence(25)));
  expect(await client(by).invitation.allowance()).toMatchObject({ sentToday: 25 });
  expect(await db.$count(threads, eq(threads.companyId, by.companyId))).toBe(6);
});

test('an invitation that lost a race is not counted', async () => {
  const [by, someone] = [await hiringCompany(), await foundTalent()];
  await Promise.allSettled(Array.from({ length: 8 }, () => invite(by, someone)));
  expect(await client(by).invitation.allowance()).toMatchObject({ sentToday: 1 });
  const [received] = await db
    .select()
    .from(receivedInvitationCounts)
    .where(eq(receivedInvitationCounts.talentId, someone.talentId));
  expect(received?.invitations).toBe(1);
});

test('the allowance grows with answers, and shrinks below 13 of a hundred', async () => {
  const [grown, slowed, waiting] = [await hiringCompany(), await hiringCompany(), await hiringCompany()];
  await addPast(grown, 20, 6);
  expect(await client(grown).invitation.allowance()).toMatchObject({ counted: 20, answered: 6, aDay: 50 });
  await addPast(slowed, 120, 12);
  await db
    .update(threads)
    .set({ invitedAt: sql`now() - interval '40 days'` })
    .where(sql`${threads.threadId} in (select thread_id from threads
      where company_id = ${slowed.companyId} and job_post_invitation_status = 'Expired' limit 20)`);
  expect(await client(slowed).invitation.allowance()).toMatchObject({
    counted: 100,
    answered: 12,
    aDay: SLOWED_INVITATIONS_A_DAY,
  });
  // Young ones that wait, and what was taken back, do not count.
  const [one, two] = (await people(2)) as [Someone, Someone];
  await invite(waiting, one);
  const { thread } = await invite(waiting, two);
  await client(waiting).invitation.takeBack({ threadId: thread.key.threadId });
  expect(await client(waiting).invitation.allowance()).toMatchObject({ counted: 0, sentToday: 2 });
});

test('a talent gets no more invitations a week than it takes, from however many companies at once', async () => {
  const someone = await foundTalent();
  await changeTalent(someone, { invitationsAWeek: 2 });
  const hiring = await Promise.all(Array.from({ length: 6 }, () => hiringCompany()));
  const outcomes = await Promise.allSettled(hiring.map((by) => invite(by, someone)));
  const refused = outcomes.flatMap((outcome, at) =>
    outcome.status === 'rejected' ? [{ at, ...outcome }] : [],
  );
  expect(refused.length).toBe(4);
  for (const { at, reason } of refused) {
    expect(reason).toMatchObject({ code: 'BUSINESS_RULE_VIOLATION', message: WEEK_FULL_SENTENCE });
    // The refused company has lost none of its day, and is told before it tries again.
    const by = hiring[at] as Hiring;
    expect(await client(by).invitation.allowance()).toMatchObject({ sentToday: 0 });
    const { relations } = await client(by).talentProfile.list({ talentIds: [someone.talentId] });
    expect(relations[someone.talentId]).toMatchObject({ isWeekFull: true });
  }
  await db
    .update(receivedInvitationCounts)
    .set({ period: sql`${receivedInvitationCounts.period} - 7` })
    .where(eq(receivedInvitationCounts.talentId, someone.talentId));
  await invite(hiring[refused[0]?.at ?? 0] as Hiring, someone);
});
