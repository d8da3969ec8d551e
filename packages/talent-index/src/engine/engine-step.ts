import type { EventCursor } from '@talaash/domain/event/cursor';
import type { TalentChange } from '../port.ts';
import type { LabelRegister } from '../segments/label-register.ts';
import type { SharedSegment } from '../segments/packed-segment.ts';

/** A register's labels in the order of their numbers, and how many talents have each. */
export type RegisterState = { labels: readonly string[]; counts: Uint32Array };

/** All that an engine holds, to be sent to another thread: its arrays are not copied. */
export type EngineState = {
  cursor: EventCursor | undefined;
  talents: number;
  skills: RegisterState;
  traits: RegisterState;
  segments: SharedSegment[];
};

/** What an engine did. An engine with the same state that does the same steps in their order has the same state again. */
export type EngineStep =
  | { kind: 'change'; change: TalentChange }
  /** What follows is appended to a new segment. */
  | { kind: 'append' }
  /** A packed segment took the place of `count` segments. */
  | { kind: 'replace'; from: number; count: number; segment: SharedSegment };

export const stateOf = ({ labels, counts }: LabelRegister): RegisterState => ({
  labels,
  counts: counts.slice(0, labels.length),
});
