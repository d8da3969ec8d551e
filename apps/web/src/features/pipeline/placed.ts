import type { PipelineColumn, PipelineEntry } from '@talaash/contract/pipeline';
import type { Move } from './pipeline.ts';

/** The people and the count of a stage, with the moves that are under way. */
export function placedIn(
  { stageId, count }: Pick<PipelineColumn, 'stageId' | 'count'>,
  list: readonly PipelineEntry[],
  moves: readonly Move[],
): { list: readonly PipelineEntry[]; count: number } {
  if (moves.length === 0) return { list, count };
  const last = new Map(moves.map((move) => [move.entry.talentId, move]));
  const listed = new Set(list.map(({ talentId }) => talentId));
  const arriving = [...last.values()]
    .filter(({ toStageId, entry }) => toStageId === stageId && !listed.has(entry.talentId))
    .map(({ entry, closeReason = null }) => ({ ...entry, stageId, closedFor: closeReason }))
    .toReversed();
  const staying = list.filter(({ talentId }) => (last.get(talentId)?.toStageId ?? stageId) === stageId);
  return {
    list: [...arriving, ...staying],
    count: Math.max(0, count + arriving.length - (list.length - staying.length)),
  };
}
