import type { CloseReason } from '@talaash/domain/pipeline/choice';
import { moveRefusal, stagesRefusal } from '@talaash/domain/pipeline/rule';
import type { PipelineStagesDraft } from '@talaash/domain/pipeline/schema';
import { PIPELINE_SENTENCES } from '@talaash/domain/pipeline/words';
import { sql } from 'drizzle-orm';
import { newRecordId } from '../../base/record-id.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal, refusalOf } from '../../call/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { isEntry } from '../../db/pipeline-entry.ts';
import { pipelineEntries, pipelines } from '../../db/schema/pipeline.ts';
import { record } from '../../events/record.ts';
import { lockLists } from '../company-relation/queries.ts';
import { listMembers } from '../company-member/queries.ts';
import { emptyStage, holdStages, placeEntry } from './move.ts';
import { countPeople, type EntryKey, type EntryRow, readEntry, readStages } from './queries.ts';

type Moving = EntryKey & {
  actorUid: string;
  toStageId: string;
  version: number;
  closeReason?: CloseReason | undefined;
  isUndo: boolean;
};

async function lockEntry(tx: Tx, key: EntryKey): Promise<EntryRow> {
  await tx
    .select({ version: pipelineEntries.version })
    .from(pipelineEntries)
    .where(isEntry(key))
    .for('update');
  return requireEntry(tx, key);
}

async function requireEntry(tx: Tx, key: EntryKey): Promise<EntryRow> {
  const found = await readEntry(tx, key);
  if (!found) throw refusal('NOT_FOUND', PIPELINE_SENTENCES.notFound);
  return found;
}

/**
 * Moves a person to a stage. The later of two moves stands; an undo does not replace the move of somebody else. Repeating a move
 * changes nothing. Throws NOT_FOUND, and the refusal of the rule.
 *
 * @returns the entry after and, if somebody moved it since it was seen, before
 */
export function moveEntry({ events }: Pick<Deps, 'events'>, moving: Moving) {
  const { actorUid, toStageId, version, closeReason, isUndo, ...key } = moving;
  return events.transaction(async (tx) => {
    await holdStages(tx, key.companyId);
    const before = await lockEntry(tx, key);
    const { stages } = await readStages(tx, key.companyId);
    const isOutdated = before.entry.version !== version;
    if (isUndo && isOutdated) throw refusal('CONFLICT', PIPELINE_SENTENCES.movedMeanwhile);
    const closedFor = closeReason ?? (isUndo ? (before.entry.closedFor ?? undefined) : undefined);
    const isInvited = before.thread?.invitationStatus === 'Pending';
    const refused = moveRefusal({ stages, toStageId, isInvited, closeReason: closedFor });
    if (refused) throw refusalOf(refused);
    const move = { ...key, stageId: toStageId, actorUid, closedFor };
    const isMoved = await placeEntry(tx, stages, before.entry.stageId, move);
    const isMovedOver = isMoved && isOutdated && before.entry.actedByUid !== actorUid;
    return { after: isMoved ? await requireEntry(tx, key) : before, movedOver: isMovedOver ? before : null };
  });
}

/** Puts a member in charge of a person, or nobody. Throws NOT_FOUND. */
export function assignEntry(
  { events }: Pick<Deps, 'events'>,
  { actorUid, uid, ...key }: EntryKey & { actorUid: string; uid: string | null },
): Promise<EntryRow> {
  return events.transaction(async (tx) => {
    const before = await lockEntry(tx, key);
    if (before.entry.assignedUid === uid) return before;
    if (uid !== null && !(await listMembers(tx, key.companyId)).some((member) => member.uid === uid))
      throw refusal('NOT_FOUND', PIPELINE_SENTENCES.unknownMember);
    await tx
      .update(pipelineEntries)
      .set({ assignedUid: uid, updatedIsoDateTimeUtc: sql`now()` })
      .where(isEntry(key));
    await record(tx, { kind: 'pipelineEntry.moved', actorUid, ...key });
    return requireEntry(tx, key);
  });
}

/**
 * Saves all stages of a company, and moves the people of removed ones. Throws CONFLICT if somebody saved meanwhile, and the
 * refusal of the rule.
 */
export function saveStages(
  { events }: Pick<Deps, 'events'>,
  { companyId, actorUid, draft }: { companyId: string; actorUid: string; draft: PipelineStagesDraft },
) {
  return events.transaction(async (tx) => {
    await lockLists(tx, companyId);
    const present = await readStages(tx, companyId);
    const counts = await countPeople(tx, companyId);
    const refused = stagesRefusal(present, draft, (stageId) => counts[stageId] ?? 0);
    if (refused) throw refusalOf(refused);
    const stages = draft.stages.map((stage) => ({ ...stage, stageId: stage.stageId ?? newRecordId() }));
    const version = present.version + 1;
    const columns = { stages, version, updatedIsoDateTimeUtc: sql`now()` };
    await tx
      .insert(pipelines)
      .values({ companyId, ...columns })
      .onConflictDoUpdate({ target: pipelines.companyId, set: columns });
    for (const { fromStageId, toStageId } of draft.moves) {
      const from = present.stages.find(({ stageId }) => stageId === fromStageId);
      const to = stages.find(({ stageId }) => stageId === toStageId);
      const isRemoved = stages.every(({ stageId }) => stageId !== fromStageId);
      if (from && to && isRemoved) await emptyStage(tx, { companyId, actorUid, from, to });
    }
    await record(tx, { kind: 'pipelineStages.saved', actorUid, companyId });
    return { version, stages };
  });
}
