import type { Registers } from './growing-segment.ts';
import type { LabelColumn } from './label-column.ts';
import { NumberTable, type SharedNumbers } from './number-table.ts';
import type { RankColumn } from './rank-column.ts';
import { type FacetCounts, NUMBER_COLUMNS, type NumberColumn } from './segment.ts';
import { type Flag, FLAGS } from './trait.ts';

/** Most talents have at most this many numbers. A talent with more also has a record in a further layer. */
const WIDTHS = { first: 24, next: 8 };
const BYTE_VALUES = 256;
const FLAG_BYTES = 2;
/** The talents handled between two yields. */
const STEP_TALENTS = 50_000;

/** The columns that tables are derived from. */
export type TabledColumns = {
  columns: Record<NumberColumn, RankColumn>;
  skills: LabelColumn;
  traits: LabelColumn;
  flags: Uint16Array;
};

/**
 * All counted values of a packed segment's talents, with the numbers of each talent side by side. A small set is counted by
 * reading each talent's record: one place in memory, and no branch that depends on the data, so the processor can wait for many
 * reads at once.
 */
export class FacetRecords {
  readonly shared: SharedRecords;
  readonly #table: NumberTable;
  readonly #columns: TabledColumns['columns'];

  /** Opens records that this or another thread built. */
  constructor(columns: TabledColumns['columns'], shared: SharedRecords) {
    this.shared = shared;
    this.#table = new NumberTable(shared.table);
    this.#columns = columns;
  }

  static *of(
    size: number,
    { columns, skills, traits, flags }: TabledColumns,
    registers: Registers,
  ): Generator<void, FacetRecords, void> {
    const layout = layoutOf(columns, registers);
    const { namesStart, flagsStart, columnStarts } = layout;
    const nameOfLabel = Uint32Array.from(
      registers.traits.keyOfLabel,
      (key) => registers.traits.nameOfKey[key] ?? 0,
    );
    const skillOfLabel = registers.skills.keyOfLabel;
    const table = NumberTable.of(lengthsOf(size, skills, traits, nameOfLabel), layout.numbers, WIDTHS);
    yield;
    const own: number[] = [];
    for (let ordinal = 0; ordinal < size; ordinal += 1) {
      if (ordinal % STEP_TALENTS === 0) yield;
      const flag = flags[ordinal] as number;
      own[0] = flagsStart + (flag & 0xff);
      own[1] = flagsStart + BYTE_VALUES + (flag >>> 8);
      let length = FLAG_BYTES;
      for (const name of NUMBER_COLUMNS) {
        own[length] = columnStarts[name] + (columns[name].ranks[ordinal] as number);
        length += 1;
      }
      let end = skills.starts[ordinal + 1] as number;
      for (let at = skills.starts[ordinal] as number; at < end; at += 1) {
        own[length] = skillOfLabel[skills.labels[at] as number] as number;
        length += 1;
      }
      end = traits.starts[ordinal + 1] as number;
      for (let at = traits.starts[ordinal] as number; at < end; at += 1) {
        const name = nameOfLabel[traits.labels[at] as number] as number;
        if (name === 0) continue;
        own[length] = namesStart + name;
        length += 1;
      }
      table.add(own, length);
    }
    return new FacetRecords(columns, { layout, table: table.shared });
  }

  /** @param count the size of the set */
  countsIn(ordinalSet: Int32Array, count: number): FacetCounts {
    const counts = this.#table.countsInFew(ordinalSet, count).slice();
    const { skills, namesStart, flagsStart, columnStarts } = this.shared.layout;
    return {
      skills: counts.subarray(0, skills),
      names: counts.subarray(namesStart, flagsStart),
      ofFlag: (flag, values) => flagCounts(counts.subarray(flagsStart), flag, values),
      addNumbers: (column, tally) => {
        const start = columnStarts[column];
        for (const [rank, value] of this.#columns[column].values.entries()) {
          const count = counts[start + rank] as number;
          if (count > 0) tally.set(value, (tally.get(value) ?? 0) + count);
        }
      },
    };
  }
}

/** The layout and table from which another thread opens the same records. */
export type SharedRecords = { layout: Layout; table: SharedNumbers };

type Layout = {
  numbers: number;
  skills: number;
  /** Where the numbers of names, flags and each column start. */
  namesStart: number;
  flagsStart: number;
  columnStarts: Record<NumberColumn, number>;
};

function layoutOf(columns: TabledColumns['columns'], { skills, traits }: Registers): Layout {
  const namesStart = skills.keyCount;
  const flagsStart = namesStart + traits.keysOfName.length;
  let numbers = flagsStart + FLAG_BYTES * BYTE_VALUES;
  const columnStarts = { experienceInYears: 0, expectedSalaryInLpaInr: 0, noticePeriodInWeeks: 0 };
  for (const name of NUMBER_COLUMNS) {
    columnStarts[name] = numbers;
    numbers += columns[name].values.length;
  }
  return { numbers, skills: namesStart, namesStart, flagsStart, columnStarts };
}

function lengthsOf(
  size: number,
  skills: LabelColumn,
  traits: LabelColumn,
  nameOfLabel: Uint32Array,
): Uint16Array {
  const lengths = new Uint16Array(size);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    let length = FLAG_BYTES + NUMBER_COLUMNS.length;
    length += (skills.starts[ordinal + 1] as number) - (skills.starts[ordinal] as number);
    const end = traits.starts[ordinal + 1] as number;
    for (let at = traits.starts[ordinal] as number; at < end; at += 1)
      if (nameOfLabel[traits.labels[at] as number] !== 0) length += 1;
    lengths[ordinal] = length;
  }
  return lengths;
}

/** @param byBytes counts by the low byte of all flags, then by the high byte */
function flagCounts(byBytes: Uint32Array, flag: Flag, values: number): number[] {
  const { shift, mask } = FLAGS[flag];
  const counts = Array.from({ length: values }, () => 0);
  const isHigh = shift >= 8;
  for (let byte = 0; byte < BYTE_VALUES; byte += 1) {
    const value = (byte >>> (isHigh ? shift - 8 : shift)) & mask;
    if (value < values) (counts[value] as number) += byBytes[isHigh ? BYTE_VALUES + byte : byte] as number;
  }
  return counts;
}
