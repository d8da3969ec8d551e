import type { PackedSkills } from './packed-skills.ts';
import type { PackedWordList } from './packed-word-list.ts';
import type { Bounds } from '../port.ts';
import type { RankColumn } from './rank-column.ts';
import type { Presence, RangeColumn, Segment, SkillColumn } from './segment.ts';
import type { TalentIds } from './talent-ids.ts';

/** A settled part of the index, its talent in order. Nothing in it changes but who is still here. */
export class PackedSegment implements Segment {
  readonly size: number;
  readonly isInOrder = true;
  readonly presence: Presence;
  readonly talentIds: TalentIds;
  readonly updatedAtMs: Float64Array;
  readonly columns: Record<RangeColumn, RankColumn>;
  readonly skills: SkillColumn;
  readonly open: PackedWordList;
  readonly name: PackedWordList;
  readonly packedSkills: PackedSkills;

  constructor(parts: {
    presence: Presence;
    talentIds: TalentIds;
    updatedAtMs: Float64Array;
    columns: Record<RangeColumn, RankColumn>;
    skills: SkillColumn;
    open: PackedWordList;
    name: PackedWordList;
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

  /** Makes questions quicker that begin many words. Worth it for a segment that lasts. */
  *keepCommonPrefixes(): Generator<void, void, void> {
    yield* this.open.keepCommonPrefixes(this.size);
    yield* this.name.keepCommonPrefixes(this.size);
  }

  talentIdAt(place: number): string {
    return this.talentIds.at(place);
  }

  placeOf(talentId: string): number | undefined {
    return this.talentIds.placeOf(talentId);
  }

  updatedAtMsAt(place: number): number {
    return this.updatedAtMs[place] as number;
  }

  narrow(places: Int32Array, column: RangeColumn, range: Bounds): void {
    this.columns[column].narrow(places, range);
  }

  narrowToSkill(places: Int32Array, key: number): void {
    this.packedSkills.narrow(places, key);
  }

  boundsIn(places: Int32Array, count: number, column: RangeColumn, range: Bounds): Bounds {
    return this.columns[column].boundsIn(places, count, range);
  }
}
