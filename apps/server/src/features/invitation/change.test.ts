import { INVITATION_SENTENCES } from '@talaash/domain/invitation/words';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { events } from '../../db/schema/event.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { settleInvitations } from './expiry.ts';

const app = await testApp();
const { client, deps } = app;
const { addJobPost, changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

const pay = { from: 16, to: 22 };

/** A talent who was invited for a job with pay. */
async function invited(note?: string) {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const jobPostId = await addJobPost(hiring.companyId, { terms: { pay, overlapHours: 4 } });
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId, note });
  return { hiring, someone, jobPostId, talentId, thread, threadId: thread.key.threadId };
}

const threadOf = async (threadId: string) => {
  const [thread] = await db.select().from(threads).where(eq(threads.threadId, threadId));
  if (!thread) throw new Error('The thread is gone.');
  return thread;
};

/** As if the invitation had been sent earlier. */
const age = (threadId: string, interval: string) =>
  db
    .update(threads)
    .set({
      invitedAt: sql`${threads.invitedAt} - ${interval}::interval`,
      answerUntilIsoDateTimeUtc: sql`${threads.answerUntilIsoDateTimeUtc} - ${interval}::interval`,
    })
    .where(eq(threads.threadId, threadId));

const kindsOf = async (threadId: string) =>
  (await db.select().from(events).where(eq(events.threadId, threadId)).orderBy(events.id)).map(
    ({ kind }) => kind,
  );

test('nobody else changes an invitation, and nobody changes it late or once it is answered', async () => {
  const { someone, hiring, threadId } = await invited();
  const other = await hiringCompany();
  const raised = { threadId, pay: { from: 20, to: 30 } };
  await expect(client(other).invitation.edit({ threadId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(client(other).invitation.takeBack({ threadId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(client(other).invitation.raisePay(raised)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(client(someone).invitation.takeBack({ threadId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await age(threadId, '6 minutes');
  const late = {
    code: 'CONFLICT',
    message: 'You can change an invitation for 5 minutes after you have sent it.',
  };
  await expect(client(hiring).invitation.edit({ threadId, note: 'Late' })).rejects.toMatchObject(late);
  await expect(client(hiring).invitation.takeBack({ threadId })).rejects.toMatchObject(late);
  await client(someone).invitation.accept({ threadId });
  await expect(client(hiring).invitation.raisePay(raised)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This person has already accepted the invitation.',
  });
});

test('an invitation keeps the terms that it was sent with', async () => {
  const { hiring, jobPostId, thread, threadId, someone } = await invited();
  expect(thread).toMatchObject({ terms: { pay, overlapHours: 4 } });
  const { updatedIsoDateTimeUtc, ...post } = await client(hiring).jobPost.get({ jobPostId });
  await client(hiring).jobPost.update({
    jobPost: { ...post, updatedIsoDateTimeUtc, terms: { pay: { from: 10, to: 12 } } },
  });
  expect(await client(someone).thread.get({ threadId })).toMatchObject({ terms: { pay, overlapHours: 4 } });
});

test('who takes only invitations with pay is not invited without, and the company is told before', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  await changeTalent(someone, { takesOnlyInvitationsWithPay: true });
  const { talentId } = someone;
  const keys = { talentId, jobPostId: hiring.jobPostId };
  await expect(client(hiring).invitation.send(keys)).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: INVITATION_SENTENCES.payRequired,
  });
  const unstated = await addJobPost(hiring.companyId, { terms: { pay: null } });
  await expect(client(hiring).invitation.send({ talentId, jobPostId: unstated })).rejects.toMatchObject({
    message: INVITATION_SENTENCES.payRequired,
  });
  const stated = await addJobPost(hiring.companyId, { terms: { pay } });
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: stated });
  expect(thread.jobPostInvitationStatus).toBe('Pending');
});

test('a note is changed, added and removed in the first minutes', async () => {
  const { hiring, someone, threadId, thread } = await invited('Hello');
  const notes = async () =>
    (await client(someone).message.listForTalent({ threadId })).messages
      .filter(({ sender }) => sender === 'Company')
      .map(({ markdown }) => markdown);
  expect(thread.noteMessageId).toBeDefined();
  await client(hiring).invitation.edit({ threadId, note: 'Hello Meera' });
  expect(await notes()).toEqual(['Hello Meera']);
  const without = await client(hiring).invitation.edit({ threadId });
  expect([await notes(), without.thread.noteMessageId]).toEqual([[], undefined]);
  await client(hiring).invitation.edit({ threadId, note: 'Hello again' });
  expect(await notes()).toEqual(['Hello again']);
});

test('an answer to words that have changed since is refused, and given after a second reading', async () => {
  const { hiring, someone, threadId } = await invited('Hello');
  await client(hiring).invitation.edit({ threadId, note: 'Other words' });
  await expect(
    client(someone).invitation.accept({ threadId, readChangeIsoDateTimeUtc: null }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: INVITATION_SENTENCES.changedMeanwhile });
  const { invitationChangedIsoDateTimeUtc } = await client(someone).thread.get({ threadId });
  const { thread } = await client(someone).invitation.accept({
    threadId,
    readChangeIsoDateTimeUtc: invitationChangedIsoDateTimeUtc,
  });
  expect(thread.jobPostInvitationStatus).toBe('Accepted');
});

test('an invitation that was taken back can be read, not answered, and the talent can be invited again', async () => {
  const { hiring, someone, jobPostId, talentId, threadId } = await invited('Hello');
  await client(hiring).invitation.takeBack({ threadId });
  await client(hiring).invitation.takeBack({ threadId });
  await expect(client(someone).invitation.accept({ threadId })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The company took this invitation back.',
  });
  const sent = client(hiring).message.sendAsCompany({
    threadId,
    message: 'Hello',
    clientMessageId: 'the same one',
  });
  await expect(sent).rejects.toMatchObject({
    message: 'You took this invitation back. You can invite this person again.',
  });
  expect((await client(someone).message.listForTalent({ threadId })).messages.length).toBe(3);
  const again = await client(hiring).invitation.send({ talentId, jobPostId, note: 'Once more' });
  expect(again.thread).toMatchObject({ key: { threadId }, jobPostInvitationStatus: 'Pending' });
  await client(someone).invitation.accept({ threadId });
  expect(await kindsOf(threadId)).toEqual([
    'invitation.sent',
    'invitation.takenBack',
    'invitation.sent',
    'invitation.accepted',
  ]);
});

test('who takes back and invites again and again is stopped at three a day', async () => {
  const { hiring, jobPostId, talentId, threadId } = await invited();
  const again = async () => {
    await client(hiring).invitation.takeBack({ threadId });
    return client(hiring).invitation.send({ talentId, jobPostId });
  };
  await again();
  await again();
  const tooOften = { code: 'CONFLICT', message: INVITATION_SENTENCES.tooOften };
  await expect(again()).rejects.toMatchObject(tooOften);
  expect((await kindsOf(threadId)).filter((kind) => kind === 'invitation.sent')).toHaveLength(3);
  await db
    .update(messages)
    .set({ createdIsoDateTimeUtc: sql`${messages.createdIsoDateTimeUtc} - interval '25 hours'` })
    .where(eq(messages.threadId, threadId));
  await client(hiring).invitation.send({ talentId, jobPostId });
});

test('of an answer and a taking back at once exactly one wins, and both sides see which', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { hiring, someone, threadId } = await invited();
    const [answer, back] = await Promise.allSettled([
      client(someone).invitation.accept({ threadId }),
      client(hiring).invitation.takeBack({ threadId }),
    ]);
    const status = answer.status === 'fulfilled' ? 'Accepted' : 'TakenBack';
    expect([answer.status, back.status].sort()).toEqual(['fulfilled', 'rejected']);
    for (const side of [someone, hiring])
      expect((await client(side).thread.get({ threadId })).jobPostInvitationStatus).toBe(status);
  }
});

test('pay is raised once, and the talent sees what it was', async () => {
  const { hiring, someone, threadId } = await invited();
  const raise = (from: number, to: number) =>
    client(hiring).invitation.raisePay({ threadId, pay: { from, to } });
  await expect(raise(15, 22)).rejects.toMatchObject({ message: 'You can raise the pay, but not lower it.' });
  await expect(raise(30, 20)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await raise(18, 26);
  await expect(raise(20, 30)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await client(someone).thread.get({ threadId })).toMatchObject({
    terms: { pay: { from: 18, to: 26 }, overlapHours: 4 },
    payBeforeRaise: pay,
    isPayRaised: true,
    talentThreadReadStatus: 'Unread',
  });
});

test('after 10 days both sides are reminded once, after 14 the invitation ends by itself', async () => {
  const [waiting, young, accepted] = [await invited(), await invited(), await invited()];
  await client(accepted.someone).invitation.accept({ threadId: accepted.threadId });
  await age(accepted.threadId, '20 days');
  await age(waiting.threadId, '241 hours');
  await settleInvitations(deps);
  await settleInvitations(deps);
  expect(await kindsOf(waiting.threadId)).toEqual(['invitation.sent', 'invitation.endsSoon']);
  await age(waiting.threadId, '4 days');
  await settleInvitations(deps);
  expect(await kindsOf(waiting.threadId)).toEqual([
    'invitation.sent',
    'invitation.endsSoon',
    'invitation.expired',
  ]);
  expect(await kindsOf(young.threadId)).toEqual(['invitation.sent']);
  expect((await threadOf(accepted.threadId)).jobPostInvitationStatus).toBe('Accepted');
  await expect(
    client(waiting.someone).invitation.accept({ threadId: waiting.threadId }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: 'This invitation ended after 14 days.' });
  expect(await threadOf(waiting.threadId)).toMatchObject({ jobPostInvitationStatus: 'Expired' });
  const { talentId, jobPostId, hiring } = waiting;
  await client(hiring).invitation.send({ talentId, jobPostId });
});

test('who has declined is left alone for 90 days, and the company reads until when', async () => {
  const { hiring, someone, jobPostId, talentId, threadId } = await invited();
  await client(someone).invitation.reject({ threadId, reason: 'Pay' });
  const send = () => client(hiring).invitation.send({ talentId, jobPostId });
  await expect(send()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: /^This person declined your invitation\. You can invite them again from \d+ \w+ \d{4}\.$/,
  });
  const days = (count: number) => ({ declinedAt: sql`now() - ${count} * interval '1 day'` });
  await db.update(threads).set(days(89)).where(eq(threads.threadId, threadId));
  await expect(send()).rejects.toMatchObject({ code: 'CONFLICT' });
  await db.update(threads).set(days(91)).where(eq(threads.threadId, threadId));
  const { relations } = await client(hiring).talentProfile.list({ talentIds: [talentId] });
  expect(relations[talentId]?.invitationStatus).toBeUndefined();
  const { thread } = await send();
  expect(thread).toMatchObject({ jobPostInvitationStatus: 'Pending' });
  expect(thread.declineReason).toBeUndefined();
});

test('a company does not see a talent out of search by an invitation that it took back', async () => {
  const { hiring, someone, talentId, threadId } = await invited();
  await client(hiring).invitation.takeBack({ threadId });
  await changeTalent(someone, { openToWorkStatus: 'NotSeeking' });
  await expect(client(hiring).talentContact.getEmail({ talentId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
