import { SANCTION_SENTENCES } from '@talaash/domain/sanction/words';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import { moderationOf } from '../../../test/moderation.ts';
import type { Person } from '../../../test/person.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { signInCalls } from '../../../test/sign-in.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { followNotifications } from '../notification/follow.ts';
import { settleSanctions } from '../sanction/actions.ts';
import { signToken } from '../../mail/signed-token.ts';

const { mailer, mailTo } = openPostbox();
const app = await testApp({ instead: { mailer } });
const { client, deps, givePassword, member, request, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { signIn } = signInCalls(request);
const { db } = deps;
await followNotices(deps);
await followNotifications(deps);
await workJobs(deps);
const soon = { interval: 20, timeout: 60_000 };

const { arun, reported, reportedNote, decide, sanctionsOf, appealOf } = await moderationOf(app);

/** What the next mails to an address say. */
async function textsTo(email: string, count: number): Promise<string> {
  const texts: string[] = [];
  for (let read = 0; read < count; read += 1) texts.push((await mailTo(email)).text);
  return texts.join('\n');
}

test('a suspended company has no access, is not charged again, reads why and appeals, and has its paid time back', async () => {
  const { hiring, someone, talentId, threadId, caseId } = await reportedNote();
  await givePassword(hiring);
  const colleague = await member(hiring, 'viewer');
  const [stream, ofColleague] = [await openLive(url, hiring), await openLive(url, colleague)];
  await decide(caseId, 'suspend', 30);
  for (const one of [stream, ofColleague]) await vi.waitFor(() => expect(one.isEnded()).toBe(true), soon);
  expect((await client(hiring).viewer.get()).account).toBeNull();
  const again = await signIn(hiring.email);
  expect(again.status).toBe(200);
  const as = { ...hiring, cookie: again.cookie };
  expect((await client(as).viewer.get()).account?.suspendedUntilIsoDateTimeUtc).toEqual(expect.any(String));
  const refused = { code: 'FORBIDDEN', message: SANCTION_SENTENCES.suspended };
  await expect(client(as).thread.listForCompany({})).rejects.toMatchObject(refused);
  await expect(client(as).talentSearch.createCompanyApiKey({})).rejects.toMatchObject(refused);
  const seen = await client(as).talentProfile.list({ talentIds: [talentId] });
  expect(seen).toMatchObject({ talentProfiles: [{ isRedacted: true }], relations: {} });
  await expect(client(someone).message.sendAsTalent({ threadId, message: 'Hello?' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await sanctionsOf(as)).toMatchObject([{ act: 'suspend', hasPaidTime: true, canAppeal: true }]);
  // The log-in on a new device is mailed, too.
  expect(await textsTo(hiring.email, 2)).toContain('Time that you have paid for does not pause');
  const paidUntil = async () =>
    (await db.select().from(subscriptions).where(eq(subscriptions.companyId, hiring.companyId)))[0]
      ?.paidUntilIsoDateTimeUtc;
  const before = await paidUntil();

  await appealOf(as);
  await expect(appealOf(as)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: SANCTION_SENTENCES.appealedAlready,
  });
  await client(arun).adminReport.decideAppeal({ caseId, ruling: 'lifted', answer: 'It was your brother.' });
  expect(await paidUntil()).toBe(before);
  expect((await client(as).viewer.get()).hasPremiumAccess).toBe(true);
  await client(as).message.sendAsCompany({ threadId, message: 'Sorry about that.' });
  await client(someone).message.sendAsTalent({ threadId, message: 'Never mind.' });
});

test('a suspended talent leaves the search everywhere, and is back by itself when it is over', async () => {
  const [hiring, other] = [await hiringCompany(), await hiringCompany()];
  const { talentId } = await foundTalent({ name: 'Ipsita Quillfeather' });
  await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  const caseId = await reported(hiring, { subject: 'profile', id: talentId, reason: 'NotTrue' });
  const keys = new Map<Person, string>();
  for (const by of [hiring, other])
    keys.set(by, (await client(by).talentSearch.createCompanyApiKey({})).apiKey);
  const reach = async (by: Person) => {
    const apiKey = keys.get(by) ?? '';
    const { total } = await client(by).talentSearch.search({ apiKey, query: 'Quillfeather' });
    const { talentProfiles } = await client(by).talentProfile.list({ talentIds: [talentId] });
    return [total, talentProfiles.length];
  };
  await vi.waitFor(async () => expect(await reach(other)).toEqual([1, 1]), soon);
  await decide(caseId, 'suspend', 1);
  for (const by of [other, hiring])
    await vi.waitFor(async () => expect(await reach(by)).toEqual([0, 0]), soon);
  await expect(client().sharedProfile.get({ talentId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await settleSanctions({ ...deps, now: () => deps.now() + 25 * 60 * 60_000 });
  await vi.waitFor(async () => expect(await reach(other)).toEqual([1, 1]), soon);
});

test('a banned account is out at once and for good, and appeals by the link of its mail', async () => {
  const { hiring, caseId } = await reportedNote();
  await givePassword(hiring);
  const stream = await openLive(url, hiring);
  await decide(caseId, 'ban');
  await vi.waitFor(() => expect(stream.isEnded()).toBe(true), soon);
  expect((await client(hiring).viewer.get()).account).toBeNull();
  expect((await signIn(hiring.email)).status).toBe(403);
  const { text } = await mailTo(hiring.email);
  const token = /token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const { sanctionId } = await client().sanction.getByLink({ token });
  for (const forged of [
    '',
    'x',
    `${sanctionId}.`,
    `${sanctionId}.AAAA`,
    signToken('appeal', sanctionId, 'another'),
  ])
    await expect(client().sanction.getByLink({ token: forged })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const appeal = { token, text: 'It was my brother who wrote that.' };
  expect(await client().sanction.appealByLink(appeal)).toMatchObject({
    canAppeal: false,
    appeal: { outcome: null },
  });
  await expect(client().sanction.appealByLink(appeal)).rejects.toMatchObject({ code: 'CONFLICT' });
  await client(arun).adminReport.decideAppeal({ caseId, ruling: 'lifted', answer: 'We believe you.' });
  expect((await signIn(hiring.email)).status).toBe(200);
  // The log-in on a new device is mailed, too.
  expect(await textsTo(hiring.email, 2)).toContain('We believe you.');
});

test('what is reported of a company is decided about who owns it by then', async () => {
  const { hiring, caseId } = await reportedNote();
  const colleague = await member(hiring, 'recruiter');
  await client(hiring).companyMember.handOver({ uid: colleague.uid });
  await decide(caseId, 'suspend', 30);
  expect(await sanctionsOf(hiring)).toEqual([]);
  // Their sessions have ended; what is decided about the owner holds for the members.
  expect((await client(colleague).viewer.get()).account).toBeNull();
  await expect(client(hiring).thread.listForCompany({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: SANCTION_SENTENCES.suspended,
  });
});

test('a limited company stays so: its owner, whose limit it is, cannot hand it over', async () => {
  const { hiring, someone, threadId, caseId } = await reportedNote();
  const colleague = await member(hiring, 'recruiter');
  await client(someone).invitation.accept({ threadId });
  await decide(caseId, 'limit', 30);
  const handOver = () => client(hiring).companyMember.handOver({ uid: colleague.uid });
  const write = () => client(colleague).message.sendAsCompany({ threadId, message: 'Hello' });
  for (const act of [handOver, write]) await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await client(colleague).viewer.get()).companyRole).toBe('recruiter');
});
