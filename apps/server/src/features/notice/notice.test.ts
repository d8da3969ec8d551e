import { DECLINE_MAIL_AFTER_SECONDS } from '@talaash/domain/invitation/limit';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { users } from '../../db/schema/account.ts';
import { messages } from '../../db/schema/message.ts';
import { noticeDeliveries } from '../../db/schema/notice.ts';
import { openEvents } from '../../events/events.ts';
import { workJobs } from '../../job-handlers.ts';
import type { Jobs } from '../../jobs/queue.ts';
import { followNotices } from './follow.ts';
import { mailNewMessages } from './new-messages-mail.ts';

const mails: Mail[] = [];
let refusals = 0;
const mailer = {
  async send(mail: Mail) {
    if (refusals-- > 0) throw new Error('The mail server is away.');
    mails.push(mail);
  },
};

const app = await testApp({ instead: { mailer } });
const { client, deps, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
await workJobs(deps);
await followNotices(deps);

const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
const soon = { interval: 20, timeout: 60_000 };

async function invite(note?: string) {
  const [hiring, someone] = [await hiringCompany({ companyName: 'Blue <b>Heron</b>' }), await foundTalent()];
  const wish = { talentId: someone.talentId, jobPostId: hiring.jobPostId, ...(note ? { note } : {}) };
  const { thread } = await client(hiring).invitation.send(wish);
  return { hiring, someone, threadId: thread.key.threadId };
}

test('an invitation is mailed to the talent, its answer to the company, each once on however many nodes', async () => {
  const events = await openEvents({ database: deps.database, log: deps.log });
  onTestFinished(() => events.close());
  await followNotices({ ...deps, events });
  const { hiring, someone, threadId } = await invite('We **like** <i>your</i> work');
  await vi.waitFor(() => expect(mailsTo(someone.email).length).toBe(1), soon);
  const [invited] = mailsTo(someone.email);
  expect(invited?.subject).toBe('Blue <b>Heron</b> invites you: Senior React Developer');
  expect(invited?.html).toContain(`href="${url}/talent/messages?thread=${threadId}"`);
  expect(invited?.html).toContain('We like &lt;i&gt;your&lt;/i&gt; work');
  expect(invited?.html).not.toContain('<b>Heron');
  expect(invited?.text).toContain(`${url}/talent/messages?thread=${threadId}`);

  await client(someone).invitation.reject({ threadId });
  // The mail waits until nobody can take the decline back.
  const waiting = sql`from pgboss.job where name = 'invitation.mail' and data ->> 'event' = 'InvitationRejected'`;
  await vi.waitFor(async () => {
    const { rows } = await deps.db.execute(
      sql`select extract(epoch from start_after - created_on)::int as seconds ${waiting}`,
    );
    expect(rows).toEqual([{ seconds: DECLINE_MAIL_AFTER_SECONDS }]);
  }, soon);
  expect(mailsTo(hiring.email)).toEqual([]);
  await deps.db.execute(sql`update pgboss.job set start_after = now() where name = 'invitation.mail'`);
  await vi.waitFor(() => expect(mailsTo(hiring.email).length).toBe(1), soon);
  const [answered] = mailsTo(hiring.email);
  expect(answered?.subject).toBe('Meera Krishnan declined your invitation: Senior React Developer');
  expect(answered?.text).toContain(`${url}/company/messages?thread=${threadId}`);
  expect(mailsTo(someone.email).length).toBe(1);
  const keys = (await deps.db.select().from(noticeDeliveries)).map(({ key }) => key);
  expect(keys.filter((key) => key.includes(hiring.companyId) || key.includes(someone.talentId)).length).toBe(
    2,
  );
});

test('a mail that could not be sent is retried', async () => {
  refusals = 1;
  const { someone } = await invite();
  await vi.waitFor(() => expect(mailsTo(someone.email).length).toBe(1), soon);
});

test('disabled accounts are not mailed', async () => {
  const { hiring, someone, threadId } = await invite();
  await vi.waitFor(() => expect(mailsTo(someone.email).length).toBe(1), soon);
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, hiring.uid));
  await mailNewMessages(depsAt(60).deps, { side: 'company', id: hiring.companyId });
  expect(mailsTo(hiring.email)).toEqual([]);
});

/** As if everything in a conversation had been written earlier. */
async function makeOlder(threadId: string, minutes: number) {
  await deps.db
    .update(messages)
    .set({
      createdIsoDateTimeUtc: sql`${messages.createdIsoDateTimeUtc} - ${minutes} * interval '1 minute'`,
    })
    .where(eq(messages.threadId, threadId));
}

/** The dependencies at a chosen time, and the jobs that are put off with them. */
function depsAt(minutesFromNow: number) {
  const putOff: { key?: string | undefined; runAfterSeconds?: number | undefined }[] = [];
  const send: Jobs['send'] = async (_name, _data, options = {}) => void putOff.push(options);
  const now = () => Date.now() + minutesFromNow * 60_000;
  return { putOff, deps: { ...deps, now, jobs: { ...deps.jobs, send } } };
}

test('unseen messages are counted in one mail, without their text', async () => {
  const { hiring, someone, threadId } = await invite();
  const party = { side: 'talent', id: someone.talentId } as const;
  for (const message of ['A secret', 'Another secret'])
    await client(hiring).message.sendAsCompany({ threadId, message });
  await makeOlder(threadId, 15.1);
  // The clock of this node is a little ahead of the one that dates messages.
  await mailNewMessages(depsAt(1).deps, party);
  const news = () => mailsTo(someone.email).filter(({ subject }) => subject.includes('new message'));
  expect(news().map(({ subject }) => subject)).toEqual(['You have 2 new messages on Talaash']);
  expect(news()[0]?.text).toContain('Blue <b>Heron</b>: 2 new messages');
  expect(news()[0]?.text).toContain(`${url}/talent/messages?thread=${threadId}`);
  expect(news()[0]?.text).not.toContain('secret');

  // Counted messages are not counted again, and later ones wait for the next mail.
  await mailNewMessages(deps, party);
  await client(hiring).message.sendAsCompany({ threadId, message: 'A third secret' });
  const early = depsAt(5);
  await mailNewMessages(early.deps, party);
  expect(early.putOff.length).toBe(1);
  expect(early.putOff[0]?.runAfterSeconds).toBeGreaterThan(9 * 60);
  expect(news().length).toBe(1);
  await mailNewMessages(depsAt(16).deps, party);
  expect(news().map(({ subject }) => subject)).toEqual([
    'You have 2 new messages on Talaash',
    'You have 1 new message on Talaash',
  ]);
});

test('no message is mailed before it is 15 minutes old, also when the mail was queued for an earlier one', async () => {
  const { hiring, someone, threadId } = await invite();
  const party = { side: 'company', id: hiring.companyId } as const;
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await makeOlder(threadId, 14);
  await client(hiring).thread.markRead({ threadId });
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello again' });
  // The mail that was queued for the first one is due now.
  const due = depsAt(1);
  await mailNewMessages(due.deps, party);
  expect(mailsTo(hiring.email)).toEqual([]);
  expect(due.putOff).toEqual([{ key: `company ${hiring.companyId}`, runAfterSeconds: expect.any(Number) }]);
  expect(due.putOff[0]?.runAfterSeconds).toBeGreaterThan(13 * 60);
  await mailNewMessages(depsAt(16).deps, party);
  expect(mailsTo(hiring.email).map(({ subject }) => subject)).toEqual(['You have 1 new message on Talaash']);
});

test('messages that were read, or came before the page was opened, are not mailed', async () => {
  const { hiring, someone, threadId } = await invite();
  const { companyId } = hiring;
  const party = { side: 'company', id: companyId } as const;
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await client(hiring).thread.markRead({ threadId });
  await mailNewMessages(depsAt(60).deps, party);
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello again' });
  await client(hiring).messagesPage.visitAsCompany({ companyId });
  await mailNewMessages(depsAt(60).deps, party);
  expect(mailsTo(hiring.email)).toEqual([]);
});
