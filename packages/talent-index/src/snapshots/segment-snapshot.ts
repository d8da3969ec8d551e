import { hasOrdinal } from '../segments/bitset.ts';
import type { Registers } from '../segments/growing-segment.ts';
import type { LabelColumn } from '../segments/label-column.ts';
import { PackedSegment } from '../segments/packed-segment.ts';
import { type DenseTerm, PackedTermList } from '../segments/packed-term-list.ts';
import { RankColumn, type Ranks, ranksFor } from '../segments/rank-column.ts';
import { NUMBER_COLUMNS, type NumberColumn, Presence } from '../segments/segment.ts';
import { runToEnd } from '../segments/steps.ts';
import type { SnapshotSection } from './snapshot-section.ts';
import { TalentIds } from '../segments/talent-ids.ts';

const TERM_LISTS = ['open', 'name'] as const;
/** Occurs in no term. */
const TERM_SEPARATOR = '\n';

/**
 * Yields the arrays of a packed segment that cannot be derived from other arrays. Pass a copy of the segment's presence as
 * `present`: the presence is the only part that can change during the write.
 */
export function* sectionsOf(
  segment: PackedSegment,
  present: Int32Array,
  prefix: string,
): Generator<SnapshotSection, void, void> {
  const section = (name: string, array: NodeJS.TypedArray): SnapshotSection => ({
    name: `${prefix}.${name}`,
    bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
  });
  yield section('present', present);
  yield section('talentIds.starts', segment.talentIds.starts);
  yield section('talentIds.bytes', segment.talentIds.bytes);
  yield section('talentIds.slots', segment.talentIds.slots);
  yield section('updatedAtMs', segment.updatedAtMs);
  for (const column of NUMBER_COLUMNS) {
    yield section(`${column}.values`, segment.columns[column].values);
    yield section(`${column}.ranks`, segment.columns[column].ranks);
  }
  yield section('skills.starts', segment.skills.starts);
  yield section('skills.labels', segment.skills.labels);
  yield section('skills.months', segment.skillMonths);
  yield section('traits.starts', segment.traits.starts);
  yield section('traits.labels', segment.traits.labels);
  yield section('flags', segment.flags);
  for (const list of TERM_LISTS) {
    yield section(`${list}.terms`, Buffer.from(segment[list].terms.join(TERM_SEPARATOR), 'utf16le'));
    yield section(`${list}.starts`, segment[list].starts);
    yield section(`${list}.postings`, segment[list].postings);
    const { dense, denseRows, prefixRows } = segment[list];
    yield section(`${list}.dense`, Uint32Array.from(dense.flatMap(({ term, count }) => [term, count])));
    yield section(`${list}.denseRows`, denseRows);
    yield section(`${list}.prefixRows`, prefixRows);
  }
}

/** Restores a segment from its sections. @throws Error if a section is missing */
export function segmentFrom(
  sections: ReadonlyMap<string, Uint8Array>,
  prefix: string,
  registers: Registers,
): PackedSegment {
  const bytes = (name: string): Uint8Array => {
    const found = sections.get(`${prefix}.${name}`);
    if (found === undefined) throw new Error(`The snapshot has no section ${prefix}.${name}`);
    return found;
  };
  const numbers = (name: string) => viewed(Uint32Array, bytes(name));
  const updatedAtMs = viewed(Float64Array, bytes('updatedAtMs'));
  const size = updatedAtMs.length;
  const talentIds = new TalentIds(
    numbers('talentIds.starts'),
    bytes('talentIds.bytes'),
    viewed(Int32Array, bytes('talentIds.slots')),
  );
  const column = (name: NumberColumn) => {
    const values = viewed(Float64Array, bytes(`${name}.values`));
    const ranks = bytes(`${name}.ranks`);
    return RankColumn.ofRanks(values, viewed<Ranks>(ranksFor(values.length), ranks));
  };
  const termList = (name: (typeof TERM_LISTS)[number]) => {
    const written = Buffer.from(bytes(`${name}.terms`)).toString('utf16le');
    const terms = written === '' ? [] : written.split(TERM_SEPARATOR);
    return PackedTermList.of(
      size,
      terms,
      numbers(`${name}.starts`),
      numbers(`${name}.postings`),
      denseTerms(numbers(`${name}.dense`), bytes(`${name}.denseRows`)),
      bytes(`${name}.prefixRows`),
    );
  };
  const labelColumn = (name: 'skills' | 'traits'): LabelColumn => {
    const starts = numbers(`${name}.starts`);
    const labels = bytes(`${name}.labels`);
    const isShort = labels.byteLength === (starts[size] as number) * Uint16Array.BYTES_PER_ELEMENT;
    return { starts, labels: isShort ? viewed(Uint16Array, labels) : viewed(Uint32Array, labels) };
  };
  const segment = new PackedSegment(
    {
      presence: presenceOf(viewed(Int32Array, bytes('present')), size),
      talentIds,
      updatedAtMs,
      columns: {
        experienceInYears: column('experienceInYears'),
        expectedSalaryInLpaInr: column('expectedSalaryInLpaInr'),
        noticePeriodInWeeks: column('noticePeriodInWeeks'),
      },
      skills: labelColumn('skills'),
      skillMonths: viewed(Uint16Array, bytes('skills.months')),
      traits: labelColumn('traits'),
      flags: viewed(Uint16Array, bytes('flags')),
      open: termList('open'),
      name: termList('name'),
    },
    registers,
  );
  runToEnd(segment.prepare());
  return segment;
}

/** @param written pairs of a term number and the number of its talents */
function denseTerms(written: Uint32Array, rows: Uint8Array): DenseTerm[] {
  const length = written.length / 2;
  const rowBytes = length === 0 ? 0 : rows.length / length;
  return Array.from({ length }, (_, row) => ({
    term: written[2 * row] as number,
    count: written[2 * row + 1] as number,
    impacts: rows.subarray(row * rowBytes, (row + 1) * rowBytes),
  }));
}

type ViewOf<Array> = {
  new (buffer: ArrayBufferLike, offset: number, length: number): Array;
  readonly BYTES_PER_ELEMENT: number;
};

const viewed = <Array>(Type: ViewOf<Array>, { buffer, byteOffset, byteLength }: Uint8Array): Array =>
  new Type(buffer, byteOffset, byteLength / Type.BYTES_PER_ELEMENT);

function presenceOf(present: Int32Array, size: number): Presence {
  const presence = new Presence(present);
  for (let ordinal = 0; ordinal < size; ordinal += 1)
    if (!hasOrdinal(present, ordinal)) presence.tombstones.push(ordinal);
  return presence;
}
