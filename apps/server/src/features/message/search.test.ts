import { DELETED_MESSAGE_TEXT } from '@talaash/domain/account-deletion/words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { messages } from '../../db/schema/message.ts';

const app = await testApp();
const { admin, client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

async function conversation(hiring?: Awaited<ReturnType<typeof hiringCompany>>) {
  const company = hiring ?? (await hiringCompany({ companyName: 'Blue Heron' }));
  const someone = await foundTalent({ name: 'Asha Rao' });
  const { talentId } = someone;
  const { thread } = await client(company).invitation.send({ talentId, jobPostId: company.jobPostId });
  return { hiring: company, someone, threadId: thread.key.threadId };
}

const found = async (as: Person, text: string) =>
  (await client(as).message.search({ text })).messages.map(({ excerpt }) =>
    excerpt.map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece)).join(''),
  );

test('guests, admins and people for billing search no messages, and short texts are refused', async () => {
  const { hiring, someone } = await conversation();
  const search = (as?: Person) => client(as).message.search({ text: 'hello' });
  await expect(search()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  for (const as of [await admin(), await member(hiring, 'billing')])
    await expect(search(as)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const text of ['', ' ', 'a', 'x'.repeat(101)])
    await expect(client(someone).message.search({ text })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
});

test('each side finds the messages of its own conversations by the beginnings of words', async () => {
  const { hiring, someone, threadId } = await conversation();
  const elsewhere = await conversation();
  await client(someone).message.sendAsTalent({ threadId, message: 'Tuesday works. Who covers **दीवाली**?' });
  await client(hiring).message.sendAsCompany({ threadId, message: 'The on-call rota covers it.' });
  await client(elsewhere.someone).message.sendAsTalent({ threadId: elsewhere.threadId, message: 'Tuesday' });
  expect(await found(hiring, 'tues')).toEqual(['[Tuesday] works. Who covers दीवाली?']);
  expect(await found(someone, 'दीवा')).toEqual(['Tuesday works. Who covers [दीवाली]?']);
  expect(await found(someone, 'COVER')).toEqual([
    'The on-call rota [covers] it.',
    'Tuesday works. Who [covers] दीवाली?',
  ]);
  expect(await found(someone, 'cover rota')).toEqual(['The on-call [rota] [covers] it.']);
  expect(await found(someone, 'uesday')).toEqual([]);
  for (const odd of ["o'r & | !", '() :*', "''", '\\\\', '%_']) expect(await found(someone, odd)).toEqual([]);
  // The line about the invitation is no message of a person.
  expect(await found(hiring, 'invitation')).toEqual([]);
  const [asCompany] = (await client(await member(hiring, 'viewer')).message.search({ text: 'tues' }))
    .messages;
  expect(asCompany).toMatchObject({ key: { threadId }, name: 'Asha Rao', isOwn: false });
  const [asTalent] = (await client(someone).message.search({ text: 'tues' })).messages;
  expect(asTalent).toMatchObject({ name: 'Blue Heron', isOwn: true });
});

test('hidden messages and those of deleted accounts are not found', async () => {
  const { hiring, someone, threadId } = await conversation();
  const { message } = await client(someone).message.sendAsTalent({ threadId, message: 'Something rude' });
  const change = (values: Partial<typeof messages.$inferInsert>) =>
    deps.db.update(messages).set(values).where(eq(messages.messageId, message.key.messageId));
  expect((await found(hiring, 'rude')).length).toBe(1);
  await change({ hiddenByAdminAt: new Date().toISOString() });
  for (const as of [hiring, someone]) expect(await found(as, 'rude')).toEqual([]);
  await change({ hiddenByAdminAt: null, markdown: DELETED_MESSAGE_TEXT });
  expect(await found(hiring, 'deleted')).toEqual([]);
});

test('results come in pages, the newest first', async () => {
  const { hiring, someone, threadId } = await conversation();
  for (let at = 0; at < 5; at += 1)
    await client(someone).message.sendAsTalent({ threadId, message: `needle ${at}` });
  const other = await conversation(hiring);
  await client(other.someone).message.sendAsTalent({ threadId: other.threadId, message: 'needle 5' });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<ReturnType<typeof client>['message']['search']>> = await client(
      hiring,
    ).message.search({ text: 'needle', limit: 2, cursor });
    seen.push(...page.messages.map(({ excerpt }) => excerpt.map(({ text }) => text).join('')));
    ({ cursor } = page);
  } while (cursor !== null);
  expect(seen).toEqual([5, 4, 3, 2, 1, 0].map((at) => `needle ${at}`));
});
