import { REVIEW_PROMISE_HOURS } from '@talaash/domain/admin-overview/limit';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { ErrorTally } from '../../base/error-tally.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { companies } from '../../db/schema/company.ts';
import { talents } from '../../db/schema/talent.ts';
import { storeErrors } from './actions.ts';

const app = await testApp();
const { admin, client, deps, person } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const operator = await admin();
/** Where only one test creates people: it expects exact counts, which an app keeps for some seconds. */
const counted = await testApp();
const overview = () => client(operator).adminOverview.get();

test('only admins see the overview, and send mails again', async () => {
  for (const stranger of [undefined, await person(), await foundTalent()]) {
    const code = stranger ? 'FORBIDDEN' : 'UNAUTHORIZED';
    await expect(client(stranger).adminOverview.get()).rejects.toMatchObject({ code });
    await expect(client(stranger).adminOverview.readQueue()).rejects.toMatchObject({ code });
    await expect(client(stranger).adminOverview.resendMails({})).rejects.toMatchObject({ code });
  }
});

test('it counts people, companies, invitations, answers, the queue, mails, jobs, the index, storage and errors', async () => {
  const { client, deps } = counted;
  const { foundTalent, hiringCompany } = marketOf(deps, counted);
  const [hiring, invited, waiting] = [await hiringCompany(), await foundTalent(), await foundTalent()];
  const { talentId } = invited;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  await client(invited).invitation.accept({ threadId: thread.key.threadId });
  const since = new Date(deps.now() - (REVIEW_PROMISE_HOURS + 2) * 3_600_000).toISOString();
  await deps.db
    .update(talents)
    .set({ humanReviewWaitingSince: since })
    .where(eq(talents.talentId, waiting.talentId));
  await deps.jobs.send('account.deletionMail', { uid: 'u', dueAt: since });
  const tally = new ErrorTally();
  const secret = Object.assign(new Error('asha@people.test is unknown'), { code: 'EENVELOPE' });
  for (let time = 0; time < 3; time += 1)
    tally.note([{ err: secret, job: 'message.mail' }, 'A job failed.'], deps.now());
  await storeErrors(deps, tally);
  tally.note([{ err: secret, job: 'message.mail' }, 'A job failed.'], deps.now());
  await storeErrors(deps, tally);

  const read = await client(await counted.admin()).adminOverview.get();
  const last = (trend: { value: number }[]) => trend.at(-1)?.value;
  expect(last(read.people.trend)).toBe(2);
  expect(read.companies).toMatchObject({ total: 1, premium: 1 });
  expect(read.invitations.total).toBe(1);
  expect(read.acceptance).toMatchObject({ percent: 100, answered: 1 });
  expect(read.reviews).toMatchObject({ talents: 1, companies: 0, oldestWaitingIsoDateTimeUtc: since });
  expect(read.mails).toMatchObject({ waiting: 1, failed: 0 });
  expect(read.jobs.waiting).toBeGreaterThanOrEqual(1);
  expect(read.searchIndex.state).toBe('ready');
  expect(read.storage.databaseBytes).toBeGreaterThan(1_000_000);
  expect(read.errors.list).toMatchObject([
    { sentence: 'A job failed.', kind: 'Error EENVELOPE message.mail', times: 4 },
  ]);
  expect(last(read.errors.trend)).toBe(4);
  for (const part of [read.people, read.companies, read.invitations, read.mails, read.jobs, read.searchIndex])
    expect(part.trend).toHaveLength(12);
  expect(JSON.stringify(read)).not.toContain('asha@people.test');
});

test('the queue counts who waits for a review and what nobody has answered', async () => {
  const before = await client(operator).adminOverview.readQueue();
  const [talent, company] = [await foundTalent(), await hiringCompany()];
  const waiting = { humanReviewWaitingSince: new Date(deps.now()).toISOString() };
  await deps.db.update(talents).set(waiting).where(eq(talents.talentId, talent.talentId));
  await deps.db.update(companies).set(waiting).where(eq(companies.companyId, company.companyId));
  const message = {
    name: 'Asha',
    email: 'asha@people.test',
    subject: 'A question',
    message: 'Where is my profile?',
  };
  await client().contactMessage.submit(message);
  await client(company).report.submit({ subject: 'profile', id: talent.talentId, reason: 'NotTrue' });
  expect(await client(operator).adminOverview.readQueue()).toEqual({
    talents: before.talents + 1,
    companies: before.companies + 1,
    reports: before.reports + 1,
    contactMessages: before.contactMessages + 1,
  });
});

test('errors that could not be stored are stored later', async () => {
  const tally = new ErrorTally();
  tally.note(['The queue failed.'], deps.now());
  await storeErrors({ db: undefined as never }, tally);
  expect(tally.take()).toMatchObject([{ sentence: 'The queue failed.', times: 1 }]);
});

test('a mail that was given up is listed and sent again, and the trail says so', async () => {
  const email = 'gone@people.test';
  await deps.jobs.work('account.wrongPasswordMail', () => Promise.reject(new Error('550 unknown')));
  await deps.jobs.send('account.wrongPasswordMail', { email });
  await expect
    .poll(
      async () => {
        await deps.database.pool.query(
          "update pgboss.job set retry_limit = retry_count, start_after = now() where name = 'account.wrongPasswordMail' and state in ('created', 'retry', 'active')",
        );
        return (await deps.jobs.listFailedMails()).length;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(1);
  await expect
    .poll(async () => (await overview()).failedMails, { timeout: 60_000, interval: 500 })
    .toMatchObject([
      { kind: 'account.wrongPasswordMail', to: email, reason: expect.stringContaining('550') },
    ]);
  const [failed] = (await overview()).failedMails;
  const mailIds = [failed?.mailId ?? ''];
  expect(await client(operator).adminOverview.resendMails({ mailIds })).toEqual({ count: 1 });
  expect(await deps.jobs.listFailedMails()).toEqual([]);
  const trail = await deps.db.select().from(adminActions).where(eq(adminActions.act, 'mail.resent'));
  expect(trail).toMatchObject([{ adminUid: operator.uid, uid: null, after: { count: 1, mailIds } }]);
  expect(await client(operator).adminOverview.resendMails({ mailIds })).toEqual({ count: 0 });
});
