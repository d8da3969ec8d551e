import { FacetRecords, type TabledColumns } from './facet-records.ts';
import { FlagTable } from './flag-table.ts';
import type { Registers } from './growing-segment.ts';
import { NameColumn } from './name-column.ts';
import { NumberCounts } from './number-counts.ts';
import { PackedLabels } from './packed-labels.ts';
import { SkillColumn } from './skill-column.ts';

/** Tables derived from the columns of a packed segment, so that queries are fast. */
export type SegmentTables = {
  skills: PackedLabels;
  skillColumn: SkillColumn;
  traits: PackedLabels;
  names: NameColumn;
  numbers: NumberCounts;
  flags: FlagTable;
  records: FacetRecords;
};

/** Derives the tables. Every yield is a chance to pause. */
export function* deriveTables(
  size: number,
  { columns, skills, traits, flags }: TabledColumns,
  registers: Registers,
): Generator<void, SegmentTables, void> {
  const packedSkills = new PackedLabels(size, skills, registers.skills);
  yield;
  const skillColumn = new SkillColumn(size, skills, packedSkills, registers.skills);
  yield;
  const packedTraits = new PackedLabels(size, traits, registers.traits);
  yield;
  const names = new NameColumn(size, traits, packedTraits, registers.traits);
  yield;
  const numbers = new NumberCounts(size, columns);
  yield;
  const records = yield* FacetRecords.of(size, { columns, skills, traits, flags }, registers);
  return {
    skills: packedSkills,
    skillColumn,
    traits: packedTraits,
    names,
    numbers,
    flags: new FlagTable(size, flags),
    records,
  };
}
