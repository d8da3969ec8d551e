import { id, text, z } from '../base/schema.ts';
import { FIXED_STAGES, STAGE_COLORS } from './choice.ts';
import { STAGE_NAME_LENGTH, STAGES_MAX } from './limit.ts';

const look = {
  name: text(STAGE_NAME_LENGTH.min, STAGE_NAME_LENGTH.max),
  color: z.enum(STAGE_COLORS),
};

export const PipelineStage = z.strictObject({ stageId: id(), ...look });
export type PipelineStage = z.infer<typeof PipelineStage>;

/** All stages of a company as a save sends them, in order. A stage without an id is a new one. */
export const PipelineStagesDraft = z.strictObject({
  /** The version that was edited. */
  version: z.number().int().min(0),
  stages: z
    .array(z.strictObject({ stageId: id().optional(), ...look }))
    .min(FIXED_STAGES.length)
    .max(STAGES_MAX),
  /** Where the people of removed stages go. An empty stage needs no entry. */
  moves: z
    .array(z.strictObject({ fromStageId: id(), toStageId: id() }))
    .max(STAGES_MAX)
    .default([]),
});
export type PipelineStagesDraft = z.infer<typeof PipelineStagesDraft>;

/** The stages of a company in order, and their version. */
export const PipelineStages = z.strictObject({
  version: z.number().int(),
  stages: z.array(PipelineStage),
});
export type PipelineStages = z.infer<typeof PipelineStages>;
