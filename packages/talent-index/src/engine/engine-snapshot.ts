import type { EventCursor } from '@talaash/domain/event/cursor';
import type { Registers } from '../segments/growing-segment.ts';
import type { PackedSegment } from '../segments/packed-segment.ts';
import { sectionsOf, segmentFrom } from '../snapshots/segment-snapshot.ts';
import type { SnapshotSection } from '../snapshots/snapshot-section.ts';
import { type RegisterState, stateOf } from './engine-step.ts';

/** What a snapshot of an engine holds. */
type Snapshot = { cursor: EventCursor | undefined; segments: readonly PackedSegment[] };

/** The first section of a snapshot. */
type SnapshotHead = { cursor: EventCursor | undefined; skills: string[]; traits: string[]; segments: number };

/** Stands for a label that nobody has any more, so that the others keep their numbers. */
const unusedLabel = (number: number): string => `\0${number}`;

const usedLabels = ({ labels, counts }: RegisterState): string[] =>
  labels.map((label, number) => (counts[number] === 0 ? unusedLabel(number) : label));

/** Serializes an engine in its state at the first section, whatever changes before the last. */
export function* sectionsOfEngine(
  { cursor, segments }: Snapshot,
  registers: Registers,
): Generator<SnapshotSection, void, void> {
  const present = segments.map(({ presence }) => presence.bits.slice());
  const skills = stateOf(registers.skills);
  const traits = stateOf(registers.traits);
  const head: SnapshotHead = {
    cursor,
    skills: usedLabels(skills),
    traits: usedLabels(traits),
    segments: segments.length,
  };
  yield { name: 'head', bytes: Buffer.from(JSON.stringify(head)) };
  yield { name: 'skillCounts', bytes: new Uint8Array(skills.counts.buffer) };
  yield { name: 'traitCounts', bytes: new Uint8Array(traits.counts.buffer) };
  for (const [s, segment] of segments.entries())
    yield* sectionsOf(segment, present[s] as Int32Array, `segment ${s}`);
}

/** Reads sections, and fills empty registers. Throws when a section is missing. */
export function engineFrom(sections: Iterable<SnapshotSection>, registers: Registers): Snapshot {
  const bytes = new Map<string, Uint8Array>();
  for (const section of sections) bytes.set(section.name, section.bytes);
  const head = JSON.parse(Buffer.from(bytes.get('head') ?? []).toString()) as SnapshotHead;
  registers.skills.restore(head.skills, countsOf(bytes.get('skillCounts')));
  registers.traits.restore(head.traits, countsOf(bytes.get('traitCounts')));
  const segments = Array.from({ length: head.segments }, (_, s) =>
    segmentFrom(bytes, `segment ${s}`, registers),
  );
  return { cursor: head.cursor, segments };
}

const countsOf = (bytes: Uint8Array = new Uint8Array(0)): Uint32Array =>
  new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT);
