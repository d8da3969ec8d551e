import { ADMIN_REPORT_SENTENCES } from '@talaash/domain/admin-report/words';
import { REPORT_SENTENCES } from '@talaash/domain/report/words';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { moderationOf, told, WHY } from '../../../test/moderation.ts';
import type { Person } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { reportCases } from '../../db/schema/report.ts';
import { eraseFromReports } from '../account/erase-report.ts';

const app = await testApp();
const { admin, client, deps } = app;
const { db } = deps;
const { ritu, arun, reportedNote, decide, sanctionsOf, appealOf } = await moderationOf(app);

const as = (who: Person) => client(who).adminReport;
const ban = (who: Person, caseId: string) => as(who).decide({ caseId, decision: 'ban', ...told });
const isBanned = async ({ uid }: Person) => {
  const [account] = await db.select().from(users).where(eq(users.id, uid));
  return account?.isDisabled;
};
const trailOf = async ({ uid }: Person) =>
  (await db.select().from(adminActions).where(eq(adminActions.uid, uid))).map(({ act, adminUid }) => ({
    act,
    adminUid,
  }));

test('a ban waits for a second admin, who confirms it; until then nothing is decided or told', async () => {
  const { hiring, someone, caseId } = await reportedNote();
  expect(await as(ritu).get({ caseId })).toMatchObject({ banStep: 'ask', banAsked: null });
  expect(await ban(ritu, caseId)).toEqual({ outcome: 'banAsked' });
  expect(await isBanned(hiring)).toBe(false);
  expect(await sanctionsOf(hiring)).toEqual([]);
  expect((await client(someone).report.listOwn()).reports).toMatchObject([{ answer: null }]);
  await expect(ban(ritu, caseId)).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: ADMIN_REPORT_SENTENCES.ownBan,
  });
  expect(await as(ritu).get({ caseId })).toMatchObject({ banStep: 'wait', banAsked: { uid: ritu.uid } });
  expect(await as(arun).get({ caseId })).toMatchObject({
    state: 'open',
    banStep: 'ban',
    banText: told.textToPerson,
    textToReporters: told.textToReporters,
  });
  expect(await ban(arun, caseId)).toEqual({ outcome: 'decided' });
  expect(await isBanned(hiring)).toBe(true);
  expect(await trailOf(hiring)).toEqual([
    { act: 'report.banAsked', adminUid: ritu.uid },
    { act: 'report.decided', adminUid: arun.uid },
  ]);
  await expect(ban(ritu, caseId)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('of two admins who ask for a ban at once, one asks and the other confirms', async () => {
  const { hiring, caseId } = await reportedNote();
  const outcomes = await Promise.all([ban(ritu, caseId), ban(arun, caseId)]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['banAsked', 'decided']);
  expect(await isBanned(hiring)).toBe(true);
});

test('another admin decides something else than the ban that was asked for, and then the asker decides the appeal of neither', async () => {
  const { hiring, caseId } = await reportedNote();
  await ban(ritu, caseId);
  await as(arun).decide({ caseId, decision: 'warn', ...told });
  expect(await isBanned(hiring)).toBe(false);
  await appealOf(hiring);
  // Who asked for a ban that was not decided has decided nothing.
  await as(ritu).decideAppeal({ caseId, ruling: 'lifted', answer: WHY });

  const banned = await reportedNote();
  await decide(banned.caseId, 'ban');
  const [row] = await db.select().from(reportCases).where(eq(reportCases.caseId, banned.caseId));
  expect(row).toMatchObject({ decidedByUid: ritu.uid, banAskedByUid: arun.uid, banText: null });
  await db.update(reportCases).set({ state: 'appealed' }).where(eq(reportCases.caseId, banned.caseId));
  // Both took part, so that with nobody else either may.
  for (const who of [ritu, arun])
    expect(await as(who).get({ caseId: banned.caseId })).toMatchObject({ refusal: null });
  const third = await admin();
  for (const who of [ritu, arun])
    expect(await as(who).get({ caseId: banned.caseId })).toMatchObject({
      refusal: ADMIN_REPORT_SENTENCES.ownDecision,
    });
  expect(await as(third).get({ caseId: banned.caseId })).toMatchObject({ refusal: null });
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, third.uid));
});

test('the only admin bans alone, and so does one whose colleague is shut out, the reporter, or the person', async () => {
  const { hiring, caseId } = await reportedNote();
  const aside = [{ isAdmin: false }, { isDisabled: true }, { suspendedUntil: new Date(Date.now() + 60_000) }];
  const back = { isAdmin: true, isDisabled: false, suspendedUntil: null };
  const setArun = (change: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(change).where(eq(users.id, arun.uid));
  for (const change of aside) {
    await setArun(change);
    expect(await as(ritu).get({ caseId })).toMatchObject({ banStep: 'ban', colleagues: [] });
    await setArun(back);
  }
  expect(await as(ritu).get({ caseId })).toMatchObject({
    banStep: 'ask',
    colleagues: [{ uid: arun.uid }],
  });
  await setArun({ isAdmin: false });
  expect(await ban(ritu, caseId)).toEqual({ outcome: 'decided' });
  await setArun(back);
  expect(await isBanned(hiring)).toBe(true);
});

test('a ban that was asked for is not told when the account is deleted', async () => {
  const { hiring, someone, caseId } = await reportedNote();
  await ban(ritu, caseId);
  await db.transaction((tx) => eraseFromReports(tx, hiring.uid));
  expect((await client(someone).report.listOwn()).reports).toMatchObject([
    { answer: { text: REPORT_SENTENCES.deleted } },
  ]);
  const [row] = await db.select().from(reportCases).where(eq(reportCases.caseId, caseId));
  expect(row).toMatchObject({ state: 'decided', banText: null });
});

test('a case is handed to a colleague who can decide it, and stays theirs until it is decided', async () => {
  const { someone, caseId } = await reportedNote();
  const mine = async (who: Person) => (await as(who).list({ filter: 'mine' })).list.map((row) => row.caseId);
  for (const [stranger, code] of [
    [undefined, 'UNAUTHORIZED'],
    [someone, 'FORBIDDEN'],
  ] as const)
    await expect(client(stranger).adminReport.ask({ caseId, adminUid: arun.uid })).rejects.toMatchObject({
      code,
    });
  const unfit = { code: 'BUSINESS_RULE_VIOLATION', message: ADMIN_REPORT_SENTENCES.colleagueUnfit };
  for (const adminUid of [ritu.uid, someone.uid, 'nobody'])
    await expect(as(ritu).ask({ caseId, adminUid })).rejects.toMatchObject(unfit);
  await expect(as(ritu).ask({ caseId: 'none', adminUid: arun.uid })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await as(ritu).take({ caseId });
  expect(await mine(ritu)).toContain(caseId);
  await as(ritu).ask({ caseId, adminUid: arun.uid, note: 'You know them.' });
  expect(await mine(ritu)).not.toContain(caseId);
  expect(await mine(arun)).toContain(caseId);
  expect(await as(arun).get({ caseId })).toMatchObject({
    asked: { of: { uid: arun.uid }, by: { uid: ritu.uid }, note: 'You know them.' },
    taken: null,
  });
  await decide(caseId, 'warn');
  expect(await as(arun).get({ caseId })).toMatchObject({ asked: null });
  expect(await mine(arun)).not.toContain(caseId);
  await expect(as(ritu).ask({ caseId, adminUid: arun.uid })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a case stays with the admin who opened it, until they have been idle for 15 minutes', async () => {
  const { caseId } = await reportedNote();
  const takenBy = async () => (await as(ritu).get({ caseId })).taken?.uid;
  await as(ritu).take({ caseId });
  await as(arun).take({ caseId });
  expect(await takenBy()).toBe(ritu.uid);
  await db
    .update(reportCases)
    .set({ takenAt: new Date(Date.now() - 15 * 60_000 - 1).toISOString() })
    .where(eq(reportCases.caseId, caseId));
  expect(await takenBy()).toBeUndefined();
  await as(arun).take({ caseId });
  expect(await takenBy()).toBe(arun.uid);
});

test('the queue is searched by name, by text and by id', async () => {
  const { hiring, someone, caseId } = await reportedNote();
  const other = await reportedNote();
  const found = async (search: string, filter: 'open' | 'decided' = 'open') =>
    (await as(ritu).list({ search, filter })).list.map((row) => row.caseId);
  const { reference, about } = await as(ritu).get({ caseId });
  for (const search of [
    reference,
    reference.toLowerCase(),
    caseId,
    hiring.uid,
    hiring.companyId,
    about.name ?? '',
  ])
    expect(await found(search), search).toContain(caseId);
  expect(await found(reference)).toEqual([caseId]);
  expect(await found('laz fool')).toEqual(expect.arrayContaining([caseId, other.caseId]));
  for (const search of ['zzyzx', "'; drop table reports", '%', someone.uid])
    expect(await found(search), search).toEqual([]);
  // As it was reported, and as it was decided and appealed.
  await as(ritu).decide({
    caseId,
    decision: 'warn',
    textToPerson: 'Quillfeathered words are rude.',
    textToReporters: WHY,
  });
  expect(await found('quillfeath')).toEqual([]);
  expect(await found('quillfeath', 'decided')).toEqual([caseId]);
  await appealOf(hiring, 'My grandmother Marmaladya wrote that.');
  expect(await found('marmalady')).toEqual([caseId]);
  await expect(as(ritu).list({ search: '' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await db.$count(reportCases, and(eq(reportCases.caseId, caseId)))).toBe(1);
});
