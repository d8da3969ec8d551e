import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { type NewEvent, record } from '../../events/record.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from './follow.ts';
import { mailNewMessages } from './new-messages-mail.ts';

const mails: Mail[] = [];
const app = await testApp({ instead: { mailer: { send: async (mail) => void mails.push(mail) } } });
const { client, deps, member, request } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
await workJobs(deps);
await followNotices(deps);

const soon = { interval: 20, timeout: 60_000 };
const subjectsOf = ({ email }: Person) => mails.filter(({ to }) => to === email).map((mail) => mail.subject);

async function team() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  const [recruiter, viewer, billing, removed] = [
    await member(hiring, 'recruiter'),
    await member(hiring, 'viewer'),
    await member(hiring, 'billing'),
    await member(hiring, 'recruiter'),
  ];
  await client(hiring).companyMember.remove({ uid: removed.uid });
  const all = [hiring, recruiter, viewer, billing, removed];
  const subjects = () => all.map(subjectsOf);
  return { hiring, someone, threadId: thread.key.threadId, recruiter, viewer, billing, removed, subjects };
}

/** Records events, and waits until their mails are sent: one to a company of its own is queued after them. */
async function happen(...events: NewEvent[]) {
  const witness = await hiringCompany();
  const { companyId } = witness;
  const last = { kind: 'company.subscriptionChanged', payload: { change: 'started' } } as const;
  await deps.events.transaction((tx) => record(tx, ...events, { ...last, actorUid: null, companyId }));
  await vi.waitFor(async () => {
    expect(subjectsOf(witness)).toHaveLength(1);
    const { rows } = await deps.database.pool.query(
      "select from pgboss.job where name like '%.mail' and state in ('created', 'retry', 'active') and start_after <= now()",
    );
    expect(rows).toEqual([]);
  }, soon);
}

test('an answer is mailed to each member who reads conversations, once, and to nobody who has left', async () => {
  const { someone, threadId, subjects } = await team();
  await client(someone).invitation.accept({ threadId });
  await happen();
  const accepted = [expect.stringContaining('accepted your invitation')];
  expect(subjects()).toEqual([accepted, accepted, accepted, [], []]);
});

test('each member stops their own mails, by their own link', async () => {
  const { hiring, someone, threadId, recruiter, viewer, subjects } = await team();
  const preferences = { unsubscribedFromJobInvitations: true } as const;
  const { notificationPreferences } = await client(viewer).notificationPreferences.get();
  await client(viewer).notificationPreferences.update({
    notificationPreferences: { ...notificationPreferences, ...preferences },
  });
  await client(someone).invitation.accept({ threadId });
  await happen();
  expect(subjects().map((all) => all.length)).toEqual([1, 1, 0, 0, 0]);
  const link = mails.find(({ to }) => to === recruiter.email)?.unsubscribeUrl ?? '';
  const { pathname, search } = new URL(link);
  await request(`${pathname}${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  const isOff = async (one: Person) =>
    (await client(one).notificationPreferences.get()).notificationPreferences.unsubscribedFromJobInvitations;
  expect([await isOff(recruiter), await isOff(hiring)]).toEqual([true, false]);
});

test('payments are mailed to those who pay, the profile and its domains to the owner', async () => {
  const { hiring, subjects } = await team();
  const { companyId } = hiring;
  await happen({
    kind: 'company.subscriptionChanged',
    actorUid: null,
    companyId,
    payload: { change: 'paymentFailed' },
  });
  const failed = [expect.stringContaining('payment failed')];
  expect(subjects()).toEqual([failed, [], [], failed, []]);
});

test('new messages are mailed to each member who may answer, by their own visit, and not once a colleague has read them', async () => {
  const { hiring, someone, threadId, recruiter, viewer, removed, subjects } = await team();
  const { companyId } = hiring;
  await client(someone).invitation.accept({ threadId });
  await happen();
  mails.length = 0;
  const inAnHour = { ...deps, now: () => Date.now() + 60 * 60_000 };
  const mailAll = async () => {
    for (const { uid } of [hiring, recruiter, viewer, removed])
      await mailNewMessages(inAnHour, { side: 'company', id: companyId, uid });
  };
  await client(someone).message.sendAsTalent({ threadId, message: 'One' });
  const keys = async () =>
    (
      await deps.db.execute<{ key: string }>(
        sql`select singleton_key as key from pgboss.job where name = 'message.mail' and data ->> 'id' = ${companyId}`,
      )
    ).rows.map(({ key }) => key);
  const queued = [`company ${companyId}`, `company ${companyId} ${recruiter.uid}`];
  await vi.waitFor(async () => expect((await keys()).toSorted()).toEqual(queued), soon);
  // The owner has seen it, the recruiter has not.
  await client(hiring).messagesPage.visitAsCompany({ companyId });
  await mailAll();
  await mailAll();
  expect(subjects()).toEqual([[], ['You have 1 new message on Talaash'], [], [], []]);
  await client(someone).message.sendAsTalent({ threadId, message: 'Two' });
  await client(hiring).thread.markRead({ threadId });
  await mailAll();
  expect(subjects().map((all) => all.length)).toEqual([0, 1, 0, 0, 0]);
});

test('a mail names the company for a member of several, in its subject and at its end, and for nobody else', async () => {
  const { hiring, someone, threadId, recruiter, viewer } = await team();
  const other = await hiringCompany();
  await deps.db
    .insert(companyMembers)
    .values({ companyId: other.companyId, uid: recruiter.uid, role: 'viewer' });
  const { companyId } = hiring;
  await deps.db
    .update(companyProfiles)
    .set({ name: 'Orchid Health' })
    .where(eq(companyProfiles.companyId, companyId));
  await client(someone).invitation.accept({ threadId });
  await happen();
  const mailTo = ({ email }: Person) => mails.find(({ to }) => to === email);
  expect(mailTo(recruiter)?.subject).toMatch(/accepted your invitation.* \(Orchid Health\)$/);
  for (const part of ['html', 'text'] as const)
    expect(mailTo(recruiter)?.[part]).toContain('It is about Orchid Health, one of your companies.');
  for (const one of [hiring, viewer]) {
    expect(mailTo(one)?.subject).not.toContain('Orchid Health');
    expect(mailTo(one)?.text).not.toContain('one of your companies');
  }
});
