import { INVITATION_NOTE_LENGTH_MAX } from '@talaash/domain/invitation/limit';
import { MARKDOWN_SENTENCES } from '@talaash/domain/markdown/words';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { FAILED, marketOf } from '../../../test/market.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';

const app = await testApp();
const { client, company, deps, talent } = app;
const { addJobPost, changeTalent, foundTalent, hideFrom, hiringCompany } = marketOf(deps, app);
const { db } = deps;

const eventsOf = (threadId: string) => db.select().from(events).where(eq(events.threadId, threadId));

test('an invitation that breaks a rule is refused with the sentence that says which, and leaves nothing behind', async () => {
  const [free, other] = [await hiringCompany({ hasPremiumAccess: false }), await hiringCompany()];
  const [unapproved, inviting] = [await company({ hasPremiumAccess: true }), await hiringCompany()];
  const [someone, notSeeking, hidden] = [await foundTalent(), await foundTalent(), await foundTalent()];
  const withoutProfile = await talent();
  await changeTalent(notSeeking, { openToWorkStatus: 'NotSeeking' });
  await hideFrom(inviting, hidden);
  const { talentId } = someone;
  const failedJobPost = await addJobPost(inviting.companyId, { aiReviewResponse: FAILED });
  const unapprovedJobPost = await addJobPost(unapproved.companyId);
  const { jobPostId } = inviting;

  const refused = [
    [
      free,
      { talentId, jobPostId: free.jobPostId },
      'PREMIUM_REQUIRED',
      'Inviting talent needs a premium subscription.',
    ],
    [
      unapproved,
      { talentId, jobPostId: unapprovedJobPost },
      'BUSINESS_RULE_VIOLATION',
      'Your company profile must be approved before you can invite talent.',
    ],
    [inviting, { talentId, jobPostId: 'no such job post' }, 'NOT_FOUND', 'Please select a job post first'],
    [inviting, { talentId, jobPostId: other.jobPostId }, 'NOT_FOUND', 'Please select a job post first'],
    [
      inviting,
      { talentId, jobPostId: failedJobPost },
      'BUSINESS_RULE_VIOLATION',
      'This job post must pass review before you can invite talent for it.',
    ],
    [
      inviting,
      { talentId: hidden.talentId, jobPostId },
      'BUSINESS_RULE_VIOLATION',
      'You have hidden this talent. Unhide the profile to invite them.',
    ],
    [
      inviting,
      { talentId: notSeeking.talentId, jobPostId },
      'BUSINESS_RULE_VIOLATION',
      'This talent is not open to invitations at the moment.',
    ],
    [
      inviting,
      { talentId: withoutProfile.talentId, jobPostId },
      'BUSINESS_RULE_VIOLATION',
      'This talent is not open to invitations at the moment.',
    ],
    [
      inviting,
      { talentId: 'nobody', jobPostId },
      'BUSINESS_RULE_VIOLATION',
      'This talent is not open to invitations at the moment.',
    ],
  ] as const;
  for (const [as, keys, code, message] of refused)
    await expect(client(as).invitation.send(keys), message).rejects.toMatchObject({ code, message });
  const companyIds = [free, unapproved, inviting].map(({ companyId }) => companyId);
  expect(await db.select().from(threads).where(inArray(threads.companyId, companyIds))).toEqual([]);
});

test('talent, guests and senders of bad notes are refused', async () => {
  const [inviting, someone] = [await hiringCompany(), await foundTalent()];
  const keys = { talentId: someone.talentId, jobPostId: inviting.jobPostId };
  await expect(client(someone).invitation.send(keys)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'User is not a company user',
  });
  await expect(client().invitation.send(keys)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  const note = 'x'.repeat(INVITATION_NOTE_LENGTH_MAX + 1);
  await expect(client(inviting).invitation.send({ ...keys, note })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: `Validation failed: Note: Must be no more than ${INVITATION_NOTE_LENGTH_MAX} characters long`,
  });
  const nested = client(inviting).invitation.send({ ...keys, note: `${'>'.repeat(999)}x` });
  await expect(nested).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: `Validation failed: Note: ${MARKDOWN_SENTENCES.levels}`,
  });
});

test('an invitation opens a thread with its message, its note and its event', async () => {
  const [inviting, someone] = [await hiringCompany(), await foundTalent()];
  const { companyId, jobPostId } = inviting;
  const { talentId } = someone;
  const sent = await client(inviting).invitation.send({ talentId, jobPostId, note: '  Hello **Meera**  ' });
  expect(sent.thread).toMatchObject({
    companyId,
    talentId,
    jobPostId,
    jobPostTitle: 'Senior React Developer',
    companyThreadReadStatus: 'Read',
    jobPostInvitationStatus: 'Pending',
  });
  expect(sent.message).toMatchObject({
    sender: 'System',
    markdown: 'job invitation sent',
    event: 'InvitationSent',
  });
  const { threadId } = sent.thread.key;
  const page = await client(someone).message.listForTalent({ threadId });
  expect(page.messages.map(({ sender, markdown }) => [sender, markdown])).toEqual([
    ['System', 'job invitation sent'],
    ['Company', 'Hello **Meera**'],
  ]);
  expect(await eventsOf(threadId)).toMatchObject([
    { kind: 'invitation.sent', actorUid: inviting.uid, companyId, talentId, jobPostId },
  ]);
});

test('of many invitations at once exactly one is sent; the others are told that it was', async () => {
  const [inviting, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const jobPostIds = [inviting.jobPostId, await addJobPost(inviting.companyId)];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      client(inviting).invitation.send({ talentId, jobPostId: jobPostIds[index % 2] as string }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({
        code: 'CONFLICT',
        message: 'You have already invited this talent.',
      });
  }
  const opened = await db.select().from(threads).where(eq(threads.talentId, talentId));
  expect(opened.length).toBe(1);
  const threadId = opened[0]?.threadId ?? '';
  expect((await db.select().from(messages).where(eq(messages.threadId, threadId))).length).toBe(1);
  expect((await eventsOf(threadId)).length).toBe(1);
});

test('two companies may invite the same talent', async () => {
  const [one, other, someone] = [await hiringCompany(), await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  await Promise.all(
    [one, other].map((as) => client(as).invitation.send({ talentId, jobPostId: as.jobPostId })),
  );
  expect((await client(someone).thread.listForTalent({})).talentThreads.length).toBe(2);
});

async function invited() {
  const [inviting, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(inviting).invitation.send({ talentId, jobPostId: inviting.jobPostId });
  return { inviting, someone, threadId: thread.key.threadId };
}

test('only the invited talent answers an invitation', async () => {
  const { inviting, threadId } = await invited();
  const stranger = await foundTalent();
  for (const answer of ['accept', 'reject'] as const) {
    await expect(client(stranger).invitation[answer]({ threadId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(client(inviting).invitation[answer]({ threadId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
});

test('an answer marks the company’s side unread; the same again changes nothing and the other one is too late', async () => {
  const { inviting, someone, threadId } = await invited();
  const accepted = await client(someone).invitation.accept({ threadId });
  expect(accepted.thread).toMatchObject({
    jobPostInvitationStatus: 'Accepted',
    talentThreadReadStatus: 'Unread',
  });
  expect((await client(inviting).thread.get({ threadId })).companyThreadReadStatus).toBe('Unread');
  expect(await client(someone).invitation.accept({ threadId })).toEqual(accepted);
  await expect(client(someone).invitation.reject({ threadId })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You have already accepted this invitation.',
  });
  const page = await client(inviting).message.listForCompany({ threadId });
  expect(page.messages.map(({ event }) => event)).toEqual(['InvitationSent', 'InvitationAccepted']);
  expect((await eventsOf(threadId)).map(({ kind }) => kind)).toEqual([
    'invitation.sent',
    'invitation.accepted',
  ]);
});

test('a reason to decline is one of eight or none, is told to both sides, and stays the first one', async () => {
  const { inviting, someone, threadId } = await invited();
  const unknown = client(someone).invitation.reject({ threadId, reason: 'Salary' as 'Pay' });
  await expect(unknown).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const declined = await client(someone).invitation.reject({ threadId, reason: 'Pay' });
  expect(declined.thread).toMatchObject({ jobPostInvitationStatus: 'Rejected', declineReason: 'Pay' });
  await client(someone).invitation.reject({ threadId, reason: 'Time' });
  await client(someone).invitation.reject({ threadId });
  for (const side of [inviting, someone])
    expect(await client(side).thread.get({ threadId })).toMatchObject({ declineReason: 'Pay' });

  const silent = await invited();
  await client(silent.someone).invitation.reject({ threadId: silent.threadId });
  const thread = await client(silent.inviting).thread.get({ threadId: silent.threadId });
  expect(thread).toMatchObject({ jobPostInvitationStatus: 'Rejected' });
  expect(thread).not.toHaveProperty('declineReason');
});

test('of accepting and declining at once one wins, with one message', async () => {
  const { someone, threadId } = await invited();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      client(someone).invitation[index % 2 ? 'accept' : 'reject']({ threadId }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(5);
  const isSystemMessage = and(eq(messages.threadId, threadId), eq(messages.sender, 'System'));
  expect((await db.select().from(messages).where(isSystemMessage)).length).toBe(2);
});

test('a company that has lapsed reads its threads and invites nobody', async () => {
  const { inviting, someone, threadId } = await invited();
  await db
    .update(companies)
    .set({ hasPremiumAccess: false })
    .where(eq(companies.companyId, inviting.companyId));
  expect((await client(inviting).thread.get({ threadId })).key.threadId).toBe(threadId);
  await client(someone).invitation.accept({ threadId });
  const another = await foundTalent();
  await expect(
    client(inviting).invitation.send({ talentId: another.talentId, jobPostId: inviting.jobPostId }),
  ).rejects.toMatchObject({ code: 'PREMIUM_REQUIRED' });
});
