import type { Segment } from '../segments/segment.ts';

/**
 * When segments are packed: after `appendedMin` appended talents, or when more than `tombstoneShare` of a segment (and more than
 * `appendedMin` talents) was removed. A segment is merged with all later ones unless it is more than `mergeRatio` times as large
 * as all of them together.
 */
export type CompactionRule = { appendedMin: number; tombstoneShare: number; mergeRatio: number };
export const COMPACTION_RULE: CompactionRule = { appendedMin: 4_000, tombstoneShare: 0.05, mergeRatio: 4 };
/** A first load is cheapest if nothing is merged before all talents are loaded. */
export const LOADING_RULE: CompactionRule = { appendedMin: 128_000, tombstoneShare: 0.5, mergeRatio: 0 };

type Sized = Pick<Segment, 'size' | 'presence'>;

/** The first segment of which too many are gone; -1 when there is none. */
export const firstFragmented = (
  segments: readonly Sized[],
  { appendedMin, tombstoneShare }: CompactionRule,
): number =>
  segments.findIndex(
    ({ presence, size }) => presence.tombstones.length > Math.max(appendedMin, size * tombstoneShare),
  );

/** The index of the first segment to pack; it is packed with all later ones. */
export function compactedFrom(segments: readonly Sized[], rule: CompactionRule): number {
  const fragmented = firstFragmented(segments, rule);
  let from = segments.length - 1;
  let size = segments.at(-1)?.size ?? 0;
  for (; from > 0; from -= 1) {
    const before = (segments[from - 1] as Sized).size;
    if (before > size * rule.mergeRatio) break;
    size += before;
  }
  return fragmented === -1 ? from : Math.min(from, fragmented);
}
