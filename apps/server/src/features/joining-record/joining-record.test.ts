import { UNAVAILABLE_SENTENCES } from '@talaash/domain/block/words';
import { JOINING_KEPT_DAYS, JOINING_RECORDS_MAX } from '@talaash/domain/joining-record/limit';
import type { JoiningAct } from '@talaash/domain/joining-record/schema';
import { JOINING_REFUSALS } from '@talaash/domain/joining-record/words';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { inDays, joiningRecordsOf, jobOffer } from '../../../test/joining-record.ts';
import { openLive } from '../../../test/live.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';
import { threads } from '../../db/schema/thread.ts';
import { followNotices } from '../notice/follow.ts';
import { followNotifications } from '../notification/follow.ts';
import { prune } from '../retention/actions.ts';

let clock = 0;
const app = await testApp({ instead: { now: () => Date.now() + clock } });
const { admin, client, deps, member, talent, url } = app;
const { accepted, conversation, list, move, offer, offered } = joiningRecordsOf(app);
await followNotifications(deps);
await followNotices(deps);
const soon = { interval: 20, timeout: 60_000 };
const JOINED: JoiningAct = { kind: 'sayJoined', joinedIsoDate: inDays(-1) };
const NOT: JoiningAct = { kind: 'sayNotJoined' };

describe('an offer', () => {
  test('is recorded by those who recruit for the company of the conversation', async () => {
    const { hiring, someone, threadId } = await conversation();
    await expect(offer(someone, threadId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(offer(await admin(), threadId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(offer(await member(hiring, 'viewer'), threadId)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(offer((await conversation()).hiring, threadId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(list(await talent(), threadId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const colleague = await member(hiring, 'recruiter');
    const record = await offer(colleague, threadId);
    expect(record).toMatchObject({ ...jobOffer(), state: 'offered', recordedByName: colleague.name });
    expect(await list(await member(hiring, 'viewer'), threadId)).toHaveLength(1);
    const [theirs] = await list(someone, threadId);
    // A talent reads the company's name alone.
    expect(theirs).not.toHaveProperty('recordedByName');
  });

  test('waits for the answer to the invitation, and has dates in order and pay in order', async () => {
    const { hiring, threadId } = await conversation();
    const other = await conversation();
    const { jobPostId } = hiring;
    const { thread } = await client(hiring).invitation.send({ talentId: other.someone.talentId, jobPostId });
    await expect(offer(hiring, thread.key.threadId)).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: JOINING_REFUSALS.notAccepted,
    });
    await expect(offer(hiring, threadId, { joiningIsoDate: inDays(-9) })).rejects.toMatchObject({
      message: JOINING_REFUSALS.joiningBeforeOffer,
    });
    await expect(offer(hiring, threadId, { offeredIsoDate: inDays(3) })).rejects.toMatchObject({
      message: JOINING_REFUSALS.offerAhead,
    });
    await expect(offer(hiring, threadId, { pay: { from: 9, to: 4 } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await list(hiring, threadId)).toEqual([]);
    const { joiningRecordId } = await offer(hiring, threadId, { pay: null });
    expect(await move(hiring, joiningRecordId, { kind: 'withdraw' })).not.toHaveProperty('pay');
  });

  test('follows one that is settled, a few times', async () => {
    const { hiring, someone, threadId, joiningRecordId } = await offered();
    await expect(offer(hiring, threadId)).rejects.toMatchObject({ message: JOINING_REFUSALS.open });
    await move(someone, joiningRecordId, { kind: 'decline' });
    for (let count = 1; count < JOINING_RECORDS_MAX; count += 1) {
      const next = await offer(hiring, threadId);
      await move(hiring, next.joiningRecordId, { kind: 'withdraw' });
    }
    await expect(offer(hiring, threadId)).rejects.toMatchObject({ message: JOINING_REFUSALS.many });
    expect((await list(someone, threadId)).at(-1)).toMatchObject({ joiningRecordId, state: 'declined' });
  });
});

describe('a record', () => {
  test('is moved by its two sides alone, each with its own acts', async () => {
    const { hiring, someone, joiningRecordId } = await offered();
    const strangers = await conversation();
    for (const as of [strangers.hiring, strangers.someone])
      await expect(move(as, joiningRecordId, { kind: 'dispute', reason: 'No.' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await expect(
      move(await member(hiring, 'viewer'), joiningRecordId, { kind: 'withdraw' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(move(hiring, joiningRecordId, { kind: 'accept' })).rejects.toMatchObject({
      message: JOINING_REFUSALS.notYours.company,
    });
    await expect(move(someone, joiningRecordId, JOINED)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('goes from an offer to joined, confirmed by both, live and with entries and mails', async () => {
    const { hiring, someone, threadId, joiningRecordId } = await offered();
    const stream = await openLive(url, hiring);
    await move(someone, joiningRecordId, { kind: 'accept' });
    await vi.waitFor(
      () =>
        expect(stream.received.map(({ event }) => event)).toContainEqual(
          expect.objectContaining({ kind: 'joiningRecord.moved', threadId }),
        ),
      soon,
    );
    const said = await move(hiring, joiningRecordId, JOINED);
    expect(said).toMatchObject({ state: 'accepted', company: { says: 'joined' }, talent: {} });
    expect(await move(someone, joiningRecordId, JOINED)).toMatchObject({
      state: 'joined',
      talent: { says: 'joined', joinedIsoDate: inDays(-1) },
    });
    await expect(move(hiring, joiningRecordId, NOT)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: JOINING_REFUSALS.state.joined,
    });
    const eventsOf = async (as: typeof hiring | typeof someone) =>
      (await client(as).notification.list({})).list
        .filter(({ type }) => type === 'joining')
        .map(({ event }) => event)
        .toSorted();
    await vi.waitFor(async () => {
      expect(await eventsOf(someone)).toEqual(['joining_offered', 'joining_said']);
      expect(await eventsOf(hiring)).toEqual(['joining_accepted', 'joining_confirmed']);
    }, soon);
  });

  test('of two who disagree stays open, and can be disputed and taken back', async () => {
    const { hiring, someone, threadId, joiningRecordId } = await accepted();
    await move(hiring, joiningRecordId, JOINED);
    expect(await move(someone, joiningRecordId, NOT)).toMatchObject({ state: 'accepted' });
    await expect(move(someone, joiningRecordId, { kind: 'dispute', reason: ' ' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const reason = 'I never got a contract.';
    await move(someone, joiningRecordId, { kind: 'dispute', reason });
    expect((await list(hiring, threadId))[0]).toMatchObject({
      talent: { says: 'notJoined', dispute: reason },
    });
    const back = await move(someone, joiningRecordId, { kind: 'takeBackDispute' });
    expect(back.talent).not.toHaveProperty('dispute');
    expect(await move(hiring, joiningRecordId, NOT)).toMatchObject({ state: 'notJoined' });
  });

  test('rests in a conversation that is closed; a dispute is still possible unless one blocked the other', async () => {
    const ended = await accepted();
    await client(ended.someone).thread.end({ threadId: ended.threadId });
    await expect(move(ended.hiring, ended.joiningRecordId, JOINED)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(offer(ended.hiring, ended.threadId)).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const as of [ended.hiring, ended.someone])
      expect(
        await move(as, ended.joiningRecordId, { kind: 'dispute', reason: 'It was another job.' }),
      ).toMatchObject({ state: 'accepted' });
    const blocked = await accepted();
    await client(blocked.someone).block.put({ id: blocked.hiring.companyId });
    for (const act of [JOINED, NOT, { kind: 'dispute', reason: 'No.' }] as const)
      await expect(move(blocked.hiring, blocked.joiningRecordId, act)).rejects.toMatchObject({
        message: UNAVAILABLE_SENTENCES.company,
      });
    expect(await list(blocked.hiring, blocked.threadId)).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('at the same moment', () => {
  test('both confirm: it is joined, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { hiring, someone, threadId, joiningRecordId } = await accepted();
      await Promise.all([move(hiring, joiningRecordId, JOINED), move(someone, joiningRecordId, JOINED)]);
      expect(await list(hiring, threadId)).toMatchObject([{ state: 'joined' }]);
    }
    await deps.db.delete(rateLimits);
  });

  test('one accepts and the other withdraws: exactly one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { hiring, someone, threadId, joiningRecordId } = await offered();
      const outcomes = await Promise.allSettled([
        move(someone, joiningRecordId, { kind: 'accept' }),
        move(hiring, joiningRecordId, { kind: 'withdraw' }),
      ]);
      const won = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(won).toHaveLength(1);
      for (const one of outcomes)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' });
      const state = outcomes[0]?.status === 'fulfilled' ? 'accepted' : 'withdrawn';
      expect(await list(hiring, threadId)).toMatchObject([{ state }]);
    }
    await deps.db.delete(rateLimits);
  });

  test('one disputes while the other confirms: both stand', async () => {
    const { hiring, someone, threadId, joiningRecordId } = await accepted();
    await move(hiring, joiningRecordId, JOINED);
    await Promise.all([
      move(someone, joiningRecordId, JOINED),
      move(hiring, joiningRecordId, { kind: 'dispute', reason: 'The pay was lower.' }),
    ]);
    expect(await list(someone, threadId)).toMatchObject([
      { state: 'joined', company: { dispute: 'The pay was lower.' } },
    ]);
  });

  test('two colleagues record an offer: there is one', async () => {
    const { hiring, threadId } = await conversation();
    const colleague = await member(hiring, 'recruiter');
    const outcomes = await Promise.allSettled([offer(hiring, threadId), offer(colleague, threadId)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list(hiring, threadId)).toHaveLength(1);
  });

  test('one confirms while the other ends the conversation or blocks: nothing is half done', async () => {
    const ending = await accepted();
    const blocking = await accepted();
    const outcomes = await Promise.allSettled([
      move(ending.hiring, ending.joiningRecordId, JOINED),
      client(ending.someone).thread.end({ threadId: ending.threadId }),
      move(blocking.hiring, blocking.joiningRecordId, JOINED),
      client(blocking.someone).block.put({ id: blocking.hiring.companyId }),
    ]);
    for (const [at, of] of [
      [0, ending],
      [2, blocking],
    ] as const) {
      const outcome = outcomes[at];
      const [record] = await list(of.hiring, of.threadId);
      expect(record?.company.says).toBe(outcome?.status === 'fulfilled' ? 'joined' : undefined);
      if (outcome?.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
  });
});

test('an act that repeats itself leaves nothing to read', async () => {
  const { hiring, someone, threadId, joiningRecordId } = await offered();
  await move(someone, joiningRecordId, { kind: 'accept' });
  const read = () => client(hiring).thread.markRead({ threadId });
  const status = async () => {
    const [thread] = await deps.db
      .select({ company: threads.companyThreadReadStatus })
      .from(threads)
      .where(eq(threads.threadId, threadId));
    return thread?.company;
  };
  expect(await status()).toBe('Unread');
  await read();
  await move(someone, joiningRecordId, { kind: 'accept' });
  expect(await status()).toBe('Read');
  await expect(move(someone, joiningRecordId, { kind: 'decline' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await status()).toBe('Read');
  await move(someone, joiningRecordId, JOINED);
  expect(await status()).toBe('Unread');
});

test('a record is deleted after two years, and not a day before', async () => {
  const { joiningRecordId } = await offered();
  const isThere = async () =>
    (await deps.db.select().from(joiningRecords).where(eq(joiningRecords.joiningRecordId, joiningRecordId)))
      .length === 1;
  const day = 24 * 60 * 60 * 1000;
  clock = (JOINING_KEPT_DAYS - 1) * day;
  await prune(deps);
  expect(await isThere()).toBe(true);
  clock = (JOINING_KEPT_DAYS + 1) * day;
  await prune(deps);
  expect(await isThere()).toBe(false);
  clock = 0;
});
