import { eq, inArray } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { openLive } from '../../test/live.ts';
import { marketOf } from '../../test/market.ts';
import { createApp } from '../app.ts';
import { sessions, users } from '../db/schema/account.ts';
import { openEvents } from '../events/events.ts';
import { record } from '../events/record.ts';
import { newRecordId } from '../base/record-id.ts';

const app = await testApp();
const { admin, client, deps, person, talent, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const soon = { interval: 5, timeout: 60_000 };

async function conversation() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  await settle();
  return { hiring, someone, threadId: thread.key.threadId };
}

/** Resolves when every event so far was read: a stream that is opened then receives only later ones. */
async function settle(): Promise<void> {
  const threadId = newRecordId();
  const heard = Promise.withResolvers<void>();
  const stop = deps.events.subscribe((happened) => {
    if (happened.some((event) => event.threadId === threadId)) heard.resolve();
  });
  await deps.events.transaction((tx) => record(tx, { kind: 'thread.read', actorUid: null, threadId }));
  await heard.promise;
  stop();
}

/** Another server on the same database. */
async function openOtherNode(): Promise<string> {
  const events = await openEvents({ database: deps.database, log: deps.log });
  const node = await createApp({ ...deps, events });
  const address = await node.listen({ port: 0, host: 'localhost' });
  onTestFinished(async () => {
    await node.close();
    await events.close();
  });
  return address;
}

test('guests and unverified people have no stream', async () => {
  expect((await openLive(url, undefined)).status).toBe(401);
  expect((await openLive(url, await person({ isEmailVerified: false }))).status).toBe(403);
});

test('a stream is not cached, not compressed and says when to come again', async () => {
  const { headers, status } = await openLive(url, await person());
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('both sides of a thread hear of it on every node, others hear nothing, and no text is sent', async () => {
  const { hiring, someone, threadId } = await conversation();
  const otherNode = await openOtherNode();
  const [stranger, rival, unnamed] = [await foundTalent(), await hiringCompany(), await person()];
  await settle();
  const hearing = await Promise.all([
    openLive(url, hiring),
    openLive(otherNode, hiring),
    openLive(url, someone),
    openLive(otherNode, someone),
  ]);
  const others = await Promise.all([stranger, rival, unnamed].map((as) => openLive(url, as)));
  await client(hiring).message.sendAsCompany({ threadId, message: 'Nobody else reads this' });
  await client(someone).invitation.accept({ threadId });
  const { companyId, jobPostId } = hiring;
  const ids = { companyId, talentId: someone.talentId, threadId, jobPostId };
  for (const { received } of hearing) {
    await vi.waitFor(() => expect(received.length).toBe(2), soon);
    expect(received.map(({ event }) => event)).toEqual([
      { kind: 'message.sent', ...ids },
      { kind: 'invitation.accepted', ...ids },
    ]);
  }
  for (const { received } of others) expect(received).toEqual([]);
});

test('a talent is not told whose lists it is on, nor a company what a talent has read who does not share it', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { companyId, jobPostId } = hiring;
  const { talentId } = someone;
  await client(someone).conversationPreferences.update({
    conversationPreferences: { sharesReadMarks: false, sharesTyping: true },
  });
  await settle();
  const [ofCompany, ofTalent] = [await openLive(url, hiring), await openLive(url, someone)];
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  await client(hiring).hiddenProfile.put({ companyId, talentId });
  await client(someone).thread.markRead({ threadId });
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await vi.waitFor(
    () => expect(ofCompany.kinds()).toEqual(['shortlistedProfile.put', 'hiddenProfile.put', 'message.sent']),
    soon,
  );
  await vi.waitFor(
    () => expect(ofTalent.kinds()).toEqual(['shortlistedProfile.put', 'thread.read', 'message.sent']),
    soon,
  );
  const [put] = ofTalent.received;
  expect(put?.event).toEqual({ kind: 'shortlistedProfile.put' });
  await client(hiring).shortlistedProfile.delete({ companyId, talentId });
  await vi.waitFor(() => expect(ofTalent.received).toHaveLength(4), soon);
  expect(ofTalent.received[3]?.event).toEqual({ kind: 'shortlistedProfile.deleted' });
  // A stream that resumes is sent no more than one that was open.
  const resumed = await openLive(url, someone, { lastEventId: put?.id ?? '' });
  await vi.waitFor(() => expect(resumed.received).toHaveLength(3), soon);
  expect(resumed.received.map(({ event }) => event)).toEqual(
    ofTalent.received.slice(1).map(({ event }) => event),
  );
});

test('a stream that was interrupted resumes without gaps or repeats', async () => {
  const { hiring, someone, threadId } = await conversation();
  const send = (message: string) => client(someone).message.sendAsTalent({ threadId, message });
  const first = await openLive(url, hiring);
  await send('1');
  await vi.waitFor(() => expect(first.received.length).toBe(1), soon);
  const lastEventId = first.lastEventId();
  first.close();
  for (const message of ['2', '3', '4']) await send(message);
  const ways = [{ lastEventId }, { parameter: lastEventId }];
  const resumed = await Promise.all(ways.map((way) => openLive(url, hiring, way)));
  await Promise.all(['5', '6', '7', '8'].map(send));
  for (const stream of resumed) {
    await vi.waitFor(() => expect(stream.received.length).toBe(7), soon);
    expect(new Set(stream.received.map(({ id }) => id)).size).toBe(7);
    expect(new Set(stream.kinds())).toEqual(new Set(['message.sent']));
  }
});

test('a stream without news resumes from where it was opened', async () => {
  const { hiring, someone, threadId } = await conversation();
  const quiet = await openLive(url, hiring);
  const lastEventId = quiet.lastEventId();
  expect(lastEventId).toMatch(/^\d+-\d+$/);
  quiet.close();
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  const resumed = await openLive(url, hiring, { lastEventId });
  await vi.waitFor(() => expect(resumed.kinds()).toEqual(['message.sent']), soon);
});

test('what happens between the first answers of a page and its stream is heard', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { liveMark } = await client(hiring).viewer.get();
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await settle();
  const stream = await openLive(url, hiring, { parameter: liveMark ?? '' });
  await vi.waitFor(() => expect(stream.kinds()).toEqual(['message.sent']), soon);
  expect((await client().viewer.get()).liveMark).toBeNull();
});

test('a stream that missed too much is told to refetch everything, and hears what follows', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { companyId } = hiring;
  const early = await openLive(url, hiring);
  const lastEventId = early.lastEventId();
  early.close();
  const missed = Array.from({ length: 600 }, () => ({
    kind: 'jobPost.saved' as const,
    actorUid: null,
    companyId,
  }));
  await deps.events.transaction((tx) => record(tx, ...missed));
  await settle();
  const resumed = await openLive(url, hiring, { lastEventId });
  await vi.waitFor(() => expect(resumed.kinds()).toEqual(['gap']), soon);
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await vi.waitFor(() => expect(resumed.kinds()).toEqual(['gap', 'message.sent']), soon);
});

test('an invalid Last-Event-ID is ignored: the stream begins now', async () => {
  const { hiring, someone, threadId } = await conversation();
  const stream = await openLive(url, hiring, { lastEventId: "1'; drop table events" });
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await vi.waitFor(() => expect(stream.kinds()).toEqual(['message.sent']), soon);
});

test('a stream ends with its session, and only with its own', async () => {
  const someone = await talent();
  const otherSession = { ...someone, ...(await secondSession(someone.uid)) };
  const [ending, staying] = [await openLive(url, someone), await openLive(url, otherSession)];
  await deps.events.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, someone.sessionId));
    const payload = { sessionId: someone.sessionId };
    await record(tx, { kind: 'session.ended', actorUid: someone.uid, payload });
  });
  await vi.waitFor(() => expect(ending.isEnded()).toBe(true), soon);
  expect(ending.kinds()).toEqual(['session.ended']);
  expect(staying.isEnded()).toBe(false);
  expect((await openLive(url, someone)).status).toBe(401);
});

/** A session of the same account in another browser. */
async function secondSession(uid: string) {
  const another = await person();
  await deps.db.update(sessions).set({ userId: uid }).where(eq(sessions.id, another.sessionId));
  return { sessionId: another.sessionId, cookie: another.cookie };
}

test('a session has ten streams at most, and a closed one makes room', async () => {
  const someone = await person();
  const streams = await Promise.all(Array.from({ length: 10 }, () => openLive(url, someone)));
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  expect((await openLive(url, someone)).status).toBe(429);
  streams[0]?.close();
  await vi.waitFor(async () => expect((await openLive(url, someone)).status).toBe(200), soon);
});

test('somebody who becomes a talent hears of its records on the stream that is open', async () => {
  const someone = await talent();
  const stream = await openLive(url, someone);
  const { talentId, uid } = someone;
  await deps.events.transaction((tx) => record(tx, { kind: 'userProfile.created', actorUid: uid, talentId }));
  await deps.events.transaction((tx) => record(tx, { kind: 'talent.reviewed', actorUid: null, talentId }));
  await vi.waitFor(() => expect(stream.kinds()).toEqual(['userProfile.created', 'talent.reviewed']), soon);
});

test('a browser that does not read is cut off, and does not delay others', async () => {
  const hiring = await hiringCompany();
  const { companyId } = hiring;
  const [slow, prompt] = [await openLive(url, hiring), await openLive(url, hiring)];
  slow.pause();
  const long = { kind: 'jobPost.saved' as const, actorUid: null, companyId, jobPostId: 'x'.repeat(20_000) };
  const many = Array.from({ length: 20 }, () => long);
  for (let heard = 20; heard <= 800; heard += 20) {
    await deps.events.transaction((tx) => record(tx, ...many));
    await vi.waitFor(() => expect(prompt.received.length).toBe(heard), soon);
  }
  slow.resume();
  await vi.waitFor(() => expect(slow.isEnded()).toBe(true), soon);
  expect(slow.received.length).toBeLessThan(800);
  expect(prompt.isEnded()).toBe(false);
});

test('the streams of a server that stops are ended', async () => {
  const events = await openEvents({ database: deps.database, log: deps.log });
  const node = await createApp({ ...deps, events });
  const stream = await openLive(await node.listen({ port: 0, host: 'localhost' }), await person());
  await node.close();
  await events.close();
  await vi.waitFor(() => expect(stream.isEnded()).toBe(true), soon);
});

test('the stream of an admin who has no second factor any more ends where one is required', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const events = await openEvents({ database: deps.database, log: deps.log });
  const config = { ...deps.config, environment: 'production' as const };
  const node = await createApp({ ...deps, config, events });
  onTestFinished(async () => {
    await node.close();
    await events.close();
  });
  const address = await node.listen({ port: 0, host: 'localhost' });
  const [without, operator, bystander] = [await admin(), await admin(), await person()];
  const uids = [without.uid, operator.uid];
  await deps.db.update(users).set({ twoFactorEnabled: true }).where(inArray(users.id, uids));
  const streams = await Promise.all([without, operator, bystander].map((as) => openLive(address, as)));
  await deps.db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, without.uid));
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(
    () => expect(streams.map((stream) => stream.isEnded())).toEqual([true, false, false]),
    soon,
  );
});

test('the streams of a disabled account, an expired session, an old one and a former admin are ended by the next beat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const events = await openEvents({ database: deps.database, log: deps.log });
  const node = await createApp({ ...deps, events });
  onTestFinished(async () => {
    await node.close();
    await events.close();
  });
  const address = await node.listen({ port: 0, host: 'localhost' });
  const [disabled, expired, old] = [await person(), await person(), await person()];
  const [former, fine, operator] = [await admin(), await person(), await admin()];
  const all = [disabled, expired, old, former, fine, operator];
  const streams = await Promise.all(all.map((as) => openLive(address, as)));
  await deps.db.update(users).set({ isAdmin: false }).where(eq(users.id, former.uid));
  await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.uid));
  await deps.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, expired.sessionId));
  await deps.db
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - 91 * 86_400_000) })
    .where(eq(sessions.id, old.sessionId));
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(
    () => expect(streams.map((stream) => stream.isEnded())).toEqual([true, true, true, true, false, false]),
    soon,
  );
});
