import { addOrdinal, ordinalsIn, popCount } from './bitset.ts';
import { addAll, copyOf, countOrdinals, emptySet } from './set-memory.ts';
import type { ScoreArea } from './impact-table.ts';
import { FlagTable } from './flag-table.ts';
import type { NameColumn } from './name-column.ts';
import { NumberCounts } from './number-counts.ts';
import type { PackedLabels } from './packed-labels.ts';
import type { PackedTermList } from './packed-term-list.ts';
import type { Bounds } from '../port.ts';
import type { RankColumn } from './rank-column.ts';
import type { LabelColumn } from './label-column.ts';
import type { NumberColumn, NumberTally, Presence, RangeColumn, Segment } from './segment.ts';
import type { SkillColumn } from './skill-column.ts';
import type { TalentIds } from './talent-ids.ts';
import type { Flag } from './trait.ts';

/** Fewer talents than this share are all looked at for the first by a number. */
const FEW_SHARE = 1 / 64;

/** What a packed segment is made of. */
export type PackedParts = {
  presence: Presence;
  talentIds: TalentIds;
  updatedAtMs: Float64Array;
  columns: Record<NumberColumn, RankColumn>;
  skills: LabelColumn;
  skillMonths: Uint16Array;
  traits: LabelColumn;
  flags: Uint16Array;
  open: PackedTermList;
  name: PackedTermList;
  packedSkills: PackedLabels;
  skillColumn: SkillColumn;
  packedTraits: PackedLabels;
  packedNames: NameColumn;
};

/** An immutable segment with its talents in order. Only its presence changes. */
export class PackedSegment implements Segment {
  readonly size: number;
  readonly isSorted = true;
  readonly presence: Presence;
  readonly talentIds: TalentIds;
  readonly updatedAtMs: Float64Array;
  readonly columns: Record<NumberColumn, RankColumn>;
  readonly skills: LabelColumn;
  readonly skillMonths: Uint16Array;
  readonly traits: LabelColumn;
  readonly flags: Uint16Array;
  readonly open: PackedTermList;
  readonly name: PackedTermList;
  readonly skillColumn: SkillColumn;
  readonly packedNames: NameColumn;
  readonly #skills: PackedLabels;
  readonly #traits: PackedLabels;
  readonly #numberCounts: NumberCounts;
  readonly #flagTable: FlagTable;

  constructor(parts: PackedParts) {
    this.size = parts.talentIds.size;
    this.presence = parts.presence;
    this.talentIds = parts.talentIds;
    this.updatedAtMs = parts.updatedAtMs;
    this.columns = parts.columns;
    this.skills = parts.skills;
    this.skillMonths = parts.skillMonths;
    this.traits = parts.traits;
    this.flags = parts.flags;
    this.open = parts.open;
    this.name = parts.name;
    this.skillColumn = parts.skillColumn;
    this.packedNames = parts.packedNames;
    this.#skills = parts.packedSkills;
    this.#traits = parts.packedTraits;
    this.#numberCounts = new NumberCounts(this.size, parts.columns);
    this.#flagTable = new FlagTable(this.size, parts.flags);
  }

  /** Speeds up short prefixes, which match many terms. Worth its cost for a segment that lasts. */
  *cacheCommonPrefixes(): Generator<void, void, void> {
    yield* this.open.cacheCommonPrefixes();
    yield* this.name.cacheCommonPrefixes();
  }

  takeScoreArea(): ScoreArea | undefined {
    return this.open.takeScoreArea();
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

  numberAt(column: NumberColumn, ordinal: number): number {
    return this.columns[column].at(ordinal);
  }

  narrow(ordinalSet: Int32Array, column: RangeColumn, range: Bounds): void {
    this.columns[column].narrow(ordinalSet, range);
  }

  narrowToSkill(ordinalSet: Int32Array, key: number): void {
    this.#skills.narrow(ordinalSet, key);
  }

  ordinalsBy(column: NumberColumn, isMeant: (number: number) => boolean): Int32Array {
    return this.columns[column].ordinalsWhere(isMeant);
  }

  /** The talents are in the order of freshness, so these are the first ones. */
  ordinalsSince(isMeant: (updatedAtMs: number) => boolean): Int32Array {
    const end = this.#endSince(isMeant);
    const ordinalSet = emptySet(this.size).fill(-1, 0, end >>> 5);
    for (let ordinal = end & ~31; ordinal < end; ordinal += 1) addOrdinal(ordinalSet, ordinal);
    return ordinalSet;
  }

  /** The first ordinal for which a condition is not fulfilled. */
  #endSince(isMeant: (updatedAtMs: number) => boolean): number {
    let from = 0;
    let to = this.size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (isMeant(this.updatedAtMs[middle] as number)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  countSince(ordinalSet: Int32Array, conditions: readonly ((updatedAtMs: number) => boolean)[]): number[] {
    let count = 0;
    let block = 0;
    return conditions.map((isMeant) => {
      const end = this.#endSince(isMeant);
      for (; block < end >>> 5; block += 1) count += popCount(ordinalSet[block] as number);
      return count + popCount((ordinalSet[block] ?? 0) & ~(-1 << (end & 31)));
    });
  }

  ordinalsOfFlag(flag: Flag, values: readonly number[]): Int32Array {
    const known = values.filter((value) => value >= 0);
    const [first, ...others] = known.map((value) => this.#flagTable.ordinalsOf(flag, value));
    if (first === undefined) return emptySet(this.size);
    if (others.length === 0) return first;
    const ordinalSet = copyOf(first);
    for (const other of others) addAll(ordinalSet, other);
    return ordinalSet;
  }

  countsOfFlag(ordinalSet: Int32Array, flag: Flag, values: number): number[] {
    return this.#flagTable.countsIn(ordinalSet, flag, values);
  }

  ordinalsOfTraits(keys: readonly number[]): Int32Array {
    return this.#traits.ordinalsOf(keys);
  }

  ordinalsOfSkills(keys: readonly number[]): Int32Array {
    return this.#skills.ordinalsOf(keys);
  }

  countNumbers(ordinalSet: Int32Array, counts: Partial<Record<RangeColumn, NumberTally>>): void {
    this.#numberCounts.addCounts(ordinalSet, countOrdinals(ordinalSet), counts);
  }

  firstBy(
    column: NumberColumn,
    isGreatestFirst: boolean,
    ordinalSet: Int32Array,
    count: number,
    wanted: number,
  ): number[] {
    if (count < this.size * FEW_SHARE) return ordinalsIn(ordinalSet);
    return this.columns[column].firstIn(ordinalSet, wanted, isGreatestFirst);
  }

  boundsIn(ordinalSet: Int32Array, count: number, column: RangeColumn, range: Bounds): Bounds {
    return this.columns[column].boundsIn(ordinalSet, count, range);
  }
}
