import type { PipelineEntry } from '@talaash/contract/pipeline';
import { describe, expect, test } from 'vitest';
import { placedIn } from './placed.ts';

const entry = (talentId: string, stageId: string) => ({ talentId, stageId }) as PipelineEntry;
const idsOf = (list: readonly PipelineEntry[]) => list.map(({ talentId }) => talentId);

describe('moves that are under way', () => {
  const talking = [entry('a', 'Talking'), entry('b', 'Talking')];
  test.each([
    ['none', [], ['a', 'b'], 9],
    ['out', [{ entry: entry('a', 'Talking'), toStageId: 'Offer' }], ['b'], 8],
    ['in, on top', [{ entry: entry('c', 'Offer'), toStageId: 'Talking' }], ['c', 'a', 'b'], 10],
    ['already read again', [{ entry: entry('a', 'Offer'), toStageId: 'Talking' }], ['a', 'b'], 9],
    [
      'out and back',
      [
        { entry: entry('a', 'Talking'), toStageId: 'Offer' },
        { entry: entry('a', 'Offer'), toStageId: 'Talking' },
      ],
      ['a', 'b'],
      9,
    ],
  ])('%s', (_, moves, ids, count) => {
    const placed = placedIn({ stageId: 'Talking', count: 9 }, talking, moves);
    expect([idsOf(placed.list), placed.count]).toEqual([ids, count]);
  });
});
