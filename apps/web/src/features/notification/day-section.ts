const DAY_MS = 24 * 60 * 60 * 1000;

export type DaySection = 'Today' | 'Yesterday' | 'This week' | 'Earlier';

/** The day heading of a time, by the reader's calendar. @param isLocal false if the calendar is unknown: then UTC */
export function daySection(at: number, now: number, isLocal = true): DaySection {
  const days = isLocal ? daysBetween(at, now) : Math.floor(now / DAY_MS) - Math.floor(at / DAY_MS);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? 'This week' : 'Earlier';
}

/** Rounds the difference of two midnights to whole days, because a day of a clock change is shorter or longer. */
function daysBetween(at: number, now: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY_MS);
}
