import { TYPING_SIGNAL_SECONDS } from '@talaash/domain/thread/typing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type LiveStream, openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { createApp } from '../../app.ts';
import { events as storedEvents } from '../../db/schema/event.ts';
import { openEvents } from '../../events/events.ts';

const app = await testApp();
const { client, deps, member, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const soon = { interval: 5, timeout: 60_000 };

async function conversation() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  const { threadId } = thread.key;
  await client(someone).invitation.accept({ threadId });
  return { hiring, someone, threadId };
}

const markFor = async (reader: Person, threadId: string) =>
  (await client(reader).thread.getReadMark({ threadId })).otherReadIsoDateTimeUtc;
const share = (one: Person, shown: { sharesReadMarks?: boolean; sharesTyping?: boolean }) =>
  client(one).conversationPreferences.update({
    conversationPreferences: { sharesReadMarks: true, sharesTyping: true, ...shown },
  });
const typingOf = ({ received }: LiveStream) =>
  received.filter(({ type }) => type === 'typing').map(({ event }) => event);

/** Sends a message, which arrives after every signal before it. */
async function after(writer: Person, threadId: string, ...streams: LiveStream[]) {
  await client(writer).message.sendAsTalent({ threadId, message: 'Done' });
  for (const stream of streams)
    await vi.waitFor(() => expect(stream.kinds()).toContain('message.sent'), soon);
}

test('each side sees when the other has read, and is told at once', async () => {
  const { hiring, someone, threadId } = await conversation();
  await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
  expect(await markFor(hiring, threadId)).toBeNull();
  const windowOfCompany = await openLive(url, hiring);
  const before = Date.now();
  await client(someone).thread.markRead({ threadId });
  await vi.waitFor(() => expect(windowOfCompany.kinds()).toContain('thread.readMarked'), soon);
  const readAt = await markFor(hiring, threadId);
  expect(Date.parse(readAt ?? '')).toBeGreaterThanOrEqual(before - 60_000);
  // Reading again what is read already changes nothing.
  await client(someone).thread.markRead({ threadId });
  expect(await markFor(hiring, threadId)).toBe(readAt);

  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  const recruiter = await member(hiring, 'recruiter');
  await client(recruiter).thread.markRead({ threadId });
  expect(await markFor(someone, threadId)).not.toBeNull();
});

test('who does not share read marks leaves none, and sees none', async () => {
  const { hiring, someone, threadId } = await conversation();
  await share(someone, { sharesReadMarks: false });
  await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
  const windowOfCompany = await openLive(url, hiring);
  await client(someone).thread.markRead({ threadId });
  await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  await client(hiring).thread.markRead({ threadId });
  expect(await markFor(hiring, threadId)).toBeNull();
  expect(await markFor(someone, threadId)).toBeNull();
  // The status that makes a conversation bold is that of the own side alone.
  const [ofCompany, ofTalent] = [['companyThreadReadStatus'], ['talentThreadReadStatus']];
  const statusesIn = (thread: object) => Object.keys(thread).filter((key) => key.endsWith('ReadStatus'));
  const { companyThreads } = await client(hiring).thread.listForCompany({});
  const { talentThreads } = await client(someone).thread.listForTalent({});
  expect(companyThreads.map(({ thread }) => statusesIn(thread))).toEqual([ofCompany]);
  expect(talentThreads.map(({ thread }) => statusesIn(thread))).toEqual([ofTalent]);
  expect(statusesIn(await client(hiring).thread.get({ threadId }))).toEqual(ofCompany);
  expect(statusesIn((await client(someone).thread.markRead({ threadId })).thread)).toEqual(ofTalent);
  await vi.waitFor(() => expect(windowOfCompany.kinds()).toContain('thread.read'), soon);
  expect(windowOfCompany.kinds()).not.toContain('thread.readMarked');
  // What the company has read meanwhile is shown once the talent shares again; what the talent read is not.
  await share(someone, {});
  expect(await markFor(someone, threadId)).not.toBeNull();
  expect(await markFor(hiring, threadId)).toBeNull();
});

test('a conversation that has ended, or is blocked, shows no mark and no writing', async () => {
  const { hiring, someone, threadId } = await conversation();
  await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
  await client(someone).thread.markRead({ threadId });
  const [windowOfCompany, windowOfTalent] = [await openLive(url, hiring), await openLive(url, someone)];
  await client(someone).block.put({ id: hiring.companyId });
  expect(await markFor(hiring, threadId)).toBeNull();
  await client(hiring).thread.signalTyping({ threadId });
  await client(someone).thread.signalTyping({ threadId });
  await client(someone).block.delete({ id: hiring.companyId });
  expect(await markFor(hiring, threadId)).not.toBeNull();
  await after(someone, threadId, windowOfCompany, windowOfTalent);
  expect([typingOf(windowOfCompany), typingOf(windowOfTalent)]).toEqual([[], []]);
  await client(someone).thread.end({ threadId });
  expect(await markFor(hiring, threadId)).toBeNull();
});

test('the other side sees the company write, colleagues see who, and nobody else sees anything', async () => {
  const { hiring, someone, threadId } = await conversation();
  const [recruiter, viewer, billing] = [
    await member(hiring, 'recruiter'),
    await member(hiring, 'viewer'),
    await member(hiring, 'billing'),
  ];
  const stranger = await foundTalent();
  const people = [someone, hiring, viewer, recruiter, billing, stranger];
  const streams = await Promise.all(people.map((one) => openLive(url, one)));
  const [ofTalent, ofOwner, ofViewer] = streams as [LiveStream, LiveStream, LiveStream];
  await client(recruiter).thread.signalTyping({ threadId });
  await vi.waitFor(() => expect(typingOf(ofOwner)).toHaveLength(1), soon);
  await client(someone).thread.signalTyping({ threadId });
  await vi.waitFor(() => expect(typingOf(ofOwner)).toHaveLength(2), soon);
  await after(someone, threadId, ofTalent, ofViewer);
  const byRecruiter = { threadId, side: 'company', name: recruiter.name };
  const byTalent = { threadId, side: 'talent' };
  expect(streams.map(typingOf)).toEqual([
    [{ threadId, side: 'company' }],
    [byRecruiter, byTalent],
    [byRecruiter, byTalent],
    [byTalent],
    [],
    [],
  ]);
  await expect(client(stranger).thread.signalTyping({ threadId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(client(viewer).thread.signalTyping({ threadId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(client(stranger).thread.getReadMark({ threadId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('who does not share it is not seen writing', async () => {
  const { hiring, someone, threadId } = await conversation();
  await share(someone, { sharesTyping: false });
  const windowOfCompany = await openLive(url, hiring);
  await client(someone).thread.signalTyping({ threadId });
  await after(someone, threadId, windowOfCompany);
  expect(typingOf(windowOfCompany)).toEqual([]);
});

test('writing is seen on another node, and leaves no event', async () => {
  const { hiring, someone, threadId } = await conversation();
  const events = await openEvents({ database: deps.database, log: deps.log });
  const node = await createApp({ ...deps, events });
  const address = await node.listen({ port: 0, host: 'localhost' });
  onTestFinished(async () => {
    await node.close();
    await events.close();
  });
  const elsewhere = await openLive(address, hiring);
  const countEvents = () => deps.db.$count(storedEvents);
  const before = await countEvents();
  await client(someone).thread.signalTyping({ threadId });
  await vi.waitFor(() => expect(typingOf(elsewhere)).toEqual([{ threadId, side: 'talent' }]), soon);
  expect(await countEvents()).toBe(before);
});

test('signals are limited, at more than a browser sends', async () => {
  const { someone, threadId } = await conversation();
  const aMinute = 60 / TYPING_SIGNAL_SECONDS;
  for (let sent = 0; sent < aMinute; sent += 1) await client(someone).thread.signalTyping({ threadId });
  const flood = Array.from({ length: 60 }, () => client(someone).thread.signalTyping({ threadId }));
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(aMinute);
});
