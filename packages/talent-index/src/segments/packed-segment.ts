import { addOrdinal, ordinalsIn, popCount } from './bitset.ts';
import { addAll, copyOf, countOrdinals, emptySet } from './set-memory.ts';
import type { TabledColumns } from './facet-records.ts';
import type { ScoreArea } from './impact-table.ts';
import type { Registers } from './growing-segment.ts';
import type { NameColumn } from './name-column.ts';
import { PackedTermList, type SharedTerms } from './packed-term-list.ts';
import type { Bounds } from '../port.ts';
import { RankColumn, type SharedRanks } from './rank-column.ts';
import type { LabelColumn } from './label-column.ts';
import {
  type FacetCounts,
  type NumberColumn,
  type NumberTally,
  Presence,
  type RangeColumn,
  type Segment,
} from './segment.ts';
import { countAll } from './shared-memory.ts';
import { deriveTables, openTables, type SegmentTables, type SharedTables } from './segment-tables.ts';
import type { SkillColumn } from './skill-column.ts';
import { runToEnd } from './steps.ts';
import { type SharedIds, TalentIds } from './talent-ids.ts';
import type { Flag } from './trait.ts';

/** Below this share of the talents, `firstBy` returns the whole set and leaves the sorting to the caller. */
const FEW_SHARE = 1 / 64;

/** Up to this share of the talents, reading the record of each is faster than counting by the tables. */
const RECORDS_SHARE = 1 / 16;

/** The arrays and tables of a packed segment. */
export type PackedParts = TabledColumns & {
  presence: Presence;
  talentIds: TalentIds;
  updatedAtMs: Float64Array;
  skillMonths: Uint16Array;
  open: PackedTermList;
  name: PackedTermList;
};

/** Another thread opens the same segment from these: its arrays in shared memory, and copies of the parts that change. */
export type SharedSegment = Pick<
  PackedParts,
  'updatedAtMs' | 'skills' | 'skillMonths' | 'traits' | 'flags'
> & {
  present: Int32Array;
  tombstones: Int32Array;
  talentIds: SharedIds;
  columns: Record<NumberColumn, SharedRanks>;
  open: SharedTerms;
  name: SharedTerms;
  tables: SharedTables;
};

/** A segment with its talents in order. It is immutable except for its presence. */
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
  readonly #registers: Registers;
  #derived: SegmentTables | undefined;

  constructor(parts: PackedParts, registers: Registers) {
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
    this.#registers = registers;
  }

  /** Opens a segment that another thread built. @param registers the registers of that thread, or later ones */
  static open(shared: SharedSegment, registers: Registers): PackedSegment {
    countAll(shared);
    const { columns, talentIds, open, name, present, tombstones, tables, ...arrays } = shared;
    const presence = new Presence(present);
    for (const ordinal of tombstones) presence.tombstones.push(ordinal);
    const segment = new PackedSegment(
      {
        ...arrays,
        presence,
        talentIds: new TalentIds(talentIds.starts, talentIds.bytes, talentIds.slots),
        columns: {
          experienceInYears: new RankColumn(columns.experienceInYears),
          expectedSalaryInLpaInr: new RankColumn(columns.expectedSalaryInLpaInr),
          noticePeriodInWeeks: new RankColumn(columns.noticePeriodInWeeks),
        },
        open: new PackedTermList(open),
        name: new PackedTermList(name),
      },
      registers,
    );
    segment.#derived = openTables(segment.size, segment, registers, tables);
    return segment;
  }

  get shared(): SharedSegment {
    const { presence, talentIds, columns, updatedAtMs, skills, skillMonths, traits, flags } = this;
    return {
      ...{ updatedAtMs, skills, skillMonths, traits, flags },
      present: presence.bits,
      tombstones: presence.tombstones.numbers.slice(0, presence.tombstones.length),
      talentIds: talentIds.shared,
      columns: {
        experienceInYears: columns.experienceInYears.shared,
        expectedSalaryInLpaInr: columns.expectedSalaryInLpaInr.shared,
        noticePeriodInWeeks: columns.noticePeriodInWeeks.shared,
      },
      open: this.open.shared,
      name: this.name.shared,
      tables: this.#tables.shared,
    };
  }

  /** Derives the tables at the first query, unless `prepare` did: most segments of a load are merged before any query. */
  get #tables(): SegmentTables {
    this.#derived ??= runToEnd(deriveTables(this.size, this, this.#registers));
    return this.#derived;
  }

  get skillColumn(): SkillColumn {
    return this.#tables.skillColumn;
  }

  get packedNames(): NameColumn {
    return this.#tables.names;
  }

  /** Derives the tables and caches that speed up queries. Worth its cost for a segment that lasts. */
  *prepare(): Generator<void, void, void> {
    this.#derived ??= yield* deriveTables(this.size, this, this.#registers);
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
    this.#tables.skills.narrow(ordinalSet, key);
  }

  ordinalsBy(column: NumberColumn, isMeant: (number: number) => boolean): Int32Array {
    return this.columns[column].ordinalsWhere(isMeant);
  }

  /** The most recently updated talents come first, so these are the first ordinals. */
  ordinalsSince(isMeant: (updatedAtMs: number) => boolean): Int32Array {
    const end = this.#endSince(isMeant);
    const ordinalSet = emptySet(this.size).fill(-1, 0, end >>> 5);
    for (let ordinal = end & ~31; ordinal < end; ordinal += 1) addOrdinal(ordinalSet, ordinal);
    return ordinalSet;
  }

  /** The first ordinal that does not meet the condition. */
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
    const [first, ...others] = known.map((value) => this.#tables.flags.ordinalsOf(flag, value));
    if (first === undefined) return emptySet(this.size);
    if (others.length === 0) return first;
    const ordinalSet = copyOf(first);
    for (const other of others) addAll(ordinalSet, other);
    return ordinalSet;
  }

  countsOfFlag(ordinalSet: Int32Array, flag: Flag, values: number): number[] {
    return this.#tables.flags.countsIn(ordinalSet, flag, values);
  }

  ordinalsOfTraits(keys: readonly number[]): Int32Array {
    return this.#tables.traits.ordinalsOf(keys);
  }

  ordinalsOfSkills(keys: readonly number[]): Int32Array {
    return this.#tables.skills.ordinalsOf(keys);
  }

  countNumbers(ordinalSet: Int32Array, counts: Partial<Record<RangeColumn, NumberTally>>): void {
    this.#tables.numbers.addCounts(ordinalSet, countOrdinals(ordinalSet), counts);
  }

  countFew(ordinalSet: Int32Array, count: number): FacetCounts | undefined {
    return count <= this.size * RECORDS_SHARE ? this.#tables.records.countsIn(ordinalSet, count) : undefined;
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
