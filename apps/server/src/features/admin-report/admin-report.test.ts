import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { limitedSentence, SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { moderationOf, THANKS, told, WHY } from '../../../test/moderation.ts';
import type { Person } from '../../../test/person.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { users } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { followNotifications } from '../notification/follow.ts';

const { mailer, mailTo } = openPostbox();
const app = await testApp({ instead: { mailer } });
const { client, deps } = app;
const { foundTalent } = marketOf(deps, app);
const { db } = deps;
await followNotices(deps);
await followNotifications(deps);
await workJobs(deps);
const soon = { interval: 20, timeout: 60_000 };

const { ritu, arun, conversation, reported, reportedNote, decide, sanctionsOf, appealOf } =
  await moderationOf(app);

test('only admins see the queue, and each needs to have signed in a short while ago to decide', async () => {
  const { someone, hiring, caseId } = await reportedNote();
  for (const [stranger, code] of [
    [undefined, 'UNAUTHORIZED'],
    [someone, 'FORBIDDEN'],
    [hiring, 'FORBIDDEN'],
  ] as const) {
    const theirs = client(stranger).adminReport;
    await expect(theirs.list({})).rejects.toMatchObject({ code });
    await expect(theirs.get({ caseId })).rejects.toMatchObject({ code });
    await expect(theirs.take({ caseId })).rejects.toMatchObject({ code });
    await expect(
      theirs.decide({ caseId, decision: 'nothing', textToReporters: THANKS }),
    ).rejects.toMatchObject({ code });
    await expect(theirs.lift({ caseId, reason: WHY })).rejects.toMatchObject({ code });
  }
  await expect(client(ritu).adminReport.get({ caseId: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    client(ritu).adminReport.decide({ caseId, decision: 'warn', textToReporters: THANKS }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    data: { textToPerson: ADMIN_REPORT_SENTENCES.textMissing },
  });
  await expect(
    client(ritu).adminReport.decide({ caseId, decision: 'suspend', ...told }),
  ).rejects.toMatchObject({ data: { days: ADMIN_REPORT_SENTENCES.daysMissing } });
});

test('of two admins who decide at once one wins, the other reads who, and the trail has it once', async () => {
  const { hiring, caseId } = await reportedNote();
  const outcomes = await Promise.allSettled(
    [ritu, arun].map((who) => client(who).adminReport.decide({ caseId, decision: 'warn', ...told })),
  );
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(refused?.reason).toMatchObject({
    code: 'CONFLICT',
    message: 'Admin has already decided this report.',
  });
  const trail = await db
    .select()
    .from(adminActions)
    .where(and(eq(adminActions.uid, hiring.uid), eq(adminActions.act, 'report.decided')));
  expect(trail).toMatchObject([{ after: { decision: 'warn', reason: WHY }, companyId: hiring.companyId }]);
});

test('both are told by mail, in their notifications and on their page, and neither learns who the others are', async () => {
  const { hiring, someone, caseId } = await reportedNote();
  await client(ritu).adminReport.decide({ caseId, decision: 'warn', ...told });
  expect((await mailTo(hiring.email)).text).toContain(WHY);
  const answer = await mailTo(someone.email);
  const text = (answer.text.includes(THANKS) ? answer : await mailTo(someone.email)).text;
  expect(text).toContain(THANKS);
  expect((await client(someone).report.listOwn()).reports).toMatchObject([{ answer: { text: THANKS } }]);
  const [decision] = await sanctionsOf(hiring);
  expect(decision).toMatchObject({
    act: 'warn',
    text: WHY,
    excerpt: 'Answer today, you lazy fool.',
    canAppeal: true,
    appeal: null,
  });
  for (const [who, event] of [
    [hiring, 'sanction_decided'],
    [someone, 'report_answered'],
  ] as const)
    await vi.waitFor(async () => {
      const { list } = await client(who).notification.list({});
      expect(list.map((entry) => entry.event)).toContain(event);
    }, soon);
  const shown = JSON.stringify([decision, await client(someone).report.listOwn()]);
  for (const secret of [ritu.uid, someone.uid, 'Meera']) expect(shown).not.toContain(secret);
});

test('a hidden message is read by neither side, and is back after the appeal', async () => {
  const { hiring, someone, threadId, caseId, noteId } = await reportedNote();
  await decide(caseId, 'hide');
  const said = async (who: Person, of: 'listForCompany' | 'listForTalent') =>
    (await client(who).message[of]({ threadId })).messages.find(({ key }) => key.messageId === noteId);
  for (const [who, of] of [
    [hiring, 'listForCompany'],
    [someone, 'listForTalent'],
  ] as const)
    expect(await said(who, of)).toMatchObject({
      markdown: SANCTION_SENTENCES.hiddenText,
      isHiddenByAdmin: true,
    });
  const lists = [
    await client(someone).thread.listForTalent({}),
    await client(hiring).thread.listForCompany({}),
  ];
  const entries = await client(someone).notification.list({});
  expect(JSON.stringify([lists, entries])).not.toContain('lazy fool');
  await appealOf(hiring);
  await client(arun).adminReport.decideAppeal({ caseId, ruling: 'lifted', answer: 'The fee was a refund.' });
  expect(await said(someone, 'listForTalent')).toMatchObject({
    markdown: 'Answer today, you lazy fool.',
  });
});

test('a hidden job post is not shown or invited for, and a hidden profile makes a company unapproved', async () => {
  const { hiring, someone, talentId } = await conversation();
  const { jobPostId, companyId } = hiring;
  const other = await foundTalent();
  const ofPost = await reported(someone, { subject: 'jobPost', id: jobPostId, reason: 'NotReal' });
  await decide(ofPost, 'hide');
  await expect(client(someone).jobPost.get({ jobPostId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const invite = () => client(hiring).invitation.send({ talentId: other.talentId, jobPostId });
  await expect(invite()).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION' });
  await client(arun).adminReport.lift({ caseId: ofPost, reason: 'It is real, after all.' });
  expect((await client(someone).jobPost.get({ jobPostId })).key).toEqual({ jobPostId });

  const ofCompany = await reported(someone, { subject: 'profile', id: companyId, reason: 'NotReal' });
  await decide(ofCompany, 'hide');
  const sees = async () =>
    (await client(hiring).talentProfile.list({ talentIds: [talentId] })).talentProfiles[0];
  expect(await sees()).toMatchObject({ isRedacted: true });
  await expect(invite()).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION' });
  await client(arun).adminReport.lift({ caseId: ofCompany, reason: 'It is real, after all.' });
  expect(await sees()).toMatchObject({ isRedacted: false });
  await invite();
});

test('a limited account reads and answers, but neither invites nor writes until then', async () => {
  const { hiring, threadId, caseId } = await reportedNote();
  await decide(caseId, 'limit', 7);
  const { talentId } = await foundTalent();
  const [{ untilIsoDateTimeUtc: until } = {}] = await sanctionsOf(hiring);
  const refused = { code: 'FORBIDDEN', message: limitedSentence(Date.parse(until ?? '')) };
  await expect(
    client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId }),
  ).rejects.toMatchObject(refused);
  await expect(client(hiring).message.sendAsCompany({ threadId, message: 'Hello' })).rejects.toMatchObject(
    refused,
  );
  expect((await client(hiring).thread.listForCompany({})).companyThreads).toHaveLength(1);
  await db
    .update(users)
    .set({ limitedUntil: new Date(Date.now() - 1) })
    .where(eq(users.id, hiring.uid));
  await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
});

test('an admin decides neither own reports, nor about themselves, nor appeals of own decisions or own ones', async () => {
  const { hiring, someone, threadId, noteId } = await conversation();
  await db
    .update(users)
    .set({ isAdmin: true })
    .where(inArray(users.id, [hiring.uid, someone.uid]));
  const caseId = await reported(someone, { subject: 'message', id: noteId, reason: 'Rude' });
  const as = (who: Person) => client(who).adminReport;
  const nothing = { caseId, decision: 'nothing', textToReporters: THANKS } as const;
  await expect(as(someone).decide(nothing)).rejects.toMatchObject({
    message: ADMIN_REPORT_SENTENCES.reporter,
  });
  await expect(as(hiring).decide(nothing)).rejects.toMatchObject({
    message: ADMIN_REPORT_SENTENCES.aboutAdmin,
  });
  expect(await as(hiring).get({ caseId })).toMatchObject({ refusal: ADMIN_REPORT_SENTENCES.aboutAdmin });
  await decide(caseId, 'warn');
  await appealOf(hiring);
  const answer = { caseId, ruling: 'lifted', answer: 'We believe you.' } as const;
  await expect(as(hiring).decideAppeal(answer)).rejects.toMatchObject({
    message: ADMIN_REPORT_SENTENCES.ownAppeal,
  });
  await expect(as(someone).decideAppeal(answer)).rejects.toMatchObject({
    message: ADMIN_REPORT_SENTENCES.reporter,
  });
  await expect(as(ritu).decideAppeal(answer)).rejects.toMatchObject({
    message: ADMIN_REPORT_SENTENCES.ownDecision,
  });
  await expect(as(ritu).lift({ caseId, reason: WHY })).rejects.toMatchObject({ code: 'CONFLICT' });
  await as(arun).decideAppeal(answer);
  await expect(as(arun).decideAppeal(answer)).rejects.toMatchObject({ code: 'CONFLICT' });
  await db
    .update(users)
    .set({ isAdmin: false })
    .where(inArray(users.id, [hiring.uid, someone.uid]));
  expect(threadId).toBeTruthy();

  // With no other admin, the one who decided decides again.
  const last = await reportedNote();
  await decide(last.caseId, 'warn');
  await appealOf(last.hiring);
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, arun.uid));
  await as(ritu).decideAppeal({ ...answer, caseId: last.caseId });
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, arun.uid));
});

test('the queue shows what waits longest first, who is at it, and its figures; others cannot appeal', async () => {
  const { hiring, someone, caseId } = await reportedNote();
  await client(arun).adminReport.take({ caseId });
  const { list } = await client(ritu).adminReport.list({});
  expect(list.find((row) => row.caseId === caseId)).toMatchObject({
    taken: { uid: arun.uid },
    refusal: null,
  });
  const times = list.map((row) => row.waitingSinceIsoDateTimeUtc);
  expect(times).toEqual(times.toSorted());
  const { open, mine } = await client(arun).adminReport.counts();
  expect([open, mine]).toEqual([list.length, 1]);
  expect((await client(arun).adminReport.list({ filter: 'mine' })).list.map((row) => row.caseId)).toEqual([
    caseId,
  ]);
  await decide(caseId, 'warn');
  const [decision] = await sanctionsOf(hiring);
  await expect(
    client(someone).sanction.appeal({ sanctionId: decision?.sanctionId ?? '', text: WHY }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const first = await client(ritu).adminReport.list({ filter: 'decided', limit: 1 });
  expect(first.list.map((row) => row.caseId)).toEqual([caseId]);
  const next = await client(ritu).adminReport.list({ filter: 'decided', limit: 1, cursor: first.cursor });
  expect(next.list[0]?.caseId).not.toBe(caseId);
});
