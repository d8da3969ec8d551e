import { BLOCKED_SENTENCES, UNAVAILABLE_SENTENCES } from '@talaash/domain/block/words';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';

const app = await testApp();
const { admin, client, deps, url } = app;
const { foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);
const soon = { interval: 20, timeout: 60_000 };

/** A company and a talent in search, with a name that nobody else has. */
async function pair() {
  const name = `Zephyrine ${String.fromCharCode(...Array.from({ length: 12 }, () => 97 + Math.floor(Math.random() * 26)))}`;
  const [hiring, someone] = [await hiringCompany(), await foundTalent({ name })];
  const { companyId, jobPostId } = hiring;
  const found = async (by = hiring) => {
    const { apiKey } = await client(by).talentSearch.createCompanyApiKey({});
    return (await client(by).talentSearch.search({ apiKey, query: name })).total;
  };
  await vi.waitFor(async () => expect(await found()).toBe(1), soon);
  return { hiring, someone, companyId, talentId: someone.talentId, jobPostId, found };
}

async function conversation() {
  const met = await pair();
  const { thread } = await client(met.hiring).invitation.send({
    talentId: met.talentId,
    jobPostId: met.jobPostId,
  });
  return { ...met, threadId: thread.key.threadId };
}

test('only whom one knows can be blocked, and only by a talent or a company', async () => {
  const { hiring, someone, companyId, talentId } = await pair();
  for (const [stranger, code] of [
    [undefined, 'UNAUTHORIZED'],
    [await admin(), 'FORBIDDEN'],
  ] as const) {
    await expect(client(stranger).block.put({ id: talentId })).rejects.toMatchObject({ code });
    await expect(client(stranger).block.delete({ id: talentId })).rejects.toMatchObject({ code });
    await expect(client(stranger).block.list()).rejects.toMatchObject({ code });
  }
  const notFound = { code: 'NOT_FOUND' };
  await expect(client(someone).block.put({ id: companyId })).rejects.toMatchObject(notFound);
  await expect(client(someone).block.put({ id: talentId })).rejects.toMatchObject(notFound);
  await expect(client(hiring).block.put({ id: 'nobody' })).rejects.toMatchObject(notFound);
  const other = await hiringCompany();
  await loseApproval(other);
  await expect(client(other).block.put({ id: talentId })).rejects.toMatchObject(notFound);
  await client(hiring).block.delete({ id: talentId });
  expect(await client(hiring).block.list()).toEqual({ blocks: [] });
});

test('a talent whom a company has blocked or who has blocked it is subtracted everywhere, and is back after', async () => {
  const { hiring, someone, companyId, talentId, jobPostId, threadId, found } = await conversation();
  const bystander = await hiringCompany();
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  const sees = async () => {
    const list = await client(hiring).talentProfile.list({ talentIds: [talentId] });
    const listed = await client(hiring).shortlistedProfile.getShortlist({ jobPostId });
    const { apiKey } = await client(hiring).talentSearch.createCompanyApiKey({});
    const all = await client(hiring).talentSearch.search({ apiKey, query: '' });
    return {
      found: await found(),
      isInAll: all.hits.some(({ talentProfile }) => talentProfile.key.talentId === talentId),
      profiles: list.talentProfiles.length,
      unavailable: list.unavailableTalentIds,
      shared: await client(hiring)
        .sharedProfile.get({ talentId })
        .then(
          () => 1,
          ({ code }) => code,
        ),
      email: await client(hiring)
        .talentContact.getEmail({ talentId })
        .then(
          () => 'told',
          ({ code }) => code,
        ),
      listed: JSON.stringify(listed).includes('"talentProfile":null'),
    };
  };
  const open = {
    found: 1,
    isInAll: true,
    profiles: 1,
    unavailable: [],
    shared: 1,
    email: 'told',
    listed: false,
  };
  const gone = {
    found: 0,
    isInAll: false,
    profiles: 0,
    unavailable: [talentId],
    shared: 'NOT_FOUND',
    email: 'NOT_FOUND',
    listed: true,
  };
  expect(await sees()).toEqual(open);
  for (const [by, id] of [
    [someone, companyId],
    [hiring, talentId],
  ] as const) {
    const { name } = await client(by).block.put({ id });
    expect(await client(by).block.put({ id })).toMatchObject({ id, name });
    expect(await sees()).toEqual(gone);
    expect(await found(bystander)).toBe(1);
    expect(
      (await client(bystander).talentProfile.list({ talentIds: [talentId] })).talentProfiles,
    ).toHaveLength(1);
    expect((await client(by).block.list()).blocks).toMatchObject([{ id, name }]);
    await client(by).block.delete({ id });
    expect(await sees()).toEqual(open);
  }
  expect((await client(hiring).thread.get({ threadId })).isPaused).toBeUndefined();
});

test('nobody writes or answers, and the blocked side reads the same as if the other were suspended', async () => {
  const { hiring, someone, companyId, talentId, threadId } = await conversation();
  await client(someone).message.sendAsTalent({ threadId, message: 'Before' });
  const sayings = async () => ({
    company: await client(hiring)
      .message.sendAsCompany({ threadId, message: 'Hello' })
      .catch(({ code, message }) => ({ code, message })),
    pay: await client(hiring)
      .invitation.raisePay({ threadId, pay: { from: 90, to: 99 } })
      .catch(({ code, message }) => ({ code, message })),
    thread: await client(hiring).thread.get({ threadId }),
    list: (await client(hiring).thread.listForCompany({})).companyThreads,
    messages: (await client(hiring).message.listForCompany({ threadId })).messages,
  });
  const suspended = new Date(Date.now() + 60_000);
  await deps.db.update(users).set({ suspendedUntil: suspended }).where(eq(users.id, someone.uid));
  const asSuspended = await sayings();
  await deps.db.update(users).set({ suspendedUntil: null }).where(eq(users.id, someone.uid));
  await client(someone).block.put({ id: companyId });
  expect(await sayings()).toEqual(asSuspended);
  expect(asSuspended.company).toEqual({ code: 'CONFLICT', message: UNAVAILABLE_SENTENCES.company });
  expect(asSuspended.pay).toEqual({ code: 'CONFLICT', message: UNAVAILABLE_SENTENCES.company });
  expect(asSuspended.thread).toMatchObject({ isPaused: true });
  expect(asSuspended.thread).not.toHaveProperty('isBlocked');

  const own = { code: 'CONFLICT', message: BLOCKED_SENTENCES.talent };
  await expect(client(someone).message.sendAsTalent({ threadId, message: 'Hello' })).rejects.toMatchObject(
    own,
  );
  await expect(client(someone).invitation.accept({ threadId })).rejects.toMatchObject(own);
  expect(await client(someone).thread.get({ threadId })).toMatchObject({ isPaused: true, isBlocked: true });

  await client(someone).block.delete({ id: companyId });
  await client(hiring).block.put({ id: talentId });
  const theirs = { code: 'CONFLICT', message: UNAVAILABLE_SENTENCES.talent };
  await expect(client(someone).message.sendAsTalent({ threadId, message: 'Hello' })).rejects.toMatchObject(
    theirs,
  );
  await expect(client(someone).invitation.reject({ threadId })).rejects.toMatchObject(theirs);
  expect(await client(someone).thread.get({ threadId })).not.toHaveProperty('isBlocked');
  await client(hiring).block.delete({ id: talentId });
  await client(someone).message.sendAsTalent({ threadId, message: 'After' });
});

test('a blocked company cannot invite and is not told why; a company that blocks is', async () => {
  const { hiring, someone, companyId, talentId, jobPostId, threadId } = await conversation();
  await client(hiring).invitation.takeBack({ threadId });
  await client(someone).block.put({ id: companyId });
  const invite = () => client(hiring).invitation.send({ talentId, jobPostId });
  await expect(invite()).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: 'This talent is not open to invitations at the moment.',
  });
  await client(someone).block.delete({ id: companyId });
  await client(hiring).block.put({ id: talentId });
  await expect(invite()).rejects.toMatchObject({ message: BLOCKED_SENTENCES.company });
  await client(hiring).block.delete({ id: talentId });
  await invite();
});

test('the blocked side hears nothing live, and no event names it', async () => {
  const { hiring, someone, companyId, talentId } = await conversation();
  const [blocked, blocking] = [await openLive(url, hiring), await openLive(url, someone)];
  await client(someone).block.put({ id: companyId });
  await vi.waitFor(() => expect(blocking.kinds()).toContain('block.changed'), soon);
  expect(blocked.kinds()).not.toContain('block.changed');
  const told = await deps.db
    .select()
    .from(events)
    .where(and(eq(events.kind, 'block.changed'), inArray(events.talentId, [talentId])));
  expect(told).toMatchObject([{ companyId: null, talentId }]);
});

test('a block closes no conversation but its own', async () => {
  const [blocked, other] = [await conversation(), await conversation()];
  await client(blocked.someone).block.put({ id: blocked.companyId });
  await client(blocked.hiring).block.put({ id: blocked.talentId });
  for (const side of [other.hiring, other.someone]) {
    const thread = await client(side).thread.get({ threadId: other.threadId });
    expect(thread).not.toHaveProperty('isBlocked');
    expect(thread).not.toHaveProperty('isPaused');
  }
  await client(other.someone).invitation.accept({ threadId: other.threadId });
});
