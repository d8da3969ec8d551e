import { PIPELINE_SENTENCES } from '@talaash/domain/pipeline/words';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLive } from '../../../test/live.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { pipelineOf } from '../../../test/pipeline.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { pipelineEntries, pipelineMoves } from '../../db/schema/pipeline.ts';
import { talents } from '../../db/schema/talent.ts';
import { EXPORTED } from '../data-export/exported.ts';

const app = await testApp();
const { client, deps, member, url } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);
const { board, placesOn, shortlist, shortlisted, stageOf } = pipelineOf(app);
const soon = { interval: 20, timeout: 60_000 };

describe('a pipeline', () => {
  test('is found by members of its company alone', async () => {
    const { hiring, key, move } = await shortlisted();
    const rival = await hiringCompany();
    const notFound = { code: 'NOT_FOUND' };
    await expect(board(rival, key.jobPostId)).rejects.toMatchObject(notFound);
    await expect(client(rival).pipeline.table({ jobPostId: key.jobPostId })).rejects.toMatchObject(notFound);
    await expect(
      client(rival).pipeline.page({ jobPostId: key.jobPostId, stageId: 'Shortlisted' }),
    ).rejects.toMatchObject(notFound);
    await expect(move(rival, 'Interview')).rejects.toMatchObject({ message: PIPELINE_SENTENCES.notFound });
    await expect(client(rival).pipeline.assign({ ...key, uid: rival.uid })).rejects.toMatchObject(notFound);
    await expect(client(hiring).pipeline.assign({ ...key, uid: rival.uid })).rejects.toMatchObject({
      message: PIPELINE_SENTENCES.unknownMember,
    });
    await expect(board(await foundTalent(), key.jobPostId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is read by a viewer, changed by a recruiter, and closed to billing members', async () => {
    const { hiring, key, move } = await shortlisted();
    const [recruiter, viewer, billing] = [
      await member(hiring, 'recruiter'),
      await member(hiring, 'viewer'),
      await member(hiring, 'billing'),
    ];
    expect((await board(viewer, key.jobPostId)).columns[0]).toMatchObject({
      stageId: 'Shortlisted',
      count: 1,
    });
    const forbidden = { code: 'FORBIDDEN' };
    await expect(board(billing, key.jobPostId)).rejects.toMatchObject(forbidden);
    const { version, stages } = await client(viewer).pipeline.stages({});
    await expect(client(viewer).pipeline.saveStages({ version, stages })).rejects.toMatchObject(forbidden);
    for (const one of [viewer, billing])
      await expect(move(one, 'Interview')).rejects.toMatchObject(forbidden);
    expect((await move(recruiter, 'Interview')).entry).toMatchObject({
      stageId: 'Interview',
      version: 2,
      member: { uid: recruiter.uid },
    });
  });
});

describe('a move', () => {
  test('is refused to Invited without an invitation, to Closed without a reason, and to no stage', async () => {
    const { hiring, someone, move } = await shortlisted();
    const refusedWith = (message: string) => ({ message });
    await expect(move(hiring, 'Invited')).rejects.toMatchObject(
      refusedWith(PIPELINE_SENTENCES.needsInvitation),
    );
    await expect(move(hiring, 'Closed')).rejects.toMatchObject(refusedWith(PIPELINE_SENTENCES.needsReason));
    await expect(move(hiring, 'gone')).rejects.toMatchObject(refusedWith(PIPELINE_SENTENCES.stageGone));
    expect(await placesOn(hiring)).toEqual({ [someone.talentId]: { stageId: 'Shortlisted', version: 1 } });
    expect((await move(hiring, 'Closed', { closeReason: 'Pay' })).entry.stageId).toBe('Closed');
    expect((await move(hiring, 'Shortlisted', { version: 2, isUndo: true })).entry.stageId).toBe(
      'Shortlisted',
    );
    // An undo of the undo needs no reason again.
    expect((await move(hiring, 'Closed', { version: 3, isUndo: true })).entry.stageId).toBe('Closed');
  });

  test('of two members at once: the later stands and hears of the earlier; an undo does not replace it', async () => {
    const { hiring, someone, key, move } = await shortlisted();
    const colleague = await member(hiring, 'recruiter');
    const [stream, ofTalent] = [await openLive(url, colleague), await openLive(url, someone)];
    const answers = await Promise.all([move(hiring, 'Interview'), move(colleague, 'Offer')]);
    const later = answers.findIndex(({ entry }) => entry.version === 3);
    const [stands, replaced] = later === 0 ? ['Interview', 'Offer'] : ['Offer', 'Interview'];
    expect(answers[later]).toMatchObject({ movedOver: { stageId: replaced } });
    expect(answers[1 - later]).not.toHaveProperty('movedOver');
    expect(await stageOf(hiring, someone)).toBe(stands);
    const earlier = later === 0 ? colleague : hiring;
    await expect(move(earlier, 'Shortlisted', { version: 2, isUndo: true })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: PIPELINE_SENTENCES.movedMeanwhile,
    });
    await vi.waitFor(
      () =>
        expect(stream.received.filter(({ event }) => event.kind === 'pipelineEntry.moved')).toMatchObject([
          { event: key },
          { event: key },
        ]),
      soon,
    );
    expect(ofTalent.kinds()).not.toContain('pipelineEntry.moved');
    const written = await deps.db
      .select()
      .from(events)
      .where(and(eq(events.companyId, hiring.companyId), eq(events.kind, 'pipelineEntry.moved')));
    expect(new Set(written.map(({ actorUid }) => actorUid))).toEqual(new Set([hiring.uid, colleague.uid]));
    expect(written).toHaveLength(2);
  });

  test('repeated changes nothing, and "mine" are those whom a member moved or has', async () => {
    const { hiring, key, move } = await shortlisted();
    const colleague = await member(hiring, 'recruiter');
    await move(hiring, 'Interview');
    expect((await move(colleague, 'Interview', { version: 2 })).entry).toMatchObject({ version: 2 });
    const minesOf = async (as: Person) =>
      (await board(as, key.jobPostId, true)).columns.reduce((sum, { count }) => sum + count, 0);
    expect([await minesOf(hiring), await minesOf(colleague)]).toEqual([1, 0]);
    await client(hiring).pipeline.assign({ ...key, uid: colleague.uid });
    expect([await minesOf(hiring), await minesOf(colleague)]).toEqual([0, 1]);
  });
});

test('the history of a person names the members who moved them, the stages and the reason', async () => {
  const { hiring, someone, key, move } = await shortlisted();
  const [colleague, rival] = [await member(hiring, 'recruiter'), await hiringCompany()];
  const movesOf = async (as: Person) =>
    (await client(as).talentRecord.history({ talentId: key.talentId })).list
      .filter(({ kind }) => kind === 'moved')
      .map(({ members, jobPostTitle, move: moved }) => [members[0]?.name, jobPostTitle, moved]);
  await move(hiring, 'Interview');
  await move(colleague, 'Closed', { version: 2, closeReason: 'Pay' });
  await expect(move(hiring, 'Offer', { version: 2, isUndo: true })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await move(hiring, 'Interview', { version: 3 });
  const { version, stages } = await client(hiring).pipeline.stages({});
  await client(hiring).pipeline.saveStages({
    version,
    stages: stages
      .filter(({ stageId }) => stageId !== 'Interview')
      .map((stage) => (stage.stageId === 'Offer' ? { ...stage, name: 'Contract' } : stage)),
    moves: [{ fromStageId: 'Interview', toStageId: 'Offer' }],
  });
  const title = 'Senior React Developer';
  const between = (fromStage: string, toStage: string, closedFor: string | null = null) => ({
    fromStage,
    toStage,
    closedFor,
  });
  expect(await movesOf(colleague)).toEqual([
    [hiring.name, title, between('Interview', 'Contract')],
    [hiring.name, title, between('Closed', 'Interview')],
    [colleague.name, title, between('Interview', 'Closed', 'Pay')],
    [hiring.name, title, between('Shortlisted', 'Interview')],
  ]);
  expect(await movesOf(rival)).toEqual([]);
  await expect(movesOf(someone)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await client(hiring).invitation.send({ talentId: key.talentId, jobPostId: key.jobPostId });
  await client(someone).dataHolder.end({ companyId: hiring.companyId });
  expect(await deps.db.$count(pipelineMoves, eq(pipelineMoves.talentId, key.talentId))).toBe(0);
});

describe('stages', () => {
  test('are renamed, added and ordered; an older version is refused', async () => {
    const { hiring, key, move } = await shortlisted();
    const { version, stages } = await client(hiring).pipeline.stages({});
    const [first, ...others] = stages;
    if (!first) throw new Error('No stage.');
    const saved = await client(hiring).pipeline.saveStages({
      version,
      stages: [{ ...first, name: 'Found' }, { name: 'Task', color: 'Red' }, ...others],
    });
    expect(saved.stages.map(({ name }) => name)).toEqual([
      'Found',
      'Task',
      'Invited',
      'Talking',
      'Interview',
      'Offer',
      'Closed',
    ]);
    await expect(client(hiring).pipeline.saveStages({ version, stages })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: PIPELINE_SENTENCES.stagesChanged,
    });
    const task = saved.stages[1]?.stageId ?? '';
    expect((await move(hiring, task)).entry.stageId).toBe(task);
    const without = saved.stages.filter(({ stageId }) => stageId !== task);
    await expect(
      client(hiring).pipeline.saveStages({ version: saved.version, stages: without }),
    ).rejects.toMatchObject({ message: PIPELINE_SENTENCES.notEmpty('Task') });
    await client(hiring).pipeline.saveStages({
      version: saved.version,
      stages: without,
      moves: [{ fromStageId: task, toStageId: 'Offer' }],
    });
    expect(await placesOn(hiring)).toEqual({ [key.talentId]: { stageId: 'Offer', version: 3 } });
  });

  test('of people by pages and in a chosen order, with reasons as totals from five on', async () => {
    const hiring = await hiringCompany();
    const names = ['Asha', 'Bela', 'Chitra', 'Divya', 'Esha', 'Farah', 'Gita'];
    for (const [at, name] of names.entries())
      await shortlist(hiring, await foundTalent({ name, experienceInYears: at }));
    const { jobPostId } = hiring;
    const { columns, closedFor } = await board(hiring, jobPostId);
    expect([columns[0]?.count, columns[0]?.list.length, closedFor]).toEqual([7, 5, null]);
    const rest = await client(hiring).pipeline.page({
      jobPostId,
      stageId: 'Shortlisted',
      cursor: columns[0]?.cursor ?? null,
    });
    expect(rest.list.map(({ talentName }) => talentName)).toEqual(['Bela', 'Asha']);
    expect(rest.cursor).toBeNull();
    const sorted = async (sort: 'name' | 'experience' | 'stage' | 'pay' | 'notice', isDescending: boolean) =>
      (await client(hiring).pipeline.table({ jobPostId, sort, isDescending })).list.map(
        ({ talentName }) => talentName,
      );
    expect(await sorted('name', false)).toEqual(names);
    expect(await sorted('experience', true)).toEqual(names.toReversed());
    for (const by of ['stage', 'pay', 'notice'] as const) expect(await sorted(by, true)).toHaveLength(7);
    const all = await client(hiring).pipeline.table({ jobPostId });
    for (const { talentId, version } of all.list.slice(0, 5))
      await client(hiring).pipeline.move({
        jobPostId,
        talentId,
        version,
        toStageId: 'Closed',
        closeReason: 'Pay',
      });
    expect((await board(hiring, jobPostId)).closedFor).toEqual([{ reason: 'Pay', count: 5 }]);
  });
});

test('entries are in the export of the company alone, and go with the talent, the job post and the company', async () => {
  const { hiring, someone } = await shortlisted();
  const jobPostId = await addJobPost(hiring.companyId);
  const [second, third] = [await foundTalent(), await foundTalent()];
  for (const [one, of] of [
    [second, jobPostId],
    [third, hiring.jobPostId],
  ] as const)
    await shortlist({ ...hiring, jobPostId: of }, one);
  const whose = ({ uid }: Person, side: object) => ({ uid, talentId: null, companyId: null, ...side });
  const exported = (of: ReturnType<typeof whose>) => EXPORTED['pipeline_entries']?.read(deps.db, of);
  expect(await exported(whose(hiring, { companyId: hiring.companyId }))).toHaveLength(3);
  expect(await exported(whose(someone, { talentId: someone.talentId }))).toEqual([]);
  for (const { talentId, jobPostId: of } of [
    { ...someone, jobPostId: hiring.jobPostId },
    { ...second, jobPostId },
    { ...third, jobPostId: hiring.jobPostId },
  ])
    await client(hiring).pipeline.move({ jobPostId: of, talentId, version: 1, toStageId: 'Interview' });
  const movesOf = (of: ReturnType<typeof whose>) => EXPORTED['pipeline_moves']?.read(deps.db, of);
  expect(await movesOf(whose(hiring, { companyId: hiring.companyId }))).toMatchObject([
    { toStage: 'Interview' },
    { toStage: 'Interview' },
    { toStage: 'Interview' },
  ]);
  expect(await movesOf(whose(someone, { talentId: someone.talentId }))).toEqual([]);
  const movesLeft = () => deps.db.$count(pipelineMoves, eq(pipelineMoves.companyId, hiring.companyId));
  const left = async () =>
    (await deps.db.select().from(pipelineEntries).where(eq(pipelineEntries.companyId, hiring.companyId))).map(
      ({ talentId }) => talentId,
    );
  await deps.db.delete(talents).where(eq(talents.talentId, someone.talentId));
  expect((await left()).sort()).toEqual([second.talentId, third.talentId].sort());
  await deps.db.delete(jobPosts).where(eq(jobPosts.jobPostId, jobPostId));
  expect([await left(), await movesLeft()]).toEqual([[third.talentId], 1]);
  await deps.db.delete(companies).where(eq(companies.companyId, hiring.companyId));
  expect([await left(), await movesLeft()]).toEqual([[], 0]);
});
