import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { notificationsOf } from '../../../test/notification.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { eventCursors } from '../../db/schema/event.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { notifications } from '../../db/schema/notification.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { openEvents } from '../../events/events.ts';
import { eraseAccount } from '../account/erase.ts';
import { followNotifications } from './follow.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany, addJobPost } = marketOf(deps, app);
const { listOf, sentencesOf, toRead, toHave, unreadOf, happen, settled, shiftBack, invite } =
  await notificationsOf(app);

const soon = { interval: 10, timeout: 60_000 };
const HOUR = 60 * 60 * 1000;

async function shortlisted(companyName = 'Quiet Fox') {
  const [hiring, someone] = [await hiringCompany({ companyName }), await foundTalent()];
  const { companyId, jobPostId } = hiring;
  const entry = { companyId, talentId: someone.talentId };
  await client(hiring).shortlistedProfile.put({ ...entry, jobPostId });
  await toRead(someone, ['A company shortlisted you']);
  return { hiring, someone, entry };
}

test('an invitation, its answer and messages reach the other side, with the words of now', async () => {
  const { hiring, someone, threadId } = await invite('We **like** your work');
  await toRead(someone, ['Blue Heron invites you: Senior React Developer']);
  expect(await listOf(someone)).toMatchObject([
    {
      type: 'invitation',
      event: 'invitation_received',
      status: 'unread',
      count: 1,
      sender: { kind: 'company', name: 'Blue Heron' },
      threadId,
      invitationStatus: 'Pending',
      excerptMarkdown: 'We **like** your work',
    },
  ]);
  expect(await listOf(hiring)).toEqual([]);
  await client(someone).invitation.accept({ threadId });
  await client(someone).message.sendAsTalent({ threadId, message: 'Thank you!' });
  await toRead(hiring, ['Meera Krishnan sent a message', 'Meera Krishnan accepted your invitation']);
  expect((await listOf(hiring))[0]).toMatchObject({
    sender: { kind: 'talent' },
    excerptMarkdown: 'Thank you!',
  });
  // Who answers an invitation has read it.
  expect(await listOf(someone)).toMatchObject([{ status: 'read', invitationStatus: 'Accepted' }]);
  await deps.db
    .update(talentProfiles)
    .set({ name: 'Meera Iyer' })
    .where(eq(talentProfiles.talentId, someone.talentId));
  expect(await sentencesOf(hiring)).toContain('Meera Iyer sent a message');
});

test('messages of one sender within an hour are one entry, which counts them until it is read', async () => {
  const { hiring, someone, threadId } = await invite();
  const write = (message: string) => client(hiring).message.sendAsCompany({ threadId, message });
  const invited = 'Blue Heron invites you: Senior React Developer';
  await write('One');
  await write('Two');
  await toRead(someone, ['Blue Heron sent 2 messages', invited]);
  expect((await listOf(someone))[0]).toMatchObject({ excerptMarkdown: 'Two' });
  expect(await unreadOf(someone)).toEqual({ all: 2 });

  await client(someone).thread.markRead({ threadId });
  await vi.waitFor(async () => expect((await unreadOf(someone)).all).toBe(0), soon);
  await write('Three');
  await toRead(someone, ['Blue Heron sent a message', invited]);
  expect(await unreadOf(someone)).toEqual({ all: 1 });

  await shiftBack(HOUR + 60_000, someone);
  await write('Four');
  await toRead(someone, ['Blue Heron sent a message', 'Blue Heron sent a message', invited]);
  expect((await listOf(someone)).map(({ excerptMarkdown }) => excerptMarkdown)).toEqual([
    'Four',
    'Three',
    null,
  ]);
});

test('what is put away stays away: a later message is a new entry', async () => {
  const { hiring, someone, threadId } = await invite();
  await client(hiring).message.sendAsCompany({ threadId, message: 'One' });
  await toHave(someone, 2);
  const notificationIds = (await listOf(someone)).map(({ notificationId }) => notificationId);
  await client(someone).notification.change({ notificationIds, change: 'archive' });
  expect(await listOf(someone)).toEqual([]);
  await client(hiring).message.sendAsCompany({ threadId, message: 'Two' });
  await toRead(someone, ['Blue Heron sent a message']);
  expect((await listOf(someone, { status: 'archived' })).length).toBe(2);
});

test('a company that shortlists is named only while it talks with the talent, and its post never', async () => {
  const { hiring, someone, entry } = await shortlisted();
  const { companyId, jobPostId } = hiring;
  const told = JSON.stringify(await listOf(someone));
  for (const secret of [companyId, jobPostId, 'Quiet Fox']) expect(told).not.toContain(secret);
  expect(await unreadOf(someone)).toEqual({ all: 1 });

  const { thread } = await client(hiring).invitation.send({ talentId: someone.talentId, jobPostId });
  const { threadId } = thread.key;
  await toRead(someone, ['Quiet Fox invites you: Senior React Developer', 'Quiet Fox shortlisted you']);
  expect((await listOf(someone))[1]).toMatchObject({ threadId, jobPostId: null, jobPostTitle: null });
  await client(someone).thread.end({ threadId });
  expect((await sentencesOf(someone))[1]).toBe('A company shortlisted you');

  await client(hiring).shortlistedProfile.delete(entry);
  await toRead(someone, ['Quiet Fox invites you: Senior React Developer']);
});

test('moving a shortlisted talent to another job post is no news', async () => {
  const { hiring, someone, entry } = await shortlisted();
  await shiftBack(HOUR + 60_000, someone);
  const other = await addJobPost(hiring.companyId);
  await client(hiring).shortlistedProfile.put({ ...entry, jobPostId: other });
  await settled();
  expect(await sentencesOf(someone)).toEqual(['A company shortlisted you']);
});

test('later verdicts are news, and the answer of a save is not', async () => {
  const [someone, hiring] = [await foundTalent(), await hiringCompany()];
  const { uid, talentId } = someone;
  const { companyId, jobPostId } = hiring;
  const pass = { reviewStatus: 'pass' };
  await happen(
    { kind: 'talent.reviewed', actorUid: uid, talentId, payload: pass },
    { kind: 'talent.reviewed', actorUid: null, talentId, payload: { reviewStatus: 'pending' } },
    { kind: 'company.reviewed', actorUid: 'an admin', companyId, payload: { reviewer: 'human', ...pass } },
    { kind: 'jobPost.reviewed', actorUid: null, companyId, jobPostId, payload: { reviewStatus: 'fail' } },
    { kind: 'company.subscriptionChanged', actorUid: null, companyId, payload: { change: 'started' } },
    { kind: 'company.subscriptionChanged', actorUid: null, companyId, payload: { change: 'paymentFailed' } },
  );
  await toHave(hiring, 3);
  expect((await sentencesOf(hiring)).toSorted()).toEqual([
    'A person approved your company profile',
    'Your job post needs improvements: Senior React Developer',
    'Your payment failed',
  ]);
  expect(await listOf(someone)).toEqual([]);
  await happen({ kind: 'talent.reviewed', actorUid: null, talentId, payload: { reviewer: 'ai', ...pass } });
  await toRead(someone, ['The automated review approved your profile']);
  // Within the hour the later verdict takes the place of the first.
  await happen({
    kind: 'talent.reviewed',
    actorUid: 'an admin',
    talentId,
    payload: { reviewer: 'human', reviewStatus: 'fail' },
  });
  await toRead(someone, ['A person asks for changes to your profile']);
  await deps.db
    .update(jobPosts)
    .set({ deletedAt: new Date().toISOString() })
    .where(eq(jobPosts.jobPostId, jobPostId));
  expect(await sentencesOf(hiring)).toContain('A job post was reviewed');
});

test('an event is entered once, on however many nodes and however often it is read', async () => {
  const events = await openEvents({ database: deps.database, log: deps.log });
  onTestFinished(() => events.close());
  await followNotifications({ events });
  const before = await deps.db.select().from(eventCursors).where(eq(eventCursors.follower, 'notifications'));
  const { hiring, someone, threadId } = await invite();
  await client(hiring).message.sendAsCompany({ threadId, message: 'One' });
  await toHave(someone, 2);
  for (const { follower, xid, id } of before)
    await deps.db.update(eventCursors).set({ xid, id }).where(eq(eventCursors.follower, follower));
  await settled();
  expect((await listOf(someone)).map(({ event, count }) => ({ event, count }))).toEqual([
    { event: 'message_received', count: 1 },
    { event: 'invitation_received', count: 1 },
  ]);
});

test('a deleted account leaves no name, and its shortlistings leave no entry', async () => {
  const { hiring, someone, threadId } = await invite('A private note', 'Vanishing Ltd');
  await client(hiring).message.sendAsCompany({ threadId, message: 'Private words' });
  const silent = await hiringCompany({ companyName: 'Silent Ltd' });
  const { companyId, jobPostId } = silent;
  await client(silent).shortlistedProfile.put({ companyId, talentId: someone.talentId, jobPostId });
  await toHave(someone, 3);
  await client(someone).invitation.accept({ threadId });
  await toHave(hiring, 1);

  const dueAt = new Date(deps.now() - 1000).toISOString();
  for (const { uid } of [hiring, silent]) {
    await deps.db.insert(accountDeletions).values({ uid, isNow: true, dueAt });
    await eraseAccount(deps, uid);
  }
  await toRead(someone, ['Deleted account sent a message', 'Deleted account invites you: Deleted job post']);
  const told = JSON.stringify(await listOf(someone));
  for (const gone of ['Vanishing', 'Private words', 'private note']) expect(told).not.toContain(gone);
  expect(
    await deps.db.select().from(notifications).where(eq(notifications.companyId, hiring.companyId)),
  ).toEqual([]);

  await deps.db.insert(accountDeletions).values({ uid: someone.uid, isNow: true, dueAt });
  await eraseAccount(deps, someone.uid);
  expect(
    await deps.db.select().from(notifications).where(eq(notifications.talentId, someone.talentId)),
  ).toEqual([]);
});

test('an event of an account that is gone is passed over', async () => {
  await happen({
    kind: 'message.sent',
    actorUid: null,
    companyId: 'gone',
    talentId: 'gone',
    threadId: 'gone',
    payload: { sender: 'Company' },
  });
  await settled();
  const ofNobody = await deps.db.select().from(notifications).where(eq(notifications.senderId, 'gone'));
  expect(ofNobody).toEqual([]);
});
