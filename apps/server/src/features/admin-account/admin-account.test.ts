import { ADMIN_ACCOUNT_SENTENCES } from '@talaash/domain/admin-account/words';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { LocalTalentIndex } from '@talaash/talent-index/engine/local-index';
import { asc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import { signInCalls } from '../../../test/sign-in.ts';
import { sessions, users } from '../../db/schema/account.ts';
import { adminActions } from '../../db/schema/admin-action.ts';
import { events } from '../../db/schema/event.ts';

const talentIndex = new LocalTalentIndex();
const app = await testApp({ instead: { talentIndex } });
const { admin, client, deps, givePassword, member, person, request, url } = app;
const { db } = deps;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { signIn } = signInCalls(request);

const REASON = 'Writes to everybody about loans.';
const soon = { interval: 20, timeout: 60_000 };
const operator = await admin();
const calls = client(operator).adminAccount;

const trailOf = (uid: string) =>
  db
    .select()
    .from(adminActions)
    .where(eq(adminActions.uid, uid))
    .orderBy(asc(adminActions.createdIsoDateTimeUtc));

const isDisabled = async (uid: string) =>
  (await db.select().from(users).where(eq(users.id, uid)))[0]?.isDisabled;

test('nobody else learns of accounts, not even whether there is one', async () => {
  const target = await person();
  for (const stranger of [undefined, await person(), await foundTalent(), await hiringCompany()]) {
    const theirs = client(stranger).adminAccount;
    const code = stranger ? 'FORBIDDEN' : 'UNAUTHORIZED';
    for (const uid of [target.uid, 'nobody']) {
      await expect(theirs.get({ uid })).rejects.toMatchObject({ code });
      await expect(theirs.disable({ uid, reason: REASON })).rejects.toMatchObject({ code });
      await expect(theirs.enable({ uid, reason: REASON })).rejects.toMatchObject({ code });
      await expect(theirs.endSessions({ uid })).rejects.toMatchObject({ code });
    }
    await expect(theirs.list({})).rejects.toMatchObject({ code });
    await expect(client(stranger).adminAction.list({})).rejects.toMatchObject({ code });
  }
  expect([await isDisabled(target.uid), await trailOf(target.uid)]).toEqual([false, []]);
});

test('an account is not disabled without a reason, twice, by itself, or when it is not there', async () => {
  const { uid } = await person();
  const invalid = { code: 'VALIDATION_FAILED' };
  await expect(calls.disable({ uid, reason: 'a'.repeat(9) })).rejects.toMatchObject(invalid);
  await expect(calls.disable({ uid, reason: 'a'.repeat(501) })).rejects.toMatchObject(invalid);
  await expect(calls.disable({ uid, reason: `  ${'a'.repeat(9)}  ` })).rejects.toMatchObject(invalid);
  await expect(calls.disable({ uid: 'nobody', reason: REASON })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(calls.enable({ uid, reason: REASON })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: ADMIN_ACCOUNT_SENTENCES.enabledAlready,
  });
  await expect(calls.disable({ uid: operator.uid, reason: REASON })).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: ADMIN_ACCOUNT_SENTENCES.own,
  });
  await calls.disable({ uid, reason: 'a'.repeat(500) });
  await expect(calls.disable({ uid, reason: REASON })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: ADMIN_ACCOUNT_SENTENCES.disabledAlready,
  });
  expect((await trailOf(uid)).map(({ act }) => act)).toEqual(['account.disabled']);
});

test('of two admins who disable each other at once, one stays', async () => {
  const [one, other] = [await admin(), await admin()];
  const outcomes = await Promise.allSettled([
    client(one).adminAccount.disable({ uid: other.uid, reason: REASON }),
    client(other).adminAccount.disable({ uid: one.uid, reason: REASON }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await isDisabled(one.uid)) !== (await isDisabled(other.uid))).toBe(true);
});

test('a disabled account is signed out everywhere at once and cannot sign in, and enabling brings it back', async () => {
  const someone = await person();
  await givePassword(someone);
  const stream = await openLive(url, someone);
  await calls.disable({ uid: someone.uid, reason: REASON });
  await vi.waitFor(() => expect(stream.isEnded()).toBe(true), soon);
  expect((await client(someone).viewer.get()).account).toBeNull();
  expect(await signIn(someone.email)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: ACCOUNT_SENTENCES.disabled },
  });
  expect(await db.$count(sessions, eq(sessions.userId, someone.uid))).toBe(0);
  expect(await calls.get({ uid: someone.uid })).toMatchObject({
    isDisabled: true,
    disabling: { reason: REASON, adminName: 'Admin' },
    devices: [],
  });

  await calls.enable({ uid: someone.uid, reason: 'It was somebody else.' });
  expect((await signIn(someone.email)).status).toBe(200);
  expect(await calls.get({ uid: someone.uid })).toMatchObject({ isDisabled: false, disabling: null });
  expect(await trailOf(someone.uid)).toMatchObject([
    {
      act: 'account.disabled',
      adminUid: operator.uid,
      before: { isDisabled: false },
      after: { isDisabled: true, reason: REASON },
    },
    { act: 'account.enabled', before: { isDisabled: true }, after: { isDisabled: false } },
  ]);
});

test('a disabled talent leaves the search and cannot be invited, and is back when enabled', async () => {
  const someone = await foundTalent({ name: 'Ipsita Quillfeather' });
  const { uid, talentId } = someone;
  const [hiring, talking] = [await hiringCompany(), await hiringCompany()];
  const { companyId, jobPostId } = hiring;
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  await client(talking).invitation.send({ talentId, jobPostId: talking.jobPostId });
  const isFound = async () => {
    const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
    const { total } = await client(hiring).talentSearch.search({ apiKey, query: 'Quillfeather' });
    return total === 1;
  };
  await vi.waitFor(async () => expect(await isFound()).toBe(true), soon);

  await calls.disable({ uid, reason: REASON });
  await vi.waitFor(async () => expect(await isFound()).toBe(false), soon);
  expect(await talentIndex.has(talentId)).toBe(false);
  await expect(client(hiring).invitation.send({ talentId, jobPostId })).rejects.toMatchObject({
    code: expect.stringMatching(/^(NOT_FOUND|BUSINESS_RULE_VIOLATION)$/),
  });
  const listed = await client(hiring).shortlistedProfile.getShortlist({ jobPostId });
  expect(JSON.stringify(listed)).toContain('Quillfeather');
  const { companyThreads } = await client(talking).thread.listForCompany({});
  expect(companyThreads).toHaveLength(1);

  await calls.enable({ uid, reason: 'It was somebody else.' });
  await vi.waitFor(async () => expect(await isFound()).toBe(true), soon);
  await client(hiring).invitation.send({ talentId, jobPostId });
  const told = await db.select().from(events).where(eq(events.talentId, talentId));
  expect(told.filter(({ kind }) => kind.startsWith('account.'))).toMatchObject([
    { kind: 'account.disabled', actorUid: operator.uid, payload: { uid } },
    { kind: 'account.enabled', actorUid: operator.uid, payload: { uid } },
  ]);
});

test('a disabled company can do nothing', async () => {
  const hiring = await hiringCompany();
  const { uid, jobPostId } = hiring;
  const { talentId } = await foundTalent();
  const ofColleague = await openLive(url, await member(hiring, 'viewer'));
  await calls.disable({ uid, reason: REASON });
  await vi.waitFor(() => expect(ofColleague.isEnded()).toBe(true), soon);
  await expect(client(hiring).invitation.send({ talentId, jobPostId })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  await calls.enable({ uid, reason: 'The invoice is paid now.' });
  await expect(client(hiring).invitation.send({ talentId, jobPostId })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test('an account is signed out everywhere without being disabled', async () => {
  const someone = await person();
  await givePassword(someone);
  await calls.endSessions({ uid: someone.uid });
  expect((await client(someone).viewer.get()).account).toBeNull();
  expect((await signIn(someone.email)).status).toBe(200);
  expect(await trailOf(someone.uid)).toMatchObject([
    { act: 'account.sessionsEnded', adminUid: operator.uid },
  ]);
});

test('accounts are found by words of the name, the beginning of the email and ids', async () => {
  const someone = await foundTalent({ name: 'Zubeida Wollstonecraft' });
  const { uid, talentId } = someone;
  await db
    .update(users)
    .set({ name: 'Zubeida Wollstonecraft', email: 'zu_100%@people.test' })
    .where(eq(users.id, uid));
  const found = async (search: string) => (await calls.list({ search })).list.map((one) => one.uid);
  for (const search of [uid, talentId, 'zubei', 'woll zub', 'ZU_100%', 'zu_100%@people.test', ' zubeida '])
    expect(await found(search), search).toEqual([uid]);
  for (const search of ['zu_1000', 'zux100', 'beida', "'", '& | !', 'zubeida:*', '(', 'no such name'])
    expect(await found(search), search).toEqual(search === 'zubeida:*' ? [uid] : []);
});

test('the list is filtered, the newest first, and its pages leave nobody out', async () => {
  const unverified = await person({ isEmailVerified: false });
  const [someone, hiring] = [await foundTalent(), await hiringCompany()];
  const disabled = await person();
  await calls.disable({ uid: disabled.uid, reason: REASON });
  const listed = async (filter: 'talent' | 'company' | 'admin' | 'disabled' | 'unverified') =>
    (await calls.list({ filter })).list;
  expect((await listed('talent'))[0]).toMatchObject({
    uid: someone.uid,
    userType: 'talent',
    profileName: 'Meera Krishnan',
  });
  expect((await listed('company'))[0]).toMatchObject({ uid: hiring.uid, profileName: 'Northwind' });
  expect((await listed('disabled'))[0]).toMatchObject({ uid: disabled.uid, isDisabled: true });
  expect((await listed('unverified')).map(({ uid }) => uid)).toEqual([unverified.uid]);
  expect((await listed('admin')).map(({ isAdmin }) => isAdmin)).not.toContain(false);

  const all = await db.select({ uid: users.id }).from(users);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof calls.list>> = await calls.list({ limit: 3, cursor });
    seen.push(...page.list.map(({ uid }) => uid));
    cursor = page.cursor;
  } while (cursor !== null);
  expect(seen.toSorted()).toEqual(all.map(({ uid }) => uid).toSorted());
  await expect(calls.list({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('the trail is read by admin, act and person, with the names of both', async () => {
  const [other, someone] = [await admin(), await foundTalent()];
  await client(other).adminAccount.endSessions({ uid: someone.uid });
  await client(other).adminAccount.disable({ uid: someone.uid, reason: REASON });
  const trail = client(operator).adminAction;
  const acts = async (input: Parameters<typeof trail.list>[0]) =>
    (await trail.list(input)).list.map(({ act }) => act);
  expect(await acts({ adminUid: other.uid })).toEqual(['account.disabled', 'account.sessionsEnded']);
  expect(await acts({ adminUid: other.uid, act: 'account.disabled' })).toEqual(['account.disabled']);
  for (const who of [someone.uid, someone.talentId, someone.email.toUpperCase()])
    expect(await acts({ person: who }), who).toEqual(['account.disabled', 'account.sessionsEnded']);
  expect(await acts({ person: 'nobody' })).toEqual([]);
  const { list, cursor } = await trail.list({ adminUid: other.uid, limit: 1 });
  expect(list).toMatchObject([
    {
      admin: { uid: other.uid, name: 'Admin' },
      person: { uid: someone.uid, email: someone.email },
      after: { reason: REASON },
    },
  ]);
  expect(await acts({ adminUid: other.uid, limit: 1, cursor })).toEqual(['account.sessionsEnded']);
});

test('every admin hears live that the trail has grown, and nobody else', async () => {
  const [watching, stranger] = [await openLive(url, await admin()), await openLive(url, await foundTalent())];
  const { uid } = await person();
  await calls.endSessions({ uid });
  await vi.waitFor(() => expect(watching.kinds()).toContain('adminAction.recorded'), soon);
  expect(stranger.kinds()).not.toContain('adminAction.recorded');
});

test('a resume that an admin opens is in the trail of its talent', async () => {
  const { uid, talentId } = await foundTalent();
  await client(operator).talentContact.createResumeDownloadUrl({ talentId });
  expect(await trailOf(uid)).toMatchObject([{ act: 'document.opened', adminUid: operator.uid, talentId }]);
});
