import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import { events } from '../../db/schema/event.ts';
import { messages } from '../../db/schema/message.ts';

const app = await testApp();
const { client, deps, url } = app;
const { changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);
const { db } = deps;

const FOR_COMPANY =
  'This person has ended the conversation. You can still read it, but you no longer see their profile.';
const FOR_TALENT =
  'You have ended this conversation. The company can still read it, but no longer sees your profile.';

async function conversation(given: Parameters<typeof foundTalent>[0] = {}) {
  const [hiring, someone] = [await hiringCompany(), await foundTalent(given)];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  const { threadId } = thread.key;
  const end = () => client(someone).thread.end({ threadId });
  return { hiring, someone, talentId, threadId, end };
}

test('a thread is ended by its talent only', async () => {
  const { hiring, threadId } = await conversation();
  await expect(client().thread.end({ threadId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(hiring).thread.end({ threadId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = client(await foundTalent());
  await expect(stranger.thread.end({ threadId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(stranger.thread.end({ threadId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await client(hiring).thread.get({ threadId })).not.toHaveProperty('endedIsoDateTimeUtc');
});

test('ending a thread again, also at the same time, is the same as once', async () => {
  const { hiring, threadId, end } = await conversation();
  const ended = await Promise.all([end(), end(), end()]);
  expect(await end()).toEqual(ended[0]);
  expect(ended[0]?.thread.endedIsoDateTimeUtc).toBe(ended[0]?.thread.updatedIsoDateTimeUtc);
  expect((await client(hiring).thread.get({ threadId })).companyThreadReadStatus).toBe('Unread');
  const page = await client(hiring).message.listForCompany({ threadId });
  expect(page.messages.map(({ sender, event, markdown }) => [sender, event, markdown])).toEqual([
    ['System', 'InvitationSent', 'job invitation sent'],
    ['System', 'ThreadEnded', 'conversation ended'],
  ]);
  const happened = and(eq(events.threadId, threadId), eq(events.kind, 'thread.ended'));
  expect((await db.select().from(events).where(happened)).length).toBe(1);
});

test('nobody writes in an ended thread, while both still read it and a retry finds its message', async () => {
  const { hiring, someone, threadId, end } = await conversation();
  const sent = { threadId, message: 'Hello', clientMessageId: 'before-the-end' };
  const { message } = await client(hiring).message.sendAsCompany(sent);
  await end();
  expect(await client(hiring).message.sendAsCompany(sent)).toEqual({ message });
  await expect(
    client(hiring).message.sendAsCompany({ threadId, message: 'Are you there?' }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: FOR_COMPANY });
  const { invitation, message: ofTalent } = client(someone);
  for (const write of [
    () => ofTalent.sendAsTalent({ threadId, message: 'Bye' }),
    () => invitation.accept({ threadId }),
    () => invitation.reject({ threadId }),
  ]) {
    await expect(write()).rejects.toMatchObject({ code: 'CONFLICT', message: FOR_TALENT });
  }
  expect((await db.select().from(messages).where(eq(messages.threadId, threadId))).length).toBe(3);
  expect((await client(someone).message.listForTalent({ threadId })).messages.length).toBe(3);
  expect((await client(hiring).message.listForCompany({ threadId })).messages.length).toBe(3);
});

test('of messages sent while a thread is ended, none comes after its end', async () => {
  const { hiring, someone, threadId, end } = await conversation();
  await Promise.allSettled([
    ...Array.from({ length: 10 }, (_, at) =>
      client(hiring).message.sendAsCompany({ threadId, message: `Message ${at}` }),
    ),
    end(),
    ...Array.from({ length: 10 }, (_, at) =>
      client(someone).message.sendAsTalent({ threadId, message: `Answer ${at}` }),
    ),
  ]);
  const page = await client(hiring).message.listForCompany({ threadId });
  expect(page.messages.at(-1)?.event).toBe('ThreadEnded');
});

test('an answer that was given before the end stays the same', async () => {
  const { someone, threadId, end } = await conversation();
  await client(someone).invitation.accept({ threadId });
  const { thread } = await end();
  expect((await client(someone).invitation.accept({ threadId })).thread).toEqual(thread);
});

test('the end takes the profile, email, picture and search result from that company alone', async () => {
  const { hiring, talentId, end } = await conversation({ name: 'Zora Quill', jobTitle: 'Falconer' });
  const rival = await hiringCompany();
  const { companyId, jobPostId } = hiring;
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  const seenBy = async (as: typeof hiring) => {
    const { talentContact, talentProfile, talentSearch } = client(as);
    const { talentProfiles } = await talentProfile.list({ talentIds: [talentId] });
    const { apiKey } = await talentSearch.createCompanyApiKey({});
    return {
      isRedacted: talentProfiles[0]?.isRedacted,
      email: await talentContact.getEmail({ talentId }).then(
        () => 'given',
        ({ message }: Error) => message,
      ),
      found: (await talentSearch.search({ apiKey, query: 'falconer' })).total,
    };
  };
  const all = { isRedacted: false, email: 'given', found: 1 };
  await vi.waitFor(async () => expect(await seenBy(hiring)).toEqual(all), { interval: 10, timeout: 60_000 });
  await end();
  await changeTalent({ talentId }, { name: 'Another Name', jobTitle: 'Falconer of the new text' });
  expect(await seenBy(hiring)).toEqual({ isRedacted: true, email: 'Email address not available', found: 0 });
  expect(await seenBy(rival)).toEqual(all);

  const { list } = await client(hiring).shortlistedProfile.search({ companyId });
  expect(list).toMatchObject([
    {
      talentProfile: null,
      shortlistedProfile: { talentName: 'Zora Quill', talentJobTitle: 'Falconer' },
      relation: { isThreadEnded: true },
    },
  ]);
  const named = async (talentNameStartsWith: string) =>
    (await client(hiring).thread.listForCompany({ talentNameStartsWith })).companyThreads;
  expect((await named('zora')).map(({ talentProfile }) => talentProfile)).toEqual([
    { name: 'Zora Quill', jobTitle: 'Falconer' },
  ]);
  expect(await named('another')).toEqual([]);
});

test('a company cannot invite again whoever has ended the thread with it', async () => {
  const { hiring, talentId, end } = await conversation();
  await end();
  await expect(
    client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId }),
  ).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This person has ended the conversation with you and cannot be invited again.',
  });
});

test('both sides hear of the end at once', async () => {
  const { hiring, someone, threadId, end } = await conversation();
  const streams = [await openLive(url, hiring), await openLive(url, someone)];
  await end();
  for (const { received } of streams) {
    await vi.waitFor(
      () =>
        expect(received.map(({ event }) => event)).toContainEqual(
          expect.objectContaining({ kind: 'thread.ended', threadId }),
        ),
      { interval: 5, timeout: 60_000 },
    );
  }
});

test('a talent is told how many companies have an open thread, and the latest of them', async () => {
  const someone = await foundTalent();
  const { talentId } = someone;
  const open = () => client(someone).thread.readOpen({});
  expect(await open()).toEqual({ total: 0, companyNames: [] });
  const threadIds: string[] = [];
  for (const companyName of ['One', 'Two', 'Three', 'Four']) {
    const hiring = await hiringCompany({ companyName });
    const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
    threadIds.push(thread.key.threadId);
  }
  expect(await open()).toEqual({ total: 4, companyNames: ['Four', 'Three', 'Two'] });
  await client(someone).thread.end({ threadId: threadIds[3] as string });
  expect(await open()).toEqual({ total: 3, companyNames: ['Three', 'Two', 'One'] });
});

test('a company that loses its approval reads its threads under the names that it knew', async () => {
  const { hiring, talentId } = await conversation({ name: 'Zora Quill', jobTitle: 'Falconer' });
  await changeTalent({ talentId }, { name: 'Another Name', jobTitle: 'Poet' });
  const shown = async () => (await client(hiring).thread.listForCompany({})).companyThreads[0]?.talentProfile;
  expect(await shown()).toMatchObject({
    name: 'Another Name',
    jobTitle: 'Poet',
    profilePicture: { contentType: 'image/jpeg' },
  });
  await loseApproval(hiring);
  expect(await shown()).toEqual({ name: 'Zora Quill', jobTitle: 'Falconer' });
});
