import { PackedLabels } from './packed-labels.ts';
import type { LabelColumn, SkillCounter } from './segment.ts';

/** The talents by skill, by the register's key number. */
export class PackedSkills extends PackedLabels implements SkillCounter {
  readonly keys: Uint32Array;

  constructor(size: number, column: LabelColumn, keyOfLabel: Uint32Array, keyCount: number) {
    super(size, column, keyOfLabel, keyCount);
    this.keys = column.labels.map((label) => keyOfLabel[label] as number);
  }
}
