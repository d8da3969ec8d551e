import { FacetRecords, type SharedRecords, type TabledColumns } from './facet-records.ts';
import { BitsetTable, type SharedBitsets } from './bitset-table.ts';
import { FlagTable } from './flag-table.ts';
import type { Registers } from './growing-segment.ts';
import { NameColumn } from './name-column.ts';
import { NumberCounts, type SharedNumberCounts } from './number-counts.ts';
import { PackedLabels, type SharedLabels } from './packed-labels.ts';
import { RareCounts, type SharedRareCounts } from './rare-counts.ts';
import { SkillColumn } from './skill-column.ts';

/** Tables that make queries fast, derived from the columns of a packed segment. */
export type SegmentTables = {
  skills: PackedLabels;
  skillColumn: SkillColumn;
  traits: PackedLabels;
  names: NameColumn;
  numbers: NumberCounts;
  flags: FlagTable;
  records: FacetRecords;
  shared: SharedTables;
};

/** The arrays and memories from which another thread opens the same tables. */
export type SharedTables = {
  skills: SharedLabels;
  rareSkills: SharedRareCounts;
  traits: SharedLabels;
  rareNames: SharedRareCounts;
  numbers: SharedNumberCounts;
  flags: SharedBitsets;
  records: SharedRecords;
};

/** Derives the tables. The caller can pause at every yield. */
export function* deriveTables(
  size: number,
  tabled: TabledColumns,
  registers: Registers,
): Generator<void, SegmentTables, void> {
  const { columns, skills, traits, flags } = tabled;
  const packedSkills = PackedLabels.of(size, skills, registers.skills);
  yield;
  const rareSkills = SkillColumn.rareCountsOf(size, skills, packedSkills, registers.skills);
  yield;
  const packedTraits = PackedLabels.of(size, traits, registers.traits);
  yield;
  const rareNames = NameColumn.rareCountsOf(size, traits, packedTraits, registers.traits);
  yield;
  const numbers = NumberCounts.of(size, columns);
  yield;
  const records = yield* FacetRecords.of(size, { columns, skills, traits, flags }, registers);
  return openTables(size, tabled, registers, {
    skills: packedSkills.shared,
    rareSkills: rareSkills.shared,
    traits: packedTraits.shared,
    rareNames: rareNames.shared,
    numbers: numbers.shared,
    flags: FlagTable.of(size, flags).shared,
    records: records.shared,
  });
}

/** Opens tables that this or another thread derived. @param registers the registers of that thread, or later ones */
export function openTables(
  size: number,
  { columns }: TabledColumns,
  registers: Registers,
  shared: SharedTables,
): SegmentTables {
  const skills = new PackedLabels(shared.skills);
  const traits = new PackedLabels(shared.traits);
  return {
    skills,
    skillColumn: new SkillColumn(size, skills, new RareCounts(shared.rareSkills)),
    traits,
    names: new NameColumn(size, traits, registers.traits, new RareCounts(shared.rareNames)),
    numbers: new NumberCounts(columns, shared.numbers),
    flags: new FlagTable(new BitsetTable(shared.flags)),
    records: new FacetRecords(columns, shared.records),
    shared,
  };
}
