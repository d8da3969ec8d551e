import { isoDateTimeUtc, z } from '../base/schema.ts';
import { FileRef } from '../file/schema.ts';
import { HEADSHOT_STYLES } from './choice.ts';
import { HEADSHOT_RUNS_A_DAY, HEADSHOT_VARIATIONS } from './limit.ts';

/** A variation and its stored picture, which is deleted after a day unless a profile names it. */
export const HeadshotVariation = z.object({ style: z.enum(HEADSHOT_STYLES), picture: FileRef });
export type HeadshotVariation = z.infer<typeof HeadshotVariation>;

/** How many runs are left, and when the next one is free if none is left. */
export const HeadshotRuns = z.object({
  runsLeft: z.number().int().min(0).max(HEADSHOT_RUNS_A_DAY),
  nextIsoDateTimeUtc: isoDateTimeUtc().nullable(),
});
export type HeadshotRuns = z.infer<typeof HeadshotRuns>;

/**
 * `isMasked`: the person was found in the picture, so the background could be replaced. `isAiEdited`: an image model made them.
 * `isModelAway`: it was configured, but did not deliver.
 */
export const HeadshotAnswer = z.object({
  variations: z.array(HeadshotVariation).length(HEADSHOT_VARIATIONS),
  isMasked: z.boolean(),
  isAiEdited: z.boolean(),
  isModelAway: z.boolean(),
  /** The original of a model's pictures. It is kept as long as the profile names one of them. */
  original: FileRef.optional(),
  runs: HeadshotRuns,
});
export type HeadshotAnswer = z.infer<typeof HeadshotAnswer>;
