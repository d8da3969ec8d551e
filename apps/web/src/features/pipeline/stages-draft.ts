import type { PipelineStage, PipelineStagesDraft } from '@talaash/domain/pipeline/schema';

/** A stage that is being edited. A new one has no id yet. */
export type DraftStage = Omit<PipelineStage, 'stageId'> & { stageId?: string; key: string };

/** The stages with one of them a place up or down. */
export function moveStage(stages: readonly DraftStage[], at: number, step: 1 | -1): DraftStage[] {
  const [stage, other] = [stages[at], stages[at + step]];
  if (!stage || !other) return [...stages];
  return stages.map((one, index) => (index === at ? other : index === at + step ? stage : one));
}

/** What a save sends. @param goals where the people of removed stages go, by the id of the stage */
export const toDraft = (
  version: number,
  stages: readonly DraftStage[],
  goals: Readonly<Record<string, string>>,
): PipelineStagesDraft => ({
  version,
  stages: stages.map(({ stageId, name, color }) => ({
    ...(stageId === undefined ? {} : { stageId }),
    name: name.trim(),
    color,
  })),
  moves: Object.entries(goals)
    .filter(([fromStageId]) => stages.every(({ stageId }) => stageId !== fromStageId))
    .map(([fromStageId, toStageId]) => ({ fromStageId, toStageId })),
});
