import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { inDays, joiningRecordsOf } from '../../../test/joining-record.ts';
import { openLive } from '../../../test/live.ts';
import type { Person } from '../../../test/person.ts';
import { pipelineOf } from '../../../test/pipeline.ts';

const app = await testApp();
const { client, member, url } = app;
const { conversation, move, offer, offered } = joiningRecordsOf(app);
const { board, placesOn, stageOf } = pipelineOf(app);
const JOINED = { kind: 'sayJoined', joinedIsoDate: inDays(-1) } as const;

type Offered = Awaited<ReturnType<typeof offered>>;
type Of = Awaited<ReturnType<typeof conversation>>;

const place = (of: Of) => stageOf(of.hiring, of.someone);
const toStage = async ({ hiring, someone: { talentId } }: Of, toStageId: string, more: object = {}) => {
  const { version = 0 } = (await placesOn(hiring))[talentId] ?? {};
  const { jobPostId } = hiring;
  await client(hiring).pipeline.move({ jobPostId, talentId, toStageId, version, ...more });
};
const movesOf = async (as: Person, talentId: string) =>
  (await client(as).talentRecord.history({ talentId })).list.flatMap(({ members, move: moved }) =>
    moved ? [[members[0]?.name, moved.fromStage, moved.toStage, moved.closedFor]] : [],
  );

describe('the stage follows a job offer', () => {
  test('not one that is refused', async () => {
    const of = await conversation();
    const viewer = await member(of.hiring, 'viewer');
    await expect(offer(viewer, of.threadId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(offer(of.hiring, of.threadId, { offeredIsoDate: inDays(3) })).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
    });
    expect(await place(of)).toBe('Talking');
    const one = await offered();
    await expect(move(one.hiring, one.joiningRecordId, { kind: 'accept' })).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
    });
    expect(await movesOf(one.hiring, one.someone.talentId)).toHaveLength(1);
  });

  test('from the offer to the one who has joined, live, with the moves in the history', async () => {
    const of = await conversation();
    const { hiring, someone, threadId } = of;
    const colleague = await member(hiring, 'recruiter');
    const stream = await openLive(url, hiring);
    const { joiningRecordId } = await offer(colleague, threadId);
    expect(await place(of)).toBe('Offer');
    await vi.waitFor(
      () =>
        expect(stream.received.map(({ event }) => event)).toContainEqual(
          expect.objectContaining({ kind: 'pipelineEntry.moved', talentId: someone.talentId }),
        ),
      { interval: 20, timeout: 60_000 },
    );
    await move(someone, joiningRecordId, { kind: 'accept' });
    expect(await placesOn(hiring)).toEqual({ [someone.talentId]: { stageId: 'Offer', version: 3 } });
    await move(hiring, joiningRecordId, JOINED);
    expect(await place(of)).toBe('Offer');
    await move(someone, joiningRecordId, JOINED);
    const { columns } = await board(hiring, hiring.jobPostId);
    expect(columns.find(({ stageId }) => stageId === 'Closed')?.list).toMatchObject([
      { closedFor: 'Joined' },
    ]);
    expect(await movesOf(hiring, someone.talentId)).toEqual([
      [undefined, 'Offer', 'Closed', 'Joined'],
      [colleague.name, 'Talking', 'Offer', null],
    ]);
  });

  test.each<[string, (of: Offered) => Promise<unknown>]>([
    ['is declined', ({ someone, joiningRecordId }) => move(someone, joiningRecordId, { kind: 'decline' })],
    ['is withdrawn', ({ hiring, joiningRecordId }) => move(hiring, joiningRecordId, { kind: 'withdraw' })],
    [
      'nobody followed',
      async ({ hiring, someone, joiningRecordId }) => {
        await move(someone, joiningRecordId, { kind: 'accept' });
        await move(hiring, joiningRecordId, { kind: 'sayNotJoined' });
        await move(someone, joiningRecordId, { kind: 'sayNotJoined' });
      },
    ],
  ])('not one that %s: the company decides', async (_, act) => {
    const of = await offered();
    await act(of);
    expect(await place(of)).toBe('Offer');
  });

  test('out of Closed, and not without its stage', async () => {
    const of = await conversation();
    await toStage(of, 'Closed', { closeReason: 'NoAnswer' });
    const { joiningRecordId } = await offer(of.hiring, of.threadId);
    expect(await place(of)).toBe('Offer');
    await move(of.hiring, joiningRecordId, { kind: 'withdraw' });
    await toStage(of, 'Talking');
    const { version, stages } = await client(of.hiring).pipeline.stages({});
    await client(of.hiring).pipeline.saveStages({
      version,
      stages: stages.filter(({ stageId }) => stageId !== 'Offer'),
    });
    await offer(of.hiring, of.threadId);
    expect(await place(of)).toBe('Talking');
  });

  test('while both sides act and a member saves the stages', async () => {
    for (let round = 0; round < 3; round += 1) {
      const of = await offered();
      const { hiring, someone, joiningRecordId } = of;
      await move(someone, joiningRecordId, { kind: 'accept' });
      const { version, stages } = await client(hiring).pipeline.stages({});
      await Promise.all([
        move(hiring, joiningRecordId, JOINED),
        move(someone, joiningRecordId, JOINED),
        client(hiring).pipeline.saveStages({ version, stages }),
        client(someone).message.sendAsTalent({ threadId: of.threadId, message: 'See you on Monday.' }),
      ]);
      expect(await place(of)).toBe('Closed');
    }
  });
});
