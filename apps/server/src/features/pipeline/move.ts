import type { JoiningState } from '@talaash/domain/joining-record/choice';
import type { ClosedFor } from '@talaash/domain/pipeline/choice';
import { placeOfOffer } from '@talaash/domain/pipeline/rule';
import type { PipelineStage } from '@talaash/domain/pipeline/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { insertFrom } from '../../db/insert-from.ts';
import { isEntry, MOVED } from '../../db/pipeline-entry.ts';
import { companies } from '../../db/schema/company.ts';
import { pipelineEntries, pipelineMoves } from '../../db/schema/pipeline.ts';
import { talents } from '../../db/schema/talent.ts';
import { record } from '../../events/record.ts';
import { type EntryKey, readStages } from './queries.ts';

/** Keeps the stages as they are until the transaction ends, so that nobody is moved to one that is removed meanwhile. */
export async function holdStages(tx: Tx, companyId: string): Promise<void> {
  await tx
    .select({ companyId: companies.companyId })
    .from(companies)
    .where(eq(companies.companyId, companyId))
    .for('share');
}

type Move = EntryKey & {
  /** One of FIRST_STAGES, or a stage of the company's own. */
  stageId: string;
  /** The member who acts; null for the product, or for the talent. */
  actorUid: string | null;
  closedFor?: ClosedFor | undefined;
};

type Pair = { companyId: string; talentId: string };

/** Locks both sides before a conversation in which an offer is recorded or moved: the deletion of either locks it first, too. */
export async function holdSides(tx: Tx, { companyId, talentId }: Pair): Promise<void> {
  await holdStages(tx, companyId);
  await tx
    .select({ talentId: talents.talentId })
    .from(talents)
    .where(eq(talents.talentId, talentId))
    .for('key share');
}

/**
 * A job offer has reached a state: the entry follows, within the transaction that stores the record, and after `holdSides`. An entry
 * that is gone stays gone.
 *
 * @param actorUid the member who did it; null for the talent
 * @returns whether the person was moved
 */
export async function entryFollowsOffer(
  tx: Tx,
  { state, actorUid, ...key }: EntryKey & { state: JoiningState; actorUid: string | null },
): Promise<boolean> {
  const { stages } = await readStages(tx, key.companyId);
  const [before] = await tx
    .select({ stageId: pipelineEntries.stageId })
    .from(pipelineEntries)
    .where(isEntry(key))
    .for('update');
  const place = before && placeOfOffer(state, { fromStageId: before.stageId, stages });
  return place ? placeEntry(tx, stages, before.stageId, { ...key, ...place, actorUid }) : false;
}

/**
 * Moves a person whose entry is locked and whose stages are held, and writes the event. It does not check the rules of a move by hand.
 *
 * @returns whether the person was moved: not if the company has removed the stage, or they are there already
 */
export async function placeEntry(
  tx: Tx,
  stages: readonly PipelineStage[],
  fromStageId: string,
  { stageId, actorUid: actedByUid, closedFor: reason, ...key }: Move,
): Promise<boolean> {
  const nameOf = (id: string) => stages.find((stage) => stage.stageId === id)?.name;
  const toStage = nameOf(stageId);
  if (toStage === undefined || stageId === fromStageId) return false;
  const closedFor = stageId === 'Closed' ? (reason ?? 'SomethingElse') : null;
  await tx
    .update(pipelineEntries)
    .set({
      stageId,
      ...MOVED,
      ...(actedByUid === null ? {} : { actedByUid }),
      // Kept when it leaves Closed, so that an undo finds it.
      ...(closedFor === null ? {} : { closedFor }),
    })
    .where(isEntry(key));
  const { companyId, talentId, jobPostId } = key;
  const fromStage = nameOf(fromStageId) ?? fromStageId;
  await tx
    .insert(pipelineMoves)
    .values({ companyId, talentId, jobPostId, fromStage, toStage, closedFor, actedByUid });
  await record(tx, { kind: 'pipelineEntry.moved', actorUid: actedByUid, companyId, talentId, jobPostId });
  return true;
}

type Emptying = { companyId: string; actorUid: string; from: PipelineStage; to: PipelineStage };

/** Moves everybody of a removed stage, in one statement. It writes no event: that of the stages tells of it. */
export async function emptyStage(tx: Tx, { companyId, actorUid, from, to }: Emptying): Promise<void> {
  const moved = tx
    .update(pipelineEntries)
    .set({ stageId: to.stageId, ...MOVED, actedByUid: actorUid })
    .where(and(eq(pipelineEntries.companyId, companyId), eq(pipelineEntries.stageId, from.stageId)))
    .returning({ talentId: pipelineEntries.talentId, jobPostId: pipelineEntries.jobPostId });
  const written = insertFrom(
    pipelineMoves,
    {
      companyId,
      talentId: sql`moved.talent_id`,
      jobPostId: sql`moved.job_post_id`,
      fromStage: from.name,
      toStage: to.name,
      actedByUid: actorUid,
    },
    sql`from moved`,
  );
  await tx.execute(sql`with moved as ${moved} ${written}`);
}
