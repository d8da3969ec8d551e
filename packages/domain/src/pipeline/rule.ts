import type { ErrorCode } from '../base/error-code.ts';
import type { JoiningState } from '../joining-record/choice.ts';
import {
  type ClosedFor,
  FIRST_STAGES,
  type FirstStage,
  FIXED_STAGES,
  type FixedStage,
  type StageColor,
} from './choice.ts';
import type { PipelineStage, PipelineStagesDraft } from './schema.ts';
import { FIRST_STAGE_NAMES, PIPELINE_SENTENCES } from './words.ts';

/** Whether a stage follows what happens, so that it cannot be removed. */
export const isFixedStage = (stageId: string): stageId is FixedStage =>
  (FIXED_STAGES as readonly string[]).includes(stageId);

const FIRST_COLORS: Record<(typeof FIRST_STAGES)[number], StageColor> = {
  Shortlisted: 'Grey',
  Invited: 'Amber',
  Talking: 'Pale',
  Interview: 'Main',
  Offer: 'Green',
  Closed: 'Grey',
};

/** The stages of a company that has not changed them. */
export const FIRST_PIPELINE: readonly PipelineStage[] = FIRST_STAGES.map((stageId) => ({
  stageId,
  name: FIRST_STAGE_NAMES[stageId],
  color: FIRST_COLORS[stageId],
}));

type Refusal = { code: ErrorCode; message: string };

const violation = (message: string): Refusal => ({ code: 'BUSINESS_RULE_VIOLATION', message });

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Why a company cannot save these stages in place of its present ones; undefined if it can. */
export function stagesRefusal(
  present: { version: number; stages: readonly PipelineStage[] },
  { version, stages, moves }: PipelineStagesDraft,
  /** How many people each present stage has. */
  peopleIn: (stageId: string) => number,
): Refusal | undefined {
  if (version !== present.version) return { code: 'CONFLICT', message: PIPELINE_SENTENCES.stagesChanged };
  const kept = stages.flatMap(({ stageId }) => stageId ?? []);
  const known = new Set(present.stages.map(({ stageId }) => stageId));
  if (new Set(kept).size < kept.length || kept.some((stageId) => !known.has(stageId)))
    return violation(PIPELINE_SENTENCES.unknownStage);
  if (FIXED_STAGES.some((stageId) => !kept.includes(stageId)))
    return violation(PIPELINE_SENTENCES.fixedStage);
  if (new Set(stages.map(({ name }) => nameKey(name))).size < stages.length)
    return violation(PIPELINE_SENTENCES.nameTaken);
  for (const { stageId, name } of present.stages) {
    if (kept.includes(stageId) || peopleIn(stageId) === 0) continue;
    const to = moves.find(({ fromStageId }) => fromStageId === stageId)?.toStageId;
    if (to === undefined) return violation(PIPELINE_SENTENCES.notEmpty(name));
    if (!kept.includes(to) || !canBeFilled(to)) return violation(PIPELINE_SENTENCES.unknownStage);
  }
  return undefined;
}

/** Whether a member can move anybody to a stage: an invitation alone leads to Invited, and Closed asks for a reason. */
export const canBeFilled = (stageId: string): boolean => stageId !== 'Invited' && stageId !== 'Closed';

/** Why a member cannot move a person to a stage; undefined if they can. */
export function moveRefusal(facts: {
  stages: readonly PipelineStage[];
  toStageId: string;
  /** Whether an invitation for this job post waits for its answer. */
  isInvited: boolean;
  closeReason: ClosedFor | undefined;
}): Refusal | undefined {
  const { stages, toStageId, isInvited, closeReason } = facts;
  if (!stages.some(({ stageId }) => stageId === toStageId))
    return { code: 'NOT_FOUND', message: PIPELINE_SENTENCES.stageGone };
  if (toStageId === 'Invited' && !isInvited) return violation(PIPELINE_SENTENCES.needsInvitation);
  if (toStageId === 'Closed' && closeReason === undefined) return violation(PIPELINE_SENTENCES.needsReason);
  return undefined;
}

/** A stage, and why an entry in Closed is there. */
export type EntryPlace = { stageId: FirstStage; closedFor?: ClosedFor };

/**
 * Where an entry goes when its job offer reaches a state; undefined if it stays. An offer leads forward or out of Closed, so that a
 * later stage of the company's own stays. One that came to nothing leads nowhere: the company decides what is next.
 *
 * @param stages those of the company, in order
 */
export function placeOfOffer(
  state: JoiningState,
  { fromStageId, stages }: { fromStageId: string; stages: readonly PipelineStage[] },
): EntryPlace | undefined {
  if (state === 'joined') return { stageId: 'Closed', closedFor: 'Joined' };
  if (state !== 'offered' && state !== 'accepted') return undefined;
  const orderOf = (id: string) => stages.findIndex(({ stageId }) => stageId === id);
  const isForward = fromStageId === 'Closed' || orderOf(fromStageId) < orderOf('Offer');
  return isForward ? { stageId: 'Offer' } : undefined;
}
