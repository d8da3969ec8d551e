import { FOLLOW_UP_SENTENCES } from '@talaash/domain/follow-up/words';
import { FOLLOW_UP_ZONE } from '@talaash/domain/follow-up/limit';
import { isWorkingMoment } from '@talaash/domain/follow-up/time';
import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { followUpDraft, followUpsOf, workingTime } from '../../../test/follow-up.ts';
import { marketOf } from '../../../test/market.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { followUps } from '../../db/schema/follow-up.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { meetingSettings } from '../../db/schema/meeting.ts';
import { threads } from '../../db/schema/thread.ts';
import { eraseAccount } from '../account/erase.ts';
import { followNotices } from '../notice/follow.ts';
import { followNotifications } from '../notification/follow.ts';
import { mailInvitation } from '../notice/invitation-mail.ts';
import { sendDueFollowUps, settleFollowUps } from './send.ts';

const mails: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    mails.push(mail);
  },
};
let at = workingTime();
const app = await testApp({
  instead: { mailer, now: () => at },
  env: { MAIL_FROM: 'Talaash <no-reply@talaash.test>' },
});
const { client, deps } = app;
const { db } = deps;
const { changeTalent, hideFrom, loseApproval } = marketOf(deps, app);
const { invited, makeDue, rowOf, sentIn } = followUpsOf(app);
// Not the hourly jobs: by this clock, the sessions of the test have ended.
await deps.jobs.work('invitation.mail', (data) => mailInvitation(deps, data));
await followNotices(deps);
await followNotifications(deps);
const soon = { interval: 20, timeout: 60_000 };

const send = () => sendDueFollowUps(deps);
const get = async ({ hiring, threadId }: Invited) =>
  (await client(hiring).followUp.get({ threadId })).followUp;
type Invited = Awaited<ReturnType<typeof invited>>;

/** An invitation whose follow-up is due. */
async function due() {
  const one = await invited();
  await makeDue(one.threadId);
  return one;
}

const mailedTo = (email: string) =>
  mails.filter(({ to, subject }) => to === email && /follows up/.test(subject));

describe('a follow-up that is due', () => {
  test('is sent once by many nodes, and the talent reads what it is', async () => {
    const one = await due();
    const { hiring, someone, threadId } = one;
    await Promise.all([send(), send(), send(), send()]);
    expect(await sentIn(threadId)).toHaveLength(1);
    const { messages: read } = await client(someone).message.listForTalent({ threadId });
    expect(read.filter(({ isFollowUp }) => isFollowUp)).toMatchObject([
      { sender: 'Company', markdown: followUpDraft().text },
    ]);
    expect(await client(someone).thread.get({ threadId })).toMatchObject({
      talentThreadReadStatus: 'Unread',
      jobPostInvitationStatus: 'Pending',
    });
    expect(await get(one)).toMatchObject({ state: 'sent', text: '' });
    const refused = { code: 'CONFLICT', message: FOLLOW_UP_SENTENCES.alreadySent };
    const again = { threadId, ...followUpDraft(), basedOn: null };
    await expect(client(hiring).followUp.save(again)).rejects.toMatchObject(refused);
    await expect(client(hiring).followUp.cancel({ threadId })).rejects.toMatchObject(refused);
    await vi.waitFor(() => expect(mailedTo(someone.email)).toHaveLength(1), soon);
    const notified = async () => (await client(someone).notification.list({})).list.map(({ event }) => event);
    await vi.waitFor(async () => expect(await notified()).toContain('follow_up_received'), soon);
    await client(someone).invitation.accept({ threadId });
  });

  test('is mailed to those who want mails about invitations', async () => {
    const [quiet, other] = [await invited(), await invited()];
    await client(quiet.someone).notificationPreferences.update({
      notificationPreferences: { ...DEFAULT_PREFERENCES, unsubscribedFromJobInvitations: true },
    });
    await makeDue(quiet.threadId);
    await makeDue(other.threadId);
    await send();
    await vi.waitFor(() => expect(mailedTo(other.someone.email)).toHaveLength(1), soon);
    expect(await sentIn(quiet.threadId)).toHaveLength(1);
    expect(mailedTo(quiet.someone.email)).toEqual([]);
  });

  test('waits for the working hours of the reader, in their zone', async () => {
    const one = await due();
    const { someone, threadId } = one;
    const working = at;
    // Nine hours later it is night in India, and office hours in New York.
    at = working + 9 * 60 * 60 * 1000;
    expect(isWorkingMoment(FOLLOW_UP_ZONE, at)).toBe(false);
    await send();
    expect(await sentIn(threadId)).toEqual([]);
    const row = await rowOf(threadId);
    expect(row?.state).toBe('waiting');
    expect(isWorkingMoment(FOLLOW_UP_ZONE, Date.parse(row?.sendAt ?? ''))).toBe(true);
    expect(Date.parse(row?.sendAt ?? '')).toBeGreaterThan(at);
    const hours = { timeZone: 'America/New_York', dayStartMinutes: 540, dayEndMinutes: 1080 };
    await db.insert(meetingSettings).values({ uid: someone.uid, ...hours });
    await makeDue(threadId);
    const isOpen = isWorkingMoment('America/New_York', at);
    await send();
    expect(await sentIn(threadId)).toHaveLength(isOpen ? 1 : 0);
    at = working;
  });

  const stops: [string, (one: Invited) => Promise<unknown>, string][] = [
    ['accepting', ({ someone, threadId }) => client(someone).invitation.accept({ threadId }), 'answered'],
    ['declining', ({ someone, threadId }) => client(someone).invitation.reject({ threadId }), 'answered'],
    [
      'a message of the talent',
      ({ someone, threadId }) =>
        client(someone).message.sendAsTalent({ threadId, message: 'Which team is it?' }),
      'answered',
    ],
    [
      'taking the invitation back',
      ({ threadId }) =>
        db
          .update(threads)
          .set({ jobPostInvitationStatus: 'TakenBack' })
          .where(eq(threads.threadId, threadId)),
      'over',
    ],
    [
      'the end of the invitation',
      ({ threadId }) =>
        db
          .update(threads)
          .set({ answerUntilIsoDateTimeUtc: sql`now()` })
          .where(eq(threads.threadId, threadId)),
      'over',
    ],
    ['ending the conversation', ({ someone, threadId }) => client(someone).thread.end({ threadId }), 'over'],
    ['a block', ({ someone, hiring }) => client(someone).block.put({ id: hiring.companyId }), 'unreachable'],
    [
      'a block by the company',
      ({ hiring, talentId }) => client(hiring).block.put({ id: talentId }),
      'unreachable',
    ],
    [
      'a shield',
      ({ someone }) => client(someone).privacyShield.add({ entries: [{ kind: 'name', value: 'Northwind' }] }),
      'unreachable',
    ],
    ['hiding the person', ({ hiring, someone }) => hideFrom(hiring, someone), 'unreachable'],
    [
      'a talent who leaves the search',
      ({ someone }) => changeTalent(someone, { openToWorkStatus: 'NotSeeking' }),
      'unreachable',
    ],
    [
      'a suspended talent',
      ({ someone }) => db.update(users).set({ isDisabled: true }).where(eq(users.id, someone.uid)),
      'unreachable',
    ],
    [
      'a suspended company',
      ({ hiring }) => db.update(users).set({ isDisabled: true }).where(eq(users.id, hiring.uid)),
      'company',
    ],
    [
      'a limited company',
      ({ hiring }) =>
        db
          .update(users)
          .set({ limitedUntil: new Date(Date.now() + 1e9) })
          .where(eq(users.id, hiring.uid)),
      'company',
    ],
    ['a failed review of the company', ({ hiring }) => loseApproval(hiring), 'company'],
    [
      'a plan that lapsed',
      ({ hiring }) =>
        db
          .update(companies)
          .set({ hasPremiumAccess: false })
          .where(eq(companies.companyId, hiring.companyId)),
      'noPremium',
    ],
    [
      'a closed job post',
      ({ jobPostId }) =>
        db
          .update(jobPosts)
          .set({ closedIsoDateTimeUtc: sql`now()` })
          .where(eq(jobPosts.jobPostId, jobPostId)),
      'jobPostClosed',
    ],
  ];
  test.each(stops)('is stopped by %s', async (_what, stop, reason) => {
    const one = await due();
    await stop(one);
    await send();
    await send();
    expect(await sentIn(one.threadId)).toEqual([]);
    expect(await rowOf(one.threadId)).toMatchObject({ state: 'stopped', stop: reason, sendAt: null });
  });
});

describe('a follow-up that waits', () => {
  test('is shown as stopped at once, and stays stopped after the hourly job', async () => {
    const one = await invited();
    await client(one.someone).block.put({ id: one.hiring.companyId });
    expect(await get(one)).toMatchObject({ state: 'stopped', stop: 'unreachable' });
    await settleFollowUps(deps);
    await client(one.someone).block.delete({ id: one.hiring.companyId });
    await makeDue(one.threadId);
    await send();
    expect(await sentIn(one.threadId)).toEqual([]);
  });

  test('survives a decline that is taken back', async () => {
    const one = await invited();
    const { someone, threadId } = one;
    await client(someone).invitation.reject({ threadId });
    await settleFollowUps(deps);
    await client(someone).invitation.undoDecline({ threadId });
    expect(await get(one)).toMatchObject({ state: 'waiting' });
    await client(someone).invitation.reject({ threadId });
    const longAgo = { declinedAt: sql`now() - interval '2 minutes'` };
    await db.update(threads).set(longAgo).where(eq(threads.threadId, threadId));
    await settleFollowUps(deps);
    expect(await rowOf(threadId)).toMatchObject({ state: 'stopped', stop: 'answered' });
  });

  test('goes with the account of either side', async () => {
    for (const side of ['hiring', 'someone'] as const) {
      const one = await invited();
      const { uid } = one[side];
      await db.insert(accountDeletions).values({ uid, isNow: true, dueAt: new Date(at - 1).toISOString() });
      await eraseAccount(deps, uid);
      expect(await db.select().from(followUps).where(eq(followUps.threadId, one.threadId))).toEqual([]);
    }
  });
});

describe('in the same moment', () => {
  test('as the sending, an answer loses nothing: it comes after the follow-up, or none is sent', async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 30; round += 1) {
      const { someone, threadId } = await due();
      const answer = round % 2 === 0 ? 'accept' : 'reject';
      const [answered] = await Promise.all([
        client(someone).invitation[answer]({ threadId, readChangeIsoDateTimeUtc: null }),
        send(),
      ]);
      const sent = await sentIn(threadId);
      outcomes.add(sent.length);
      expect(['Accepted', 'Rejected']).toContain(answered.thread.jobPostInvitationStatus);
      const row = await rowOf(threadId);
      expect(row?.state).toBe(sent.length === 1 ? 'sent' : 'stopped');
      if (sent[0]) {
        const { messages: all } = await client(someone).message.listForTalent({ threadId });
        const at = all.findIndex(({ isFollowUp }) => isFollowUp);
        expect(all.slice(at).map(({ event }) => event ?? 'text')).toEqual([
          'text',
          answer === 'accept' ? 'InvitationAccepted' : 'InvitationRejected',
        ]);
      }
    }
    expect([...outcomes].every((count) => count <= 1)).toBe(true);
  });

  test('as the sending, an edit is sent, or refused because the old text was', async () => {
    for (let round = 0; round < 20; round += 1) {
      const one = await due();
      const { hiring, threadId } = one;
      const before = await get(one);
      const edit = { threadId, ...followUpDraft({ text: 'Edited' }), basedOn: before?.version ?? null };
      const [edited] = await Promise.allSettled([client(hiring).followUp.save(edit), send(), send()]);
      const sent = await sentIn(threadId);
      if (edited.status === 'fulfilled') {
        // It waits for its new time.
        expect(sent).toEqual([]);
        expect(await get(one)).toMatchObject({ state: 'waiting', text: 'Edited' });
      } else {
        expect(edited.reason).toMatchObject({ message: FOLLOW_UP_SENTENCES.alreadySent });
        expect(sent).toMatchObject([{ markdown: followUpDraft().text }]);
      }
    }
  });

  test('as the sending, a cancelling cancels, or is refused', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { hiring, threadId } = await due();
      const [cancelled] = await Promise.allSettled([client(hiring).followUp.cancel({ threadId }), send()]);
      expect(await sentIn(threadId)).toHaveLength(cancelled.status === 'fulfilled' ? 0 : 1);
    }
  });
});
