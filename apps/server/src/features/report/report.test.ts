import { REPORT_SENTENCES } from '@talaash/domain/report/words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { png, uploadCalls } from '../../../test/upload.ts';
import { messages } from '../../db/schema/message.ts';
import { reportCases, reports } from '../../db/schema/report.ts';

const app = await testApp();
const { admin, client, deps, person, request } = app;
const { changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);
const { uploaded } = uploadCalls(request);
const { db } = deps;
const operator = await admin();

async function conversation() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({
    talentId,
    jobPostId: hiring.jobPostId,
    note: 'Answer today, you lazy fool.',
  });
  const { threadId } = thread.key;
  const noteId = thread.noteMessageId ?? '';
  return { hiring, someone, talentId, threadId, noteId, companyId: hiring.companyId };
}

const casesOf = (subjectId: string) =>
  db.select().from(reportCases).where(eq(reportCases.subjectId, subjectId));

test('nobody reports what they do not see, or what is theirs', async () => {
  const { hiring, someone, noteId, companyId, talentId } = await conversation();
  const stranger = await foundTalent();
  const message = { subject: 'message', id: noteId, reason: 'Rude' } as const;
  const refused = [
    [undefined, 'UNAUTHORIZED'],
    [await person(), 'FORBIDDEN'],
    [operator, 'FORBIDDEN'],
    [stranger, 'NOT_FOUND'],
    [await hiringCompany(), 'NOT_FOUND'],
    [hiring, 'BUSINESS_RULE_VIOLATION'],
  ] as const;
  for (const [who, code] of refused)
    await expect(client(who).report.submit(message)).rejects.toMatchObject({ code });
  const unseen = [
    { subject: 'profile', id: companyId, reason: 'NotReal' },
    { subject: 'picture', id: companyId, reason: 'NotReal' },
    { subject: 'jobPost', id: hiring.jobPostId, reason: 'NotReal' },
    { subject: 'profile', id: talentId, reason: 'NotReal' },
  ] as const;
  for (const form of unseen)
    await expect(client(stranger).report.submit(form)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await changeTalent(someone, { openToWorkStatus: 'NotSeeking' });
  await expect(
    client(await hiringCompany()).report.submit({ subject: 'profile', id: talentId, reason: 'NotReal' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(client(someone).report.submit({ ...message, reason: 'NotThisPerson' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    data: { reason: REPORT_SENTENCES.reasonUnfit },
  });
  expect(await casesOf(noteId)).toEqual([]);
});

test('the evidence is what was there, whatever is edited or deleted later', async () => {
  const { hiring, someone, threadId, noteId } = await conversation();
  await client(someone).message.sendAsTalent({ threadId, message: 'I never pay for a job.' });
  const { reportId } = await client(someone).report.submit({
    subject: 'message',
    id: noteId,
    reason: 'Rude',
    note: 'They called me, too.',
  });
  const [row] = await casesOf(noteId);
  const read = () => client(operator).adminReport.get({ caseId: row?.caseId ?? '' });
  expect(await read()).toMatchObject({
    state: 'open',
    since: 'same',
    reportsCount: 1,
    reports: [
      {
        reportId,
        reporterSide: 'talent',
        note: 'They called me, too.',
        evidence: {
          subject: 'message',
          messages: [
            { sender: 'System' },
            { sender: 'Company', markdown: 'Answer today, you lazy fool.', isReported: true },
            { sender: 'Talent', markdown: 'I never pay for a job.', isReported: false },
          ],
        },
      },
    ],
  });
  const before = (await read()).reports;
  await client(hiring).invitation.edit({ threadId, note: 'Welcome!' });
  expect(await read()).toMatchObject({ since: 'changed', reports: before });
  await db.delete(messages).where(eq(messages.messageId, noteId));
  expect(await read()).toMatchObject({ since: 'gone', reports: before });
});

test('a picture is kept as a copy that only admins open', async () => {
  const { hiring, someone, companyId, talentId } = await conversation();
  const profilePicture = await uploaded(someone, 'profilePicture', { filename: 'me.png', content: png });
  await changeTalent(someone, { profilePicture });
  const reported = { subject: 'picture', id: talentId, reason: 'NotThisPerson' } as const;
  const { reportId } = await client(hiring).report.submit(reported);
  await expect(client(someone).report.submit({ ...reported, id: companyId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await changeTalent(someone, { profilePicture: null });
  const path = `/api/v1/evidence-pictures/${reportId}`;
  expect((await request(path, { as: hiring })).status).toBe(403);
  expect((await request(path, { as: someone })).status).toBe(403);
  const kept = await request(path, { as: operator });
  expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await kept.arrayBuffer()).byteLength).toBeGreaterThan(50);
});

test('of a profile that a company sees as guests do, the copy holds no more than that', async () => {
  const someone = await foundTalent({ name: 'Ipsita Quillfeather' });
  const waiting = await hiringCompany();
  await loseApproval(waiting);
  await client(waiting).report.submit({ subject: 'profile', id: someone.talentId, reason: 'NotTrue' });
  const [row] = await casesOf(someone.talentId);
  const { reports: kept } = await client(operator).adminReport.get({ caseId: row?.caseId ?? '' });
  expect(JSON.stringify(kept[0]?.evidence)).not.toContain('Quillfeather');
  const { reports: own } = await client(waiting).report.listOwn();
  expect(own).toMatchObject([{ subject: 'profile', aboutName: null, answer: null }]);
});

test('one thing is one row, a person counts once and so does a network; each reads only their own', async () => {
  const { someone, noteId, companyId } = await conversation();
  const company = { subject: 'profile', id: companyId, reason: 'NotReal' } as const;
  const message = { subject: 'message', id: noteId, reason: 'Rude' } as const;
  const sent = await Promise.all([1, 2, 3].map(() => client(someone).report.submit(message)));
  expect(new Set(sent.map(({ reportId }) => reportId)).size).toBe(1);
  expect(sent.filter(({ isRepeated }) => isRepeated)).toHaveLength(2);
  expect(await casesOf(noteId)).toMatchObject([{ reportsCount: 1 }]);
  await client(someone).report.submit(company);
  expect((await client(someone).report.listOwn()).reports).toHaveLength(2);
  expect((await client(await foundTalent()).report.listOwn()).reports).toEqual([]);

  // All of these come from one address.
  const talent = await foundTalent();
  for (const hiring of [await hiringCompany(), await hiringCompany(), await hiringCompany()])
    await client(hiring).report.submit({ subject: 'profile', id: talent.talentId, reason: 'Rude' });
  const [row] = await casesOf(talent.talentId);
  expect(row).toMatchObject({ reportsCount: 1 });
  expect(await db.$count(reports, eq(reports.caseId, row?.caseId ?? ''))).toBe(3);
});

test('an account sends 20 reports an hour', async () => {
  const { someone, companyId } = await conversation();
  const again = () => client(someone).report.submit({ subject: 'profile', id: companyId, reason: 'NotReal' });
  for (let sent = 0; sent < 20; sent += 1) await again();
  await expect(again()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
