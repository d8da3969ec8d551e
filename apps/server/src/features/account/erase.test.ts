import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { SnapshotKeeper } from '@talaash/talent-index/engine/snapshot-keeper';
import { DELETED_ACCOUNT_NAME, DELETED_MESSAGE_TEXT } from '@talaash/domain/account-deletion/words';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  filledCompanyProfile,
  filledJobPost,
  filledTalentProfile,
} from '../../../../../packages/domain/test/filled.ts';
import { testApp } from '../../../test/app.ts';
import { filesWith, newNumber, newWord, tablesWith } from '../../../test/canary.ts';
import { fillAccount, pdfWith, withCanary } from '../../../test/filled-account.ts';
import { marketOf } from '../../../test/market.ts';
import { openLive } from '../../../test/live.ts';
import { PASSWORD } from '../../../test/sign-in.ts';
import { png, uploadCalls } from '../../../test/upload.ts';
import { deletedAccounts } from '../../db/schema/account-deletion.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { localPayments, localSubscriptions } from '../../db/schema/local-payment.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { settleSubscription } from '../subscription/settle.ts';

const searchFolder = await mkdtemp(join(tmpdir(), 'talaash-search-'));
afterAll(() => rm(searchFolder, { recursive: true, force: true }));
const keeper = new SnapshotKeeper(searchFolder, { info: () => undefined, warn: () => undefined });
const talentIndex = new LocalTalentIndex(undefined, keeper);
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const app = await testApp({ instead: { talentIndex, log } });
const { client, deps, givePassword, request, url } = app;
const { addJobPost, foundTalent, hiringCompany, changeTalent, hideFrom } = marketOf(deps, app);
const { uploaded } = uploadCalls(request);
await workJobs(deps);
await followNotices(deps);

const soon = { interval: 20, timeout: 60_000 };

beforeEach(async () => {
  await deps.db.delete(rateLimits);
});

const words = (canary: string, digits: string) => [canary, digits];

async function found(canary: string, digits: string) {
  const { dataDir } = deps.config;
  return {
    tables: await tablesWith(deps, words(canary, digits)),
    files: await filesWith(dataDir, words(canary, digits)),
    search: await filesWith(searchFolder, words(canary, digits)),
  };
}

/** Saves until the word is in: the index may hear of it later than it is written, and the next snapshot is due in minutes. */
const saveSnapshotWith = (canary: string) =>
  vi.waitFor(async () => {
    await saveSnapshot();
    expect(await filesWith(searchFolder, [canary])).not.toEqual([]);
  }, soon);

async function saveSnapshot(): Promise<void> {
  keeper.invalidate();
  await talentIndex.apply({ upserts: [], removals: [] });
  await talentIndex.settled();
}

test('nothing of a talent remains but ids and what companies wrote', async () => {
  const [canary, digits] = [newWord(), newNumber('+9198')];
  const someone = await foundTalent();
  const { uid, talentId } = someone;
  await fillAccount(app, someone, canary, digits);
  const picture = await uploaded(someone, 'profilePicture', { filename: `${canary}.png`, content: png });
  const resume = await uploaded(someone, 'resume', {
    filename: `${canary}.pdf`,
    content: await pdfWith(canary),
  });
  const {
    key: _key,
    createdIsoDateTimeUtc: _c,
    updatedIsoDateTimeUtc: _u,
    ...filled
  } = withCanary(filledTalentProfile, canary);
  await changeTalent(someone, { ...filled, profilePicture: picture, resume });
  const [hiring, hiding] = [await hiringCompany(), await hiringCompany()];
  const { companyId } = hiring;
  // The filled profile takes only invitations with pay.
  const jobPostId = await addJobPost(companyId, { terms: { pay: { from: 16, to: 22 } } });
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  const { thread } = await client(hiring).invitation.send({
    talentId,
    jobPostId,
    note: 'Would you like to talk?',
  });
  const { threadId } = thread.key;
  await client(someone).invitation.accept({ threadId });
  await client(someone).message.sendAsTalent({
    threadId,
    message: `I am ${canary}`,
    clientMessageId: `${canary}-1`,
  });
  await client(hiring).message.sendAsCompany({ threadId, message: 'Good to hear' });
  await hideFrom(hiding, { ...someone, name: `${canary} Rao` });
  await saveSnapshotWith(canary);
  await vi.waitFor(async () => {
    const mails = await filesWith(deps.config.dataDir, [canary]);
    expect(mails.filter((name) => name.startsWith('mail')).length).toBeGreaterThan(2);
  }, soon);

  const before = await found(canary, digits);
  expect(before.tables).toEqual(
    expect.arrayContaining([
      'public.admin_actions',
      'public.files',
      'public.hidden_profiles',
      'public.messages',
      'public.one_time_code_sends',
      'public.otp_infos',
      'public.sessions',
      'public.shortlisted_profiles',
      'public.talent_profiles',
      'public.threads',
      'public.users',
      'public.verifications',
    ]),
  );
  expect(before.tables.some((name) => name.startsWith('pgboss.'))).toBe(true);
  expect(before.files.some((name) => name.startsWith('mail'))).toBe(true);
  expect(await filesWith(deps.config.dataDir, [uid])).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`talents/${uid}`),
      expect.stringContaining(`exports/${uid}`),
    ]),
  );

  const stream = await openLive(url, someone);
  await client(someone).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD });

  await vi.waitFor(() => expect(stream.isEnded()).toBe(true), soon);
  expect((await client(someone).viewer.get()).account).toBeNull();
  await vi.waitFor(
    async () => expect(await found(canary, digits)).toEqual({ tables: [], files: [], search: [] }),
    soon,
  );
  await vi.waitFor(async () => expect(await filesWith(deps.config.dataDir, [uid])).toEqual([]), soon);
  expect(await talentIndex.has(talentId)).toBe(false);
  // Also in the next snapshot, and in the one after a restart from it.
  await talentIndex.settled();
  await saveSnapshot();
  expect((await found(canary, digits)).search).toEqual([]);
  expect(await filesWith(searchFolder, ['snapshot'])).not.toEqual([]);
  expect(logged.filter((line) => line.includes(canary) || line.includes(digits))).toEqual([]);
  expect((await deps.db.select().from(deletedAccounts)).map((row) => row.uid)).toContain(uid);

  const { companyThreads } = await client(hiring).thread.listForCompany({});
  const kept = companyThreads.find((item) => item.thread.key.threadId === threadId);
  expect(kept).toMatchObject({
    talentProfile: { name: DELETED_ACCOUNT_NAME, jobTitle: '' },
    thread: { deletedSide: 'talent' },
  });
  const { messages } = await client(hiring).message.listForCompany({ threadId });
  expect(messages.filter(({ sender }) => sender === 'Talent').map(({ markdown }) => markdown)).toEqual([
    DELETED_MESSAGE_TEXT,
  ]);
  expect(messages.filter(({ sender }) => sender === 'Company').map(({ markdown }) => markdown)).toEqual([
    'Would you like to talk?',
    'Good to hear',
  ]);
  await expect(client(hiring).message.sendAsCompany({ threadId, message: 'Hello?' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('deleted'),
  });
});

test('nothing of a company remains but ids and what talents wrote, and its subscription ends', {
  timeout: 60_000,
}, async () => {
  const [canary, digits] = [newWord(), newNumber('+1415')];
  const hiring = await hiringCompany();
  const { uid, companyId, jobPostId } = hiring;
  await fillAccount(app, hiring, canary, digits);
  const logo = await uploaded(hiring, 'companyLogo', { filename: `${canary}.png`, content: png });
  const filled = withCanary(filledCompanyProfile, canary);
  await deps.db
    .update(companyProfiles)
    .set({
      name: filled.name,
      website: filled.website,
      locality: filled.locality,
      companyOverview: filled.companyOverview,
      logo,
    })
    .where(eq(companyProfiles.companyId, companyId));
  const { title, description } = withCanary(filledJobPost, canary);
  await deps.db.update(jobPosts).set({ title, description }).where(eq(jobPosts.jobPostId, jobPostId));
  await deps.db
    .update(companies)
    .set({ paymentCustomerId: `customer_${canary}` })
    .where(eq(companies.companyId, companyId));
  await deps.db
    .insert(localSubscriptions)
    .values({ paymentCustomerId: `customer_${canary}`, companyId, isActive: true });
  await deps.db.insert(localPayments).values({
    paymentId: `payment_${canary}`,
    paymentCustomerId: `customer_${canary}`,
    chargedAt: '2026-01-01T00:00:00.000Z',
    state: 'paid',
  });
  await settleSubscription(deps, companyId);
  const someone = await foundTalent();
  const { talentId } = someone;
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId, note: `We are ${canary}` });
  const { threadId } = thread.key;
  await client(someone).message.sendAsTalent({ threadId, message: 'My own words' });
  expect((await found(canary, digits)).tables).toEqual(
    expect.arrayContaining([
      'public.admin_actions',
      'public.company_profiles',
      'public.contact_messages',
      'public.job_posts',
      'public.local_payments',
      'public.local_subscriptions',
      'public.messages',
      'public.payments',
      'public.threads',
    ]),
  );

  await client(hiring).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD });

  await vi.waitFor(
    async () => expect(await found(canary, digits)).toEqual({ tables: [], files: [], search: [] }),
    soon,
  );
  await vi.waitFor(
    async () => expect(await filesWith(deps.config.dataDir, [uid, companyId])).toEqual([]),
    soon,
  );
  expect(
    await deps.db.select().from(localSubscriptions).where(eq(localSubscriptions.companyId, companyId)),
  ).toEqual([]);
  const { talentThreads } = await client(someone).thread.listForTalent({});
  expect(talentThreads.find((item) => item.thread.key.threadId === threadId)?.companyProfile).toEqual({
    name: DELETED_ACCOUNT_NAME,
  });
  const { messages } = await client(someone).message.listForTalent({ threadId });
  expect(messages.map(({ sender, markdown }) => [sender, markdown])).toEqual([
    ['System', 'job invitation sent'],
    ['Company', DELETED_MESSAGE_TEXT],
    ['Talent', 'My own words'],
  ]);
  // The talent leaves, too: nobody reads the conversation any more.
  await givePassword(someone);
  await client(someone).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD });
  expect(await tablesWith(deps, ['My own words'])).toEqual([]);
});

test('why a deleted talent declined is forgotten, and that it declined is not', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { jobPostId } = hiring;
  await givePassword(someone);
  const { thread } = await client(hiring).invitation.send({ talentId: someone.talentId, jobPostId });
  const { threadId } = thread.key;
  await client(someone).invitation.reject({ threadId, reason: 'OtherJob' });
  expect(await client(hiring).thread.get({ threadId })).toMatchObject({ declineReason: 'OtherJob' });
  await client(someone).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD });
  const left = await client(hiring).thread.get({ threadId });
  expect(left).toMatchObject({ jobPostInvitationStatus: 'Rejected', deletedSide: 'talent' });
  expect(left).not.toHaveProperty('declineReason');
});
