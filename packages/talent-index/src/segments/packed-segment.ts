import type { PackedSkills } from './packed-skills.ts';
import type { PackedTermList } from './packed-term-list.ts';
import type { Bounds } from '../port.ts';
import type { RankColumn } from './rank-column.ts';
import type { Presence, RangeColumn, Segment, SkillColumn } from './segment.ts';
import type { TalentIds } from './talent-ids.ts';

/** An immutable segment with its talents in order. Only its presence changes. */
export class PackedSegment implements Segment {
  readonly size: number;
  readonly isSorted = true;
  readonly presence: Presence;
  readonly talentIds: TalentIds;
  readonly updatedAtMs: Float64Array;
  readonly columns: Record<RangeColumn, RankColumn>;
  readonly skills: SkillColumn;
  readonly open: PackedTermList;
  readonly name: PackedTermList;
  readonly packedSkills: PackedSkills;

  constructor(parts: {
    presence: Presence;
    talentIds: TalentIds;
    updatedAtMs: Float64Array;
    columns: Record<RangeColumn, RankColumn>;
    skills: SkillColumn;
    open: PackedTermList;
    name: PackedTermList;
    packedSkills: PackedSkills;
  }) {
    this.size = parts.talentIds.size;
    this.presence = parts.presence;
    this.talentIds = parts.talentIds;
    this.updatedAtMs = parts.updatedAtMs;
    this.columns = parts.columns;
    this.skills = parts.skills;
    this.open = parts.open;
    this.name = parts.name;
    this.packedSkills = parts.packedSkills;
  }

  /** Speeds up short prefixes, which match many terms. Worth its cost for a segment that lasts. */
  *cacheCommonPrefixes(): Generator<void, void, void> {
    yield* this.open.cacheCommonPrefixes(this.size);
    yield* this.name.cacheCommonPrefixes(this.size);
  }

  talentIdAt(ordinal: number): string {
    return this.talentIds.at(ordinal);
  }

  ordinalOf(talentId: string): number | undefined {
    return this.talentIds.ordinalOf(talentId);
  }

  updatedAtMsAt(ordinal: number): number {
    return this.updatedAtMs[ordinal] as number;
  }

  narrow(ordinalSet: Int32Array, column: RangeColumn, range: Bounds): void {
    this.columns[column].narrow(ordinalSet, range);
  }

  narrowToSkill(ordinalSet: Int32Array, key: number): void {
    this.packedSkills.narrow(ordinalSet, key);
  }

  boundsIn(ordinalSet: Int32Array, count: number, column: RangeColumn, range: Bounds): Bounds {
    return this.columns[column].boundsIn(ordinalSet, count, range);
  }
}
