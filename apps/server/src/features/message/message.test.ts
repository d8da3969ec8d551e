import { MESSAGE_LENGTH_MAX } from '@talaash/domain/message/limit';
import { MARKDOWN_SENTENCES } from '@talaash/domain/markdown/words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { messages } from '../../db/schema/message.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

async function conversation() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  const { threadId } = thread.key;
  const stored = () => db.select().from(messages).where(eq(messages.threadId, threadId));
  return { hiring, someone, threadId, stored };
}

test('a blank message and one that is too long are refused, and nothing is stored', async () => {
  const { hiring, someone, threadId, stored } = await conversation();
  const refused = [
    ['   \n\t ', 'Validation failed: Message is required'],
    ['', 'Validation failed: Message is required'],
    [
      'x'.repeat(MESSAGE_LENGTH_MAX + 1),
      `Validation failed: Message: Must be no more than ${MESSAGE_LENGTH_MAX} characters long`,
    ],
    ['nul \u0000', 'Validation failed: Message: Contains characters that cannot be stored'],
    [`${'- '.repeat(4999)}x`, `Validation failed: Message: ${MARKDOWN_SENTENCES.levels}`],
    [`${'_*'.repeat(4999)}x`, `Validation failed: Message: ${MARKDOWN_SENTENCES.levels}`],
  ] as const;
  for (const [message, sentence] of refused) {
    const refusal = { code: 'VALIDATION_FAILED', message: sentence };
    await expect(client(hiring).message.sendAsCompany({ threadId, message })).rejects.toMatchObject(refusal);
    await expect(client(someone).message.sendAsTalent({ threadId, message })).rejects.toMatchObject(refusal);
  }
  expect((await stored()).length).toBe(1);
});

test('a message of an own thread can be read by its address, and no other', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { message } = await client(someone).message.sendAsTalent({ threadId, message: 'Hello' });
  const { messageId } = message.key;
  const elsewhere = await conversation();
  const notFound = { code: 'NOT_FOUND' };
  for (const as of [elsewhere.hiring, elsewhere.someone])
    await expect(client(as).message.get({ threadId, messageId })).rejects.toMatchObject(notFound);
  await expect(
    client(elsewhere.hiring).message.get({ threadId: elsewhere.threadId, messageId }),
  ).rejects.toMatchObject(notFound);
  await expect(client(hiring).message.get({ threadId, messageId: 'none' })).rejects.toMatchObject(notFound);
  for (const as of [hiring, someone])
    expect(await client(as).message.get({ threadId, messageId })).toEqual(message);
});

test('threads of others are not found, and each side has its own call', async () => {
  const { hiring, someone, threadId, stored } = await conversation();
  const [rival, stranger] = [await hiringCompany(), await foundTalent()];
  const sent = { threadId, message: 'Hello' };
  const notFound = { code: 'NOT_FOUND' };
  await expect(client(rival).message.sendAsCompany(sent)).rejects.toMatchObject(notFound);
  await expect(client(stranger).message.sendAsTalent(sent)).rejects.toMatchObject(notFound);
  await expect(client(rival).message.listForCompany({ threadId })).rejects.toMatchObject(notFound);
  await expect(client(stranger).message.listForTalent({ threadId })).rejects.toMatchObject(notFound);
  for (const as of [rival, stranger]) {
    await expect(client(as).thread.get({ threadId })).rejects.toMatchObject(notFound);
    await expect(client(as).thread.markRead({ threadId })).rejects.toMatchObject(notFound);
  }
  const forbidden = { code: 'FORBIDDEN' };
  await expect(client(someone).message.sendAsCompany(sent)).rejects.toMatchObject(forbidden);
  await expect(client(hiring).message.sendAsTalent(sent)).rejects.toMatchObject(forbidden);
  await expect(client().message.sendAsTalent(sent)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect((await stored()).length).toBe(1);
});

test('a company without premium reads and does not send; the talent may still answer', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { companyId } = hiring;
  await db.update(companies).set({ hasPremiumAccess: false }).where(eq(companies.companyId, companyId));
  await expect(client(hiring).message.sendAsCompany({ threadId, message: 'Hello' })).rejects.toMatchObject({
    code: 'PREMIUM_REQUIRED',
    message: 'Sending messages needs a premium subscription.',
  });
  const { message } = await client(someone).message.sendAsTalent({ threadId, message: 'Are you there?' });
  const { messages: seen } = await client(hiring).message.listForCompany({ threadId });
  expect(seen.at(-1)).toEqual(message);
});

test('a message is stored as it was typed, marks the other side unread and moves the thread up', async () => {
  const { hiring, someone, threadId } = await conversation();
  const before = await client(hiring).thread.get({ threadId });
  const text = '<script>alert(1)</script> नमस्ते 🙏\n\n**bold**';
  const { message } = await client(someone).message.sendAsTalent({ threadId, message: text });
  expect(message).toMatchObject({ sender: 'Talent', markdown: text, companyId: hiring.companyId });
  const after = await client(hiring).thread.get({ threadId });
  expect(after.companyThreadReadStatus).toBe('Unread');
  expect(after.updatedIsoDateTimeUtc > before.updatedIsoDateTimeUtc).toBe(true);
  expect(after.updatedIsoDateTimeUtc).toBe(message.createdIsoDateTimeUtc);
});

test('a message that is sent many times at once is one message', async () => {
  const { hiring, someone, threadId, stored } = await conversation();
  const sent = { threadId, message: 'Once', clientMessageId: 'client-message-1' };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => client(hiring).message.sendAsCompany(sent)),
  );
  expect(new Set(answers.map(({ message }) => message.key.messageId)).size).toBe(1);
  expect((await stored()).filter(({ markdown }) => markdown === 'Once').length).toBe(1);
  const happened = await db.select().from(events).where(eq(events.threadId, threadId));
  expect(happened.filter(({ kind }) => kind === 'message.sent').length).toBe(1);
  const other = await client(someone).message.sendAsTalent({ ...sent, message: 'Mine' });
  expect(other.message.markdown).toBe('Mine');
});

test('messages of many senders at once are ordered, and the cursor leads to older ones', async () => {
  const { hiring, someone, threadId } = await conversation();
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const message = `${round} ${index}`;
        return index % 2
          ? client(hiring).message.sendAsCompany({ threadId, message })
          : client(someone).message.sendAsTalent({ threadId, message });
      }),
    );
  }
  const newest = await client(hiring).message.listForCompany({ threadId });
  expect(newest.messages.length).toBe(100);
  const older = await client(hiring).message.listForCompany({ threadId, cursor: newest.cursor });
  expect(older.cursor).toBeNull();
  const all = [...older.messages, ...newest.messages];
  expect(new Set(all.map(({ key }) => key.messageId)).size).toBe(121);
  const times = all.map(({ createdIsoDateTimeUtc }) => createdIsoDateTimeUtc);
  expect(times).toEqual([...new Set(times)].toSorted());
  expect(all[0]?.event).toBe('InvitationSent');
  await expect(client(hiring).message.listForCompany({ threadId, cursor: 'made up' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('a side is marked as read once, and only that side is told', async () => {
  const { hiring, someone, threadId } = await conversation();
  for (let time = 0; time < 3; time += 1) {
    const { thread } = await client(someone).thread.markRead({ threadId });
    expect(thread.talentThreadReadStatus).toBe('Read');
  }
  const happened = await db.select().from(events).where(eq(events.threadId, threadId));
  const read = happened.filter(({ kind }) => kind === 'thread.read');
  expect(read).toMatchObject([{ actorUid: someone.uid, talentId: someone.talentId, companyId: null }]);
  expect((await client(hiring).thread.get({ threadId })).companyThreadReadStatus).toBe('Read');
});

test('opening the messages page is recorded, for its own side only', async () => {
  const { hiring, someone } = await conversation();
  const { companyId } = hiring;
  const { talentId } = someone;
  const first = await client(hiring).messagesPage.visitAsCompany({ companyId });
  const second = await client(hiring).messagesPage.visitAsCompany({ companyId });
  expect(second.messagesPageLastVisitedIsoDateTimeUtc >= first.messagesPageLastVisitedIsoDateTimeUtc).toBe(
    true,
  );
  const visited = await client(someone).messagesPage.visitAsTalent({ talentId });
  expect(Date.parse(visited.messagesPageLastVisitedIsoDateTimeUtc)).toBeGreaterThan(Date.now() - 60_000);
  const rival = await hiringCompany();
  const notFound = { code: 'NOT_FOUND' };
  await expect(client(rival).messagesPage.visitAsCompany({ companyId })).rejects.toMatchObject(notFound);
  await expect(client(await foundTalent()).messagesPage.visitAsTalent({ talentId })).rejects.toMatchObject(
    notFound,
  );
});
