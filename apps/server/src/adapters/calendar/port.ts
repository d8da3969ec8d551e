import type { CalendarFailure } from '@talaash/domain/meeting/choice';

export type AskedCalendar = {
  /** The address of one calendar. */
  url: string;
  user: string;
  password: string;
  /** Busy times between these milliseconds are read. */
  fromMs: number;
  toMs: number;
  /** The zone of times without one. */
  timeZone: string;
};

/** From and until when somebody is busy, in milliseconds, the earliest first. */
export type BusyRanges = [fromMs: number, untilMs: number][];

/** Reads from calendars when their owner is busy. */
export type Calendars = {
  /** `off`: no calendar is read; the method throws. */
  readonly mode: 'fetch' | 'stand-in' | 'off';
  /** Never throws if calendars are read. */
  readBusy(asked: AskedCalendar): Promise<{ busy: BusyRanges } | { failure: CalendarFailure }>;
  close?(): Promise<void>;
};
