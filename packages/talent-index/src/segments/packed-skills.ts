import { PackedLabels } from './packed-labels.ts';
import type { LabelColumn } from './label-column.ts';
import type { SkillCounter } from './segment.ts';

const SHORT_KEYS_MAX = 0xffff;

/** The talents by skill, by the register's key number. */
export class PackedSkills extends PackedLabels implements SkillCounter {
  readonly keys: Uint16Array | Uint32Array;

  constructor(size: number, column: LabelColumn, keyOfLabel: Uint32Array, keyCount: number) {
    super(size, column, keyOfLabel, keyCount);
    const { labels } = column;
    this.keys = keyCount > SHORT_KEYS_MAX ? new Uint32Array(labels.length) : new Uint16Array(labels.length);
    for (let at = 0; at < labels.length; at += 1) this.keys[at] = keyOfLabel[labels[at] as number] as number;
  }
}
