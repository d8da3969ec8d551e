import { describe, expect, test } from 'vitest';
import type { JoiningState } from '../joining-record/choice.ts';
import { CLOSED_FOR, FIRST_STAGES, FIXED_STAGES, STAGE_COLORS } from './choice.ts';
import {
  canBeFilled,
  FIRST_PIPELINE,
  isFixedStage,
  moveRefusal,
  placeOfOffer,
  stagesRefusal,
} from './rule.ts';
import { PipelineStagesDraft } from './schema.ts';
import { CLOSE_REASON_LABELS, PIPELINE_SENTENCES, STAGE_COLOR_LABELS } from './words.ts';

test('a company starts with six stages, four of which it cannot remove', () => {
  expect(FIRST_PIPELINE.map(({ stageId }) => stageId)).toEqual([...FIRST_STAGES]);
  expect(FIRST_PIPELINE.filter(({ stageId }) => isFixedStage(stageId))).toHaveLength(FIXED_STAGES.length);
  expect(Object.keys(STAGE_COLOR_LABELS)).toEqual([...STAGE_COLORS]);
  expect(Object.keys(CLOSE_REASON_LABELS)).toEqual([...CLOSED_FOR]);
});

describe('a company saves its stages', () => {
  const present = { version: 3, stages: FIRST_PIPELINE };
  const save = (draft: object, people: Record<string, number> = {}) =>
    stagesRefusal(
      present,
      PipelineStagesDraft.parse({ version: 3, stages: FIRST_PIPELINE, ...draft }),
      (stageId) => people[stageId] ?? 0,
    )?.message;
  const without = (gone: string) => FIRST_PIPELINE.filter(({ stageId }) => stageId !== gone);
  const task = { name: 'Task', color: 'Red' };
  test.each([
    ['the same', {}, undefined],
    ['in another order', { stages: FIRST_PIPELINE.toReversed() }, undefined],
    ['with one more', { stages: [...FIRST_PIPELINE, task] }, undefined],
    ['without an empty one', { stages: without('Offer') }, undefined],
    ['of an older version', { version: 2 }, PIPELINE_SENTENCES.stagesChanged],
    ['without a fixed one', { stages: [...without('Talking'), task] }, PIPELINE_SENTENCES.fixedStage],
    [
      'with an id of its own',
      { stages: [...FIRST_PIPELINE, { ...task, stageId: 'x' }] },
      PIPELINE_SENTENCES.unknownStage,
    ],
    [
      'twice the same',
      { stages: [...FIRST_PIPELINE, ...FIRST_PIPELINE.slice(0, 1)] },
      PIPELINE_SENTENCES.unknownStage,
    ],
    [
      'under a name that exists',
      { stages: [...FIRST_PIPELINE, { ...task, name: 'ＯFFER' }] },
      PIPELINE_SENTENCES.nameTaken,
    ],
  ])('%s', (_, draft, refused) => expect(save(draft)).toBe(refused));

  const moves = (toStageId: string) => ({
    stages: without('Interview'),
    moves: [{ fromStageId: 'Interview', toStageId }],
  });
  test.each([
    ['nowhere', { stages: without('Interview') }, PIPELINE_SENTENCES.notEmpty('Interview')],
    ['to a stage that stays', moves('Talking'), undefined],
    ['to itself', moves('Interview'), PIPELINE_SENTENCES.unknownStage],
    ['to Invited', moves('Invited'), PIPELINE_SENTENCES.unknownStage],
    ['to Closed', moves('Closed'), PIPELINE_SENTENCES.unknownStage],
  ])('the people of a removed stage go %s', (_, draft, refused) =>
    expect(save(draft, { Interview: 2 })).toBe(refused),
  );
});

describe('a member moves a person', () => {
  const facts = { stages: FIRST_PIPELINE, toStageId: 'Interview', isInvited: false, closeReason: undefined };
  test.each([
    ['to another stage', {}, undefined],
    ['to one that is gone', { toStageId: 'gone' }, PIPELINE_SENTENCES.stageGone],
    ['to Invited', { toStageId: 'Invited' }, PIPELINE_SENTENCES.needsInvitation],
    ['back to Invited, while the invitation waits', { toStageId: 'Invited', isInvited: true }, undefined],
    ['to Closed', { toStageId: 'Closed' }, PIPELINE_SENTENCES.needsReason],
    ['to Closed for a reason', { toStageId: 'Closed', closeReason: 'Pay' as const }, undefined],
  ])('%s', (_, change, refused) => expect(moveRefusal({ ...facts, ...change })?.message).toBe(refused));
});

test('the people of a removed stage go anywhere but to Invited and Closed', () => {
  expect(FIRST_STAGES.filter((stageId) => !canBeFilled(stageId))).toEqual(['Invited', 'Closed']);
});

describe('a job offer', () => {
  const own = { stageId: 'own', name: 'Contract', color: 'Green' } as const;
  const place = (state: JoiningState, fromStageId: string, stages = FIRST_PIPELINE) =>
    placeOfOffer(state, { fromStageId, stages });
  const offer = { stageId: 'Offer' };
  test.each([
    ['offered', 'Shortlisted', offer],
    ['offered', 'Talking', offer],
    ['offered', 'Interview', offer],
    ['offered', 'Offer', undefined],
    ['offered', 'Closed', offer],
    ['accepted', 'Interview', offer],
    ['accepted', 'Offer', undefined],
    ['declined', 'Offer', undefined],
    ['withdrawn', 'Offer', undefined],
    ['notJoined', 'Offer', undefined],
    ['joined', 'Offer', { stageId: 'Closed', closedFor: 'Joined' }],
  ] as const)('that is %s leads out of %s', (state, from, to) => expect(place(state, from)).toEqual(to));

  test('leads out of an earlier stage of the company, not out of a later one', () => {
    const [closed, offered] = [FIRST_PIPELINE.slice(-1), FIRST_PIPELINE.slice(-2, -1)];
    const before = FIRST_PIPELINE.slice(0, -2);
    expect(place('offered', 'own', [...before, own, ...offered, ...closed])).toEqual(offer);
    expect(place('offered', 'own', [...before, ...offered, own, ...closed])).toBeUndefined();
  });

  test('leads nowhere without its stage', () => {
    const stages = FIRST_PIPELINE.filter(({ stageId }) => stageId !== 'Offer');
    expect(place('offered', 'Talking', stages)).toBeUndefined();
  });
});
