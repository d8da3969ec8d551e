import { MESSAGE_DRAFT_LENGTH_MAX } from '@talaash/domain/message-draft/limit';
import { MESSAGE_DRAFT_SENTENCES } from '@talaash/domain/message-draft/words';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { messageDrafts } from '../../db/schema/message-draft.ts';

const app = await testApp();
const { client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

async function conversation() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
  return { hiring, someone, threadId: thread.key.threadId };
}

const NONE = { markdown: '', version: null };

test('a draft is refused in threads of others, from roles that do not write, and beyond its length', async () => {
  const { hiring, someone, threadId } = await conversation();
  const draft = { threadId, markdown: 'Hello', basedOn: null };
  const refused: [Person | undefined, string][] = [
    [undefined, 'UNAUTHORIZED'],
    [await member(hiring, 'viewer'), 'FORBIDDEN'],
    [await member(hiring, 'billing'), 'FORBIDDEN'],
    [await hiringCompany(), 'NOT_FOUND'],
    [await foundTalent(), 'NOT_FOUND'],
  ];
  for (const [as, code] of refused) {
    await expect(client(as).messageDraft.save(draft)).rejects.toMatchObject({ code });
    await expect(client(as).messageDraft.get({ threadId })).rejects.toMatchObject({ code });
  }
  const long = { ...draft, markdown: 'x'.repeat(MESSAGE_DRAFT_LENGTH_MAX + 1) };
  await expect(client(someone).messageDraft.save(long)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await client(someone).messageDraft.get({ threadId })).toEqual(NONE);
});

test('an older device is refused instead of replacing a newer text', async () => {
  const { someone, threadId } = await conversation();
  const save = (markdown: string, basedOn: string | null) =>
    client(someone).messageDraft.save({ threadId, markdown, basedOn });
  const changed = { code: 'CONFLICT', message: MESSAGE_DRAFT_SENTENCES.changed };
  const first = await save(' From the phone ', null);
  expect(await client(someone).messageDraft.get({ threadId })).toEqual({
    markdown: ' From the phone ',
    version: first.version,
  });
  await expect(save('From the laptop', null)).rejects.toMatchObject(changed);
  const second = await save('From the laptop', first.version);
  await expect(save('Again from the phone', first.version)).rejects.toMatchObject(changed);
  // An old device cannot delete it either.
  await save('', first.version);
  expect(await client(someone).messageDraft.get({ threadId })).toEqual(second);
  expect(await save('', second.version)).toEqual(NONE);
  await expect(save('Late', second.version)).rejects.toMatchObject(changed);
});

test('saves from many devices at once: one wins', async () => {
  const { someone, threadId } = await conversation();
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) =>
      client(someone).messageDraft.save({ threadId, markdown: `${at}`, basedOn: null }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
});

test('sending deletes the sender’s draft, and no one else’s', async () => {
  const { hiring, someone, threadId } = await conversation();
  const colleague = await member(hiring, 'recruiter');
  for (const as of [hiring, colleague, someone])
    await client(as).messageDraft.save({ threadId, markdown: `of ${as.uid}`, basedOn: null });
  await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
  expect(await client(hiring).messageDraft.get({ threadId })).toEqual(NONE);
  for (const as of [colleague, someone])
    expect(await client(as).messageDraft.get({ threadId })).toMatchObject({ markdown: `of ${as.uid}` });
});

test('a draft is in no answer to the other side and to colleagues', async () => {
  const { hiring, someone, threadId } = await conversation();
  const colleague = await member(hiring, 'recruiter');
  const canary = 'canary-of-a-draft';
  await client(hiring).messageDraft.save({ threadId, markdown: canary, basedOn: null });
  const read = async (as: Person) => [
    await client(as).messageDraft.get({ threadId }),
    await client(as).thread.get({ threadId }),
    await client(as).message.search({ text: canary }),
    await client(as).notification.list({}),
  ];
  const company = [
    await client(colleague).message.listForCompany({ threadId }),
    await client(colleague).thread.listForCompany({}),
    ...(await read(colleague)),
  ];
  const talent = [
    await client(someone).message.listForTalent({ threadId }),
    await client(someone).thread.listForTalent({}),
    ...(await read(someone)),
  ];
  expect(JSON.stringify([company, talent])).not.toContain(canary);
  const recorded = await deps.db.select().from(events).where(eq(events.threadId, threadId));
  expect(JSON.stringify(recorded)).not.toContain(canary);
});

test('a draft goes with its account', async () => {
  const { someone, threadId } = await conversation();
  await client(someone).messageDraft.save({ threadId, markdown: 'Hello', basedOn: null });
  await deps.db.delete(users).where(eq(users.id, someone.uid));
  expect(await deps.db.select().from(messageDrafts).where(eq(messageDrafts.uid, someone.uid))).toEqual([]);
});
