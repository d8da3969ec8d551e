import type { Hours, MeetingWeek } from '@talaash/contract/meeting';
import type { Week } from './week.ts';

/** What both ways of choosing slots show and do. */
export interface SlotView {
  week: Week;
  own: Hours;
  other: Hours;
  otherName: string;
  minutes: number;
  /** The starts, the earliest first. */
  slots: readonly number[];
  busy: MeetingWeek | undefined;
  nowMs: number;
  /** Adds a slot, or moves another one here. @returns whether it could */
  onPlace: (startMs: number | undefined, without?: number) => boolean;
  onRemove: (startMs: number) => void;
  onWeek: (weeks: number) => void;
  onLength: () => void;
  onSubmit: () => void;
}
