import { hasPlace } from '../segments/bitset.ts';
import { PackedSegment } from '../segments/packed-segment.ts';
import { PackedSkills } from '../segments/packed-skills.ts';
import { PackedWordList } from '../segments/packed-word-list.ts';
import { RankColumn, SHORT_RANKS_MAX } from '../segments/rank-column.ts';
import { Presence, type RangeColumn } from '../segments/segment.ts';
import type { SkillRegister } from '../segments/skill-register.ts';
import type { SnapshotSection } from './snapshot-section.ts';
import { TalentIds } from '../segments/talent-ids.ts';

const RANGE_COLUMNS: readonly RangeColumn[] = ['experienceInYears', 'expectedSalaryInLpaInr'];
const WORD_LISTS = ['open', 'name'] as const;
/** No word has it. */
const BETWEEN_WORDS = '\n';

/**
 * What a packed segment cannot work out again, array by array. Who was here when it was asked for is passed in, for
 * only that changes while the sections are written.
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
  yield section('updatedAtMs', segment.updatedAtMs);
  for (const column of RANGE_COLUMNS) {
    yield section(`${column}.values`, segment.columns[column].values);
    yield section(`${column}.ranks`, segment.columns[column].ranks);
  }
  yield section('skills.starts', segment.skills.starts);
  yield section('skills.labels', segment.skills.labels);
  for (const list of WORD_LISTS) {
    yield section(`${list}.words`, Buffer.from(segment[list].words.join(BETWEEN_WORDS), 'utf16le'));
    yield section(`${list}.starts`, segment[list].starts);
    yield section(`${list}.postings`, segment[list].postings);
  }
}

/** The segment that sections were made of. Throws when one is missing. */
export function segmentFrom(
  sections: ReadonlyMap<string, Uint8Array>,
  prefix: string,
  register: SkillRegister,
): PackedSegment {
  const bytes = (name: string): Uint8Array => {
    const found = sections.get(`${prefix}.${name}`);
    if (found === undefined) throw new Error(`The snapshot has no section ${prefix}.${name}`);
    return found;
  };
  const numbers = (name: string) => viewed(Uint32Array, bytes(name));
  const updatedAtMs = viewed(Float64Array, bytes('updatedAtMs'));
  const size = updatedAtMs.length;
  const talentIds = new TalentIds(numbers('talentIds.starts'), bytes('talentIds.bytes'));
  talentIds.enter(0, size);
  const column = (name: RangeColumn) => {
    const values = viewed(Float64Array, bytes(`${name}.values`));
    const ranks = bytes(`${name}.ranks`);
    return new RankColumn(
      values,
      values.length > SHORT_RANKS_MAX ? viewed(Uint32Array, ranks) : viewed(Uint16Array, ranks),
    );
  };
  const wordList = (name: (typeof WORD_LISTS)[number]) => {
    const written = Buffer.from(bytes(`${name}.words`)).toString('utf16le');
    const words = written === '' ? [] : written.split(BETWEEN_WORDS);
    return new PackedWordList(words, numbers(`${name}.starts`), numbers(`${name}.postings`));
  };
  const skills = { starts: numbers('skills.starts'), labels: numbers('skills.labels') };
  const segment = new PackedSegment({
    presence: presenceOf(viewed(Int32Array, bytes('present')), size),
    talentIds,
    updatedAtMs,
    columns: {
      experienceInYears: column('experienceInYears'),
      expectedSalaryInLpaInr: column('expectedSalaryInLpaInr'),
    },
    skills,
    open: wordList('open'),
    name: wordList('name'),
    packedSkills: new PackedSkills(size, skills, register.keyOfLabel, register.keyCount),
  });
  for (const _ of segment.keepCommonPrefixes());
  return segment;
}

type ViewOf<Array> = {
  new (buffer: ArrayBufferLike, offset: number, length: number): Array;
  readonly BYTES_PER_ELEMENT: number;
};

const viewed = <Array>(Type: ViewOf<Array>, { buffer, byteOffset, byteLength }: Uint8Array): Array =>
  new Type(buffer, byteOffset, byteLength / Type.BYTES_PER_ELEMENT);

function presenceOf(present: Int32Array, size: number): Presence {
  const presence = new Presence(present);
  for (let place = 0; place < size; place += 1) if (!hasPlace(present, place)) presence.gone.push(place);
  return presence;
}
